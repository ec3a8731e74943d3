/** Days are `2027-05-02`, months `2027-05`: calendar days in no zone. */
export interface CalendarProps {
  /** What the day is for. */
  name: string;
  value?: string | undefined;
  onChange: (day: string) => void;
  /** Without it, today where its zone says, else of many cities at once. */
  earliest?: string | undefined;
  timeZone?: string | undefined;
  latest?: string | undefined;
  isUnavailable?: (day: string) => boolean;
  /** The month that came into view. */
  onMonth?: (month: string) => void;
}
