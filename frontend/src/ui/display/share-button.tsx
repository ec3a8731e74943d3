import { Link2, Mail, Share2 } from 'lucide';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '../form/button.js';
import { Icon } from './icon.js';
import { Popover } from '../overlay/popover.js';
import { showToast } from '../feedback/toast-store.js';

interface Shared {
  readonly title: string;
  readonly url: string;
}

/** By the device's own dialogue where it has one; who closes that has shared nothing, which is no error. */
function shareByDevice(shared: Shared, event: MouseEvent): void {
  const isTrigger = event.target instanceof Element && event.target.closest('button[popovertarget]');
  if (!isTrigger || typeof navigator.share !== 'function') return;
  event.preventDefault();
  void navigator.share(shared).catch(() => undefined);
}

const entry = 'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-start hover:bg-sunken';

/** To somebody else: by the device, else by a copied address or a mail. */
export function ShareButton({ title, url }: Shared) {
  const intl = useIntl();
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => showToast(intl.formatMessage({ id: 'common.share.copied' })),
      () => showToast(intl.formatMessage({ id: 'common.error.short' })),
    );
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    // The click is only looked at on its way to the button, which is what can be reached and pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className="relative inline-flex" onClickCapture={(event) => shareByDevice({ title, url }, event)}>
      <Popover
        align="start"
        className={buttonClass('secondary')}
        trigger={
          <>
            <Icon of={Share2} />
            <FormattedMessage id="common.share" />
          </>
        }
      >
        <ul className="min-w-56">
          <li className="noscript:hidden">
            <button type="button" className={entry} onClick={copy}>
              <Icon of={Link2} />
              <FormattedMessage id="common.share.copy" />
            </button>
          </li>
          <li>
            <a href={mail} className={entry}>
              <Icon of={Mail} />
              <FormattedMessage id="common.share.mail" />
            </a>
          </li>
        </ul>
      </Popover>
    </span>
  );
}
