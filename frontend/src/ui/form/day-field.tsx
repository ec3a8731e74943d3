import type { DatePickerProps } from '../calendar/date-picker.js';
import { DatePicker } from '../calendar/date-picker.js';
import { TextInput } from './text-input.js';

interface DayFieldProps extends Pick<DatePickerProps, 'placeholder' | 'value' | 'onChange' | 'timeZone'> {
  label: string;
  /** Name of the field in a form that is sent without script. */
  field: string;
}

/** A day from today on, in its zone: the calendar, and the browser's own field where there is no script. */
export const DayField = ({ label, field, value, ...picker }: DayFieldProps) => (
  <>
    <div className="noscript:hidden">
      <DatePicker {...picker} label={label} name={label} value={value} />
    </div>
    <noscript>
      <TextInput label={label} type="date" name={field} defaultValue={value} />
    </noscript>
  </>
);
