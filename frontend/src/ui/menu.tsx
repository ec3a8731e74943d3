import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { buttonClass } from './button.js';

interface MenuAction {
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

const load = () => import('./menu-list.js');
const MenuList = lazy(async () => ({ default: (await load()).MenuList }));

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
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <MenuList name={name} actions={actions} trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
