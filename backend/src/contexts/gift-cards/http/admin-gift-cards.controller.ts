import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { BlockGiftCard } from '../commands/block-gift-card.js';
import { ExtendGiftCard } from '../commands/extend-gift-card.js';
import { ResendGiftCard } from '../commands/resend-gift-card.js';
import { FindGiftCard } from '../queries/find-gift-card.js';
import { FindGiftCards } from '../queries/find-gift-cards.js';
import { GiftCardRecord, type GiftCardRow, GiftCardsPage } from '../queries/gift-card-views.js';
import {
  BlockGiftCardRequest,
  ExtendGiftCardRequest,
  GiftCardParams,
  GiftCardsRequest,
  ResendGiftCardRequest,
} from './gift-cards.requests.js';

/** Gift cards, for the team. Each change answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('gift-card.manage')
@Controller('api/admin/gift-cards')
export class AdminGiftCardsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Gift cards with their balances' })
  @ListAnswer<GiftCardRow>(GiftCardsPage, {
    name: 'gift-cards',
    columns: {
      id: ({ id }) => id,
      last4: ({ last4 }) => last4,
      state: ({ state }) => state,
      origin: ({ origin }) => origin,
      amount: ({ amount }) => amount,
      balance: ({ balance }) => balance,
      currency: ({ currency }) => currency,
      orderReference: ({ orderReference }) => orderReference,
      buyerName: ({ buyerName }) => buyerName,
      recipientName: ({ recipientName }) => recipientName,
      issuedAt: ({ issuedAt }) => issuedAt,
      expiresAt: ({ expiresAt }) => expiresAt,
      deliverAt: ({ deliverAt }) => deliverAt,
      deliveredAt: ({ deliveredAt }) => deliveredAt,
    },
  })
  list(@Query() request: GiftCardsRequest, @CurrentActor() actor: Actor): Promise<GiftCardsPage> {
    return this.queries.execute(new FindGiftCards(request, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One gift card with its movements' })
  @ApiOkResponse({ type: GiftCardRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { id }: GiftCardParams, @CurrentActor() actor: Actor): Promise<GiftCardRecord> {
    return this.queries.execute(new FindGiftCard(id, actor));
  }

  @Post(':id/block')
  @HttpCode(200)
  @ApiOperation({ summary: 'Block a gift card for good' })
  @ApiOkResponse({ type: GiftCardRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['GIFT_CARD_CLOSED', 'CHANGED_MEANWHILE'],
    422: ['VALIDATION_FAILED'],
  })
  async block(
    @Param() { id }: GiftCardParams,
    @Body() { reason, version }: BlockGiftCardRequest,
    @CurrentActor() actor: Actor,
  ): Promise<GiftCardRecord> {
    await this.commands.execute(new BlockGiftCard(id, reason, version, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/extend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give a gift card a later end' })
  @ApiOkResponse({ type: GiftCardRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['GIFT_CARD_CLOSED', 'CHANGED_MEANWHILE'],
    422: ['VALIDATION_FAILED', 'GIFT_CARD_ENDS_TOO_EARLY'],
  })
  async extend(
    @Param() { id }: GiftCardParams,
    @Body() { expiresOn, version }: ExtendGiftCardRequest,
    @CurrentActor() actor: Actor,
  ): Promise<GiftCardRecord> {
    await this.commands.execute(new ExtendGiftCard(id, expiresOn, version, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mail a gift card again, to the same address' })
  @ApiOkResponse({ type: GiftCardRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['GIFT_CARD_CLOSED', 'CHANGED_MEANWHILE'],
    422: ['VALIDATION_FAILED'],
  })
  async resend(
    @Param() { id }: GiftCardParams,
    @Body() { version }: ResendGiftCardRequest,
    @CurrentActor() actor: Actor,
  ): Promise<GiftCardRecord> {
    await this.commands.execute(new ResendGiftCard(id, version, actor));
    return this.get({ id }, actor);
  }
}
