import { useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { agoOf } from './ago.js';

/** How long ago it was, as of when it was shown first. */
export function Ago({ instant }: { instant: string }) {
  const [now] = useState(() => serverNow());
  const { value, unit } = agoOf(instant, now);
  return <time dateTime={instant}>{useIntl().formatRelativeTime(value, unit, { numeric: 'auto' })}</time>;
}
