import { CalendarPlus, FileText } from 'lucide';
import { FormattedMessage } from 'react-intl';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { Button } from '../../ui/form/button.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import type { BookingFile } from './bookings.api.js';
import { useDownload } from './use-download.js';

const files: readonly { file: BookingFile; action: string; icon: typeof FileText }[] = [
  { file: 'own', action: 'voucher', icon: FileText },
  { file: 'classic', action: 'voucher', icon: FileText },
  { file: 'calendar', action: 'calendar', icon: CalendarPlus },
];

/** Those files of a booking that there are now. */
export function BookingFiles({ booking }: { booking: Booking }) {
  const download = useDownload(booking);
  const offered = files.filter(({ action }) => booking.actions.includes(action));
  if (offered.length === 0) return null;
  return (
    <div className="grid gap-3">
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {offered.map(({ file, icon }) => (
          <Button
            key={file}
            look="secondary"
            className="px-4 text-sm"
            busy={download.isPending && download.variables === file}
            onClick={() => download.mutate(file)}
          >
            <Icon of={icon} className="size-4" />
            <FormattedMessage id={`my-bookings.file.${file}`} />
          </Button>
        ))}
      </div>
      {download.error && <ProblemMessage error={download.error} />}
    </div>
  );
}
