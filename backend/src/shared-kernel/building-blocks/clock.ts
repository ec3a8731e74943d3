/** The present, as an instant (UTC). Nothing in the product reads the machine's clock but the adapters of this port. */
export abstract class Clock {
  abstract now(): Date;
}

/** A clock that stands still until a test moves it. */
export class FixedClock extends Clock {
  constructor(private instant: Date) {
    super();
  }

  now(): Date {
    return new Date(this.instant);
  }

  moveTo(instant: Date): void {
    this.instant = instant;
  }

  moveBy(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}
