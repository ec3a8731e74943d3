import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { type GuidePerson, People } from '../domain/guides.js';

/** Names and addresses from identity. */
@Injectable()
export class IdentityPeople extends People {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async find(userId: string): Promise<GuidePerson | undefined> {
    const person = await this.identity.findPerson(userId);
    if (!person) return undefined;
    const { id, email, phone, language } = person;
    return { id, email, language, name: `${person.firstName} ${person.lastName}`, contact: phone ?? email };
  }
}
