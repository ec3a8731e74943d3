import type { ReactNode } from 'react';

/** A grey place of the size of what is to come. Give it width and height by classes. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={`animate-breathe rounded-lg bg-sunken noscript:hidden dark:bg-line/60 ${className}`}
  />
);

interface AwaitedProps {
  className?: string;
  /** Something like what is to come, for its size: it is neither seen nor heard. */
  children: ReactNode;
}

/** A grey place exactly as large as what is to come. */
export const Awaited = ({ className = '', children }: AwaitedProps) => (
  <div aria-hidden="true" data-nosnippet="" className={`relative noscript:hidden ${className}`}>
    <div className="invisible contents">{children}</div>
    <Skeleton className="absolute inset-0" />
  </div>
);
