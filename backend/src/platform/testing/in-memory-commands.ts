import type { Type } from '@nestjs/common';
import type { Command, ICommandHandler } from '@nestjs/cqrs';
import { type ActedCommand, Commands } from '../commands.js';

/** Runs commands by handlers that were made by hand, for tests without a database. */
export class InMemoryCommands extends Commands {
  private readonly handlers = new Map<unknown, ICommandHandler>();

  constructor() {
    super(undefined as never, undefined as never, undefined as never, undefined as never);
  }

  handle<C extends Command<unknown>>(command: Type<C>, handler: ICommandHandler<C>): this {
    this.handlers.set(command, handler);
    return this;
  }

  override async execute<Result>(command: ActedCommand<Result>): Promise<Result> {
    const handler = this.handlers.get(command.constructor);
    if (!handler) throw new Error(`Nobody handles ${command.constructor.name}`);
    return handler.execute(command) as Promise<Result>;
  }

  override inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
}
