/** Vouchers of the guests. */
export abstract class Vouchers {
  /** The reference of a scanned code, or of one that was typed; undefined for a forged one. */
  abstract referenceOf(code: string): string | undefined;
}
