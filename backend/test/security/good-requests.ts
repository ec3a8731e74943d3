/** A body that each call would take: one field of it at a time is then made hostile. A call without one gets `{}`. */
export const GOOD_BODIES: Readonly<Record<string, object>> = {
  'PUT /api/dev/clock': { now: '2027-03-01T09:00:00Z' },
  'POST /api/auth/signup': {
    type: 'individual',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    confirmEmail: 'grace@example.com',
    password: 'a long enough password',
    confirmPassword: 'another password',
    nativeLanguage: 'en_US',
    acceptTerms: true,
    device: { screenResolution: '1x1', deviceId: 'x' },
  },
  'POST /api/auth/login': { email: 'grace@example.com', password: 'x', device: { deviceId: 'x' } },
  'POST /api/user/refresh-token': { refreshToken: 'x'.repeat(40) },
  'POST /api/auth/verify-email': { token: 'x'.repeat(40) },
  'POST /api/auth/forgot-password': { email: 'nobody@example.com' },
  'POST /api/auth/reset-password': { token: 'x'.repeat(40), password: 'long enough', confirmPassword: 'long enough!' },
  'PUT /api/me/account': { firstName: 'Emma', lastName: 'Hartley', language: 'en_US', currency: 'EUR' },
  'PUT /api/me/password': { currentPassword: 'wrong', password: 'long enough', confirmPassword: 'long enough' },
  'PUT /api/missions/{id}/guide-response': { guideAvailability: 'maybe', guideAnswer: 'Perhaps' },
  'PUT /api/missions/{id}/guide-cancelled': { guideReason: 'Ill' },
  'POST /api/admin/missions/{id}/assign': { guideId: '00000000-0000-7000-8000-000000000000' },
  'POST /api/tour/{id}/price': {
    duration: 180,
    datetime: { date: '2027-05-03', time: '09:30' },
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
    currency: 'EUR',
  },
  'POST /api/cart/items': {
    tour: 'rome-colosseum-and-forum',
    duration: 180,
    datetime: { date: '2027-05-03', time: '09:30' },
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
    specialRequirements: 'none',
  },
  'PATCH /api/cart/items/{id}': { travellers: { adults: 3, children: 0, infants: 0 }, guideLanguage: 'en_US' },
  'POST /api/orders': {
    travelerType: 'somebody-else',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phoneNumber: '+44 20 7946 0000',
    passengerRelation: 'Friend',
    passenger: { name: 'Charles Babbage', email: 'charles@example.com', phoneNumber: '+44 20 7946 0001' },
    paymentMethod: 'card',
    acceptTerms: true,
  },
  'POST /api/orders/find': { reference: 'CIC-7K3M9Q', email: 'nobody@example.com' },
  'POST /api/orders/{reference}/payment': {
    cardNumber: '4000000000000002',
    expiry: '12/39',
    cvc: '123',
    holder: 'Ada',
  },
};

/** Query parameters without which a call asks for nothing. */
export const GOOD_QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /api/cities/search': { query: 'rom' },
  'GET /api/city/data': { slug: 'rome' },
  'GET /api/continent/data': { slug: 'europe' },
  'GET /api/country/data': { slug: 'italy' },
  'GET /api/continent/cms/data': { content_cms_entry__: 'asia' },
  'GET /api/country/cms/data': { content_cms_entry__: 'italy' },
  'GET /api/reviews-by-city': { cityId: 'rome' },
  'GET /api/tour/{id}/availability': { duration: '180', from: '2027-05-03', to: '2027-05-04' },
  'GET /api/cms/entry/dataByCmsAndLanguage': { content_cms: 'legal' },
};

/** What a part of the path names where it is not the part under attack. */
export const GOOD_PARTS: Readonly<Record<string, string>> = {
  year: '2027',
  month: '5',
  kind: 'city',
  slug: 'rome',
  file: 'poster.jpg',
  uuid: '00000000-0000-7000-8000-000000000000',
  userId: '00000000-0000-7000-8000-000000000000',
};
