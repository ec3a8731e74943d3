import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { knownPages, useReady } from '../../layout/navigation.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { missingPage, similarPagesQuery, type MissingPage } from './similar-pages.api.js';
import { similarSitePages, type NamedPage } from './similar-site-pages.js';

/** What the address may have meant that was asked for. */
export function SimilarPages() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const missed = missingPage(pathname);
  return missed ? <NearThings missed={missed} /> : <SimilarSitePages pathname={pathname} />;
}

function NearThings({ missed }: { missed: MissingPage }) {
  const { data: near = [] } = useQuery(similarPagesQuery(missed, useSite()));
  return <Near pages={near.map(({ slug, name }) => ({ to: `/${missed.kind}/${slug}`, name }))} />;
}

function SimilarSitePages({ pathname }: { pathname: string }) {
  const { formatMessage } = useIntl();
  const pages = useReady(knownPages).map((page) => ({ ...page, name: formatMessage({ id: page.text }) }));
  return <Near pages={similarSitePages(pathname, pages)} />;
}

function Near({ pages }: { pages: readonly NamedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="near" className="mt-8 border-s-2 border-action ps-5">
      <h2 id="near" className="text-xl">
        <FormattedMessage id="common.notFound.near" />
      </h2>
      <ul className="mt-1">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={`inline-block py-1.5 font-serif text-lg leading-snug ${textLink}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
