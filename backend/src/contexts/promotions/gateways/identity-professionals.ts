import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { type Professional, Professionals } from '../domain/professionals.js';

@Injectable()
export class IdentityProfessionals extends Professionals {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async findValidated(userId: string): Promise<Professional | undefined> {
    const person = await this.identity.findPerson(userId);
    if (!person?.isPro || person.status !== 'active') return undefined;
    const { id, email, language } = person;
    return { id, email, language };
  }
}
