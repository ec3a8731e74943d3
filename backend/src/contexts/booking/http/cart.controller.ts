import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { ApplyGiftCard } from '../commands/apply-gift-card.js';
import { AddToCart } from '../commands/add-to-cart.js';
import { ApplyPromoCode } from '../commands/apply-promo-code.js';
import { ChangeCartItem } from '../commands/change-cart-item.js';
import { CheckOutCart } from '../commands/check-out-cart.js';
import { RefreshCart } from '../commands/refresh-cart.js';
import { RemoveDiscount } from '../commands/remove-discount.js';
import { RemoveFromCart } from '../commands/remove-from-cart.js';
import type { Cart } from '../domain/cart.js';
import { PromoCodeTries } from '../processes/promo-code-tries.js';
import { UnpaidOrderCancellation } from '../processes/unpaid-order-cancellation.js';
import { CartView, CartViews } from '../queries/cart-view.js';
import {
  CartDiscountRequest,
  CartItemChangeRequest,
  CartItemRequest,
  LanguageAndCurrencyRequest,
} from './booking.requests.js';
import { CartOwners } from './cart-owners.js';
import { ITEM_REFUSED } from './refusals.js';

/** A malformed id answers 404, because it names no item. */
const ITEM_ID = new ParseUUIDPipe({ exceptionFactory: () => new NotFound() });

/** The visitor's cart. Every call answers the whole cart after the change. */
@ApiTags('Booking')
@ApiSecurity('cart')
@ApiBearerAuth()
@ApiSecurity({})
@Controller('api/cart')
export class CartController {
  constructor(
    private readonly commands: Commands,
    private readonly cancellation: UnpaidOrderCancellation,
    private readonly views: CartViews,
    private readonly owners: CartOwners,
    private readonly tries: PromoCodeTries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The cart; items whose guarantee has run out get today’s price' })
  @ApiOkResponse({ type: CartView })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'CURRENCY_NOT_OFFERED'] })
  async find(
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.find(request, reply, actor);
    const cart = owner && (await this.commands.execute(new RefreshCart(owner, query.currency, actor)));
    return this.view(cart, actor, query.language);
  }

  @Post('items')
  @RateLimited('cart', 120, 60, 'memory')
  @ApiOperation({ summary: 'Put a tour into the cart' })
  @ApiCreatedResponse({ type: CartView })
  @ApiProblems({
    404: ['TOUR_NOT_FOUND'],
    409: ['CART_FULL', 'SLOT_TAKEN', 'SLOT_IN_CART', 'NO_GUIDE_IN_LANGUAGE'],
    422: ITEM_REFUSED,
  })
  async add(
    @Body() item: CartItemRequest,
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.get(request, reply, actor);
    const cart = await this.commands.execute(new AddToCart(owner, item, query.currency ?? DEFAULT_CURRENCY, actor));
    return this.view(cart, actor, query.language, [cart.items.at(-1)?.id]);
  }

  @Patch('items/:id')
  @ApiOperation({ summary: 'Change date, party, language or wishes of an item, not its tour; its price is made anew' })
  @ApiOkResponse({ type: CartView })
  @ApiProblems({
    404: ['CART_ITEM_UNKNOWN', 'TOUR_NOT_FOUND'],
    409: ['SLOT_TAKEN', 'SLOT_IN_CART', 'NO_GUIDE_IN_LANGUAGE'],
    422: ITEM_REFUSED,
  })
  async change(
    @Param('id', ITEM_ID) id: string,
    @Body() change: CartItemChangeRequest,
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.get(request, reply, actor);
    const cart = await this.commands.execute(new ChangeCartItem(owner, id, change, actor));
    return this.view(cart, actor, query.language, [id]);
  }

  @Delete('items/:id')
  @WithoutBody()
  @ApiOperation({ summary: 'Take an item out of the cart' })
  @ApiOkResponse({ type: CartView })
  @ApiProblems({ 404: ['CART_ITEM_UNKNOWN'] })
  async remove(
    @Param('id', ITEM_ID) id: string,
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.get(request, reply, actor);
    const cart = await this.commands.execute(new RemoveFromCart(owner, id, actor));
    return this.view(cart, actor, query.language);
  }

  @Post('discount')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Apply a promo code to the cart, in place of another one, or have a gift card pay, beside up to four others',
  })
  @ApiOkResponse({ type: CartView })
  @ApiProblems({
    409: ['CART_EMPTY', 'TOO_MANY_GIFT_CARDS'],
    422: ['VALIDATION_FAILED', 'GIFT_CARD_INVALID', 'PROMO_CODE_INVALID', 'PROMO_MINIMUM_NOT_REACHED'],
    429: ['TOO_MANY_REQUESTS'],
  })
  async applyDiscount(
    @Body() { promoCode, giftCard }: CartDiscountRequest,
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.get(request, reply, actor);
    const visitor = 'ownerId' in owner ? owner.ownerId : owner.tokenHash;
    const command =
      giftCard === undefined
        ? new ApplyPromoCode(owner, promoCode ?? '', query.language, actor)
        : new ApplyGiftCard(owner, giftCard, actor);
    const cart = await this.tries.count(visitor, request.ip, () => this.commands.execute(command));
    return this.view(cart, actor, query.language);
  }

  @Delete('discount/:id')
  @WithoutBody()
  @ApiOperation({ summary: 'Take a promo code or a gift card out of the cart' })
  @ApiOkResponse({ type: CartView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async removeDiscount(
    @Param('id', ITEM_ID) id: string,
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.get(request, reply, actor);
    const cart = await this.commands.execute(new RemoveDiscount(owner, id, query.language, actor));
    return this.view(cart, actor, query.language);
  }

  @Post('checkout')
  @WithoutBody()
  @HttpCode(200)
  @ApiOperation({ summary: 'Hold the slots of the cart' })
  @ApiOkResponse({ type: CartView, description: 'The slots are held for 15 minutes; said again, extended once.' })
  @ApiProblems({
    409: ['CART_EMPTY', 'CART_CHANGED', 'SLOT_TAKEN', 'SLOT_IN_CART', 'NO_GUIDE_IN_LANGUAGE', 'HOLD_ALREADY_EXTENDED'],
    422: ['VALIDATION_FAILED', 'NO_SUCH_SLOT', 'SLOT_TOO_SOON'],
  })
  async checkOut(
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.get(request, reply, actor);
    const cart = await this.commands.execute(new CheckOutCart(owner, actor));
    const held = cart.items.map((item) => item.id);
    return this.view(cart, actor, query.language, held);
  }

  @Delete('order/:reference')
  @WithoutBody()
  @ApiOperation({ summary: 'Cancel the unpaid order that was made of the cart, which keeps its items' })
  @ApiOkResponse({ type: CartView, description: 'The same where the order waits for no payment any more.' })
  @ApiProblems({ 404: ['ORDER_UNKNOWN'], 409: ['ORDER_PAID', 'ORDER_BEING_PAID'] })
  async cancelOrder(
    @Param('reference') reference: string,
    @Query() query: LanguageAndCurrencyRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartView> {
    const owner = await this.owners.get(request, reply, actor);
    const cart = await this.cancellation.cancel(owner, reference, actor);
    return this.view(cart, actor, query.language);
  }

  private view(
    cart: Cart | undefined,
    actor: Actor,
    language: Locale,
    sure?: readonly (string | undefined)[],
  ): Promise<CartView> {
    return this.views.of(cart, actor, language, this.clock.now(), sure);
  }
}
