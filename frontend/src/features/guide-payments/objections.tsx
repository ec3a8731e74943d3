import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import * as limits from '../../api/generated/limits/objection-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextArea } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { Day } from '../../ui/text/date-time.js';
import { isOfPayments, object, type Payout } from './guide-payments.api.js';

const DAY_MS = 86_400_000;

/** The last day on which the guide may object: the instant is the midnight after it. */
const lastDay = (until: string): string => new Date(Date.parse(until) - DAY_MS).toISOString().slice(0, 10);

/** What the guide held against the statement, what the team answered, and the way to object while there is time. */
export function Objections({ payout: { id, objections, objectionsUntil, actions } }: { payout: Payout }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      {objections.map((each) => (
        <div key={each.id} className="grid gap-2 rounded-lg bg-sunken p-4 text-sm">
          <p>
            <span className="block font-medium">
              <FormattedMessage id="guide-payments.objection.yours" />
            </span>
            <span className="wrap-anywhere whitespace-pre-line">{each.text}</span>
          </p>
          <p>
            <span className="block font-medium">
              <FormattedMessage id="guide-payments.objection.answer" />
            </span>
            <span className="wrap-anywhere whitespace-pre-line">
              {each.answer ?? <FormattedMessage id="guide-payments.objection.waiting" />}
            </span>
          </p>
        </div>
      ))}
      {objectionsUntil && actions.includes('object') && (
        <div className="flex flex-wrap items-center gap-4">
          <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <FormattedMessage id="guide-payments.objection.raise" />
          </Button>
          <span className="text-sm text-ink-soft">
            <FormattedMessage
              id="guide-payments.objection.until"
              values={{ day: <Day value={lastDay(objectionsUntil)} /> }}
            />
          </span>
        </div>
      )}
      <Dialog isOpen={isOpen} onClose={close} title={<FormattedMessage id="guide-payments.objection.raise" />}>
        {isOpen && <ObjectionForm id={id} onSent={close} />}
      </Dialog>
    </>
  );
}

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'guide-payments.objection.missing'),
      z.maxLength(limits.text.maxLength, 'guide-payments.tax.long'),
    ),
});

function ObjectionForm({ id, onSent }: { id: string; onSent: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(schema, { text: '' });
  const send = onSubmit(async ({ text }) => {
    await object(api, id, text);
    await client.invalidateQueries({ predicate: ({ queryKey }) => isOfPayments(queryKey) });
    showToast(intl.formatMessage({ id: 'guide-payments.objection.sent' }));
    onSent();
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={send}
      action={<FormattedMessage id="guide-payments.objection.send" />}
    >
      <TextArea
        {...field('text')}
        rows={5}
        maxLength={limits.text.maxLength}
        label={<FormattedMessage id="guide-payments.objection.text" />}
      />
    </CheckedForm>
  );
}
