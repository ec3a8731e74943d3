import { useState } from 'react';
import { Button, buttonClass } from '../../ui/form/button.js';
import { Calendar } from '../../ui/calendar/calendar.js';
import { BottomSheet, Dialog } from '../../ui/overlay/dialog.js';
import { Link } from '../../ui/text/link.js';
import { Menu } from '../../ui/overlay/menu.js';
import { Popover } from '../../ui/overlay/popover.js';
import { Tabs } from '../../ui/display/tabs.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Sample } from './sample.js';

const pages = [
  { key: 'one', title: 'One', content: 'First page' },
  { key: 'two', title: 'Two', content: 'Second page' },
];

export function OpeningSamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const [day, setDay] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Sample title="What opens">
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button look="secondary" onClick={() => setOpen('sheet')}>
            Bottom sheet
          </Button>
          <Menu
            name="Menu"
            className={buttonClass('secondary')}
            actions={[
              { key: 'a', text: 'Show a toast', act: () => showToast('Saved') },
              { key: 'b', text: 'Remove', act: () => showToast('Removed'), danger: true },
            ]}
          >
            Menu
          </Menu>
          <Popover trigger="Popover" className={buttonClass('secondary')} panelClassName="p-4">
            <Link to="/">A link</Link>
          </Popover>
          <Button look="secondary" onClick={() => showToast('The cart was saved')}>
            Toast
          </Button>
        </div>
        <Dialog isOpen={open === 'dialog'} title="A dialog" onClose={close}>
          <p>Escape, the button, or a click beside it closes it.</p>
        </Dialog>
        <BottomSheet isOpen={open === 'sheet'} title="A bottom sheet" onClose={close}>
          <p>For narrow screens.</p>
        </BottomSheet>
      </Sample>
      <Sample title="Tabs and calendar">
        <Tabs name="Sample" pages={pages} />
        <Calendar name="Day" value={day} onChange={setDay} />
      </Sample>
    </>
  );
}
