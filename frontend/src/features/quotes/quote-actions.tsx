import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { rememberGuestOrder } from '../../session/order-tokens.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { Button } from '../../ui/form/button.js';
import { TextArea } from '../../ui/form/text-input.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { MoneyText } from '../../ui/text/money.js';
import { acceptQuote, askAboutQuote, declineQuote, type Quote } from './quotes.api.js';

interface ActionsProps {
  quote: Quote;
  token: string | undefined;
  onChanged: (quote: Quote) => void;
  /** Somebody or something else has changed the quote. */
  onStale: () => void;
}

function useOpened({ quote: { reference }, token }: ActionsProps) {
  const { locale } = useSite();
  return { reference, token, locale };
}

/** What the customer may do now: the answer of the API says it. */
export function QuoteActions(props: ActionsProps) {
  const { actions } = props.quote;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {actions.includes('accept') && <Accept {...props} />}
      {actions.includes('pay') && <Pay quote={props.quote} />}
      <Booked quote={props.quote} />
      {actions.includes('ask') && <Ask {...props} />}
      {actions.includes('decline') && <Decline {...props} />}
    </div>
  );
}

function Accept(props: ActionsProps) {
  const { quote, onChanged, onStale } = props;
  const api = useApi();
  const opened = useOpened(props);
  const { offer } = quote;
  const toPayment = usePayment();
  const version = offer?.version ?? 0;
  const accepting = useMutation({
    // The version is the key: the same click sent twice accepts once.
    mutationFn: () => acceptQuote(api, opened, version, `accept-${quote.reference}-${version}`),
    onSuccess: (accepted) => {
      onChanged(accepted);
      toPayment(accepted);
    },
    onError: onStale,
  });
  if (!offer) return null;
  return (
    <div className="grid gap-3">
      {accepting.error && <ProblemMessage error={accepting.error} />}
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="quotes.accept.terms" />
      </p>
      <div>
        <Button busy={accepting.isPending} className="max-md:w-full" onClick={() => accepting.mutate()}>
          {/* One part: the button spaces its parts apart. */}
          <span>
            <FormattedMessage id="quotes.accept" values={{ total: <MoneyText value={offer.total} /> }} />
          </span>
        </Button>
      </div>
    </div>
  );
}

/** Opens the payment of the quote's order; a guest's browser gets what opens the order. */
function usePayment(): (quote: Quote) => void {
  const go = useGo();
  return ({ order }) => {
    if (!order) return;
    const { reference, accessToken } = order;
    if (accessToken !== undefined) rememberGuestOrder({ reference, accessToken });
    void go(`/checkout?order=${reference}`);
  };
}

/** The order waits for its money. */
function Pay({ quote }: { quote: Quote }) {
  const toPayment = usePayment();
  if (!quote.order) return null;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        <FormattedMessage
          id="quotes.pay.until"
          values={{ moment: <Moment value={quote.order.expiresAt} timeZone={localZone()} /> }}
        />
      </p>
      <div>
        <Button className="max-md:w-full" onClick={() => toPayment(quote)}>
          <FormattedMessage id="quotes.pay" />
        </Button>
      </div>
    </div>
  );
}

/** Leads to what was paid. */
function Booked({ quote: { order, state } }: { quote: Quote }) {
  const go = useGo();
  if (!order || (state !== 'paid' && state !== 'fulfilled' && state !== 'cancelled')) return null;
  const { reference, bookingReference, accessToken } = order;
  const open = (): void => {
    if (accessToken !== undefined) rememberGuestOrder({ reference, accessToken });
    void go(`/bookings/${bookingReference}?order=${reference}`);
  };
  return (
    <div>
      <Button className="max-md:w-full" onClick={open}>
        <FormattedMessage id="quotes.booked" values={{ reference: bookingReference }} />
      </Button>
    </div>
  );
}

function Ask(props: ActionsProps) {
  const api = useApi();
  const opened = useOpened(props);
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isMissing, setMissing] = useState(false);
  const asking = useMutation({
    mutationFn: () => askAboutQuote(api, opened, text.trim(), key),
    onSuccess: (quote) => {
      setText('');
      setKey(crypto.randomUUID());
      props.onChanged(quote);
    },
    onError: props.onStale,
  });
  return (
    <form
      noValidate
      data-scripted
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim() !== '') asking.mutate();
      }}
    >
      {asking.error && <ProblemMessage error={asking.error} />}
      <TextArea
        rows={3}
        label={<FormattedMessage id="quotes.ask" />}
        hint={<FormattedMessage id="quotes.ask.hint" />}
        value={text}
        maxLength={5000}
        error={isMissing && <FormattedMessage id="quotes.error.question" />}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" look="secondary" busy={asking.isPending}>
          <FormattedMessage id="quotes.ask.send" />
        </Button>
      </div>
    </form>
  );
}

function Decline(props: ActionsProps) {
  const intl = useIntl();
  const api = useApi();
  const opened = useOpened(props);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const declining = useMutation({
    mutationFn: () => declineQuote(api, opened, reason.trim()),
    onSuccess: (quote) => {
      setOpen(false);
      props.onChanged(quote);
    },
  });
  const kind = props.quote.offer ? 'offer' : 'request';
  const action = intl.formatMessage({ id: `quotes.decline.${kind}` });
  return (
    <div>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={action}>
        <div className="grid gap-4">
          {declining.error && <ProblemMessage error={declining.error} />}
          <p>
            <FormattedMessage id="quotes.decline.text" values={{ reference: props.quote.reference }} />
          </p>
          <TextArea
            rows={3}
            optional
            maxLength={5000}
            label={<FormattedMessage id="quotes.decline.reason" />}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button look="danger" busy={declining.isPending} onClick={() => declining.mutate()}>
              {action}
            </Button>
            <Button look="secondary" onClick={() => setOpen(false)}>
              <FormattedMessage id="quotes.decline.keep" />
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
