import type { VatCheck } from './professional.js';

/** The job that looks a VAT number up. Its key is the professional's user id. */
export const CHECK_VAT = 'agencies.check-vat';

/** A public register of VAT numbers, such as VIES of the European Union. */
export abstract class VatRegister {
  /** Undefined where no register is configured, or the register knows nothing of the country. Throws when it is down. */
  abstract check(vat: string): Promise<Omit<VatCheck, 'checkedAt'> | undefined>;
}
