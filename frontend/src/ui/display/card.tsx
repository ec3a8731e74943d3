import type { ReactNode } from 'react';

export const Card = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`rounded-lg border border-line bg-surface p-5 max-xs:p-3 ${className}`}>{children}</div>
);
