import { FormattedMessage } from 'react-intl';
import type { Mission } from './missions.api.js';

/** Why this guide was asked: the same facts that decided it. */
export function MissionReasons({ reasons }: { reasons: NonNullable<Mission['reasons']> }) {
  const { place, among, rating, refusals, daysWaited } = reasons;
  return (
    <section className="grid gap-1 text-sm">
      <h4 className="font-medium">
        <FormattedMessage id="guide-desk.reasons" />
      </h4>
      <ul className="grid list-disc gap-0.5 ps-5 text-ink-soft">
        <li>
          <FormattedMessage id="guide-desk.reasons.place" values={{ rank: place, among }} />
        </li>
        <li>
          {rating === null ? (
            <FormattedMessage id="guide-desk.reasons.new" />
          ) : (
            <FormattedMessage id="guide-desk.reasons.rating" values={{ rating }} />
          )}
        </li>
        <li>
          {daysWaited === null ? (
            <FormattedMessage id="guide-desk.reasons.first" />
          ) : (
            <FormattedMessage id="guide-desk.reasons.waited" values={{ count: daysWaited }} />
          )}
        </li>
        <li>
          <FormattedMessage id="guide-desk.reasons.refusals" values={{ count: refusals }} />
        </li>
      </ul>
    </section>
  );
}
