import { EntityManager } from '@mikro-orm/postgresql';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { Actor } from '../../shared-kernel/actor.js';
import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import { ValidationFailed } from '../http/http-problems.js';
import { networkOf } from '../http/network.js';
import { fieldProblem } from '../http/validation.js';
import { withOnceGuard } from '../once-guard.js';
import { FirstCallStillRunning, Idempotency } from './idempotency.js';

const HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{8,128}$/;
const RULE = 'idempotency-rule';

/**
 * `needed`: the call is refused without a key. `own`: the call keeps its first answer itself. `unkept`: the answer opens
 * doors, so it is never kept, and a repetition runs again.
 */
type Rule = 'needed' | 'own' | 'unkept';

/** The call moves money or promises something: it is refused (422) without an Idempotency-Key. */
export const NeedsIdempotencyKey = (): MethodDecorator =>
  applyDecorators(SetMetadata(RULE, 'needed' satisfies Rule), ApiHeader({ name: HEADER, required: true }));

/** The call keeps its first answer itself, in words of its own. */
export const KeepsOwnAnswer = (): MethodDecorator & ClassDecorator => SetMetadata(RULE, 'own' satisfies Rule);

/** The answer has tokens or secrets in it: a repetition runs again. */
export const AnswerNeverKept = (): MethodDecorator & ClassDecorator => SetMetadata(RULE, 'unkept' satisfies Rule);

/** How long a repetition waits for the words of the first answer. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 50;
/** After so long the process of the first call is gone: the repetition finishes its work. */
const LOST_AFTER_SECONDS = 60;

/** A repetition found the first answer. It leaves the command's transaction, which has done nothing. */
class Answered extends Error {
  constructor(readonly words: Kept) {
    super('answered');
  }
}

/** A repetition found that the first call's command was committed, and no words yet. */
class NotInWordsYet extends Error {}

interface Kept {
  readonly body?: unknown;
}

/**
 * Every POST may have an Idempotency-Key: its first command runs once per caller, key and content, and a repetition gets
 * the first answer. Calls without a command change nothing and simply run again.
 */
@Injectable()
export class RepeatedCalls implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly entities: EntityManager,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { user?: Actor }>();
    if (request.method !== 'POST') return next.handle();
    const key = request.headers['idempotency-key'];
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<Rule | undefined>(RULE, targets);
    if (key === undefined) {
      if (rule === 'needed') throw new ValidationFailed([fieldProblem(HEADER, 'REQUIRED')]);
      return next.handle();
    }
    if (typeof key !== 'string' || !KEY.test(key))
      throw new ValidationFailed([fieldProblem(HEADER, 'IDEMPOTENCY_KEY')]);
    if (rule === 'own' || rule === 'unkept') return next.handle();
    const call = new RepeatedCall(this.idempotency, this.entities, scopeOf(request), key, contentOf(request));
    return from(call.answer(() => lastValueFrom(next.handle()), http.getResponse<FastifyReply>()));
  }
}

const scopeOf = ({ user, ip, url }: FastifyRequest & { user?: Actor }): string =>
  `${user?.partnerId ?? (user?.isPerson ? user.id : `visitor ${networkOf(ip)}`)} POST ${url.split('?', 1)[0]}`;

const contentOf = ({ url, body }: FastifyRequest): unknown => ({ url, body });

class RepeatedCall {
  private isKept = false;
  private isResumed = false;

  constructor(
    private readonly idempotency: Idempotency,
    private readonly entities: EntityManager,
    private readonly scope: string,
    private readonly key: string,
    private readonly content: unknown,
  ) {}

  async answer(handle: () => Promise<unknown>, reply: FastifyReply): Promise<unknown> {
    try {
      const body = await withOnceGuard(this.guard(), handle);
      if (this.isKept && !(body instanceof StreamableFile)) await this.keepWords({ body });
      return body;
    } catch (error) {
      if (error instanceof Answered) return this.replay(error.words, reply);
      if (error instanceof NotInWordsYet) return this.wait(handle, reply);
      if (this.isKept) await this.letGo(error);
      throw error;
    }
  }

  private guard() {
    const { scope, key } = this;
    return {
      before: async (): Promise<{ answer: unknown } | undefined> => {
        const first = await this.idempotency.firstAnswer<unknown, Kept>(scope, key, hashOf(this.content));
        if (first?.words) throw new Answered(first.words);
        if (first && !this.isResumed) throw new NotInWordsYet();
        return first;
      },
      after: async (answer: unknown): Promise<void> => {
        await this.idempotency.keep(scope, key, answer ?? null);
        this.isKept = true;
      },
    };
  }

  private replay({ body }: Kept, reply: FastifyReply): unknown {
    void reply.header('idempotency-replayed', 'true');
    return body;
  }

  /** The first call is about to answer, or its process has died after its commit. */
  private async wait(handle: () => Promise<unknown>, reply: FastifyReply): Promise<unknown> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(PAUSE_MS)) {
      const { rows } = await sql<{ words: Kept | null; is_lost: boolean }>`
        select body -> 'words' as words,
               started_at < now() - make_interval(secs => ${LOST_AFTER_SECONDS}) as is_lost
        from platform.idempotent_answer where scope = ${this.scope} and key = ${this.key}
      `.execute(this.entities.fork().getKysely());
      const [row] = rows;
      if (row?.words) return this.replay(row.words, reply);
      if (!row || row.is_lost) {
        this.isResumed = true;
        return this.answer(handle, reply);
      }
    }
    throw new FirstCallStillRunning();
  }

  private async keepWords(words: Kept): Promise<void> {
    await sql`
      update platform.idempotent_answer set body = body || jsonb_build_object('words', ${JSON.stringify(words)}::jsonb)
      where scope = ${this.scope} and key = ${this.key}
    `.execute(this.entities.fork().getKysely());
  }

  /** What the call refused after its first command may be tried again. After a failure of ours the repetition goes on. */
  private async letGo(error: unknown): Promise<void> {
    const isRefusal = error instanceof DomainError || (error instanceof HttpException && error.getStatus() < 500);
    const row = sql`scope = ${this.scope} and key = ${this.key}`;
    const statement = isRefusal
      ? sql`delete from platform.idempotent_answer where ${row}`
      : sql`update platform.idempotent_answer set started_at = started_at - make_interval(secs => ${LOST_AFTER_SECONDS}) where ${row}`;
    await statement.execute(this.entities.fork().getKysely());
  }
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');
