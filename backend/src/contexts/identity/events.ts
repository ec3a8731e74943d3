/** Facts of identity that others may react to. */
export interface UserSignedUp {
  readonly type: 'identity.user-signed-up.v1';
  readonly userId: string;
}
