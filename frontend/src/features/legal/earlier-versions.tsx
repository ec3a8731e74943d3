import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { siteHtml } from '../../shared/cms/site-html.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { Day } from '../../ui/text/date-time.js';
import { legalVersionsQuery } from './legal.api.js';

/** What the text said before, with the days on which it was in force. Nothing where it has never changed. */
export function EarlierVersions({ slug }: { slug: string }) {
  const site = useSite();
  const { data = [] } = useQuery({ ...legalVersionsQuery(slug, site), enabled: useHydrated() });
  const [, ...earlier] = data;
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-12 max-w-[56ch] border-t-2 border-ink pt-6">
      <h2 id="earlier" className="mb-3 text-2xl">
        <FormattedMessage id="legal.earlier" />
      </h2>
      {earlier.map(({ number, from, until, title, html, language }) => (
        <details key={number} className="border-b border-line">
          <summary className="min-h-11 cursor-pointer py-2.5 hover:underline">
            <FormattedMessage
              id="legal.earlier.days"
              values={{ from: <Day value={from.slice(0, 10)} />, until: <Day value={(until ?? from).slice(0, 10)} /> }}
            />
          </summary>
          <div lang={bcp47(language)} className="prose pb-6 [&_h2]:text-xl">
            <p className="font-medium">{title}</p>
            <div dangerouslySetInnerHTML={{ __html: siteHtml(html.replaceAll(/<h2 id="[^"]*"/g, '<h2'), site) }} />
          </div>
        </details>
      ))}
    </section>
  );
}
