import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { SCHEDULED_JOB, type JobHandler, type JobDescription } from './job-handler.js';

export interface FoundHandler extends JobDescription {
  readonly handler: JobHandler;
}

/** The job handlers of this process, by kind. */
@Injectable()
export class JobHandlers implements OnModuleInit {
  private readonly byKind = new Map<string, FoundHandler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** Throws an Error if two handlers have the same kind. */
  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function') continue;
      const description = this.reflector.get<JobDescription | undefined>(SCHEDULED_JOB, metatype);
      if (!description) continue;
      const known = this.byKind.get(description.kind);
      if (known && known.handler !== instance) throw new Error(`Two handlers do ${description.kind}`);
      this.byKind.set(description.kind, { ...description, handler: instance as JobHandler });
    }
  }

  find(kind: string): FoundHandler | undefined {
    return this.byKind.get(kind);
  }

  get kinds(): string[] {
    return [...this.byKind.keys()];
  }

  get recurring(): readonly (FoundHandler & { readonly everyMinutes: number })[] {
    return [...this.byKind.values()].flatMap((found) =>
      found.everyMinutes === undefined ? [] : [{ ...found, everyMinutes: found.everyMinutes }],
    );
  }
}
