/** What platforms must report of a person or a company that earns through them (Directive (EU) 2021/514, "DAC7"). */
export interface TaxDetails {
  readonly form: 'person' | 'company';
  /** First and last name, or the name of the company. */
  readonly name: string;
  /** `yyyy-MM-dd`; of a person alone. */
  readonly birthdate: string | null;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  /** Country that issued the tax number. */
  readonly taxCountry: string;
  readonly taxNumber: string;
  readonly vatNumber: string | null;
}

export const TAX_FORMS = ['person', 'company'] as const;

/** Statements that ask for the details, and days after the first of them: then payments wait for the details. */
export const TAX_DETAILS_PATIENCE = { statements: 2, days: 60 } as const;

/** What guides say for the tax report. */
export abstract class TaxBook {
  abstract find(guideId: string): Promise<TaxDetails | undefined>;
  abstract write(guideId: string, details: TaxDetails, now: Date): Promise<void>;
  /** From now on, less than the minimum is paid to the guide too. */
  abstract askForLastPayment(guideId: string, now: Date): Promise<void>;
}
