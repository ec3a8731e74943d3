import { FormattedMessage } from 'react-intl';
import { Link } from '../ui/text/link.js';
import { useReady, type Destination } from './navigation.js';

interface NavLinksProps {
  destinations: readonly Destination[];
  /** Id of the heading above. */
  title?: string;
  className?: string;
}

export const menuLink = 'block rounded-sm px-3 py-2 hover:bg-sunken';

/** A list of links to the pages that exist; nothing at all where none does. */
export function NavLinks({ destinations, title, className = menuLink }: NavLinksProps) {
  const ready = useReady(destinations);
  if (ready.length === 0) return null;
  return (
    <div>
      {title && (
        <p className="px-3 pb-1 text-sm font-semibold text-ink-soft">
          <FormattedMessage id={title} />
        </p>
      )}
      <ul>
        {ready.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} className={className}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
