import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { showToast } from '../../ui/feedback/toast-store.js';

const FILE = 'cicerone-recovery-codes.txt';

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE });
  link.click();
  URL.revokeObjectURL(address);
}

/** The codes, which nobody can read again. The focus comes here, so that they are read out. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    showToast(intl.formatMessage({ id: 'security.codes.copied' }));
  };
  return (
    <div className="grid gap-4 rounded-lg bg-pine-soft p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        <FormattedMessage id="security.codes.title" />
      </h3>
      <p>
        <FormattedMessage id="security.codes.text" />
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          <FormattedMessage id="security.codes.copy" />
        </Button>
        <Button look="secondary" onClick={() => save(text)}>
          <FormattedMessage id="security.codes.save" />
        </Button>
        <Button onClick={onDone}>
          <FormattedMessage id="security.codes.done" />
        </Button>
      </div>
    </div>
  );
}
