import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step to take. */
  action?: ReactNode;
}

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="rounded-lg bg-sunken px-6 py-12 text-center">
    <p className="font-serif text-xl leading-snug font-[560] text-balance [:lang(ja)_&]:text-wrap">{title}</p>
    {children && <div className="mx-auto mt-2 max-w-[52ch] text-pretty text-ink-soft">{children}</div>}
    {action && <div className="mt-6">{action}</div>}
  </div>
);
