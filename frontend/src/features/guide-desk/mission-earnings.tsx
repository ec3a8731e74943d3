import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import type { Earnings, EarningsLine } from './missions.api.js';

const WHOLE = 10_000;

function LineText({ line: { basisPoints, bookingReference } }: { line: EarningsLine }) {
  const intl = useIntl();
  if (basisPoints === undefined || !bookingReference) return <FormattedMessage id="guide-desk.earnings.fee" />;
  const share = intl.formatNumber(basisPoints / WHOLE, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <FormattedMessage
      id="guide-desk.earnings.share"
      values={{ share, reference: <span className="whitespace-nowrap">{bookingReference}</span> }}
    />
  );
}

interface MissionEarningsProps {
  earnings: Earnings;
  /** The mission is the guide's; what is only offered would be earned. */
  isSure: boolean;
}

/** What the mission pays, line by line, and when. */
export const MissionEarnings = ({ earnings: { lines, net, payOn }, isSure }: MissionEarningsProps) => (
  <section className="self-start rounded-lg bg-sunken p-4 text-sm">
    <h4 className="font-sans text-sm font-semibold">
      <FormattedMessage id="guide-desk.earnings.title" />
    </h4>
    <dl className="mt-2 grid gap-1">
      {lines.map((line, index) => (
        <div key={index} className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-soft">
            <LineText line={line} />
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
      <FormattedMessage id="guide-desk.earnings.payOn" values={{ day: <Day value={payOn} /> }} />
    </p>
  </section>
);
