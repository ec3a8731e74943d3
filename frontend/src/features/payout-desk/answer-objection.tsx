import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import * as limits from '../../api/generated/limits/objection-answer-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Select } from '../../ui/form/select.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { minorUnitsOf } from '../../ui/text/minor-units.js';
import { answerObjection, isOfPayouts, type PayoutRecord } from './payout-desk.api.js';

const AMOUNT = /^-?\d{1,7}(?:[.,]\d{1,2})?$/;

const schema = z
  .object({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'payout-desk.answer.missing'),
        z.maxLength(limits.text.maxLength, 'payout-desk.answer.long'),
      ),
    missionId: z.string(),
    correction: z.string().check(z.trim()),
  })
  .check(({ value, issues }) => {
    if (value.missionId !== '' && !AMOUNT.test(value.correction))
      issues.push({
        code: 'custom',
        path: ['correction'],
        input: value.correction,
        message: 'payout-desk.answer.amount',
      });
  });

/** `-4.50` → -450. */
function signedUnitsOf(text: string, currency: string): number | undefined {
  const units = minorUnitsOf(text.replace('-', ''), currency);
  return units !== undefined && text.startsWith('-') ? -units : units;
}

/** The team's answer to an objection, with a correction of one mission if need be. */
export function AnswerObjection({ id, payout }: { id: string; payout: PayoutRecord }) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const [key, renew] = useState(() => crypto.randomUUID());
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(schema, {
    text: '',
    missionId: '',
    correction: '',
  });
  const send = onSubmit(async ({ text, missionId, correction }) => {
    const amount = signedUnitsOf(correction, payout.amount.currency);
    const body = { text, ...(missionId === '' || amount === undefined ? {} : { correction: { missionId, amount } }) };
    await answerObjection(api, id, body, key).catch((error: unknown) => {
      renew(crypto.randomUUID());
      throw error;
    });
    await client.invalidateQueries({ predicate: ({ queryKey }) => isOfPayouts(queryKey) });
    showToast(intl.formatMessage({ id: 'payout-desk.answer.done' }));
  });
  const missions = new Map(payout.lines.map((line) => [line.missionId, line]));
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={send}
      action={<FormattedMessage id="payout-desk.answer.send" />}
    >
      <TextArea
        {...field('text')}
        rows={3}
        maxLength={limits.text.maxLength}
        label={<FormattedMessage id="payout-desk.answer.text" />}
      />
      <Select {...field('missionId')} optional label={<FormattedMessage id="payout-desk.answer.mission" />}>
        <option value="">{intl.formatMessage({ id: 'payout-desk.answer.none' })}</option>
        {[...missions.values()].map(({ missionId, tour, date }) => (
          <option key={missionId} value={missionId}>
            {`${intl.formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' })} – ${tour}`}
          </option>
        ))}
      </Select>
      <TextInput
        {...field('correction')}
        optional
        inputMode="text"
        autoComplete="off"
        label={<FormattedMessage id="payout-desk.answer.correction" values={{ currency: payout.amount.currency }} />}
      />
    </CheckedForm>
  );
}
