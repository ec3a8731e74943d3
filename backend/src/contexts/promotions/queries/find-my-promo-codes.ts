import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Professionals } from '../domain/professionals.js';
import { PromoUses } from '../domain/promo-uses.js';
import type { MyPromoCode, MyPromoCodes } from './promo-code-views.js';

/** The actor's personal code, as long as it works; for others an empty list. */
export class FindMyPromoCodes extends Query<MyPromoCodes> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindMyPromoCodes)
export class FindMyPromoCodesHandler implements IQueryHandler<FindMyPromoCodes> {
  constructor(
    private readonly uses: PromoUses,
    private readonly professionals: Professionals,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: FindMyPromoCodes): Promise<MyPromoCodes> {
    const personal = await this.findPersonal(actor.mustBePerson());
    return { items: personal ? [personal] : [] };
  }

  private async findPersonal(userId: string): Promise<MyPromoCode | undefined> {
    const promoCode = await this.uses.findCodeOf(userId);
    if (promoCode?.stateAt(this.clock.now()) !== 'running') return undefined;
    const { code, percent } = promoCode;
    return (await this.professionals.findValidated(userId)) ? { code, percent } : undefined;
  }
}
