import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { Actor } from '../../shared-kernel/actor.js';
import { MOST_HITS, SEARCH_SOURCE, type SearchHit, type SearchSource } from './search-source.js';

/** Asks every list that the actor may read, at the same time. A list that fails hides no other. */
@Injectable()
export class FindAnything implements OnModuleInit {
  private readonly logger = new Logger('Search');
  private sources: readonly SearchSource[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const marked = this.discovery
      .getProviders()
      .filter(({ metatype }) => typeof metatype === 'function' && this.reflector.get(SEARCH_SOURCE, metatype));
    this.sources = [...new Set(marked.map(({ instance }) => instance as SearchSource))];
  }

  async find(text: string, actor: Actor): Promise<readonly SearchHit[]> {
    const allowed = this.sources.filter(({ permission }) => actor.can(permission));
    const found = await Promise.all(allowed.map((source) => this.ask(source, text, actor)));
    return found.flat();
  }

  private async ask(source: SearchSource, text: string, actor: Actor): Promise<readonly SearchHit[]> {
    try {
      return (await source.find(text, MOST_HITS, actor)).slice(0, MOST_HITS);
    } catch (error) {
      this.logger.error(error, `${source.constructor.name} could not search`);
      return [];
    }
  }
}
