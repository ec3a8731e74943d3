import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { Config } from '../../../platform/config.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { hashOfSecret } from '../../../platform/secrets.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { MergeCarts } from '../commands/merge-carts.js';
import { CART_DAYS } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';

const COOKIE = 'cicerone_cart';
const TOKEN = /^[\w-]{43}$/;

/** Whose cart a request is about: a person's own, or that of the random token in the visitor's HttpOnly cookie. */
@Injectable()
export class CartOwners {
  constructor(
    private readonly commands: Commands,
    private readonly ids: Ids,
    private readonly config: Config,
  ) {}

  /** The owner, if there is one yet. Somebody who has signed in meanwhile takes the anonymous cart along. */
  async find(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<CartOwner | undefined> {
    const token = tokenOf(request);
    if (!actor.isPerson) return token ? { tokenHash: hashOfSecret(token) } : undefined;
    if (token && (await this.commands.execute(new MergeCarts(hashOfSecret(token), actor.id, actor))))
      void reply.clearCookie(COOKIE, { path: '/' });
    return { ownerId: actor.id };
  }

  /** The owner of a cart that is to be changed: their cookie lives as long from now as the cart, a new one too. */
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
