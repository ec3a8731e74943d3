import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { type Correspondent, type ManagerContact, Managers } from '../domain/managers.js';

@Injectable()
export class IdentityManagers extends Managers {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  findManagerOf(userId: string): Promise<ManagerContact | undefined> {
    return this.identity.findManagerOf(userId);
  }

  async findCorrespondent(userId: string): Promise<Correspondent | undefined> {
    const person = await this.identity.findPerson(userId);
    return person && { name: `${person.firstName} ${person.lastName}`, email: person.email };
  }
}
