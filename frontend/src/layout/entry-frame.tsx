import type { ReactNode } from 'react';
import { PageHead } from '../ui/display/page-head.js';
import { Poster } from '../ui/display/poster.js';

interface EntryFrameProps {
  title: string;
  /** For who finds the page's address elsewhere. */
  description?: string;
  /** A sentence below the title. */
  intro?: ReactNode;
  children: ReactNode;
  /** Other ways to go on. */
  below?: ReactNode;
}

/** Where people come in: a narrow form, beside it a poster where there is room. */
export function EntryFrame({ title, description, intro, children, below }: EntryFrameProps) {
  return (
    <div className="page-width grid gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,30rem)_1fr] lg:gap-16">
      <PageHead title={title} {...(description ? { description } : {})} noindex />
      <div>
        <h1 className="text-3xl">{title}</h1>
        {intro && <p className="mt-3 text-ink-soft">{intro}</p>}
        <div className="mt-7">{children}</div>
        {below && <div className="mt-8 grid gap-3 border-t border-line pt-6">{below}</div>}
      </div>
      <div className="hidden lg:block" aria-hidden="true">
        <Poster
          kind="hero"
          slug="home"
          format="portrait"
          alt=""
          className="sticky top-24 ms-auto aspect-3/4 w-full max-w-[30rem] rounded-lg"
        />
      </div>
    </div>
  );
}
