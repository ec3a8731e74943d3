import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { Card } from '../../ui/display/card.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { MoneyText } from '../../ui/text/money.js';
import { askForLastPayment, isOfPayments, type MyPayouts } from './guide-payments.api.js';

/** What is earned and not in a payment yet, what is held, and that less than the minimum is carried over. */
export function OpenPay({ pay, isOwn }: { pay: MyPayouts; isOwn: boolean }) {
  const { open, held, minimums, isLastPayment } = pay;
  if (open.length + held.length === 0) return null;
  const small = open.filter(({ amount, currency }) =>
    minimums.some((minimum) => minimum.currency === currency && amount > 0 && amount < minimum.amount),
  );
  return (
    <Card className="grid gap-3">
      {open.length > 0 && <Amounts id="guide-payments.open" amounts={open} />}
      {held.length > 0 && <Amounts id="guide-payments.held" amounts={held} />}
      {isLastPayment ? (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="guide-payments.last.asked" />
        </p>
      ) : (
        small.length > 0 && <Carried minimums={minimums} isOwn={isOwn} />
      )}
    </Card>
  );
}

const Amounts = ({
  id,
  amounts,
}: {
  id: 'guide-payments.open' | 'guide-payments.held';
  amounts: MyPayouts['open'];
}) => (
  <div>
    <p className="text-sm text-ink-soft">
      <FormattedMessage id={id} />
    </p>
    {amounts.map((amount) => (
      <p key={amount.currency} className="font-serif text-2xl">
        <MoneyText value={amount} />
      </p>
    ))}
  </div>
);

function Carried({ minimums, isOwn }: { minimums: MyPayouts['minimums']; isOwn: boolean }) {
  const api = useApi();
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => askForLastPayment(api),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfPayments(queryKey) }),
  });
  return (
    <div className="grid gap-3">
      {minimums.map((minimum) => (
        <p key={minimum.currency} className="text-sm text-ink-soft">
          <FormattedMessage id="guide-payments.minimum" values={{ amount: <MoneyText value={minimum} /> }} />
        </p>
      ))}
      {isOwn && (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={leaving.isPending}
          onClick={() => leaving.mutate()}
        >
          <FormattedMessage id="guide-payments.last" />
        </Button>
      )}
      {leaving.error && <ProblemMessage error={leaving.error} />}
    </div>
  );
}
