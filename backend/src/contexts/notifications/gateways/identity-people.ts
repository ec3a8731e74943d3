import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { People } from '../domain/people.js';

@Injectable()
export class IdentityPeople extends People {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async idByEmail(email: string): Promise<string | undefined> {
    return (await this.identity.findPersonByConfirmedEmail(email))?.id;
  }
}
