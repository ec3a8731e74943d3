import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { Admins } from '../domain/admins.js';

@Injectable()
export class IdentityAdmins extends Admins {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async ids(): Promise<readonly string[]> {
    return (await this.identity.findAdmins()).map(({ id }) => id);
  }
}
