import type { RefObject } from 'react';

export interface MenuAction {
  readonly key: string;
  readonly text: string;
  readonly act: () => void;
  readonly danger?: boolean;
}

export interface MenuListProps {
  name: string;
  actions: readonly MenuAction[];
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}
