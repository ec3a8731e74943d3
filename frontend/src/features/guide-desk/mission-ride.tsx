import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Mission } from './missions.api.js';

type Ride = NonNullable<Mission['ride']>;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-soft">
      <FormattedMessage id={`guide-desk.ride.${name}`} />
    </dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** What a driver must know beside time and place. */
export const MissionRide = ({ ride }: { ride: Ride }) => (
  <dl className="grid gap-1.5 text-sm">
    {(['flightNumber', 'ship', 'destination', 'vehicle'] as const).map(
      (name) =>
        ride[name] && (
          <Fact key={name} name={name}>
            {ride[name]}
          </Fact>
        ),
    )}
    {(['suitcases', 'childSeats'] as const).map(
      (name) =>
        ride[name] > 0 && (
          <Fact key={name} name={name}>
            {ride[name]}
          </Fact>
        ),
    )}
    {ride.wheelchair && (
      <Fact name="wheelchair">
        <FormattedMessage id="guide-desk.ride.yes" />
      </Fact>
    )}
    <Fact name="waitMinutes">
      <FormattedMessage id="guide-desk.ride.minutes" values={{ minutes: ride.waitMinutes }} />
    </Fact>
  </dl>
);
