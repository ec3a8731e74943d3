import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Tip } from './tip.js';
import { useOnNavigate } from '../behavior/use-on-navigate.js';

interface PopoverProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's name where it shows only a drawing. */
  name?: string;
  className?: string;
  panelClassName?: string;
  /** Which edges of button and panel stand above each other; or the panel's end stands at the page's. */
  align?: 'start' | 'end' | 'page';
  /** A function is called only once the panel has been opened, for what has to be fetched. */
  children: ReactNode | (() => ReactNode);
}

const ALIGNED = { start: 'popover-start', end: '', page: 'popover-page' } as const;

/**
 * A panel of links below a button, by the browser's own popover: it works before any script, closes by Escape, by a
 * click elsewhere, when a link in it is followed, and when the keyboard goes on to what it would hide.
 */
export function Popover({ trigger, name, className = '', panelClassName = '', align = 'end', children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useOnNavigate(() => panel.current?.hidePopover());
  useEffect(() => {
    // Somebody opened it before the page's script had come: only what is shown has a box.
    if (panel.current?.getClientRects().length) setWasOpened(true);
  }, []);
  const onBlur = ({ relatedTarget: next }: FocusEvent): void => {
    if (next && next !== button.current && !panel.current?.contains(next)) panel.current?.hidePopover();
  };
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} aria-label={name} className={className} onBlur={onBlur}>
        {trigger}
        <Tip text={name} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`popover-panel ${ALIGNED[align]} ${panelClassName}`}
        onBeforeToggle={() => setWasOpened(true)}
        onBlur={onBlur}
      >
        {typeof children === 'function' ? wasOpened && children() : children}
      </div>
    </>
  );
}
