import { useIntl } from 'react-intl';
import { dateFormat, wholeDate, withFrenchFirst } from './date-format.js';

const SHORT_MOMENT = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** An instant on the reader's clock, short enough for a table: `Nov 20, 2026, 10:05 AM`. */
export const ShortMoment = ({ value }: { value: string }) => {
  const { locale } = useIntl();
  return (
    <time dateTime={value} className="whitespace-nowrap tabular-nums">
      {wholeDate(withFrenchFirst(dateFormat(locale, SHORT_MOMENT).format(new Date(value)), locale))}
    </time>
  );
};
