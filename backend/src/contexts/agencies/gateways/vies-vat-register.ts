import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import type { VatCheck } from '../domain/professional.js';
import { VatRegister } from '../domain/vat-register.js';

const LONGEST_MS = 8000;
/** Countries of the European Union as VIES writes them: EL is Greece, XI Northern Ireland. */
const COUNTRIES = /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)/;

interface Answer {
  readonly valid?: unknown;
  readonly requestIdentifier?: unknown;
}

/** VIES over its REST service, as soon as VIES_URL names its address. */
@Injectable()
export class ViesVatRegister extends VatRegister {
  constructor(private readonly config: Config) {
    super();
  }

  async check(vat: string): Promise<Omit<VatCheck, 'checkedAt'> | undefined> {
    const number = vat.toUpperCase().replace(/[^0-9A-Z]/g, '');
    const countryCode = COUNTRIES.exec(number)?.[0];
    if (!this.config.VIES_URL || !countryCode) return undefined;
    const response = await fetch(new URL('check-vat-number', this.config.VIES_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber: number.slice(countryCode.length) }),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (!response.ok) throw new Error(`VIES answered ${response.status}`);
    const { valid, requestIdentifier } = (await response.json()) as Answer;
    if (typeof valid !== 'boolean') throw new Error('VIES did not say whether the number is valid');
    const consultationNumber =
      typeof requestIdentifier === 'string' && requestIdentifier !== '' ? requestIdentifier : null;
    return { isValid: valid, consultationNumber };
  }
}
