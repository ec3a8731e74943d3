import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../display/icon.js';
import { closeToast, TOAST_MILLISECONDS, useToasts, type Toast } from './toast-store.js';

function ToastLine({ toast }: { toast: Toast }) {
  const intl = useIntl();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(toast.id), TOAST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  if (toast.isSpokenOnly) return <p className="sr-only">{toast.text}</p>;
  return (
    <div
      className="pointer-events-auto flex animate-appear items-center gap-3 rounded-lg bg-ink py-1 ps-5 pe-1 text-paper shadow-high"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
    >
      <span>{toast.text}</span>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'common.close' })}
        className="grid size-11 cursor-pointer place-items-center focus-visible:outline-paper"
        onClick={() => closeToast(toast.id)}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

/**
 * Stands once in the layout; `showToast` fills it. Each goes after five seconds, unless pointed at or focused. Above what
 * is at the foot of the screen.
 */
export const Toasts = () => (
  <div
    role="status"
    className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center gap-2 max-md:[body:has([data-foot])_&]:bottom-24 max-[22rem]:[body:has([data-foot])_&]:bottom-36"
  >
    {useToasts().map((toast) => (
      <ToastLine key={toast.id} toast={toast} />
    ))}
  </div>
);
