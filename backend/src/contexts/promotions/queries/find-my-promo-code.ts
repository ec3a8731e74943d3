import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Professionals } from '../domain/professionals.js';
import { PromoCodeUnknown } from '../domain/promo-code.errors.js';
import { PromoUses } from '../domain/promo-uses.js';
import type { MyPromoCode } from './promo-code-views.js';

/** The actor's personal code, as long as it works. Throws PromoCodeUnknown. */
export class FindMyPromoCode extends Query<MyPromoCode> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindMyPromoCode)
export class FindMyPromoCodeHandler implements IQueryHandler<FindMyPromoCode> {
  constructor(
    private readonly uses: PromoUses,
    private readonly professionals: Professionals,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: FindMyPromoCode): Promise<MyPromoCode> {
    const id = actor.mustBePerson();
    const promoCode = await this.uses.findCodeOf(id);
    const works = promoCode?.stateAt(this.clock.now()) === 'running' && (await this.professionals.findValidated(id));
    if (!promoCode || !works) throw new PromoCodeUnknown();
    return { code: promoCode.code, percent: promoCode.percent };
  }
}
