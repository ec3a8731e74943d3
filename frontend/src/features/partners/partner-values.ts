import type { CreatePartnerRequest, PartnerRecord } from './partners.api.js';
import type { PartnerValues } from './partner.schema.js';

export const emptyValues: PartnerValues = {
  name: '',
  contactName: '',
  email: '',
  phone: '',
  language: 'en_US',
  currency: 'EUR',
  termsKind: 'commission',
  percent: '',
  vat: '',
  address: { street: '', zip: '', city: '', country: '' },
};

export const valuesOf = (partner: PartnerRecord): PartnerValues => {
  const { name, contactName, email, phone, language, currency, termsKind, percent, vat, address } = partner;
  const { street, zip, city, country } = address;
  return {
    ...{ name, contactName, email, phone, language, currency, termsKind },
    percent: String(percent),
    vat: vat ?? '',
    address: { street, zip, city, country },
  };
};

/** What is sent: fields that were left empty are left out. */
export const detailsOf = ({ percent, vat, ...values }: PartnerValues): CreatePartnerRequest => ({
  ...values,
  percent: Number(percent),
  ...(vat === '' ? {} : { vat }),
});
