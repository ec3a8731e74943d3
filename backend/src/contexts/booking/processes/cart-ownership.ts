import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { MergeCarts } from '../commands/merge-carts.js';
import type { CartOwner } from '../domain/cart-owner.js';

export interface OwnedCart {
  /** Undefined for a visitor without a token. */
  readonly owner: CartOwner | undefined;
  /** The visitor's token belongs to no cart any more. */
  readonly isTokenUsedUp: boolean;
}

/** Finds the cart's owner for a call. A customer who has signed in takes over their cart as a visitor. */
@Injectable()
export class CartOwnership {
  constructor(private readonly commands: Commands) {}

  /** @param tokenHash of the visitor's token, if the call has one */
  async find(actor: Actor, tokenHash: string | undefined): Promise<OwnedCart> {
    if (!actor.isPerson) return { owner: tokenHash ? { tokenHash } : undefined, isTokenUsedUp: false };
    const isMerged =
      tokenHash !== undefined && (await this.commands.execute(new MergeCarts(tokenHash, actor.id, actor)));
    return { owner: { ownerId: actor.id }, isTokenUsedUp: isMerged };
  }
}
