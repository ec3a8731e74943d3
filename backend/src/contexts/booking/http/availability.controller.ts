import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ConditionalGet } from '../../../platform/http/conditional-get.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import { ValidationFailed } from '../../../platform/http/http-problems.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { PromoCodeTries } from '../processes/promo-code-tries.js';
import { MoneyShape } from '../queries/money-shape.js';
import { EntranceTicketsView, entranceTicketsView } from '../queries/entrance-tickets-view.js';
import { PriceStepView } from '../queries/price-step-view.js';
import { AvailableDay, FindAvailability } from '../queries/find-availability.js';
import { type ExplainedPrice, FindPrice } from '../queries/find-price.js';
import { AvailabilityRequest, PriceRequest } from './booking.requests.js';
import { BOOKING_REFUSED } from './refusals.js';

const MOST_DAYS = 31;

class RateView {
  @ApiProperty() from!: string;
  @ApiProperty() to!: string;
  @ApiProperty() rate!: string;
  @ApiProperty() date!: string;
}

class PriceDiscountView {
  @ApiProperty({ example: 'SPRING-2027' }) code!: string;
  @ApiProperty({ type: 'integer' }) percent!: number;
  @ApiProperty({ type: MoneyShape, description: 'Taken off the price in the cart.' }) amount!: MoneyView;
}

class PriceView {
  @ApiProperty({ type: MoneyShape }) price!: MoneyView;
  @ApiProperty({ type: MoneyShape }) priceOriginalCurrency!: MoneyView;
  @ApiProperty({ type: RateView }) rate!: RateView;
  @ApiProperty({
    type: [PriceStepView],
    description: 'How the price comes about, in its currency; the amounts add up to it.',
  })
  steps!: readonly PriceStepView[];
  @ApiProperty({ type: EntranceTicketsView, nullable: true, description: 'Null where the tour needs none.' })
  tickets!: EntranceTicketsView | null;
  @ApiProperty({ description: 'The price holds until then.' }) guaranteedUntil!: string;
  @ApiProperty({ description: 'Put into the cart with the item, it makes the guarantee hold.' }) quoteToken!: string;
  @ApiProperty({ type: PriceDiscountView, required: false, description: 'Of the promo code that was named.' })
  discount?: PriceDiscountView;
}

@ApiTags('Booking')
@Controller('api/tour')
export class AvailabilityController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly tries: PromoCodeTries,
  ) {}

  @Get(':id/availability')
  @ConditionalGet()
  @ApiOperation({ summary: 'Free slots of up to 31 days for a party' })
  @ApiOkResponse({ type: [AvailableDay], description: 'Only what can be booked; times in the zone of the city.' })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    422: ['VALIDATION_FAILED', 'DURATION_NOT_OFFERED', 'PARTY_NOT_BOOKABLE', 'CURRENCY_NOT_OFFERED'],
  })
  availability(
    @Param('id') tour: string,
    @Query() query: AvailabilityRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AvailableDay[]> {
    // The server's clock decides which day is today, not the clock of the device.
    void reply.header('x-server-time', this.clock.now().toISOString());
    const days = (Date.parse(query.to) - Date.parse(query.from)) / 86_400_000 + 1;
    if (days < 1) throw new ValidationFailed([fieldProblem('to', 'RANGE_BACKWARDS')]);
    if (days > MOST_DAYS) throw new ValidationFailed([fieldProblem('to', 'RANGE_TOO_LONG')]);
    const { adults, children, infants, ...question } = query;
    return this.queries.execute(new FindAvailability({ ...question, tour, travellers: { adults, children, infants } }));
  }

  @Post(':id/price')
  @HttpCode(200)
  @ApiOperation({ summary: 'The guaranteed price of a tour for a party, with the token that keeps it' })
  @ApiOkResponse({ type: PriceView })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['NO_GUIDE_IN_LANGUAGE'],
    422: [...BOOKING_REFUSED, 'PROMO_CODE_INVALID', 'PROMO_MINIMUM_NOT_REACHED'],
  })
  async price(
    @Param('id') tour: string,
    @Body() body: PriceRequest,
    @CurrentActor() actor: Actor,
    @Req() { ip }: FastifyRequest,
  ): Promise<PriceView> {
    const { duration, travellers, currency, language, datetime, meetingPoint, guideLanguage, promoCode } = body;
    const departure = datetime && { ...datetime, ...(meetingPoint === undefined ? {} : { meetingPoint }) };
    const find = (): Promise<ExplainedPrice> =>
      this.queries.execute(
        new FindPrice(tour, duration, travellers, currency, departure, guideLanguage, promoCode, actor),
      );
    const visitor = actor.isPerson ? actor.id : undefined;
    const { discount, table, ...offer } = await (promoCode === undefined
      ? find()
      : this.tries.count(visitor, ip, find));
    const price = { ...offer, tickets: entranceTicketsView(table.extras?.tickets, travellers, language) };
    if (!discount) return price;
    const { code, percent, amount } = discount;
    return { ...price, discount: { code, percent, amount } };
  }
}
