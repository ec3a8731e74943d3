import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { type Payee, Payees } from '../domain/payees.js';

@Injectable()
export class IdentityPayees extends Payees {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async find(userId: string): Promise<Payee | undefined> {
    const person = await this.identity.findPerson(userId);
    return person && { name: `${person.firstName} ${person.lastName}`, email: person.email, language: person.language };
  }
}
