import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { bcp47, LOCALES, NATIVE_NAMES } from '../../i18n/locales.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { translationsQuery } from './content.api.js';
import { KINDS } from './content-search.js';

const LANGUAGES = LOCALES.filter((each) => each !== 'en_US');

/** How many texts of each kind are translated, by language; each number leads to the texts that it counts. */
export function TranslationsPage() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(translationsQuery());
  const title = intl.formatMessage({ id: 'content-desk.translations' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <PageHead title={title} noindex />
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="text-2xl">{title}</h1>
        <Link to="/admin/content" className={textLink}>
          <FormattedMessage id="content-desk.title" />
        </Link>
      </div>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="content-desk.translations.about" />
      </p>
      {error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && (
        <div className="overflow-x-auto rounded-lg border border-line bg-surface">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-start">
                <th scope="col" className="px-4 py-2 text-start font-medium">
                  <FormattedMessage id="content-desk.kind" />
                </th>
                {LANGUAGES.map((language) => (
                  <th key={language} scope="col" lang={bcp47(language)} className="px-4 py-2 text-end font-medium">
                    {NATIVE_NAMES[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {KINDS.filter((kind) => data.some((each) => each.kind === kind)).map((kind) => (
                <tr key={kind} className="border-b border-line last:border-0">
                  <th scope="row" className="px-4 py-2 text-start font-normal">
                    <FormattedMessage id={`content-desk.kind.${kind}`} />
                  </th>
                  {LANGUAGES.map((language) => {
                    const count = data.find((each) => each.kind === kind && each.language === language);
                    return (
                      <td key={language} className="px-4 py-2 text-end tabular-nums">
                        {count && (
                          <div className="grid justify-items-end gap-1">
                            <FormattedMessage
                              id="content-desk.translations.done"
                              values={{ translated: count.translated, all: count.english }}
                            />
                            {count.outdated > 0 && (
                              <Link to={`/admin/content?kind=${kind}&outdatedIn=${language}`} className={textLink}>
                                <FormattedMessage
                                  id="content-desk.translations.outdated"
                                  values={{ count: count.outdated }}
                                />
                              </Link>
                            )}
                            {count.missing > 0 && (
                              <Link to={`/admin/content?kind=${kind}&missingIn=${language}`} className={textLink}>
                                <FormattedMessage
                                  id="content-desk.translations.missing"
                                  values={{ count: count.missing }}
                                />
                              </Link>
                            )}
                          </div>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
