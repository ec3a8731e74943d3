import { Mail, MapPin, MessageSquareText, MessagesSquare, Phone, UserRound, UsersRound } from 'lucide';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { LanguageName, Party } from '../../shared/booking-view/booked-tour-facts.js';
import { ContactLink } from '../../ui/text/contact-link.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import type { Mission, MissionBooking } from './missions.api.js';

const Line = ({ icon, children }: { icon: IconNode; children: ReactNode }) => (
  <p className="flex gap-2">
    <Icon of={icon} className="mt-1 size-4 text-ink-soft" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
);

const link = 'inline-flex min-h-6 items-center underline underline-offset-4 hover:text-action-text';

function Contact({ contact }: { contact: { readonly phone: string; readonly email: string } }) {
  return (
    <>
      <Line icon={Phone}>
        <ContactLink way={contact.phone} className={link} />
      </Line>
      <Line icon={Mail}>
        <ContactLink way={contact.email} className={link} />
      </Line>
    </>
  );
}

const BookingOfMission = ({ booking, isOne }: { booking: MissionBooking; isOne: boolean }) => (
  <li className="grid gap-1">
    <Line icon={UserRound}>
      <FormattedMessage
        id={booking.traveller.name ? 'guide-desk.traveller' : 'guide-desk.traveller.unnamed'}
        values={{
          name: <strong className="font-medium">{booking.traveller.name}</strong>,
          language: <LanguageName code={booking.traveller.language} />,
          reference: booking.reference,
        }}
      />
      {!isOne && (
        <span className="block text-ink-soft">
          <Party travellers={booking.travellers} />
        </span>
      )}
    </Line>
    {booking.traveller.contact && <Contact contact={booking.traveller.contact} />}
    {booking.traveller.contact && (
      <Line icon={MessagesSquare}>
        <Link to={`/messages/${booking.reference}`} className={link}>
          <FormattedMessage id="guide-desk.traveller.write" />
        </Link>
      </Line>
    )}
    {booking.additionalCustomers.length > 0 && (
      <Line icon={UsersRound}>
        <FormattedMessage
          id="guide-desk.traveller.alongWith"
          values={{ names: <FormattedList value={booking.additionalCustomers} /> }}
        />
      </Line>
    )}
    <Line icon={MapPin}>{booking.meetingPoint}</Line>
    {booking.visit && (
      <Line icon={UserRound}>
        <FormattedMessage
          id={booking.visit === 'started' ? 'guide-desk.day.started' : 'guide-desk.day.missed'}
          values={{ reference: booking.reference }}
        />
      </Line>
    )}
    {booking.specialRequirements && <Line icon={MessageSquareText}>{booking.specialRequirements}</Line>}
  </li>
);

/** Who comes, and where they are met; how to reach them once the mission is the guide's. */
export function MissionTravellers({ bookings, status }: Pick<Mission, 'bookings' | 'status'>) {
  const mayCome = status === 'waiting-response' || status === 'pending';
  return (
    <div className="grid gap-2 text-sm">
      <ul className="grid gap-3">
        {bookings.map((booking) => (
          <BookingOfMission key={booking.reference} booking={booking} isOne={bookings.length === 1} />
        ))}
      </ul>
      {mayCome && (
        <p className="text-ink-soft">
          <FormattedMessage id="guide-desk.traveller.contactLater" />
        </p>
      )}
    </div>
  );
}
