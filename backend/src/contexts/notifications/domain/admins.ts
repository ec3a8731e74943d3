/** The people who administer the product. */
export abstract class Admins {
  abstract ids(): Promise<readonly string[]>;
}
