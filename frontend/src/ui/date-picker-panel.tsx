import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { RefObject } from 'react';
import { AriaLocale } from './aria-locale.js';
import { CalendarGrid } from './calendar-grid.js';
import type { CalendarProps } from './calendar.js';

interface DatePickerPanelProps extends CalendarProps {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export const DatePickerPanel = ({ trigger, onClose, onChange, ...rest }: DatePickerPanelProps) => (
  <AriaLocale>
    <Popover
      isOpen
      triggerRef={trigger}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      className="animate-appear rounded-lg border border-line bg-surface p-4 text-ink shadow-high dark:border-line-strong"
    >
      <Dialog aria-label={rest.name} className="outline-none">
        <CalendarGrid
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
