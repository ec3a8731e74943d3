import { onDemand } from '../behavior/on-demand.js';
import type { DialogProps } from './dialog-props.js';

const DialogWindow = onDemand(async () => (await import('./dialog-window.js')).DialogWindow);

/** Asks for the script before the click that will need it. */
export const prepareDialog = DialogWindow.prepare;

/** A window above the page, loaded when first opened. Focus goes into it and comes back to what opened it. */
export const Dialog = ({ isOpen, ...rest }: DialogProps & { isOpen: boolean }) =>
  isOpen ? <DialogWindow {...rest} /> : null;

/** For narrow screens: filters, menus, the booking panel. */
export const BottomSheet = ({ place = 'bottom', ...rest }: DialogProps & { isOpen: boolean }) => (
  <Dialog {...rest} place={place} />
);
