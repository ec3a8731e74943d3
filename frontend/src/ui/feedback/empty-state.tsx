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

const onSunken = (colour: string, share: number) => `color-mix(in oklab, var(--${colour}) ${share}%, var(--sunken))`;

/** A road over the hills, as the posters have them: there is more to see elsewhere. */
const Hills = () => (
  <svg viewBox="0 0 192 72" className="mx-auto mb-4 h-18 max-w-full" aria-hidden="true">
    <circle cx="118" cy="33" r="19" fill="var(--sun)" />
    <path d="M14 62 52 24l17 15 15-12 36 35z" fill={onSunken('sky', 34)} />
    <path d="M44 72c30-22 78-30 112-12 13 7 24 10 34 12z" fill={onSunken('pine', 48)} />
    <path d="M132 72c-5-6-1-9 8-12 6-2 6-5-1-7l3-.6c9 3.5 12 6.6 5 9.6-7 3-8 6 1 10z" fill="var(--sunken)" />
    <g fill={onSunken('pine', 78)}>
      <path d="M2 72c27-20 62-22 96-8 12 5 24 7 36 8z" />
      <path d="M46 62c-6-6-6-20 0-34 6 14 6 28 0 34zm13 1c-5-5-5-14 0-25 5 11 5 20 0 25z" />
    </g>
  </svg>
);

export const EmptyState = ({ title, isPage = false, children, action }: EmptyStateProps) => (
  <div className="rounded-lg bg-sunken px-6 pt-10 pb-12 text-center">
    <Hills />
    {isPage ? <h1 className={TITLE}>{title}</h1> : <p className={TITLE}>{title}</p>}
    {children && (
      <div className="mx-auto mt-2 max-w-[52ch] text-balance text-ink-soft [:lang(ja)_&]:text-wrap">{children}</div>
    )}
    {action && <div className="mt-6">{action}</div>}
  </div>
);
