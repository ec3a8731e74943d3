import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';

/** Without these parts this process can do nothing for anybody. Each is asked with every question for readiness: cheaply. */
@Injectable()
export class HealthChecks {
  /** How long a part may take to answer before it counts as down, in milliseconds. The machine of a test may be busy. */
  patience: number;
  private readonly checks = new Map<string, () => Promise<unknown>>();

  constructor(config: Config) {
    this.patience = config.APP_MODE === 'test' ? 60_000 : 2000;
  }

  /** `check` throws, or rejects, while the part is not as it must be. */
  add(part: string, check: () => Promise<unknown>): void {
    this.checks.set(part, check);
  }

  all(): readonly (readonly [part: string, check: () => Promise<unknown>])[] {
    return [...this.checks];
  }
}
