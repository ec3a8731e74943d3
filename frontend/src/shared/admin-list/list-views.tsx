import { useIntl } from 'react-intl';
import { Link } from '../../ui/text/link.js';
import type { ListView } from './admin-list.types.js';
import { listAddress, type ListSearch } from './list-address.js';

interface ListViewsProps {
  path: string;
  search: ListSearch;
  views: readonly ListView[];
}

/** The list as it is often wanted, one click away. */
export function ListViews({ path, search, views }: ListViewsProps) {
  const intl = useIntl();
  const here = listAddress(path, search);
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'admin-list.views' })}
      className="flex flex-wrap gap-x-1 border-b border-line text-sm"
    >
      {views.map(({ text, search: wanted }) => {
        const to = listAddress(path, wanted);
        const isHere = to === here;
        return (
          <Link
            key={text}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={`-mb-px inline-flex min-h-9 items-center border-b-2 px-3 ${isHere ? 'border-action font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`}
          >
            {text}
          </Link>
        );
      })}
    </nav>
  );
}
