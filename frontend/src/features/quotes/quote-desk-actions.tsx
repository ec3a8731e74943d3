import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextArea } from '../../ui/form/text-input.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { OfferForm } from './offer-form.js';
import { answerQuestion, type QuoteRecord, takeQuote } from './quote-desk.api.js';
import { useChanged } from './use-changed.js';
import { quoteChoicesQuery } from './quotes.api.js';

type Action = QuoteRecord['actions'][number];

/** What the team may do with a quote now. */
export function QuoteDeskActions({ quote }: { quote: QuoteRecord }) {
  const site = useSite();
  const api = useApi();
  const { data: choices } = useQuery(quoteChoicesQuery(site));
  const [opened, setOpened] = useState<Action>();
  const close = (): void => setOpened(undefined);
  const taking = useMutation({ mutationFn: () => takeQuote(api, quote, site), ...useChanged('take', close) });
  const isFirst = quote.actions.includes('offer');
  return (
    <>
      {quote.actions.map((action) => (
        <Button
          key={action}
          look={action === 'offer' || !isFirst ? 'primary' : 'secondary'}
          busy={action === 'take' && taking.isPending}
          {...(action === 'take' ? {} : { 'aria-haspopup': 'dialog' as const })}
          onPointerEnter={prepareDialog}
          onClick={() => (action === 'take' ? taking.mutate() : setOpened(action))}
        >
          <FormattedMessage id={`quotes.desk.action.${action}`} />
        </Button>
      ))}
      {taking.error && <ProblemMessage error={taking.error} />}
      <Dialog
        isOpen={opened !== undefined && choices !== undefined}
        onClose={close}
        title={opened && <FormattedMessage id={`quotes.desk.action.${opened}`} />}
      >
        {opened === 'offer' && choices && <OfferForm quote={quote} choices={choices} onClose={close} />}
        {opened === 'answer' && <AnswerForm quote={quote} onClose={close} />}
      </Dialog>
    </>
  );
}

function AnswerForm({ quote, onClose }: { quote: QuoteRecord; onClose: () => void }) {
  const site = useSite();
  const api = useApi();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answering = useMutation({
    mutationFn: () => answerQuestion(api, quote, site, text.trim()),
    ...useChanged('answer', onClose),
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim() !== '' && !answering.isPending) answering.mutate();
      }}
    >
      {answering.error && <ProblemMessage error={answering.error} />}
      <blockquote className="border-s-2 border-line-strong ps-3 wrap-anywhere whitespace-pre-line">
        {quote.messages.at(-1)?.text}
      </blockquote>
      <TextArea
        rows={5}
        maxLength={5000}
        label={<FormattedMessage id="quotes.desk.answer" />}
        hint={<FormattedMessage id="quotes.desk.answer.hint" />}
        error={isMissing && <FormattedMessage id="quotes.error.missing" />}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" busy={answering.isPending}>
          <FormattedMessage id="quotes.desk.send" />
        </Button>
      </div>
    </form>
  );
}
