import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config.js';
import { hashOfSecret } from '../../../platform/secrets.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { CART_DAYS } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartOwnership } from '../processes/cart-ownership.js';

const COOKIE = 'cicerone_cart';
const TOKEN = /^[\w-]{43}$/;

/** Reads and sets the HttpOnly cookie with the random token of a visitor's cart. */
@Injectable()
export class CartOwners {
  constructor(
    private readonly ownership: CartOwnership,
    private readonly ids: Ids,
    private readonly config: Config,
  ) {}

  /** The owner, if there is one yet. */
  async find(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<CartOwner | undefined> {
    const token = tokenOf(request);
    const { owner, isTokenUsedUp } = await this.ownership.find(actor, token && hashOfSecret(token));
    if (isTokenUsedUp) void reply.clearCookie(COOKIE, { path: '/' });
    return owner;
  }

  /** The owner of a cart that is about to change. Renews the visitor's cookie for as long as the cart is kept. */
  async get(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<CartOwner> {
    const known = await this.find(request, reply, actor);
    if (known && 'ownerId' in known) return known;
    const token = tokenOf(request) ?? this.ids.secret(32);
    const secure = this.config.publicUrl.startsWith('https:');
    const maxAge = CART_DAYS * 86_400;
    void reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
    return known ?? { tokenHash: hashOfSecret(token), isNew: true };
  }
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token && TOKEN.test(token) ? token : undefined;
}
