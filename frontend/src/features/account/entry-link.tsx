import type { ReactNode } from 'react';
import { Link } from '../../ui/text/link.js';
import { infoLink } from '../../ui/text/text-link.js';

/** For `<a>` inside a text: `values={{ a: linkTo('/signup') }}`. */
export const linkTo = (to: string) =>
  function TextLink(text: ReactNode) {
    return (
      <Link key={to} to={to} className={infoLink}>
        {text}
      </Link>
    );
  };
