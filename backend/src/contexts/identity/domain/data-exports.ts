/** A person's data as one file: being made, or there until it ends. */
export type DataExport =
  | { readonly state: 'preparing'; readonly askedAt: Date }
  | { readonly state: 'ready'; readonly askedAt: Date; readonly path: string; readonly endsAt: Date };

/** One export of a person at a time. All calls run in the running transaction. */
export abstract class DataExports {
  /** Begins an export in place of a former one. @returns false while one is being made */
  abstract begin(userId: string, now: Date): Promise<boolean>;
  abstract find(userId: string): Promise<DataExport | undefined>;
  /** @returns false unless the export is still being made: it was finished, or the account was closed */
  abstract finish(userId: string, path: string, endsAt: Date): Promise<boolean>;
  /** Forgets the export of this file, if it is still that one. */
  abstract forget(userId: string, path: string): Promise<void>;
}
