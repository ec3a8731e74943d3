import type { Reference, ReferenceKind } from './reference.js';

/** What requests choose from, kept by the team. */
export abstract class ReferenceRepository {
  /** Locked until the transaction ends. Throws ReferenceNotFound. */
  abstract getForChange(kind: ReferenceKind, id: string): Promise<Reference>;
  /** Throws ReferenceTaken, or ReferenceUnknown for a company that there is not. */
  abstract add(reference: Reference): Promise<void>;
  /** Writes the next version. Throws as `add`. What the team has written stays when the application starts. */
  abstract save(reference: Reference): Promise<void>;
  /** Ids of all vehicles, those that cannot be chosen too. */
  abstract vehicleIds(): Promise<readonly string[]>;
}
