import { Body, Controller, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { AddGiftCardToCart } from '../commands/add-gift-card-to-cart.js';
import { CartView, CartViews } from '../queries/cart-view.js';
import { GiftCardRequest, LanguageAndCurrencyRequest } from './booking.requests.js';
import { CartOwners } from './cart-owners.js';

/** Gift cards are sold through the cart, beside tours. */
@ApiTags('Booking')
@ApiSecurity('cart')
@ApiBearerAuth()
@ApiSecurity({})
@Controller('api/gift-cards')
export class GiftCardSalesController {
  constructor(
    private readonly commands: Commands,
    private readonly views: CartViews,
    private readonly owners: CartOwners,
    private readonly clock: Clock,
  ) {}

  @Post()
  @NeedsIdempotencyKey()
  @RateLimited('cart', 120, 60, 'memory')
  @ApiOperation({ summary: 'Put a gift card into the cart' })
  @ApiCreatedResponse({ type: CartView })
  @ApiProblems({
    409: ['CART_FULL'],
    422: ['VALIDATION_FAILED', 'GIFT_CARD_DAY_OVER', 'CURRENCY_NOT_OFFERED'],
  })
  async add(
    @Body() { amount, currency, ...form }: GiftCardRequest,
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.get(request, reply, actor);
    const command = new AddGiftCardToCart(owner, { ...form, amount: { amount, currency } }, actor);
    const cart = await this.commands.execute(command);
    return this.views.of(cart, actor, query.language, this.clock.now());
  }
}
