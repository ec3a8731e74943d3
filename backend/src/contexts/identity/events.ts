/** Facts of identity that others may react to. */
export interface UserSignedUp {
  readonly type: 'identity.user-signed-up.v1';
  readonly userId: string;
}

/** The person has shown that they read mails to their address: what was bought with it as a guest is theirs. */
export interface EmailConfirmed {
  readonly type: 'identity.email-confirmed.v1';
  readonly userId: string;
}

/** A company has opened an account: whoever validates professionals looks at it. */
export interface BusinessSignedUp {
  readonly type: 'identity.business-signed-up.v1';
  readonly userId: string;
}
