import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { AnswerNeverKept, NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ReturnGiftCard } from '../commands/return-gift-card.js';
import { GiftCardUnknown } from '../domain/gift-card.errors.js';
import { GiftCardLinks } from '../domain/gift-card-links.js';
import { FindGiftCardBalance } from '../queries/find-gift-card-balance.js';
import { FindGiftCardDocument } from '../queries/find-gift-card-document.js';
import { FindOwnGiftCard } from '../queries/find-own-gift-card.js';
import { GiftCardBalanceView, OwnGiftCardView } from '../queries/gift-card-views.js';
import { GiftCardBalanceRequest, GiftCardParams, GiftCardTokenRequest } from './gift-cards.requests.js';

/** Gift cards, for who knows a code or holds the link of the buyer's mail. A code is never part of an address. */
@ApiTags('Booking')
@Controller('api/gift-cards')
export class GiftCardsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly links: GiftCardLinks,
  ) {}

  @Post('balance')
  @HttpCode(200)
  @AnswerNeverKept()
  @RateLimited('gift-card-balance', 20, 600)
  @ApiSecurity({})
  @ApiOperation({ summary: 'What a gift card is worth, by its code' })
  @ApiOkResponse({ type: GiftCardBalanceView })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'GIFT_CARD_INVALID'], 429: ['TOO_MANY_REQUESTS'] })
  balance(@Body() { code }: GiftCardBalanceRequest): Promise<GiftCardBalanceView> {
    return this.queries.execute(new FindGiftCardBalance(code));
  }

  @Get(':id')
  @ApiSecurity('orderLink')
  @ApiOperation({ summary: 'The page of a gift card, by the link in the buyer’s mail' })
  @ApiOkResponse({ type: OwnGiftCardView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async find(@Param() { id }: GiftCardParams, @Query() { token }: GiftCardTokenRequest): Promise<OwnGiftCardView> {
    this.mustOpen(id, token);
    return this.queries.execute(new FindOwnGiftCard(id));
  }

  @Get(':id/card.pdf')
  @RateLimited('documents', 30, 60, 'memory')
  @ApiSecurity('orderLink')
  @ApiProduces('application/pdf')
  @ApiOperation({ summary: 'The gift card as a PDF to print' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async pdf(
    @Param() { id }: GiftCardParams,
    @Query() { token }: GiftCardTokenRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.mustOpen(id, token);
    const { name, contentType, file } = await this.queries.execute(new FindGiftCardDocument(id));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(file);
  }

  @Post(':id/return')
  @HttpCode(200)
  @WithoutBody()
  @NeedsIdempotencyKey()
  @ApiSecurity('orderLink')
  @ApiOperation({ summary: 'Return an unused gift card in the time of withdrawal; its price goes back' })
  @ApiOkResponse({ type: OwnGiftCardView })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['GIFT_CARD_NOT_RETURNABLE'], 422: ['VALIDATION_FAILED'] })
  async return(
    @Param() { id }: GiftCardParams,
    @Query() { token }: GiftCardTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<OwnGiftCardView> {
    this.mustOpen(id, token);
    await this.commands.execute(new ReturnGiftCard(id, actor));
    return this.queries.execute(new FindOwnGiftCard(id));
  }

  private mustOpen(id: string, token: string | undefined): void {
    if (token === undefined || !this.links.opens(token, id)) throw new GiftCardUnknown({ giftCard: id });
  }
}
