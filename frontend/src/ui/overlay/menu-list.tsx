import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../behavior/aria-locale.js';
import type { MenuListProps } from './menu-props.js';

export const MenuList = ({ name, actions, trigger, onClose }: MenuListProps) => (
  <AriaLocale>
    <Popover
      isOpen
      triggerRef={trigger}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      className="min-w-48 animate-appear rounded-lg border border-line bg-surface p-1 text-ink shadow-high dark:border-line-strong"
    >
      <AriaMenu aria-label={name} autoFocus="first" onClose={onClose} className="outline-none">
        {actions.map((action) => (
          <MenuItem
            key={action.key}
            id={action.key}
            textValue={action.text}
            onAction={action.act}
            className={`cursor-pointer rounded-sm px-3 py-2 -outline-offset-2 data-focused:bg-sunken forced-colors:data-focused:chosen ${action.danger ? 'text-danger' : ''}`}
          >
            {action.text}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </AriaLocale>
);
