import { describe } from '@jest/globals';
import { Count, CountHandler, idempotencyContract } from './idempotency.contract.js';
import { InMemoryCommands } from './in-memory-commands.js';
import { InMemoryIdempotency } from './in-memory-idempotency.js';

const idempotency = new InMemoryIdempotency(new InMemoryCommands().handle(Count, new CountHandler()));

describe('idempotency in memory', () => idempotencyContract(() => idempotency));
