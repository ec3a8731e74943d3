import { expect, it } from '@jest/globals';
import { registerProblems } from '../../../platform/http/problem-texts.js';
import { RequestValidation } from '../../../platform/http/validation.js';
import { bookingProblems } from './booking.problems.js';
import {
  CartItemChangeRequest,
  CartItemRequest,
  FindOrderRequest,
  OrderRequest,
  PassengerRequest,
  PaymentRequest,
  PlaceOrderRequest,
  PriceRequest,
} from './booking.requests.js';

const sent = (reference: unknown): Promise<unknown> =>
  new RequestValidation().transform(
    { reference, email: 'ada@example.com' },
    { type: 'body', metatype: FindOrderRequest },
  );

it.each([
  ['CIC-7K3M9Q', 'CIC-7K3M9Q'],
  [' cic-7k3m9q ', 'CIC-7K3M9Q'],
  ['cic 7k3m9q', 'CIC-7K3M9Q'],
  ['bk4f8t2w', 'BK-4F8T2W'],
  ['CIC – 7K3 M9Q', 'CIC-7K3M9Q'],
  ['ＣＩＣ－７Ｋ３Ｍ９Ｑ', 'CIC-7K3M9Q'],
])('takes the reference %p for %s', async (typed, reference) => {
  expect(await sent(typed)).toMatchObject({ reference });
});

it.each(['7K3M9Q', 'CIC-7K3M9', 'CIC-7K3M9QX', 'ABC-7K3M9Q', `CIC-7K3M9Q${' '.repeat(40)}`])(
  'takes %p for no reference',
  async (typed) => {
    await expect(sent(typed)).rejects.toMatchObject({ errors: [{ field: 'reference', code: 'IS_REFERENCE' }] });
  },
);

it.each([7, ['CIC-7K3M9Q']])('takes %p for no text', async (typed) => {
  await expect(sent(typed)).rejects.toMatchObject({ errors: [{ field: 'reference', code: 'IS_STRING' }] });
});

it.each(['', '  '])('misses the reference where %j is sent', async (typed) => {
  await expect(sent(typed)).rejects.toMatchObject({ errors: [{ field: 'reference', code: 'REQUIRED' }] });
});

const received = (metatype: new () => object, body: object): Promise<unknown> =>
  new RequestValidation().transform(body, { type: 'body', metatype });

it.each(['datetime', 'travellers', 'duration', 'guideLanguage'])('refuses to make nothing of %s', async (field) => {
  await expect(received(CartItemChangeRequest, { [field]: null })).rejects.toMatchObject({ errors: [{ field }] });
  expect(await received(CartItemChangeRequest, {})).not.toHaveProperty(field);
});

it('leaves an item of the cart its tour', async () => {
  const errors = [{ field: 'tour', code: 'WHITELIST_VALIDATION' }];
  await expect(received(CartItemChangeRequest, { tour: 'rome-evening-piazzas' })).rejects.toMatchObject({ errors });
});

it('lets a wish be taken back', async () => {
  const change = { specialRequirements: null };
  expect(await received(CartItemChangeRequest, change)).toEqual(change);
});

it.each(['datetime', 'guideLanguage', 'currency'])('prices nothing for no %s', async (field) => {
  const asked = { duration: 180, travellers: { adults: 2 } };
  await expect(received(PriceRequest, { ...asked, [field]: null })).rejects.toMatchObject({ errors: [{ field }] });
  expect(await received(PriceRequest, asked)).toMatchObject({ currency: 'EUR' });
});

it.each([
  [OrderRequest, ['passengerRelation', 'billing', 'specialRequirements', 'cartVersion']],
  [PassengerRequest, ['getsMails']],
  [CartItemRequest, ['meetingPoint', 'quoteToken']],
  [CartItemChangeRequest, ['meetingPoint', 'quoteToken']],
  [PaymentRequest, ['cardNumber', 'expiry', 'cvc', 'holder', 'actionId', 'outcome']],
] as const)('takes null in %p for nothing that may be left out', async (request, fields) => {
  for (const field of fields)
    await expect(received(request, { [field]: null })).rejects.toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
});

it.each([
  [PriceRequest, 'travellers', [], [{ adults: 2 }], 2, 'two'],
  [PriceRequest, 'datetime', [], [{ date: '2027-05-02', time: '09:30' }], 'today'],
  [CartItemChangeRequest, 'travellers', [], [{ adults: 2 }]],
  [OrderRequest, 'billing', [], [{ companyName: 'Engines Ltd' }], 'Engines Ltd'],
  [OrderRequest, 'passenger', [], [{ name: 'Ada', email: 'ada@example.com', phoneNumber: '+44 20 7946 0000' }], true],
] as const)('takes a list or a single value in %p for no %s', async (request, field, ...values) => {
  for (const value of values) {
    const refused = received(request, { travelerType: 'somebody-else', [field]: value });
    await expect(refused).rejects.toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field, code: 'NESTED_VALIDATION' })]),
    });
  }
});

