import type { Guide } from './guide.js';

/** A guide who was got for change stays locked until the transaction ends. */
export abstract class GuideRepository {
  abstract findForChange(userId: string): Promise<Guide | undefined>;
  /** Ids of active guides whose license expires before `end`, and of which the team was not told. */
  abstract findUnwarnedBefore(end: Date): Promise<readonly string[]>;
  /** Undefined if nobody is such a guide. */
  abstract timeZoneOf(userId: string): Promise<string | undefined>;
  abstract save(guide: Guide): Promise<void>;
  /** The address of a page that nobody has: the first name, and the last name's initial. */
  abstract freeSlug(firstName: string, lastName: string): Promise<string>;
}
