/** A standard rate of VAT, in hundredths of a percent, from a day on. */
export interface VatRate {
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  /** Local date of the country, `yyyy-MM-dd`. */
  readonly from: string;
  readonly basisPoints: number;
}

const rate = (country: string, from: string, percent: number): VatRate => ({
  country,
  from,
  basisPoints: Math.round(percent * 100),
});

/** Standard rates of the European Union's countries and the United Kingdom. A new rate is a new line. */
export const VAT_RATES: readonly VatRate[] = [
  rate('AT', '1995-01-01', 20),
  rate('BE', '1996-01-01', 21),
  rate('BG', '1999-01-01', 20),
  rate('CY', '2014-01-13', 19),
  rate('CZ', '2013-01-01', 21),
  rate('DE', '2021-01-01', 19),
  rate('DK', '1992-01-01', 25),
  rate('EE', '2024-01-01', 22),
  rate('EE', '2025-07-01', 24),
  rate('ES', '2012-09-01', 21),
  rate('FI', '2013-01-01', 24),
  rate('FI', '2024-09-01', 25.5),
  rate('FR', '2014-01-01', 20),
  rate('GB', '2011-01-04', 20),
  rate('GR', '2016-06-01', 24),
  rate('HR', '2012-03-01', 25),
  rate('HU', '2012-01-01', 27),
  rate('IE', '2021-03-01', 23),
  rate('IT', '2013-10-01', 22),
  rate('LT', '2009-09-01', 21),
  rate('LU', '2023-01-01', 16),
  rate('LU', '2024-01-01', 17),
  rate('LV', '2012-07-01', 21),
  rate('MT', '2004-01-01', 18),
  rate('NL', '2012-10-01', 21),
  rate('PL', '2011-01-01', 23),
  rate('PT', '2011-01-01', 23),
  rate('RO', '2017-01-01', 19),
  rate('RO', '2025-08-01', 21),
  rate('SE', '1990-07-01', 25),
  rate('SI', '2013-07-01', 22),
  rate('SK', '2011-01-01', 20),
  rate('SK', '2025-01-01', 23),
];
