/** A validated professional got a personal promo code. */
export interface PersonalCodeMade {
  readonly type: 'promotions.personal-code-made.v1';
  readonly promoCodeId: string;
  readonly userId: string;
}
