import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { DomainEvent } from '../../shared-kernel/building-blocks/aggregate-root.js';
import { REACTION_NAME, type ReactionClass, type EventHandler, type Route } from './reaction.js';

/** The injection token of the event routing. */
export const ROUTES = Symbol('ROUTES');

/** The routing and the classes do not match: a programming error, reported at start. */
export class RoutingInvalid extends Error {}

/** The reactions of this process: their instances by name, and the routing of facts to them. */
@Injectable()
export class Reactions implements OnModuleInit {
  private readonly byName = new Map<string, EventHandler<DomainEvent>>();
  private readonly namesByType = new Map<string, readonly string[]>();

  constructor(
    @Inject(ROUTES) private readonly routes: readonly Route[],
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** Throws {@link RoutingInvalid} if a reaction has no name, has no route, or is not a provider. */
  onModuleInit(): void {
    const provided = this.providedReactions();
    for (const { type, reactions } of this.routes) {
      if (this.namesByType.has(type)) throw new RoutingInvalid(`${type} has two lines in the map`);
      this.namesByType.set(
        type,
        reactions.map((reaction) => this.nameOf(reaction, provided)),
      );
    }
    const unrouted = [...provided.keys()].filter(
      (reaction) => !this.routes.some((route) => route.reactions.includes(reaction)),
    );
    if (unrouted.length > 0)
      throw new RoutingInvalid(`not on the map: ${unrouted.map((reaction) => reaction.name).join(', ')}`);
  }

  /** Names of the reactions to this type of fact. */
  to(type: string): readonly string[] {
    return this.namesByType.get(type) ?? [];
  }

  /** The types of facts that this version knows. A newer version beside it may record others. */
  get types(): string[] {
    return [...this.namesByType.keys()];
  }

  find(name: string): EventHandler<DomainEvent> | undefined {
    return this.byName.get(name);
  }

  /** All pairs of the routing, as two columns for SQL's `unnest`. */
  pairs(): { readonly types: string[]; readonly reactions: string[] } {
    const pairs = [...this.namesByType].flatMap(([type, names]) => names.map((name) => [type, name] as const));
    return { types: pairs.map(([type]) => type), reactions: pairs.map(([, name]) => name) };
  }

  private providedReactions(): Map<ReactionClass, EventHandler<DomainEvent>> {
    const provided = new Map<ReactionClass, EventHandler<DomainEvent>>();
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !this.reflector.get(REACTION_NAME, metatype)) continue;
      provided.set(metatype as ReactionClass, instance as EventHandler<DomainEvent>);
    }
    return provided;
  }

  private nameOf(reaction: ReactionClass, provided: Map<ReactionClass, EventHandler<DomainEvent>>): string {
    const instance = provided.get(reaction);
    if (!instance) throw new RoutingInvalid(`${reaction.name} needs @Reaction and a place in its module's providers`);
    const name = this.reflector.get<string>(REACTION_NAME, reaction);
    const other = this.byName.get(name);
    if (other && other !== instance) throw new RoutingInvalid(`two reactions are called ${name}`);
    this.byName.set(name, instance);
    return name;
  }
}
