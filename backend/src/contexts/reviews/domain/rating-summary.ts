export type Stars = 1 | 2 | 3 | 4 | 5;

export const STARS = [5, 4, 3, 2, 1] as const satisfies readonly Stars[];

/** How many published reviews gave how many stars. All averages are computed here. */
export class RatingSummary {
  static readonly none = new RatingSummary(new Map());

  private constructor(private readonly counts: ReadonlyMap<Stars, number>) {}

  static of(counts: Iterable<readonly [Stars, number]>): RatingSummary {
    return new RatingSummary(new Map(counts));
  }

  countOf(stars: Stars): number {
    return this.counts.get(stars) ?? 0;
  }

  get count(): number {
    return STARS.reduce((sum, stars) => sum + this.countOf(stars), 0);
  }

  /** The mean with two decimals, half up; null without reviews. */
  get average(): number | null {
    const sum = STARS.reduce((total, stars) => total + stars * this.countOf(stars), 0);
    // Rounded with integers: a floating-point mean is seldom exact in its hundredths.
    return this.count === 0 ? null : Math.floor((sum * 200 + this.count) / (2 * this.count)) / 100;
  }

  with(stars: Stars): RatingSummary {
    return this.changed(stars, 1);
  }

  without(stars: Stars): RatingSummary {
    return this.changed(stars, -1);
  }

  private changed(stars: Stars, by: number): RatingSummary {
    return new RatingSummary(new Map(this.counts).set(stars, this.countOf(stars) + by));
  }
}
