import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.js';

export type Tone = 'plain' | 'good' | 'notice' | 'info' | 'bad';

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-ink',
  good: 'bg-pine-soft text-pine',
  notice: 'bg-sun-soft text-ink',
  info: 'bg-sky-soft text-sky',
  bad: 'bg-danger-soft text-danger',
};

/** A status: always words beside the colour. */
export const Chip = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`inline-flex items-center gap-1 rounded-full px-3 py-0.5 text-sm font-medium ${tones[tone]}`}>
    {children}
  </span>
);

/** An applied filter, taken away by a click. `name` says what the button does. */
export const RemovableChip = ({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={name}
    onClick={onRemove}
    className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-sm hover:border-ink"
  >
    {children}
    <Icon of={X} className="size-4" />
  </button>
);
