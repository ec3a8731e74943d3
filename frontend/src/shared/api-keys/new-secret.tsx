import { Copy } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';

/** The key, the one time that it can be read. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const intl = useIntl();
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => showToast(intl.formatMessage({ id: 'api-keys.secret.copied' })),
      () => showToast(intl.formatMessage({ id: 'common.error.short' })),
    );
  };
  return (
    <div className="grid gap-5">
      <p>
        <FormattedMessage id="api-keys.secret.text" />
      </p>
      <code className="rounded-sm bg-sunken px-3 py-2 font-mono wrap-anywhere select-all">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Icon of={Copy} />
          <FormattedMessage id="api-keys.secret.copy" />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="api-keys.secret.done" />
        </Button>
      </div>
    </div>
  );
}
