import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../identity/index.js';
import { Correspondents, type Reader } from '../domain/correspondents.js';

@Injectable()
export class IdentityCorrespondents extends Correspondents {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  find(userId: string): Promise<Reader | undefined> {
    return this.identity.findPerson(userId);
  }

  async teamIds(): Promise<readonly string[]> {
    return (await this.identity.findAdmins()).map(({ id }) => id);
  }
}
