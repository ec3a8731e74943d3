import { Injectable } from '@nestjs/common';
import { IdentityApi, type PersonView } from '../../identity/index.js';
import { type GuideAccount, GuideAccounts } from '../domain/guide-accounts.js';

@Injectable()
export class IdentityGuideAccounts extends GuideAccounts {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async findApproved(userIds: readonly string[]): Promise<readonly GuideAccount[]> {
    return (await this.approved(userIds)).map(({ id, firstName, lastName }) => ({
      id,
      firstName,
      initial: [...lastName].slice(0, 1).join(''),
    }));
  }

  async approvedAmong(userIds: readonly string[]): Promise<readonly string[]> {
    return (await this.approved(userIds)).map(({ id }) => id);
  }

  private async approved(userIds: readonly string[]): Promise<readonly PersonView[]> {
    return (await this.identity.findPeople(userIds)).filter(({ status }) => status === 'guide_approved');
  }
}
