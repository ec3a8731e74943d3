import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/manager-message-request.gen.js';

export const managerMessageSchema = z.object({
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(request.message.minLength, 'my-manager.message.missing'),
      z.maxLength(request.message.maxLength, 'my-manager.message.long'),
    ),
  bookingReference: z.string().check(z.trim()),
});

export type ManagerMessageValues = z.infer<typeof managerMessageSchema>;
