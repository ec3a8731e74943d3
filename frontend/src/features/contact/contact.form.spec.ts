import { describe, expect, it } from '@jest/globals';
import {
  contactSchema,
  contactSchemaBeyond,
  isAboutBooking,
  isReasonOf,
  REASONS,
  senderOf,
  serviceOf,
} from './contact.form.js';

const contactMessage = {
  senderType: 'customer',
  reason: 'availability',
  bookingReference: '',
  name: '髙橋 恵',
  email: 'megumi@example.org',
  message: 'Is the second of May free?',
};

const refusalsOf = (changes: object): string[] => {
  const { success, error } = contactSchema.safeParse({ ...contactMessage, ...changes });
  return success ? [] : error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

describe('a contact message to the team', () => {
  it('may be sent when all is filled in', () => {
    expect(refusalsOf({})).toEqual([]);
  });

  it('names each field that is empty', () => {
    expect(refusalsOf({ name: ' ', message: '' })).toEqual([
      'name contact.name.missing',
      'message contact.message.missing',
    ]);
  });

  it('is more than the beginning that stood in the form', () => {
    const schema = contactSchemaBeyond('My question about the tour:\n');
    const issuesOf = (message: string, name = 'Ada') =>
      schema.safeParse({ ...contactMessage, message, name }).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(issuesOf('My question about the tour: ')).toEqual(['message']);
    expect(issuesOf('My question about the tour:', '')).toEqual(['name', 'message']);
    expect(issuesOf('My question about the tour:\nIs there shade?')).toEqual([]);
    expect(contactSchemaBeyond('').safeParse(contactMessage).success).toBe(true);
  });

  it('needs a reason of its sender', () => {
    expect(refusalsOf({ reason: '' })).toEqual(['reason contact.reason.missing']);
    expect(refusalsOf({ reason: 'mission' })).toEqual(['reason contact.reason.others']);
    expect(refusalsOf({ reason: 'nonsense' })).toEqual(['reason contact.reason.missing']);
    expect(refusalsOf({ senderType: 'guide', reason: 'mission' })).toEqual([]);
  });

  it('names a missing reason in its own words, whatever else is missing', () => {
    for (const sent of [{ senderType: 'customer' }, {}]) {
      const { error } = contactSchema.safeParse(sent);
      expect(error?.issues.filter(({ path }) => path[0] === 'reason').at(-1)?.message).toBe('contact.reason.missing');
    }
  });

  it('refuses an address that cannot be one', () => {
    expect(refusalsOf({ email: 'megumi@example' })).toEqual(['email contact.email.invalid']);
  });

  it('may be as short as a question in Japanese, but not one letter', () => {
    expect(refusalsOf({ message: '料金は？' })).toEqual([]);
    expect(refusalsOf({ message: 'なぜ' })).toEqual([]);
    expect(refusalsOf({ message: ' x ' })).toEqual(['message contact.message.missing']);
  });

  it('takes a name of up to 120 letters, and says of a longer one that it is too long', () => {
    expect(refusalsOf({ name: 'a'.repeat(120) })).toEqual([]);
    expect(refusalsOf({ name: 'a'.repeat(121) })).toEqual(['name contact.name.long']);
    expect(refusalsOf({ name: 'Ada <b>' })).toEqual(['name contact.name.odd']);
  });

  it('has 5,000 letters at most', () => {
    expect(refusalsOf({ message: 'a'.repeat(5000) })).toEqual([]);
    expect(refusalsOf({ message: 'a'.repeat(5001) })).toEqual(['message contact.message.long']);
  });
});

describe('what a contact message may be about', () => {
  /** As the specification names them in section 6. */
  const specified = {
    customer: [
      'account',
      'availability',
      'booking-question',
      'cancel-tour',
      'modify-cancel',
      'other',
      'payments',
      'quote',
      'tour-question',
    ],
    guide: ['account', 'general', 'mission'],
  };
  const all = [...specified.customer, ...specified.guide];

  it.each(['customer', 'guide'] as const)('is of a %s exactly what the specification names', (senderType) => {
    expect([...REASONS[senderType]].sort()).toEqual(specified[senderType]);
    const taken = all.filter((reason) => refusalsOf({ senderType, reason }).length === 0);
    expect([...new Set(taken)].sort()).toEqual(specified[senderType]);
    expect([...new Set(all.filter((reason) => isReasonOf(senderType, reason)))].sort()).toEqual(specified[senderType]);
  });
});

describe('the sender of a contact message', () => {
  it('is the one that the address names, else who writes about such a thing', () => {
    expect(senderOf('account', 'guide')).toBe('guide');
    expect(senderOf('account', undefined)).toBe('customer');
    expect(senderOf('mission', undefined)).toBe('guide');
    expect(senderOf('', 'somebody')).toBe('customer');
  });

  it('is asked for the booking where there is one', () => {
    expect(isAboutBooking('modify-cancel')).toBe(true);
    expect(isAboutBooking('tour-question')).toBe(false);
  });
});

describe('a contact message that asks for a price', () => {
  it.each(['airport-pickup', 'transfer', 'business-trip', 'cruise', 'safari'])('knows the service %s', (service) => {
    expect(serviceOf('quote', service)).toBe(service);
  });

  it('ignores a service that there is not, and one beside another reason', () => {
    expect(serviceOf('quote', 'submarine')).toBeUndefined();
    expect(serviceOf('quote', undefined)).toBeUndefined();
    expect(serviceOf('payments', 'transfer')).toBeUndefined();
  });
});
