import type { ReactNode } from 'react';

export interface ComboboxOption {
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  /** Heading of the options that it stands among, one below the other. */
  readonly group?: string;
  /** Does something, and leaves the field empty. */
  readonly isAction?: boolean;
}

export interface ComboboxProps {
  /** The label as text. */
  name: string;
  /** Name of the field in a form that is sent without script. */
  field?: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** What fits the text, best first; the asking side filters. */
  options: readonly ComboboxOption[];
  onPick: (option: ComboboxOption) => void;
  /** Its list was opened, or closed. */
  onOpen?: (isOpen: boolean) => void;
  /** Opens when the field gets the focus, as there are options before anything is typed. */
  opensEmpty?: boolean;
  /** Takes the focus when it appears: the first field of a window that was just opened. */
  focused?: boolean;
  /** Shown instead of the list, or above it: type more, searching, nothing fits. */
  empty: ReactNode;
  /** Told to who does not see the list: how much fits, or that nothing does. */
  said?: ReactNode;
}

/** How the field was left that the list takes the place of: with the focus, with letters typed, with these sent by Enter. */
export interface LeftField {
  readonly hasFocus: boolean;
  readonly isSent: boolean;
  readonly isTyped: boolean;
  /** All of its text was chosen, as the keyboard does that comes to a field. */
  readonly isMarked: boolean;
}
