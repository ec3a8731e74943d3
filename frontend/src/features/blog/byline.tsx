import { FormattedMessage } from 'react-intl';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { Day } from '../../ui/text/date-time.js';

/** Who wrote it, when, and how long it takes. */
export const Byline = ({ article }: { article: Pick<CmsEntry, 'details' | 'publishedOn'> }) => {
  const { author, minutesToRead } = article.details;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {author && (
        <span className="font-medium text-ink">
          <FormattedMessage id="blog.by" values={{ author }} />
        </span>
      )}
      {article.publishedOn && <Day value={article.publishedOn} />}
      {minutesToRead !== undefined && (
        <span>
          <FormattedMessage id="blog.minutes" values={{ count: minutesToRead }} />
        </span>
      )}
    </p>
  );
};
