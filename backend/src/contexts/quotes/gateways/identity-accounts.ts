import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { Accounts } from '../domain/accounts.js';

@Injectable()
export class IdentityAccounts extends Accounts {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async confirmedEmailOf(userId: string): Promise<string | undefined> {
    const person = await this.identity.findPerson(userId);
    return person?.emailConfirmed ? person.email : undefined;
  }
}
