import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A drawing beside words; alone it needs a name on the button or link around it. */
export const Icon = ({ of: drawing, className = 'size-5' }: { of: IconNode; className?: string }) => (
  <svg
    aria-hidden="true"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`shrink-0 ${className}`}
  >
    {drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
  </svg>
);
