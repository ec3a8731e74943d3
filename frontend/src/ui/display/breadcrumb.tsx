import { useIntl } from 'react-intl';
import { useRouter } from '@tanstack/react-router';
import { sitePath, useSite } from '../../i18n/site.js';
import { Link } from '../text/link.js';

export interface Crumb {
  readonly to: string;
  readonly name: string;
}

/** The way down to this page, which is its last crumb. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'common.breadcrumb' })}>
      <ol className="flex flex-wrap gap-x-2 text-sm leading-6 text-ink-soft">
        {crumbs.map(({ to, name }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={to} className="flex gap-2">
              {isLast ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link to={to} className="inline-block min-h-6 underline-offset-4 hover:text-ink hover:underline">
                  {name}
                </Link>
              )}
              {!isLast && <span aria-hidden="true">›</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The same way as structured data, for `PageHead`. */
export function useBreadcrumbData(crumbs: readonly Crumb[]): object {
  const site = useSite();
  const { publicUrl } = useRouter().options.context;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': `${publicUrl}${sitePath({ ...site, currency: 'EUR' }, to)}` },
    })),
  };
}
