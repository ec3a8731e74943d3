export interface StoredFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** There is no file under this path. */
export class FileMissing extends Error {
  constructor(readonly path: string) {
    super(`no file ${path}`);
  }
}

/** A path that could leave the store, or that a store could misunderstand: a fault of ours, paths are made by the server. */
export class FilePathInvalid extends Error {
  constructor(readonly path: string) {
    super(`not a path of the file store: ${JSON.stringify(path)}`);
  }
}

/**
 * Keeps whole files by a path that the server makes (`photos/0199….webp`): segments of letters, digits, `-`, `_` and
 * `.`, of which none begins with a dot. A file is there whole or not at all.
 */
export abstract class FileStore {
  /** Writes, in place of what was there. */
  abstract put(path: string, bytes: Buffer, contentType: string): Promise<void>;

  /** Throws {@link FileMissing}. */
  abstract get(path: string): Promise<StoredFile>;

  /** Does nothing where there is no such file. */
  abstract delete(path: string): Promise<void>;

  /** Throws when files can be neither read nor written now: for readiness. */
  abstract check(): Promise<void>;
}

const PATH = /^(?!.{513})[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Answers the path itself, or throws {@link FilePathInvalid}. */
export function safePath(path: string): string {
  if (!PATH.test(path)) throw new FilePathInvalid(path);
  return path;
}
