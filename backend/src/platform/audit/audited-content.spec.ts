import { expect, it } from '@jest/globals';
import { auditedContent } from './audited-content.js';

it('keeps what was done, and neither secrets nor whom it tells of', () => {
  const command = {
    reference: 'CIC-7K3M9Q',
    form: {
      customer: { firstName: 'Hanna', lastName: 'Köhler', email: 'hanna@example.com', phoneNumber: '+49301234567' },
      specialRequirements: 'A wheelchair',
      paymentMethod: 'card',
      adults: 2,
    },
    message: { name: 'Hanna', message: 'May we bring a pram?', reason: 'tour-question' },
    note: 'Called Hanna: she pays again',
    text: 'My daughter Hanna is ill',
    reason: 'I broke my leg',
    device: { ip: '192.0.2.9', userAgent: 'Firefox', screenResolution: '1440x900' },
    accessToken: 'abc',
    passwordHash: '$argon2id$',
  };
  expect(JSON.parse(auditedContent(command))).toEqual({
    reference: 'CIC-7K3M9Q',
    form: {
      customer: { firstName: '•••', lastName: '•••', email: '•••', phoneNumber: '•••' },
      specialRequirements: '•••',
      paymentMethod: 'card',
      adults: 2,
    },
    message: { name: '•••', message: '•••', reason: 'tour-question' },
    note: '•••',
    text: '•••',
    reason: '•••',
    device: { ip: '•••', userAgent: '•••', screenResolution: '1440x900' },
    accessToken: '•••',
    passwordHash: '•••',
  });
});

it('keeps the names of things, which come in several languages', () => {
  const names = { name: { en_US: 'Rome', it_IT: 'Roma' } };
  expect(JSON.parse(auditedContent(names))).toEqual(names);
});
