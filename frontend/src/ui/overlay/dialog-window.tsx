import { X } from 'lucide';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import { AriaLocale } from '../behavior/aria-locale.js';
import type { DialogProps } from './dialog-props.js';
import { Icon } from '../display/icon.js';

const places = {
  middle: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] rounded-lg',
  start: 'me-auto h-dvh w-[min(24rem,calc(100vw-1.5rem))]',
  /** At the side where there is room for one. */
  bottom:
    'mt-auto max-h-[92dvh] w-full scroll-pb-24 rounded-t-lg md:ms-auto md:h-dvh md:max-h-none md:w-[28rem] md:rounded-none',
  screen: 'h-dvh w-full',
} as const;

export function DialogWindow({
  title,
  onClose,
  place = 'middle',
  role = 'dialog',
  dismissable = true,
  children,
}: DialogProps) {
  const intl = useIntl();
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        isDismissable={dismissable}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className="fixed inset-0 z-40 flex bg-[rgb(18_22_31/0.55)]"
      >
        <Modal
          className={`flex animate-appear flex-col overflow-y-auto bg-surface text-ink shadow-high ${places[place]}`}
        >
          <AriaDialog role={role} className="flex-1 p-5 outline-none md:p-6">
            <div className="mb-4 flex items-start justify-between gap-4">
              <Heading slot="title" className="text-xl">
                {title}
              </Heading>
              <button
                type="button"
                aria-label={intl.formatMessage({ id: 'common.close' })}
                className="-me-2 -mt-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-sunken"
                onClick={onClose}
              >
                <Icon of={X} />
              </button>
            </div>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
