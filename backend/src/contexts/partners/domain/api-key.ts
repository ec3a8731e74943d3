import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { ApiKeyEnded } from './partner.errors.js';

export const API_SCOPES = ['read', 'book', 'cancel', 'webhooks'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** `replaced`: a successor was made, and the key works until its end. */
export const API_KEY_STATES = ['active', 'replaced', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

export const API_KEY_ACTIONS = ['rotate', 'revoke'] as const;
export type ApiKeyAction = (typeof API_KEY_ACTIONS)[number];

export const MOST_KEYS = 20;
/** How long a replaced key may still work. */
export const LONGEST_OVERLAP_HOURS = 168;
const HOUR_MS = 3_600_000;

/** What opens our API to a program of a partner. The secret itself is shown once and never kept. */
export class ApiKey extends AggregateRoot {
  readonly id!: string;
  readonly partnerId!: string;
  readonly name!: string;
  /** SHA-256 of the whole key. */
  readonly hash!: string;
  readonly last4!: string;
  readonly scopes!: readonly ApiScope[];
  readonly createdAt!: Date;
  /** When a replaced key stops working. */
  expiresAt!: Date | null;
  revokedAt!: Date | null;
  /** Written by the log of calls alone. */
  readonly lastUsedAt!: Date | null;

  static create(key: Pick<ApiKey, 'id' | 'partnerId' | 'name' | 'hash' | 'last4' | 'scopes'>, now: Date): ApiKey {
    return Object.assign(new ApiKey(), {
      ...key,
      createdAt: now,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    } satisfies Partial<ApiKey>);
  }

  /** The successor has the same name and scopes; this key works for some hours more. Throws ApiKeyEnded. */
  rotate(successor: Pick<ApiKey, 'id' | 'hash' | 'last4'>, overlapHours: number, now: Date): ApiKey {
    if (stateOf(this, now) !== 'active') throw new ApiKeyEnded();
    this.expiresAt = new Date(now.getTime() + overlapHours * HOUR_MS);
    const { partnerId, name, scopes } = this;
    return ApiKey.create({ ...successor, partnerId, name, scopes }, now);
  }

  /** The next call with it is refused. Throws ApiKeyEnded. */
  revoke(now: Date): void {
    if (!opens(this, now)) throw new ApiKeyEnded();
    this.revokedAt = now;
  }
}

type Times = Pick<ApiKey, 'expiresAt' | 'revokedAt'>;

export function stateOf({ expiresAt, revokedAt }: Times, now: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt === null) return 'active';
  return expiresAt <= now ? 'expired' : 'replaced';
}

export const opens = (key: Times, now: Date): boolean => ['active', 'replaced'].includes(stateOf(key, now));

export function keyActionsOf(key: Times, now: Date): readonly ApiKeyAction[] {
  const state = stateOf(key, now);
  if (state === 'active') return API_KEY_ACTIONS;
  return state === 'replaced' ? ['revoke'] : [];
}
