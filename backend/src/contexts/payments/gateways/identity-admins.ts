import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { Admins } from '../domain/admins.js';

@Injectable()
export class IdentityAdmins extends Admins {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const people = await this.identity.findPeople([...new Set(userIds)]);
    return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  }
}
