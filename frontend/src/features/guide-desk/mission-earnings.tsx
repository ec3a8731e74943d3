import { FormattedMessage } from 'react-intl';
import { PayLineText } from '../../shared/pay-lines/pay-line-text.js';
import { Day } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import type { Earnings } from './missions.api.js';

interface MissionEarningsProps {
  earnings: Earnings;
  /** The mission is the guide's; what is only offered would be earned. */
  isSure: boolean;
}

/** What the mission pays, line by line, and when. */
export const MissionEarnings = ({ earnings: { lines, net, payOn, state }, isSure }: MissionEarningsProps) => (
  <section className="self-start rounded-lg bg-sunken p-4 text-sm">
    <h4 className="font-sans text-sm font-semibold">
      <FormattedMessage id="guide-desk.earnings.title" />
    </h4>
    <dl className="mt-2 grid gap-1">
      {lines.map((line, index) => (
        <div key={index} className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-soft">
            <PayLineText line={line} />
          </dt>
          <dd>
            <MoneyText value={line.amount} />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line-strong pt-2">
        <dt className="font-medium">
          <FormattedMessage id={isSure ? 'guide-desk.earnings.net' : 'guide-desk.earnings.offered'} />
        </dt>
        <dd className="text-lg font-semibold">
          <MoneyText value={net} />
        </dd>
      </div>
    </dl>
    <p className="mt-2 text-ink-soft">
      {state === 'held' ? (
        <FormattedMessage id="guide-desk.earnings.held" />
      ) : (
        <FormattedMessage id="guide-desk.earnings.payOn" values={{ day: <Day value={payOn} /> }} />
      )}
    </p>
  </section>
);
