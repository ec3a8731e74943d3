import * as z from 'zod/mini';
import { EMAIL } from '../../ui/form/email-pattern.js';

export const subscriptionSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'subscription.email.missing'), z.regex(EMAIL, 'subscription.email.invalid')),
});
