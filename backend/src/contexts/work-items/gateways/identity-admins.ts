import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { type Admin, Admins } from '../domain/admins.js';

@Injectable()
export class IdentityAdmins extends Admins {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async findAll(): Promise<readonly Admin[]> {
    const admins = (await this.identity.findAdmins()).map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
    }));
    return admins.toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
  }
}
