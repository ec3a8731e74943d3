import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import type { PersonalCodeMade } from '../events.js';
import { PromoCodeEnded, PromoCodeEndsTooEarly } from './promo-code.errors.js';

/** `personal`: one professional alone uses it. `campaign`: whoever knows it. */
export const PROMO_CODE_KINDS = ['personal', 'campaign'] as const;
export type PromoCodeKind = (typeof PROMO_CODE_KINDS)[number];

export const PROMO_CODE_STATES = ['planned', 'running', 'used-up', 'ended'] as const;
export type PromoCodeState = (typeof PROMO_CODE_STATES)[number];

export const PROMO_CODE_ACTIONS = ['change', 'end'] as const;
export type PromoCodeAction = (typeof PROMO_CODE_ACTIONS)[number];

/** A code never makes an order free: there would be nothing to pay. */
export const MOST_PERCENT = 90;
export const MOST_USES = 1_000_000;

/** Minor units. Every currency has one, or customers would choose the currency without. */
export type MinimumByCurrency = Readonly<Record<Currency, number>>;

/** What the team decides about a code. */
export interface PromoCodeTerms {
  readonly percent: number;
  readonly startsAt: Date;
  /** Null: until somebody ends it. */
  readonly endsAt: Date | null;
  /** Null: as often as anybody likes. */
  readonly mostUses: number | null;
  readonly minimum: MinimumByCurrency | null;
}

/** A percentage off the tours of an order, for those who know the code. */
export class PromoCode extends AggregateRoot {
  readonly id!: string;
  /** In capital letters. */
  readonly code!: string;
  readonly kind!: PromoCodeKind;
  /** The professional whose personal code it is. */
  readonly ownerId!: string | null;
  percent!: number;
  startsAt!: Date;
  endsAt!: Date | null;
  mostUses!: number | null;
  /** Reserved and counted uses. Uses are taken by a conditional update alone: nothing here changes the number. */
  readonly usesTaken!: number;
  minimum!: MinimumByCurrency | null;
  readonly createdAt!: Date;
  /** When a person ended it. */
  endedAt!: Date | null;
  version!: number;

  /** Throws PromoCodeEndsTooEarly. */
  static campaign({ id, code, terms }: { id: string; code: string; terms: PromoCodeTerms }, now: Date): PromoCode {
    return PromoCode.make({ id, code, kind: 'campaign', ownerId: null }, terms, now);
  }

  /** The code of a validated professional: without end, limit and minimum. */
  static personal({ id, code, ownerId }: { id: string; code: string; ownerId: string }, now: Date): PromoCode {
    const terms = { percent: TERMS.agentPercent, startsAt: now, endsAt: null, mostUses: null, minimum: null };
    return PromoCode.make({ id, code, kind: 'personal', ownerId }, terms, now);
  }

  private static make(
    identity: Pick<PromoCode, 'id' | 'code' | 'kind' | 'ownerId'>,
    terms: PromoCodeTerms,
    now: Date,
  ): PromoCode {
    const made = Object.assign(new PromoCode(), {
      ...identity,
      usesTaken: 0,
      createdAt: now,
      endedAt: null,
      version: 1,
    } satisfies Partial<PromoCode>);
    made.take(terms);
    return made;
  }

  /** What follows once the personal code is kept. */
  get madeEvent(): PersonalCodeMade | undefined {
    const { id: promoCodeId, ownerId: userId } = this;
    return userId === null ? undefined : { type: 'promotions.personal-code-made.v1', promoCodeId, userId };
  }

  /** Orders that were placed before keep their discount. Throws PromoCodeEnded or PromoCodeEndsTooEarly. */
  change(terms: PromoCodeTerms): void {
    if (this.endedAt) throw new PromoCodeEnded();
    this.take(terms);
  }

  /** Throws PromoCodeEnded. */
  end(now: Date): void {
    if (this.endedAt) throw new PromoCodeEnded();
    this.endedAt = now;
  }

  /** @param freed uses that the customer's own unpaid orders give back */
  stateAt(now: Date, freed = 0): PromoCodeState {
    if (this.endedAt || (this.endsAt && this.endsAt <= now)) return 'ended';
    if (this.startsAt > now) return 'planned';
    return this.mostUses !== null && this.usesTaken - freed >= this.mostUses ? 'used-up' : 'running';
  }

  /** Whether it is one that this customer may use at all. */
  isFor(customerId: string | undefined): boolean {
    return this.ownerId === null || this.ownerId === customerId;
  }

  minimumIn(currency: Currency): Money {
    return Money.of(this.minimum?.[currency] ?? 0, currency);
  }

  /** What it takes off a sum. */
  discountOn(sum: Money): Money {
    return sum.basisPoints(this.percent * 100);
  }

  get actions(): readonly PromoCodeAction[] {
    return this.endedAt ? [] : PROMO_CODE_ACTIONS;
  }

  get terms(): PromoCodeTerms {
    const { percent, startsAt, endsAt, mostUses, minimum } = this;
    return { percent, startsAt, endsAt, mostUses, minimum };
  }

  private take({ percent, startsAt, endsAt, mostUses, minimum }: PromoCodeTerms): void {
    if (endsAt && endsAt <= startsAt) throw new PromoCodeEndsTooEarly();
    Object.assign(this, { percent, startsAt, endsAt, mostUses, minimum } satisfies Partial<PromoCode>);
  }
}
