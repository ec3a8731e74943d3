import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import * as answerRequest from '../../api/generated/limits/answer-review-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextArea } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { answerReview } from './guide-reviews.api.js';

const answerSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'guide-reviews.answer.missing'),
      z.maxLength(answerRequest.text.maxLength, 'guide-reviews.answer.long'),
    ),
});

/** A guide answers one review. */
export function AnswerForm({ id }: { id: string }) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const checked = useCheckedForm(answerSchema, { text: '' }, undefined, {}, `answer-${id}`);
  const { field, failures, problem, busy, onSubmit } = checked;
  const send = onSubmit(async ({ text }) => {
    await answerReview(api, id, text);
    showToast(intl.formatMessage({ id: 'guide-reviews.answer.done' }));
    await client.invalidateQueries({ queryKey: ['/api/guide/reviews'] });
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={send}
      action={<FormattedMessage id="guide-reviews.answer.send" />}
    >
      <TextArea
        {...field('text')}
        rows={3}
        maxLength={answerRequest.text.maxLength}
        label={<FormattedMessage id="guide-reviews.answer" />}
      />
    </CheckedForm>
  );
}
