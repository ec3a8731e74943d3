import * as z from 'zod/mini';
import type { Api } from '../../api/api.js';
import type { Locale } from '../../i18n/locales.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

export const subscriptionSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'subscription.email.missing'), z.regex(EMAIL, 'subscription.email.invalid')),
});

export const subscribe = (api: Api, email: string, language: Locale): Promise<void> =>
  api.send('POST', '/api/newsletter', { email, language });

/** Answers with the address, mostly hidden. */
export const confirmSubscription = (api: Api, token: string): Promise<{ readonly email: string }> =>
  api.send('POST', '/api/newsletter/confirm', { token });

export const leaveNewsletter = (api: Api, token: string): Promise<void> =>
  api.send('POST', '/api/newsletter/leave', { token });
