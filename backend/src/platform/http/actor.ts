import { applyDecorators, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Actor, NotSignedIn, type Role, ROLES } from '../../shared-kernel/actor.js';
import { BearerTokens } from './bearer-tokens.js';
import { ApiProblems } from './api-problems.js';
import { currentLanguage } from '../request-context.js';

export { ActorDirectory } from './bearer-tokens.js';

interface ActedRequest extends FastifyRequest {
  user?: Actor;
}

const ROLES_KEY = 'roles';

/**
 * The call needs a signed-in account. If roles are named, it needs one of them; the role of guides includes approved
 * guides only. Roles of admins are named explicitly.
 */
export const SignedIn = (...roles: readonly Role[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ROLES_KEY, roles),
    ...(roles.length === 0 ? [] : [ApiProblems({ 403: refusalsOf(roles) })]),
  );

const refusalsOf = (roles: readonly Role[]): readonly string[] =>
  roles.includes(ROLES.guide) ? ['FORBIDDEN', 'GUIDE_NOT_APPROVED'] : ['FORBIDDEN'];

/** The caller: a visitor if the request has no token. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return context.switchToHttp().getRequest<ActedRequest>().user ?? Actor.visitor(currentLanguage());
});

/** Global guard: reads the bearer token if there is one (a bad one is 401, never ignored) and checks `@SignedIn`. */
@Injectable()
export class ActorGuard extends AuthGuard() {
  constructor(
    tokens: BearerTokens,
    private readonly reflector: Reflector,
  ) {
    super({ defaultStrategy: tokens.strategyName });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActedRequest>();
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
    const roles = this.reflector.getAllAndOverride<readonly Role[] | undefined>(ROLES_KEY, targets);
    if (roles === undefined) return true;
    if (!actor?.isPerson) throw new NotSignedIn('none');
    if (roles.length > 0) actor.mustHaveOneOf(roles);
    return true;
  }
}
