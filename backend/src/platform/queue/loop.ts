import { Logger } from '@nestjs/common';

/** One step of a loop. Returns whether there may be more to do at once. */
export type Step = () => Promise<boolean>;

const PAUSE_AFTER_ERROR_MS = 1000;

/**
 * Repeats a step in the background: at once while it finds work, otherwise after a wake-up or after `pollMs`
 * milliseconds. A step that throws is logged and repeated. {@link Loop.stop} waits for the running step.
 */
export class Loop {
  private readonly logger: Logger;
  private running: Promise<void> | undefined;
  private stopping = false;
  private woken = false;
  private resume: (() => void) | undefined;

  constructor(
    name: string,
    private readonly step: Step,
    private readonly pollMs = 1000,
  ) {
    this.logger = new Logger(name);
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Starts the next step without waiting for the next poll. */
  wake(): void {
    this.woken = true;
    this.resume?.();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.resume?.();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      const pause = await this.stepAndPause();
      if (pause > 0 && !this.woken) await this.pauseFor(pause);
    }
  }

  private async stepAndPause(): Promise<number> {
    try {
      return (await this.step()) ? 0 : this.pollMs;
    } catch (error) {
      if (!this.stopping) this.logger.warn(error instanceof Error ? error.message : String(error));
      return PAUSE_AFTER_ERROR_MS;
    }
  }

  private pauseFor(milliseconds: number): Promise<void> {
    if (this.stopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
