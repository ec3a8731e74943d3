/** Countries whose accounts have an IBAN, as the server sees it. */
const WITH_IBAN = new Set([
  'AD',
  'AE',
  'AL',
  'AT',
  'AX',
  'AZ',
  'BA',
  'BE',
  'BG',
  'BH',
  'BR',
  'BY',
  'CH',
  'CR',
  'CY',
  'CZ',
  'DE',
  'DK',
  'DO',
  'EE',
  'EG',
  'ES',
  'FI',
  'FO',
  'FR',
  'GB',
  'GE',
  'GF',
  'GI',
  'GL',
  'GP',
  'GR',
  'GT',
  'HR',
  'HU',
  'IE',
  'IL',
  'IQ',
  'IS',
  'IT',
  'JO',
  'KW',
  'KZ',
  'LB',
  'LC',
  'LI',
  'LT',
  'LU',
  'LV',
  'LY',
  'MC',
  'MD',
  'ME',
  'MF',
  'MK',
  'MN',
  'MQ',
  'MR',
  'MT',
  'MU',
  'NC',
  'NI',
  'NL',
  'NO',
  'OM',
  'PF',
  'PK',
  'PL',
  'PM',
  'PS',
  'PT',
  'QA',
  'RE',
  'RO',
  'RS',
  'RU',
  'SA',
  'SC',
  'SD',
  'SE',
  'SI',
  'SK',
  'SM',
  'SO',
  'ST',
  'SV',
  'TF',
  'TL',
  'TN',
  'TR',
  'UA',
  'VA',
  'VG',
  'WF',
  'XK',
  'YE',
  'YT',
]);
/** Countries of the euro payments area, where the IBAN names the bank. */
const IN_SEPA = new Set(
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA'.split(
    ' ',
  ),
);

export type AccountKind = 'iban' | 'us' | 'other' | 'paypal';

interface Chosen {
  readonly method: string;
  readonly bankCountry: string;
}

export function kindOf({ method, bankCountry }: Chosen): AccountKind {
  if (method === 'paypal') return 'paypal';
  if (bankCountry === 'US') return 'us';
  return WITH_IBAN.has(bankCountry) ? 'iban' : 'other';
}

export const FIELDS = [
  'bankCountry',
  'bankName',
  'iban',
  'swiftBic',
  'routingNumber',
  'accountNumber',
  'bankCode',
  'branchCode',
  'paypalEmail',
] as const;
export type AccountField = (typeof FIELDS)[number];

type Ask = 'needed' | 'optional';

const ASKED: Readonly<Record<AccountKind, Readonly<Partial<Record<AccountField, Ask>>>>> = {
  iban: { bankCountry: 'needed', bankName: 'optional', iban: 'needed', swiftBic: 'needed' },
  us: {
    bankCountry: 'needed',
    bankName: 'needed',
    routingNumber: 'needed',
    accountNumber: 'needed',
    swiftBic: 'optional',
  },
  other: {
    bankCountry: 'needed',
    bankName: 'needed',
    swiftBic: 'needed',
    accountNumber: 'needed',
    bankCode: 'optional',
    branchCode: 'optional',
  },
  paypal: { paypalEmail: 'needed' },
};

/** Whether the form asks for the field, and whether it may stay empty. */
export function askOf(field: AccountField, chosen: Chosen): Ask | undefined {
  const ask = ASKED[kindOf(chosen)][field];
  return field === 'swiftBic' && ask === 'needed' && IN_SEPA.has(chosen.bankCountry) ? 'optional' : ask;
}
