export interface Admin {
  readonly id: string;
  readonly name: string;
}

/** The admins to whom an item can be assigned. */
export abstract class Admins {
  /** Sorted by name. */
  abstract findAll(): Promise<readonly Admin[]>;
}
