import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { Team } from '../domain/team.js';

@Injectable()
export class IdentityTeam extends Team {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async adminIds(): Promise<readonly string[]> {
    return (await this.identity.findAdmins()).map(({ id }) => id);
  }
}
