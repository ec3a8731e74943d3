import * as z from 'zod/mini';
import type { Api } from '../../api/api.js';
import { EMAIL } from '../../ui/email-pattern.js';

export const subscriptionSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'subscription.email.missing'), z.regex(EMAIL, 'subscription.email.invalid')),
});

/** Answers with the address, mostly hidden. */
export const confirmSubscription = (api: Api, token: string): Promise<{ readonly email: string }> =>
  api.send('POST', '/api/newsletter/confirm', { token });

export const leaveNewsletter = (api: Api, token: string): Promise<void> =>
  api.send('POST', '/api/newsletter/leave', { token });
