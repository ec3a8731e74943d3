import { type GuideAccount, GuideAccounts } from '../domain/guides.js';
import { aGuideAccount } from './a-departure.js';

/** Everybody has an approved account, but for those who were suspended. */
export class InMemoryGuideAccounts extends GuideAccounts {
  readonly suspended = new Set<string>();
  /** How often an account was asked for. */
  questions = 0;

  async find(userId: string): Promise<GuideAccount> {
    this.questions += 1;
    return this.account(userId);
  }

  async findAll(userIds: readonly string[]): Promise<ReadonlyMap<string, GuideAccount>> {
    this.questions += 1;
    return new Map(userIds.map((id) => [id, this.account(id)]));
  }

  async findApproved(userIds: readonly string[]): Promise<readonly GuideAccount[]> {
    return userIds.map((id) => this.account(id)).filter(({ isApproved }) => isApproved);
  }

  async approvedAmong(userIds: readonly string[]): Promise<readonly string[]> {
    return userIds.filter((id) => !this.suspended.has(id));
  }

  private account(id: string): GuideAccount {
    return { ...aGuideAccount(id), isApproved: !this.suspended.has(id) };
  }
}
