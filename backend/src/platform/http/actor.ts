import { createParamDecorator, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Actor, NotAllowed, NotSignedIn, type Role } from '../../shared-kernel/actor.js';
import { currentLanguage } from './request-context.js';

/** Turns a bearer token into who is asking; role and state of the account come from the database at each request. */
export abstract class ActorDirectory {
  /** Throws {@link NotSignedIn} for a token that is no longer, or never was, good. */
  abstract actorOf(bearerToken: string): Promise<Actor>;
}

interface ActedRequest extends FastifyRequest {
  actor?: Actor;
}

const ROLES_KEY = 'roles';

/** The call needs somebody signed in, of one of these roles where any are named. Admins' roles are named explicitly. */
export const SignedIn = (...roles: readonly Role[]): MethodDecorator & ClassDecorator => SetMetadata(ROLES_KEY, roles);

/** Who is asking: a visitor where there is no token. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return context.switchToHttp().getRequest<ActedRequest>().actor ?? Actor.visitor(currentLanguage());
});

/** Global guard: reads the bearer token if there is one (a bad one is 401, never ignored) and checks `@SignedIn`. */
@Injectable()
export class ActorGuard implements CanActivate {
  constructor(
    private readonly directory: ActorDirectory,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActedRequest>();
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (request.headers.authorization && !token) throw new NotSignedIn();
    request.actor = token ? await this.directory.actorOf(token) : Actor.visitor(currentLanguage());
    const roles = this.reflector.getAllAndOverride<readonly Role[] | undefined>(ROLES_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (roles === undefined) return true;
    if (!request.actor.isPerson) throw new NotSignedIn();
    if (roles.length > 0 && !roles.includes(request.actor.role as Role)) throw new NotAllowed();
    return true;
  }
}
