import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config.js';
import { NotFound } from './http-problems.js';

const OF_THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Allows the call in demo and test mode only, and only by a host name of this machine or of the site, so that a foreign
 * page cannot read mails by DNS rebinding. Otherwise the call answers 404 like an unknown route.
 */
@Injectable()
export class NotInProduction implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { hostname } = context.switchToHttp().getRequest<FastifyRequest>();
    const isKnown = OF_THIS_MACHINE.includes(hostname) || hostname === new URL(this.config.publicUrl).hostname;
    if (this.config.isProduction || !isKnown) throw new NotFound();
    return true;
  }
}
