import type { ReactNode } from 'react';

export interface DialogProps {
  title: ReactNode;
  /** By the close button, Escape or a click beside it. */
  onClose: () => void;
  /** In the middle, or a sheet from the side or from below. */
  place?: 'middle' | 'start' | 'bottom' | 'screen';
  /** `alertdialog` asks before something that cannot be undone. */
  role?: 'dialog' | 'alertdialog';
  dismissable?: boolean;
  children: ReactNode;
}
