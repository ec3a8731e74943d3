import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../ui/text/money.js';
import type { EntranceTickets, PriceStep } from '../booking-view/booking-view.api.js';

/** How a price comes about: a line for each step, which add up to it. */
export const PriceSteps = ({ steps }: { steps: readonly PriceStep[] }) => (
  <dl className="grid gap-1 text-sm text-ink-soft">
    {steps.map((step) => (
      <div key={step.kind} className="flex justify-between gap-4">
        <dt>
          <FormattedMessage
            id={`price-steps.kind.${step.kind}`}
            values={{
              count: step.count,
              isExact: step.unit !== null,
              unit: step.unit && <MoneyText value={step.unit} />,
            }}
          />
        </dt>
        <dd>
          <MoneyText value={step.amount} />
        </dd>
      </div>
    ))}
  </dl>
);

const BASE: readonly PriceStep['kind'][] = ['group', 'extra-persons', 'adults', 'children', 'infants'];

/** The steps of a price that has more than its fare, to be opened. */
export const PriceDetails = ({ steps }: { steps: readonly PriceStep[] }) =>
  steps.every(({ kind }) => BASE.includes(kind)) ? null : (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4">
        <FormattedMessage id="price-steps.title" />
      </summary>
      <PriceSteps steps={steps} />
    </details>
  );

/** Entrance tickets that are paid there, which no price has. */
export const PaidThere = ({ tickets }: { tickets: EntranceTickets | null }) =>
  tickets === null || tickets.included ? null : (
    <p className="text-sm text-ink-soft">
      <FormattedMessage
        id="price-steps.paidThere"
        values={{
          place: tickets.place,
          total: <MoneyText value={tickets.total} />,
          adult: <MoneyText value={tickets.adult} />,
          child: <MoneyText value={tickets.child} />,
        }}
      />
    </p>
  );

/** Said once the team has bought the entrance tickets of a booking. */
export const TicketsBought = () => (
  <p className="text-sm text-ink-soft">
    <FormattedMessage id="price-steps.bought" />
  </p>
);
