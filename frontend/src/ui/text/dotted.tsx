import { Children, type ReactNode } from 'react';

/** Short facts with a dot between two on one line; where a line ends between them, so does the dot. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <span className="min-w-0 overflow-x-clip">
    <span className="-ms-4 flex flex-wrap">
      {Children.map(children, (fact) => (
        <span className="flex min-w-0 before:w-4 before:shrink-0 before:text-center before:content-['·'/'']">
          <span className="min-w-0 wrap-break-word">{fact}</span>{' '}
        </span>
      ))}
    </span>
  </span>
);
