import type { LucideIcon } from 'lucide-react';

/** A drawing beside words; alone it needs a name on the button or link around it. */
export const Icon = ({ of: Drawing, className = 'size-5' }: { of: LucideIcon; className?: string }) => (
  <Drawing aria-hidden="true" className={`shrink-0 ${className}`} strokeWidth={1.75} />
);
