import { Injectable } from '@nestjs/common';
import { ROLES, type Role } from '../../../shared-kernel/roles.js';
import type { AccountState, AccountType } from '../domain/user.js';
import { type Standing, type StandingSource, StandingSources, type UserStatus } from '../index.js';

/** What the status of an account is composed of. */
export interface AccountRow {
  readonly id: string;
  readonly role: Role;
  readonly state: AccountState;
  readonly accountType: AccountType;
}

export interface ComposedStatus {
  readonly status: UserStatus;
  readonly isPro: boolean;
}

const NO_STANDING: Standing = { isPro: false };
const WORD_OF_STATE = { suspended: 'suspended', closed: 'deleted' } as const;

/** Composes the one word of answers from the account's state and from what other contexts know. */
@Injectable()
export class AccountStatuses extends StandingSources {
  private readonly sources = new Map<'guide' | 'professional', StandingSource>();

  register(kind: 'guide' | 'professional', source: StandingSource): void {
    this.sources.set(kind, source);
  }

  async of(account: AccountRow): Promise<ComposedStatus> {
    const kind = kindOf(account);
    const standings = kind && (await this.sources.get(kind)?.standingsOf([account.id]));
    return composed(account, standings?.get(account.id));
  }

  async ofAll(accounts: readonly AccountRow[]): Promise<ReadonlyMap<string, ComposedStatus>> {
    const standings = await Promise.all(
      [...this.sources].map(async ([kind, source]) => {
        const ids = accounts.filter((account) => kindOf(account) === kind).map(({ id }) => id);
        return ids.length > 0 ? source.standingsOf(ids) : new Map<string, Standing>();
      }),
    );
    const known = new Map(standings.flatMap((each) => [...each]));
    return new Map(accounts.map((account) => [account.id, composed(account, known.get(account.id))]));
  }
}

function kindOf({ role, accountType }: AccountRow): 'guide' | 'professional' | undefined {
  if (role === ROLES.guide) return 'guide';
  return accountType === 'business' ? 'professional' : undefined;
}

function composed({ state }: AccountRow, { status, isPro }: Standing = NO_STANDING): ComposedStatus {
  return { status: state === 'active' ? (status ?? 'active') : WORD_OF_STATE[state], isPro };
}
