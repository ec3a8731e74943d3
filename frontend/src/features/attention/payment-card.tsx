import { FormattedMessage } from 'react-intl';
import { Ago } from '../../ui/text/ago-text.js';
import { Button } from '../../ui/form/button.js';
import { Chip, type Tone } from '../../ui/display/chip.js';
import { prepareDialog } from '../../ui/overlay/dialog.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { textLink } from '../../ui/text/text-link.js';
import type { PaymentMatter, PaymentMatterKind } from './attention.api.js';
import { MatterFacts } from './matter-facts.js';

const tones: Readonly<Record<PaymentMatterKind, Tone>> = {
  'amount-mismatch': 'notice',
  'unknown-payment': 'notice',
  'duplicate-capture': 'notice',
  'refund-failed': 'bad',
  'refund-outside': 'info',
  dispute: 'bad',
};

/** One matter with what has happened, what to do about it, and what it is called elsewhere. */
export function PaymentCard({ matter, onSettle }: { matter: PaymentMatter; onSettle: () => void }) {
  const { id, kind, raisedAt, amount, due, settled } = matter;
  return (
    <article
      aria-labelledby={`matter-${id}`}
      className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Chip tone={tones[kind]}>
          <FormattedMessage id={`attention.payments.kind.${kind}`} />
        </Chip>
        <span className="text-sm text-ink-soft">
          <Ago instant={raisedAt} />
        </span>
      </div>
      <h3 id={`matter-${id}`} className="text-lg leading-snug">
        <OrderName matter={matter} />
      </h3>
      <p>
        <FormattedMessage
          id={`attention.payments.said.${kind}`}
          values={{
            amount: <MoneyText value={amount} className="font-medium" />,
            due: due && <MoneyText value={due} className="font-medium" />,
          }}
        />
      </p>
      {!settled && (
        <p className="text-sm">
          <FormattedMessage id={`attention.payments.todo.${kind}`} />
        </p>
      )}
      <MatterFacts matter={matter} />
      {settled ? (
        <blockquote className="border-s-2 border-line-strong ps-3 text-sm wrap-anywhere whitespace-pre-line">
          {settled.note}
        </blockquote>
      ) : (
        <div className="mt-auto pt-2">
          <Button look="secondary" aria-haspopup="dialog" onPointerEnter={prepareDialog} onClick={onSettle}>
            <FormattedMessage id="attention.settle" />
          </Button>
        </div>
      )}
    </article>
  );
}

const OrderName = ({ matter: { orderReference } }: { matter: PaymentMatter }) =>
  orderReference === undefined ? (
    <FormattedMessage id="attention.payments.noOrder" />
  ) : (
    <FormattedMessage
      id="attention.payments.order"
      values={{
        reference: (
          <Link to={`/order/${orderReference}`} className={textLink}>
            {orderReference}
          </Link>
        ),
      }}
    />
  );
