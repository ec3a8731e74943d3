import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  /** It is all that the page has to say: its title is the page's. */
  isPage?: boolean;
  children?: ReactNode;
  /** The next step to take. */
  action?: ReactNode;
}

const TITLE = 'font-serif text-xl leading-snug font-[560] text-balance [:lang(ja)_&]:text-wrap';

export const EmptyState = ({ title, isPage = false, children, action }: EmptyStateProps) => (
  <div className="rounded-lg bg-sunken px-6 py-12 text-center">
    {isPage ? <h1 className={TITLE}>{title}</h1> : <p className={TITLE}>{title}</p>}
    {children && (
      <div className="mx-auto mt-2 max-w-[52ch] text-balance text-ink-soft [:lang(ja)_&]:text-wrap">{children}</div>
    )}
    {action && <div className="mt-6">{action}</div>}
  </div>
);
