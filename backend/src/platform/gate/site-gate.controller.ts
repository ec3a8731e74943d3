import { Controller, NotFoundException, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../too-many-requests.js';
import { GATE_PATH } from './gate-page.js';
import { SitePasswordWrong } from './gate.errors.js';
import { ownPath } from './own-path.js';
import { SiteGate } from './site-gate.js';

/** Takes the password that a visitor enters, and leads to the page that was asked for. */
@ApiExcludeController()
@Controller(GATE_PATH)
export class SiteGateController {
  constructor(private readonly gate: SiteGate) {}

  @Post()
  async enter(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.gate.isThere) throw new NotFoundException();
    const { password, to } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    try {
      await this.gate.enter(password, request.ip);
    } catch (error) {
      if (!(error instanceof SitePasswordWrong || error instanceof TooManyRequests)) throw error;
      this.gate.showPage(request, reply, to, error);
      return;
    }
    this.gate.givePass(reply);
    void reply.header('cache-control', 'no-store').redirect(ownPath(to), 303);
  }
}
