import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';

/** Lets feed readers find the journal. */
export const FeedLink = () => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={useIntl().formatMessage({ id: 'blog.feed' })}
    href={`/feeds/${useSite().locale}/blog.xml`}
  />
);
