import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared-kernel/actor.js';
import { StatusNotOwnToChange } from '../domain/user.errors.js';
import { type OwnStatusStep, OwnStatusSteps } from '../index.js';

@Injectable()
export class RegisteredStatusSteps extends OwnStatusSteps {
  private readonly steps = new Map<OwnStatusStep, (actor: Actor) => Promise<void>>();

  register(step: OwnStatusStep, take: (actor: Actor) => Promise<void>): void {
    this.steps.set(step, take);
  }

  /** Throws StatusNotOwnToChange, or what the step refuses. */
  async take(step: OwnStatusStep, actor: Actor): Promise<void> {
    const take = this.steps.get(step);
    if (!take) throw new StatusNotOwnToChange();
    await take(actor);
  }
}
