import * as cancelRequest from '../../api/generated/limits/company-cancel-request.gen.js';
import * as refundRequest from '../../api/generated/limits/team-refund-request.gen.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { may } from '../../session/permissions.js';
import { useSession } from '../../session/session.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { MoneyText } from '../../ui/text/money.js';
import { ActionForm, ReasonField } from './action-form.js';
import { minorUnits } from './amount.js';
import {
  buyTickets,
  cancelForCompany,
  decideRefund,
  isOfOrders,
  proposeRefund,
  quoteCompanyCancellation,
  teamRefundsQuery,
  type OrderRecord,
  type TeamRefund,
  type TeamRefundRequest,
} from './back-office.api.js';

export const useOrdersAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfOrders(queryKey) });
};

interface ActionProps {
  label: ReactNode;
  title: ReactNode;
  isDanger?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function Action({ label, title, isDanger = false, children }: ActionProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        look={isDanger ? 'danger' : 'secondary'}
        className="px-4 text-sm"
        aria-haspopup="dialog"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={title}>
        {isOpen && children(close)}
      </Dialog>
    </>
  );
}

/** From then on the tickets do not go back. */
export function BuyTickets({ booking: { reference, tickets, ticketsBoughtAt, actions } }: BuyTicketsProps) {
  const api = useApi();
  const intl = useIntl();
  const again = useOrdersAgain();
  const buying = useMutation({
    mutationFn: () => buyTickets(api, reference),
    onSuccess: () => showToast(intl.formatMessage({ id: 'back-office.booking.tickets.done' })),
    onSettled: again,
  });
  if (!tickets?.included || ticketsBoughtAt !== null || !actions.includes('cancel')) return null;
  return (
    <>
      <Button look="secondary" className="px-4 text-sm" busy={buying.isPending} onClick={() => buying.mutate()}>
        <FormattedMessage id="back-office.booking.tickets.buy" />
      </Button>
      {buying.error && <ProblemMessage error={buying.error} />}
    </>
  );
}

interface BuyTicketsProps {
  readonly booking: OrderRecord['bookings'][number];
}

/** The company gives a sold visit up: everything goes back, and the customer is mailed the reason. */
export const CancelForCompany = ({ booking }: { booking: OrderRecord['bookings'][number] }) =>
  booking.actions.includes('cancel') ? (
    <Action
      label={<FormattedMessage id="back-office.booking.cancel" />}
      title={<FormattedMessage id="back-office.booking.cancel.title" values={{ reference: booking.reference }} />}
    >
      {(close) => <CancelForm reference={booking.reference} onClose={close} />}
    </Action>
  ) : null;

function CancelForm({ reference, onClose }: { reference: string; onClose: () => void }) {
  const api = useApi();
  const intl = useIntl();
  const site = useSite();
  const again = useOrdersAgain();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const quote = useQuery({
    queryKey: ['company-cancel-quote', reference] as const,
    queryFn: () => quoteCompanyCancellation(api, reference),
    staleTime: 0,
    retry: false,
  });
  const doing = useMutation({
    mutationFn: (token: string) => cancelForCompany(api, reference, { token, reason: reason.trim() }, site),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'back-office.booking.cancel.done' }));
      onClose();
    },
    onSettled: again,
  });
  if (quote.error) return <ProblemMessage error={quote.error} onRetry={() => void quote.refetch()} />;
  if (!quote.data) return <Skeleton className="h-48" />;
  const { token, refund } = quote.data;
  return (
    <ActionForm
      label={
        <FormattedMessage id="back-office.booking.cancel.confirm" values={{ amount: <MoneyText value={refund} /> }} />
      }
      isDanger
      doing={doing}
      onSend={() => {
        setMissing(reason.trim() === '');
        if (reason.trim() !== '') doing.mutate(token);
      }}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="back-office.booking.cancel.text" values={{ amount: <MoneyText value={refund} /> }} />
      </p>
      <ReasonField
        label={<FormattedMessage id="back-office.booking.cancel.reason" />}
        missing={<FormattedMessage id="back-office.booking.cancel.missing" />}
        isMissing={isMissing}
        maxLength={cancelRequest.reason.maxLength}
        value={reason}
        onChange={setReason}
      />
    </ActionForm>
  );
}

