import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useServerTime } from '../../api/server-clock.js';
import { MOST_DAYS_AHEAD, whyUnavailable } from '../../shared/trip-search/trip-search-params.js';
import { showToast } from '../../ui/feedback/toast-store.js';

/** Says of the day that an address asks for that nothing can be booked then, where that is so, and all days are shown. */
export function useDayTold(day: string | undefined): void {
  const intl = useIntl();
  const why = useServerTime((now) => (day ? whyUnavailable(day, now) : ''), '');
  const far = why === 'far' && intl.formatMessage({ id: 'tour-list.day.far' }, { days: MOST_DAYS_AHEAD });
  const text = why === 'over' ? intl.formatMessage({ id: 'tour-list.day.over' }) : far;
  useEffect(() => {
    if (text) showToast(text);
  }, [text]);
}
