import * as cartItemChangeRequest from '../../api/generated/limits/cart-item-change-request.gen.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { Button } from '../../ui/form/button.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { TextArea } from '../../ui/form/text-input.js';
import { draftChange, discardDraftChange, saveDraftChange } from './draft-change.js';
import { isLineGone, isOther, type CartLine } from './booking-choice.js';
import { BookingSteps, useBook } from './booking-panel.js';
import { PriceBox } from './price-box.js';
import { tourQuery, type Tour } from './tour.api.js';
import { UnsavedChange } from './unsaved-change.js';
import { useBooking } from './use-booking.js';

const MOST_LETTERS = cartItemChangeRequest.specialRequirements.maxLength;

interface ChangeBookingProps {
  line: CartLine;
  /** The cart is as the server has it now; the same as before where nothing else was chosen. */
  onSaved: () => void;
  /** Everything stays as it was. */
  onKept: () => void;
  /** Whether the page is still about changing this line. */
  isStill: () => boolean;
}

/** The booking panel with what a line of the cart holds; saving changes that line. */
export function ChangeBooking(props: ChangeBookingProps) {
  const { data, error, refetch } = useQuery({
    ...tourQuery(props.line.tour.slug, useSite()),
    placeholderData: keepPreviousData,
  });
  if (data) return <ChangePanel {...props} tour={data} />;
  return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
}

function ChangePanel({ line, tour, onSaved, onKept, isStill }: ChangeBookingProps & { tour: Tour }) {
  const intl = useIntl();
  const prefix = useId();
  const [begun] = useState(() => draftChange(line.id));
  const booking = useBooking(tour, true, line, begun);
  const { choice, change, adding, availability, slot, failure, retry } = booking;
  const isAsBefore = !isOther(choice, line) && (slot !== undefined || !availability.areSlotsKnown);
  useEffect(() => saveDraftChange(line.id, choice), [line.id, choice]);
  useEffect(
    () => () => {
      if (!isStill()) discardDraftChange();
    },
    [isStill],
  );
  const hasEnded = useRef(false);
  const ends = (end: () => void) => (): void => {
    hasEnded.current = true;
    end();
  };
  const isUnsaved = (): boolean => !hasEnded.current && isOther(choice, line);
  const saved = ends(onSaved);
  const save = useBook(booking, prefix, saved);
  const wishes = choice.wishes ?? '';
  const isTooLong = wishes.trim().length > MOST_LETTERS;
  const wishesId = `${prefix}-wishes`;
  const send = (event: FormEvent): void => {
    if (!isTooLong && !isAsBefore) return save(event);
    event.preventDefault();
    if (isTooLong) document.getElementById(wishesId)?.focus();
    else saved();
  };
  return (
    <form noValidate data-scripted onSubmit={send} className="grid gap-5">
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <BookingSteps booking={booking} prefix={prefix} />
        </div>
        <div className="grid min-w-0 gap-4">
          <TextArea
            id={wishesId}
            rows={3}
            optional
            label={<FormattedMessage id="tour-page.wishes" />}
            hint={<FormattedMessage id="tour-page.wishes.hint" />}
            error={isTooLong ? intl.formatMessage({ id: 'tour-page.wishes.long' }) : undefined}
            value={wishes}
            onChange={({ target }) => change({ wishes: target.value })}
          />
          <PriceBox booking={booking} before={line.price} />
        </div>
      </div>
      {failure && !isLineGone(failure) && <ProblemMessage error={failure} onRetry={retry} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={adding.isPending} className="max-sm:w-full">
          <FormattedMessage id="tour-page.change.save" />
        </Button>
        <Button look="secondary" className="max-sm:w-full" onClick={ends(onKept)}>
          <FormattedMessage id="tour-page.change.keep" />
        </Button>
      </div>
      <UnsavedChange line={line.id} tour={line.tour.name} isUnsaved={isUnsaved} />
    </form>
  );
}