it.each([
  [OrderRequest, 'firstName'],
  [OrderRequest, 'lastName'],
  [PassengerRequest, 'name'],
  [PaymentRequest, 'holder'],
  [PaymentRequest, 'expiry'],
] as const)('misses in %p a %s that is left blank', async (request, field) => {
  for (const blank of ['', '   ', '\u3000', null])
    await expect(received(request, { [field]: blank })).rejects.toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field, code: 'REQUIRED' })]),
    });
});

const forMyself = {
  travelerType: 'myself',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNumber: '+44 20 7946 0000',
  paymentMethod: 'card',
  acceptTerms: true,
};
const hanako = { name: 'Hanako', email: 'hanako@example.com', phoneNumber: '+81 3 1234 5678' };

it.each([
  ['passenger', { passenger: hanako }],
  ['passengerRelation', { passengerRelation: 'my mother' }],
])('refuses a %s with an order for oneself', async (field, more) => {
  await expect(received(OrderRequest, { ...forMyself, ...more })).rejects.toMatchObject({
    errors: [{ field, code: 'FOR_SOMEBODY_ELSE' }],
  });
  const forHanako = { ...forMyself, travelerType: 'somebody-else', passenger: hanako, ...more };
  expect(await received(OrderRequest, forHanako)).toMatchObject(more);
});

it.each([
  [{ companyName: 'Engines Ltd' }, 'billing.address'],
  [
    { companyName: 'Engines Ltd', address: { street: '1 Square', city: 'London', country: 'England' } },
    'billing.address.country',
  ],
  [
    { companyName: 'Engines Ltd', address: { street: '1 Square', city: 'London', country: 'gb' } },
    'billing.address.country',
  ],
  [
    { companyName: 'Engines Ltd', vat: 'GB12', address: { street: '1 Square', city: 'London', country: 'GB' } },
    'billing.vat',
  ],
  [{ address: { street: '1 Square', city: 'London', country: 'GB' } }, 'billing.companyName'],
  [{ companyName: 'Engines Ltd', address: { city: 'London', country: 'GB' } }, 'billing.address.street'],
])('names what is missing or wrong of the company that pays: %j', async (billing, field) => {
  await expect(received(OrderRequest, { ...forMyself, billing })).rejects.toMatchObject({ errors: [{ field }] });
});

it('tells whoever sends half a passenger with an order for oneself one thing only', async () => {
  await expect(received(OrderRequest, { ...forMyself, passenger: { name: 'Hanako' } })).rejects.toMatchObject({
    errors: [{ field: 'passenger', code: 'FOR_SOMEBODY_ELSE' }],
  });
  await expect(received(OrderRequest, { ...forMyself, passengerRelation: 7 })).rejects.toMatchObject({
    errors: [{ field: 'passengerRelation', code: 'FOR_SOMEBODY_ELSE' }],
  });
});

it.each([
  [{ cardNumber: 4_242_424_242_424_242 }, 'IS_STRING'],
  [{ cardNumber: '4242' }, 'IS_CARD_NUMBER'],
  [{ cardNumber: '4242 4242 42      ' }, 'IS_CARD_NUMBER'],
  [{ expiry: '13/29' }, 'IS_CARD_EXPIRY'],
  [{ cvc: 123 }, 'IS_STRING'],
  [{ cvc: '12' }, 'IS_CARD_CODE'],
  [{ holder: 'Ada <b>' }, 'IS_NAME'],
  [{ actionId: 'nonsense' }, 'IS_ACTION_ID'],
  [{ actionId: '' }, 'REQUIRED'],
  [{ outcome: null }, 'IS_IN'],
])('says of the payment %j what is wrong', async (body, code) => {
  await expect(received(PaymentRequest, body)).rejects.toMatchObject({ errors: [{ code }] });
});

it.each(['Europe/Atlantis', '+02:00', '', 'x'.repeat(500), 7, null])('refuses the zone %p', async (timeZone) => {
  await expect(received(OrderRequest, { ...forMyself, timeZone })).rejects.toMatchObject({
    errors: [{ field: 'timeZone' }],
  });
});

it.each(['Pacific/Honolulu', 'Asia/Kathmandu', 'UTC', undefined])('takes the zone %p', async (timeZone) => {
  const order = { ...forMyself, ...(timeZone === undefined ? {} : { timeZone }) };
  expect(await received(OrderRequest, order)).toMatchObject(order);
});

it('says in words that an order has the currency of its cart', async () => {
  registerProblems(bookingProblems);
  for (const currency of ['XXX', 'EUR', ''])
    await expect(
      new RequestValidation().transform(
        { language: 'de_DE', currency },
        { type: 'query', metatype: PlaceOrderRequest },
      ),
    ).rejects.toMatchObject({
      errors: [
        { field: 'currency', code: 'CURRENCY_OF_CART', detail: expect.stringContaining('currency of its cart') },
      ],
    });
  const query = { language: 'de_DE' };
  const taken = await new RequestValidation().transform(query, { type: 'query', metatype: PlaceOrderRequest });
  expect(taken).toMatchObject(query);
});
