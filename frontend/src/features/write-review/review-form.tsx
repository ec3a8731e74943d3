import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { languageName } from '../../i18n/language-name.js';
import { isLocale, LOCALES } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { discardDraft, saveDraft, savedDraft } from '../../session/session-drafts.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Select } from '../../ui/form/select.js';
import { TextArea } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import * as addReviewRequest from '../../api/generated/limits/add-review-request.gen.js';
import { StarChoice } from './star-choice.js';
import { addReview, type ReviewOfBooking } from './write-review.api.js';
import { reviewSchema, type ReviewValues } from './write-review.schema.js';

interface ReviewFormProps {
  of: ReviewOfBooking;
  token: string | undefined;
  onWritten: (answer: ReviewOfBooking) => Promise<void>;
}

const EMPTY = { rating: '', guideRating: '', text: '' };

/** A rejected review is written anew: what was written stands in the form. What is typed outlives a reload of the tab. */
function openingOf({ bookingReference, review }: ReviewOfBooking, language: ReviewValues['language']): ReviewValues {
  const { rating, guideRating, text } = review ?? {};
  const written = review && {
    rating: String(rating),
    guideRating: String(guideRating ?? ''),
    text,
    language: review.language,
  };
  return { ...EMPTY, language, ...written, ...savedDraft<Partial<ReviewValues>>(keyOf(bookingReference)) };
}

const keyOf = (reference: string): string => `review_draft ${reference}`;

export function ReviewForm({ of, token, onWritten }: ReviewFormProps) {
  const api = useApi();
  const site = useSite();
  const intl = useIntl();
  const { bookingReference, tour, guide } = of;
  const key = keyOf(bookingReference);
  const opening = openingOf(of, site.locale);
  const { form, field, failures, problem, busy, onSubmit } = useCheckedForm(reviewSchema, opening);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type, values }) => {
          if (type === 'change') saveDraft(key, values);
        },
      }),
    [form, key],
  );
  const send = onSubmit(async ({ rating, guideRating, text, language }) => {
    const answer = await addReview(
      api,
      {
        tourId: tour.id,
        bookingReference,
        rating: Number(rating),
        ...(guide !== null && guideRating !== '' ? { guideRating: Number(guideRating) } : {}),
        text,
        language: isLocale(language) ? language : site.locale,
      },
      token,
      site,
    );
    discardDraft(key);
    await onWritten(answer);
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={send}
      action={<FormattedMessage id={busy ? 'write-review.sending' : 'write-review.send'} />}
    >
      <StarChoice
        {...field('rating')}
        defaultValue={opening.rating}
        legend={<FormattedMessage id="write-review.rating" />}
      />
      {guide !== null && (
        <StarChoice
          {...field('guideRating')}
          defaultValue={opening.guideRating}
          legend={<FormattedMessage id="write-review.guideRating" values={{ guide }} />}
          none={<FormattedMessage id="write-review.guideRating.none" />}
        />
      )}
      <TextArea
        {...field('text')}
        rows={8}
        maxLength={addReviewRequest.text.maxLength}
        label={<FormattedMessage id="write-review.text" />}
        hint={<FormattedMessage id="write-review.text.hint" />}
      />
      <Select {...field('language')} label={<FormattedMessage id="write-review.language" />}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale, intl)}
          </option>
        ))}
      </Select>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="write-review.how" />
      </p>
    </CheckedForm>
  );
}
