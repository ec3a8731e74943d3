import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { PartnerPeople } from '../domain/partner-people.js';

@Injectable()
export class IdentityPartnerPeople extends PartnerPeople {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async confirmedEmailOf(userId: string): Promise<string | undefined> {
    const person = await this.identity.findPerson(userId);
    return person?.emailConfirmed && person.status !== 'suspended' ? person.email : undefined;
  }
}