const REFUNDABLE: readonly OrderRecord['status'][] = ['paid', 'partially-refunded'];

/** Money beyond the contract. Much of it needs a second person. */
export const RefundOrder = ({ order }: { order: OrderRecord }) => {
  const user = useSession()?.user;
  if (!user || !may(user, 'refund.make') || !REFUNDABLE.includes(order.status)) return null;
  return (
    <Action
      label={<FormattedMessage id="back-office.refund" />}
      title={<FormattedMessage id="back-office.refund.title" values={{ reference: order.reference }} />}
    >
      {(close) => <RefundForm order={order} onClose={close} />}
    </Action>
  );
};

function RefundForm({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const api = useApi();
  const intl = useIntl();
  const again = useOrdersAgain();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const minor = minorUnits(amount, order.total.currency);
  const doing = useMutation({
    mutationFn: (value: number) =>
      proposeRefund(api, order.reference, {
        amount: { amount: value, currency: order.total.currency as TeamRefundRequest['amount']['currency'] },
        reason: reason.trim(),
      }),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'back-office.refund.done' }));
      onClose();
    },
    onSettled: again,
  });
  const send = (): void => {
    const lacks = minor === undefined || reason.trim() === '';
    setMissing(lacks);
    if (minor !== undefined && !lacks) doing.mutate(minor);
  };
  return (
    <ActionForm
      label={<FormattedMessage id="back-office.refund.confirm" />}
      isDanger={false}
      doing={doing}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="back-office.refund.text" />
      </p>
      <TextInput
        label={<FormattedMessage id="back-office.refund.amount" values={{ currency: order.total.currency }} />}
        inputMode="decimal"
        value={amount}
        error={
          isMissing && minor === undefined ? intl.formatMessage({ id: 'back-office.refund.amount.missing' }) : undefined
        }
        onChange={({ target }) => setAmount(target.value)}
      />
      <ReasonField
        label={<FormattedMessage id="back-office.refund.reason" />}
        missing={<FormattedMessage id="back-office.refund.reason.missing" />}
        isMissing={isMissing}
        maxLength={refundRequest.reason.maxLength}
        value={reason}
        onChange={setReason}
      />
    </ActionForm>
  );
}

/** Refunds of an order that wait for a second person, or were made or declined. */
export function TeamRefunds({ order }: { order: OrderRecord }) {
  const user = useSession()?.user;
  const isAllowed = user !== undefined && may(user, 'refund.make');
  const { data } = useQuery({ ...teamRefundsQuery(order.reference), staleTime: 0, enabled: isAllowed });
  if (!data || data.items.length === 0) return null;
  return (
    <ul className="grid gap-3 text-sm">
      {data.items.map((refund) => (
        <li key={refund.id} className="grid gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>
              <FormattedMessage id={`back-office.refund.state.${refund.state}`} />
              <span className="text-ink-soft"> · {refund.reason}</span>
            </span>
            <MoneyText value={refund.amount} />
          </p>
          <RefundDecision refund={refund} />
        </li>
      ))}
    </ul>
  );
}

function RefundDecision({ refund }: { refund: TeamRefund }) {
  const api = useApi();
  const intl = useIntl();
  const again = useOrdersAgain();
  const deciding = useMutation({
    mutationFn: (action: 'approve' | 'decline') => decideRefund(api, refund.id, refund.version, action),
    onSuccess: (_, action) => showToast(intl.formatMessage({ id: `back-office.refund.${action}.done` })),
    onSettled: again,
  });
  const offered = (['approve', 'decline'] as const).filter((action) => refund.actions.includes(action));
  if (offered.length === 0) return null;
  return (
    <div className="grid gap-2">
      {deciding.error && <ProblemMessage error={deciding.error} />}
      <div className="flex flex-wrap gap-2">
        {offered.map((action) => (
          <Button
            key={action}
            look={action === 'approve' ? 'primary' : 'secondary'}
            className="px-4 text-sm"
            busy={deciding.isPending}
            onClick={() => deciding.mutate(action)}
          >
            <FormattedMessage id={`back-office.refund.${action}`} />
          </Button>
        ))}
      </div>
    </div>
  );
}
