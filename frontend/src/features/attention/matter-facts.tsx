import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import type { PaymentMatter } from './attention.api.js';

/** What is quoted when one asks the gateway or the bank; and who settled it. */
export function MatterFacts({ matter }: { matter: PaymentMatter }) {
  const { raisedAt, gateway, reason, evidenceDueAt, settled } = matter;
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
      <Fact name={<FormattedMessage id="attention.payments.raised" />}>
        <Instant value={raisedAt} />
      </Fact>
      {evidenceDueAt && (
        <Fact name={<FormattedMessage id="attention.payments.deadline" />}>
          <strong className="font-medium">
            <Instant value={evidenceDueAt} />
          </strong>
        </Fact>
      )}
      {reason && (
        <Fact name={<FormattedMessage id="attention.payments.reason" />}>
          <FormattedMessage id="attention.payments.reasonText" values={{ reason }} />
        </Fact>
      )}
      {REFERENCES.map((each) => {
        const reference = gateway[each];
        return (
          reference !== undefined && (
            <Fact
              key={each}
              name={<FormattedMessage id={`attention.payments.reference.${each}`} values={{ gateway: gateway.name }} />}
            >
              <code className="wrap-anywhere select-all">{reference}</code>
            </Fact>
          )
        );
      })}
      {settled && <Settlement {...settled} />}
    </dl>
  );
}

const REFERENCES = ['payment', 'refund', 'dispute'] as const;

const Settlement = ({ at, name }: NonNullable<PaymentMatter['settled']>) => (
  <>
    <Fact name={<FormattedMessage id="attention.payments.settledBy" />}>
      {name ?? <FormattedMessage id="attention.payments.gone" />}
    </Fact>
    <Fact name={<FormattedMessage id="attention.payments.settledAt" />}>
      <Instant value={at} />
    </Fact>
  </>
);

const Instant = ({ value }: { value: string }) => (
  <span className="block first-letter:uppercase">
    <Moment value={value} timeZone={localZone()} />
  </span>
);

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="max-sm:mb-1">{children}</dd>
  </div>
);
