import type { ReactNode } from 'react';
import { Link } from '../../ui/link.js';

export const linkClass = 'font-medium text-sky underline underline-offset-4 hover:no-underline';

/** For `<a>` inside a text: `values={{ a: linkTo('/signup') }}`. */
export const linkTo = (to: string) =>
  function TextLink(text: ReactNode) {
    return (
      <Link key={to} to={to} className={linkClass}>
        {text}
      </Link>
    );
  };
