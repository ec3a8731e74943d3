/** Tokens for offers that a customer may accept for a while, such as the refund of a cancellation. */
export abstract class ChangeTokens {
  abstract sign(content: object): string;
  /** Undefined if the token is not signed by this company. */
  abstract read<Content extends object>(token: string): Content | undefined;
}
