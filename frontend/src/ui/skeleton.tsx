/** A grey place of the size of what is to come. Give it width and height by classes. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden="true" className={`animate-breathe rounded-sm bg-line noscript:hidden ${className}`} />
);
