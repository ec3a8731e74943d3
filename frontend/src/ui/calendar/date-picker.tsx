import { CalendarDays } from 'lucide';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarProps } from './calendar-props.js';
import { formatDay } from '../text/date-time.js';
import { controlClass, Field, type FieldProps } from '../form/field.js';
import { Icon } from '../display/icon.js';
import { onDemand } from '../behavior/on-demand.js';
import { prepareLater } from '../behavior/prepare-later.js';

const DatePickerPanel = onDemand(async () => (await import('./date-picker-panel.js')).DatePickerPanel);

export interface DatePickerProps extends FieldProps, CalendarProps {
  /** Shown until a day is chosen. */
  placeholder: string;
}

/** A day, chosen from a calendar that opens below the field. */
export function DatePicker({ label, hint, error, optional, id, placeholder, ...calendar }: DatePickerProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { locale } = useIntl();
  useEffect(() => prepareLater(DatePickerPanel.prepare), []);
  const { value } = calendar;
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {({ 'aria-invalid': invalid, ...control }) => (
        <>
          <button
            {...control}
            // Its name is the label's: the day chosen is told with the hint.
            aria-describedby={[control['aria-describedby'], `${control.id}-value`].filter(Boolean).join(' ')}
            ref={trigger}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            data-invalid={invalid}
            className={`${controlClass} flex cursor-pointer items-center justify-between gap-2 text-start`}
            onPointerEnter={DatePickerPanel.prepare}
            onFocus={DatePickerPanel.prepare}
            onClick={() => startTransition(() => setOpen(!open))}
          >
            <span id={`${control.id}-value`} className={value ? '' : 'text-ink-soft'}>
              {value ? formatDay(value, locale, 'short') : placeholder}
            </span>
            <Icon of={CalendarDays} className="size-4 text-ink-soft" />
          </button>
          {open && <DatePickerPanel {...calendar} trigger={trigger} onClose={() => setOpen(false)} />}
        </>
      )}
    </Field>
  );
}
