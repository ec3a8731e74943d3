import * as z from 'zod/mini';
import * as addReviewRequest from '../../api/generated/limits/add-review-request.gen.js';
import { LOCALES } from '../../i18n/locales.js';

/** The stars are texts here, as radio buttons have them. */
export const reviewSchema = z.object({
  rating: z.string().check(z.regex(/^[1-5]$/, 'write-review.rating.missing')),
  guideRating: z.string(),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'write-review.text.missing'),
      z.maxLength(addReviewRequest.text.maxLength, 'write-review.text.long'),
    ),
  language: z.enum(LOCALES),
});

export type ReviewValues = z.infer<typeof reviewSchema>;
