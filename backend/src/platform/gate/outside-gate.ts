import type { FastifyRequest } from 'fastify';
import { RouteConfig } from '@nestjs/platform-fastify';

/** The route answers callers without the site's password: health checks and other systems' webhooks. */
export const OutsideGate = (): MethodDecorator => RouteConfig({ outsideGate: true });

export const isOutsideGate = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  (routeOptions.config as { readonly outsideGate?: boolean }).outsideGate === true;
