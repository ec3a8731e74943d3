/** The company that sells and issues invoices, as each invoice keeps it. */
export interface IssuingCompany {
  /** Names the company's series of numbers. */
  readonly code: string;
  /** Name and address in one line. */
  readonly postalLine: string;
  readonly vatNumber?: string;
  readonly companyRegister?: string;
  /** Where it pays VAT: ISO 3166-1, two capital letters. */
  readonly country: string;
  /** Its clock decides the day and the year of an invoice. */
  readonly timeZone: string;
}

/** The company's legal data as they are set now. */
export abstract class Company {
  abstract get(): IssuingCompany;
}
