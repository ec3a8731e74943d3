import { ChevronLeft, ChevronRight } from 'lucide';
import { formatMonth } from '../text/date-time.js';
import { useIntl } from 'react-intl';
import { Icon } from '../display/icon.js';
import { Link } from '../text/link.js';
import { monthAfter } from './month.js';

interface MonthHeadProps {
  month: string;
  /** Where another month stands. */
  addressOf: (month: string) => string;
  level?: 'h2' | 'h3';
}

const arrow = 'grid size-11 shrink-0 place-items-center rounded-full border border-line-strong hover:border-ink';

/** The name of a month between ways to its neighbours, which are named. */
export function MonthHead({ month, addressOf, level: Heading = 'h2' }: MonthHeadProps) {
  const { locale } = useIntl();
  const to = (step: number, drawing: typeof ChevronLeft) => {
    const other = monthAfter(month, step);
    return (
      <Link to={addressOf(other)} aria-label={formatMonth(other, locale)} className={arrow}>
        <Icon of={drawing} />
      </Link>
    );
  };
  return (
    <div className="flex items-center justify-between gap-4 max-xs:flex-wrap max-xs:gap-y-2">
      {to(-1, ChevronLeft)}
      <Heading aria-live="polite" className="text-xl first-letter:uppercase max-xs:order-first max-xs:basis-full">
        {formatMonth(month, locale)}
      </Heading>
      {to(1, ChevronRight)}
    </div>
  );
}
