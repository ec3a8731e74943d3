import type { PromoCode } from './promo-code.js';

export abstract class PromoCodeRepository {
  /** Locks the code until the transaction ends. Throws PromoCodeUnknown. */
  abstract getForChange(id: string): Promise<PromoCode>;
  /** Throws PromoCodeTaken where another code is written alike. */
  abstract add(promoCode: PromoCode): Promise<void>;
  /**
   * Keeps a personal code unless its owner has one, and tells so. False where the owner has one. Throws PromoCodeTaken
   * where another code is written alike.
   */
  abstract addPersonal(promoCode: PromoCode): Promise<boolean>;
  abstract save(promoCode: PromoCode): Promise<void>;
}
