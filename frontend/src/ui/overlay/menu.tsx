import { useRef, useState, type ReactNode } from 'react';
import { buttonClass } from '../form/button.js';
import { onDemand } from '../behavior/on-demand.js';
import type { MenuAction } from './menu-props.js';

const MenuList = onDemand(async () => (await import('./menu-list.js')).MenuList);

interface MenuProps {
  /** Names the menu, and its button where that shows only a drawing. */
  name: string;
  actions: readonly MenuAction[];
  children: ReactNode;
  className?: string;
}

/** Actions behind a button (links belong into a Popover). Loaded when pointed at. */
export function Menu({ name, actions, children, className = buttonClass('quiet') }: MenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={name}
        className={className}
        onPointerEnter={MenuList.prepare}
        onFocus={MenuList.prepare}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && <MenuList name={name} actions={actions} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}
