import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { RefObject } from 'react';
import { serverNow } from '../../api/server-clock.js';
import { AriaLocale } from '../behavior/aria-locale.js';
import { CalendarGrid } from './calendar-grid.js';
import type { CalendarProps } from './calendar-props.js';
import { localZone } from '../text/local-zone.js';
import { todayAnywhere, todayIn } from './month.js';

interface DatePickerPanelProps extends CalendarProps {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export const DatePickerPanel = ({ trigger, onClose, onChange, timeZone, ...rest }: DatePickerPanelProps) => {
  const now = new Date(serverNow());
  return (
    <AriaLocale>
      <Popover
        isOpen
        triggerRef={trigger}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom start"
        className="min-w-(--trigger-width) animate-appear rounded-lg border border-line bg-surface p-4 max-[21rem]:px-2 text-ink shadow-high dark:border-line-strong"
      >
        <Dialog aria-label={rest.name} className="grid justify-items-center outline-none">
          <CalendarGrid
            earliest={timeZone ? todayIn(timeZone, now) : todayAnywhere(localZone(), now)}
            {...rest}
            autoFocus
            onChange={(day) => {
              onChange(day);
              onClose();
            }}
          />
        </Dialog>
      </Popover>
    </AriaLocale>
  );
};
