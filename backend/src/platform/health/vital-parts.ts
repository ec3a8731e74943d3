import { Injectable } from '@nestjs/common';

/** Without these parts this process can do nothing for anybody. Each is asked with every question for readiness: cheaply. */
@Injectable()
export class VitalParts {
  /** How long a part may take to answer before it counts as down, in milliseconds. */
  patience = 2000;
  private readonly checks = new Map<string, () => Promise<unknown>>();

  /** `check` throws, or rejects, while the part is not as it must be. */
  add(part: string, check: () => Promise<unknown>): void {
    this.checks.set(part, check);
  }

  all(): readonly (readonly [part: string, check: () => Promise<unknown>])[] {
    return [...this.checks];
  }
}
