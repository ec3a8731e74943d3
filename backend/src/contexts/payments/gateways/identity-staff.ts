import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { Staff } from '../domain/staff.js';

@Injectable()
export class IdentityStaff extends Staff {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const people = await this.identity.findPeople([...new Set(userIds)]);
    return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  }
}
