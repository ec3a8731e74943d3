import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Party } from '../../shared/booking-view/booked-tour-facts.js';
import { controlClass, FieldError } from '../../ui/form/field.js';
import { Icon } from '../../ui/display/icon.js';
import { Stepper } from '../../ui/form/stepper.js';
import { mostOf, optionOf } from './booking-choice.js';
import type { Booking } from './use-booking.js';

const BANDS = ['adults', 'children', 'infants'] as const;

export function TravellersStep({ booking, prefix }: { booking: Booking; prefix: string }) {
  const intl = useIntl();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const { tour, choice, change, problems } = booking;
  const { travellers, duration } = choice;
  const option = optionOf(tour, duration);
  const error = problems.travellers;
  const id = `${prefix}-travellers`;
  return (
    <div className="grid gap-1.5">
      <p id={`${id}-label`} className="font-medium">
        <FormattedMessage id="tour-page.travellers" />
      </p>
      <button
        id={id}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
        className={`${controlClass} flex cursor-pointer items-center justify-between gap-2 text-start`}
        onClick={() => setOpen(!open)}
      >
        <span>
          <Party travellers={travellers} />
        </span>
        <Icon of={ChevronDown} className={`size-4 transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={panel} hidden={!open} className="rounded-sm border border-line px-3 py-1">
        {BANDS.map((band) => (
          <Stepper
            key={band}
            label={<FormattedMessage id={`tour-page.band.${band}`} />}
            name={intl.formatMessage({ id: `tour-page.band.${band}` })}
            hint={<FormattedMessage id={`tour-page.age.${band}`} />}
            value={travellers[band]}
            least={band === 'adults' ? 1 : 0}
            most={option ? mostOf(band, travellers, option, tour.infantsNeedSeat) : 0}
            onChange={(count) => change({ travellers: { ...travellers, [band]: count } })}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
