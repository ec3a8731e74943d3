import { applyDecorators, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Actor, NotAllowed, NotSignedIn, ROLES } from '../../shared-kernel/actor.js';
import { holdersOf, type Permission } from '../../shared-kernel/permissions.js';
import { BearerTokens } from './bearer-tokens.js';
import { ApiProblems } from './api-problems.js';
import { IntegratorKeys, KEY_RULE, type KeyRule, mustHaveScope } from './integrator-keys.js';
import { currentLanguage } from '../request-context.js';

export { ActorDirectory } from './bearer-tokens.js';

interface ActedRequest extends FastifyRequest {
  user?: Actor;
}

const PERMISSION_KEY = 'permission';

/** The call needs a signed-in account. */
export const SignedIn = (): MethodDecorator & ClassDecorator => SetMetadata(PERMISSION_KEY, 'signed-in');

/** The call needs a signed-in account with this permission. */
export const Allowed = (permission: Permission): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(PERMISSION_KEY, permission), ApiProblems({ 403: refusalsOf(permission) }));

const refusalsOf = (permission: Permission): readonly string[] =>
  holdersOf(permission).includes(ROLES.guide) ? ['FORBIDDEN', 'GUIDE_NOT_APPROVED'] : ['FORBIDDEN'];

const SETUP_KEY = 'even-without-second-factor';

/** The call is open to who must set a second factor up first. */
export const EvenWithoutSecondFactor = (): MethodDecorator => SetMetadata(SETUP_KEY, true);

/** The caller: a visitor if the request has no token. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return context.switchToHttp().getRequest<ActedRequest>().user ?? Actor.visitor(currentLanguage());
});

/**
 * Global guard: reads the bearer token, or the key of an integrator, if there is one (a bad one is 401, never ignored)
 * and checks `@SignedIn`, `@Allowed` and `@ByKey`.
 */
@Injectable()
export class ActorGuard extends AuthGuard() {
  constructor(
    tokens: BearerTokens,
    private readonly reflector: Reflector,
    private readonly keys: IntegratorKeys,
  ) {
    super({ defaultStrategy: tokens.strategyName });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActedRequest>();
    const secret = this.keys.secretIn(request.headers.authorization);
    if (secret !== undefined) return this.mayCallByKey(secret, context);
    if (request.headers.authorization === undefined) request.user = Actor.visitor(currentLanguage());
    else await super.canActivate(context);
    return this.mayCall(request.user, context);
  }

  /** Handles Passport's result, whose own errors do not state a reason. */
  override handleRequest<Person>(error: unknown, actor: Person | false | null | undefined): Person {
    if (error instanceof Error) throw error;
    if (!actor) throw new NotSignedIn();
    return actor;
  }

  private mayCall(actor: Actor | undefined, context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<KeyRule | undefined>(KEY_RULE, targets);
    if (rule && !rule.isOpen) throw actor?.isPerson ? new NotAllowed() : new NotSignedIn('none');
    const needed = this.reflector.getAllAndOverride<Permission | 'signed-in' | undefined>(PERMISSION_KEY, targets);
    if (needed === undefined) return true;
    if (!actor?.isPerson) throw new NotSignedIn('none');
    if (!this.reflector.get<boolean | undefined>(SETUP_KEY, context.getHandler())) actor.mustHaveSecondFactor();
    if (needed !== 'signed-in') actor.mustBeAllowed(needed);
    return true;
  }

  /** A key opens nothing but the calls that name its scope. */
  private async mayCallByKey(secret: string, context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const actor = await this.keys.getActor(secret);
    http.getRequest<ActedRequest>().user = actor;
    await this.keys.count(actor, http.getResponse<FastifyReply>());
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<KeyRule | undefined>(KEY_RULE, targets);
    if (!rule) throw new NotAllowed();
    mustHaveScope(actor, rule.scope);
    return true;
  }
}
