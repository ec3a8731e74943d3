import { describe, expect, it } from '@jest/globals';
import { emptyForm, orderRequestOf, travellerForm, type TravellerForm } from './checkout-form.js';

const ada: TravellerForm = {
  ...emptyForm,
  firstName: 'Ada',
  lastName: 'Müller-Lüdenscheidt',
  email: ' ada@example.org ',
  phoneNumber: '+49 30 1234–567',
};

const forHanako: TravellerForm = {
  ...ada,
  travelerType: 'somebody-else',
  passengerName: '髙橋 花子',
  passengerRelation: 'my guest',
  passengerEmail: 'hanako@example.org',
  passengerPhone: '＋８１ 90 1234 5678',
};

const faultsOf = (form: TravellerForm): string[] => {
  const { error } = travellerForm.safeParse(form);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('the traveller’s details', () => {
  it.each(['О’Нил', '髙橋', "D'Angelo", 'X Æ A-12', 'José María'])('take the name %s', (lastName) => {
    expect(faultsOf({ ...ada, lastName })).toEqual([]);
  });

  it.each([
    ['firstName', 100, 'checkout.error.name.long'],
    ['lastName', 100, 'checkout.error.name.long'],
    ['passengerName', 200, 'checkout.error.passengerName.long'],
  ])('say of a %s of more than %i letters that it is too long, not that it is missing', (field, most, text) => {
    expect(faultsOf({ ...forHanako, [field]: 'o'.repeat(most) })).toEqual([]);
    expect(faultsOf({ ...forHanako, [field]: 'o'.repeat(most + 1) })).toEqual([`${field}: ${text}`]);
  });

  it.each(['firstName', 'lastName', 'passengerName', 'passengerRelation'])(
    'say of a %s what cannot stand in it, not that it is missing',
    (field) => {
      for (const odd of ['Ada <b>', 'www.prize.example', 'https://prize.example'])
        expect(faultsOf({ ...forHanako, [field]: odd })).toEqual([`${field}: checkout.error.name.odd`]);
      expect(faultsOf({ ...forHanako, [field]: ' ' })).not.toEqual([`${field}: checkout.error.name.odd`]);
    },
  );

  it.each(['ada@müller.example', 'o&m@example.org', 'анна@пример.рф'])('take the address %s', (address) => {
    expect(faultsOf({ ...ada, email: address })).toEqual([]);
  });

  it.each(['ada', 'ada@', 'ada@example', 'ada lovelace@example.org'])('refuse %s as an address', (address) => {
    expect(faultsOf({ ...ada, email: address })).toEqual(['email: checkout.error.email']);
  });

  it('name each field that is missing, in the order of the form', () => {
    expect(faultsOf(emptyForm).map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phoneNumber']),
    );
  });

  it('ask for a passenger only where there is one', () => {
    expect(faultsOf({ ...ada, passengerEmail: 'not yet' })).toEqual([]);
    expect(faultsOf({ ...forHanako, passengerEmail: 'not yet' })).toEqual([
      'passengerEmail: checkout.error.passengerEmail',
    ]);
  });

  it.each(['call me', '0170 1234567', '170 1234567', '+0170 1234567', '+49 30 1'])(
    'refuse the telephone number %s, which a guide abroad cannot dial',
    (phoneNumber) => expect(faultsOf({ ...ada, phoneNumber })).toEqual(['phoneNumber: checkout.error.phoneNumber']),
  );

  it.each(['0049 170 1234567', '+49 (0)30 / 1234–567', '+1 (415) 555-0123'])('take the number %s', (phoneNumber) => {
    expect(faultsOf({ ...ada, phoneNumber })).toEqual([]);
  });

  it('take a number as it is written in the country chosen, and send it as the world dials it', () => {
    const form = { ...forHanako, phoneNumber: '0170 1234567', phoneCountry: 'DE', passengerPhone: '090-1234-5678' };
    const request = orderRequestOf(travellerForm.parse({ ...form, passengerCountry: 'JP' }));
    expect(request.phoneNumber).toBe('+491701234567');
    expect(request.passenger?.phoneNumber).toBe('+819012345678');
    expect(faultsOf({ ...ada, phoneNumber: '0170 1234567', phoneCountry: 'US' })).toEqual([
      'phoneNumber: checkout.error.phoneNumber',
    ]);
  });

  it('are sent trimmed, without what was left empty', () => {
    expect(orderRequestOf(travellerForm.parse(ada))).toEqual({
      travelerType: 'myself',
      firstName: 'Ada',
      lastName: 'Müller-Lüdenscheidt',
      email: 'ada@example.org',
      phoneNumber: '+49301234567',
      paymentMethod: 'card',
      acceptTerms: true,
    });
  });

  it('forget a passenger when it is for oneself after all', () => {
    const request = orderRequestOf(travellerForm.parse({ ...forHanako, travelerType: 'myself' }));
    expect(request).not.toHaveProperty('passenger');
    expect(request).not.toHaveProperty('passengerRelation');
    expect(orderRequestOf(travellerForm.parse(forHanako)).passenger).toEqual({
      name: '髙橋 花子',
      email: 'hanako@example.org',
      phoneNumber: '+819012345678',
      getsMails: false,
    });
  });

  it('say whether the passenger gets the voucher too', () => {
    const form = travellerForm.parse({ ...forHanako, passengerGetsMails: true });
    expect(orderRequestOf(form).passenger).toMatchObject({ getsMails: true });
  });
});
