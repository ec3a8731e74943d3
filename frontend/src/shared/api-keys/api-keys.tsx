import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import { DataTable, type Column } from '../../ui/display/data-table.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { RecordSection } from '../admin-record/record-section.js';
import type { ApiKeyView, KeyCalls } from './api-keys.types.js';
import { KeyQuestion } from './key-question.js';
import { NewKeyForm } from './new-key-form.js';
import { NewSecret } from './new-secret.js';

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'rotate' | 'revoke'; readonly key: ApiKeyView }
  | { readonly kind: 'secret'; readonly secret: string };

interface ApiKeysProps {
  keys: readonly ApiKeyView[];
  canCreate: boolean;
  calls: KeyCalls;
  /** Reads the keys again. */
  onChanged: () => Promise<void>;
}

const tones: Readonly<Record<ApiKeyView['state'], Tone>> = {
  active: 'good',
  replaced: 'notice',
  expired: 'plain',
  revoked: 'bad',
};

/** The keys of a partner: a new one is shown once, an old one is replaced with an overlap or revoked at once. */
export function ApiKeys({ keys, canCreate, calls, onChanged }: ApiKeysProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const show = async ({ secret }: { readonly secret: string }): Promise<void> => {
    setOpened({ kind: 'secret', secret });
    await onChanged();
  };
  return (
    <RecordSection
      title={<FormattedMessage id="api-keys.title" />}
      aside={
        canCreate && (
          <Button
            aria-haspopup="dialog"
            className="min-h-9 px-4 py-1 text-sm"
            onPointerEnter={prepareDialog}
            onClick={() => setOpened({ kind: 'create' })}
          >
            <FormattedMessage id="api-keys.new" />
          </Button>
        )
      }
    >
      {keys.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="api-keys.none" />
        </p>
      ) : (
        <DataTable
          caption={<FormattedMessage id="api-keys.title" />}
          rows={keys}
          rowKey={({ id }) => id}
          columns={columnsOf((kind, key) => setOpened({ kind, key }))}
        />
      )}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        role={opened?.kind === 'revoke' ? 'alertdialog' : 'dialog'}
        title={opened && <FormattedMessage id={`api-keys.${opened.kind}.title`} />}
      >
        {opened?.kind === 'create' && <NewKeyForm onSend={async (body) => show(await calls.create(body))} />}
        {opened?.kind === 'secret' && <NewSecret secret={opened.secret} onClose={close} />}
        {opened?.kind === 'rotate' && (
          <Rotating apiKey={opened.key} rotate={calls.rotate} onMade={show} onClose={close} />
        )}
        {opened?.kind === 'revoke' && (
          <Revoking apiKey={opened.key} revoke={calls.revoke} onDone={onChanged} onClose={close} />
        )}
      </Dialog>
    </RecordSection>
  );
}

const columnsOf = (open: (kind: 'rotate' | 'revoke', key: ApiKeyView) => void): readonly Column<ApiKeyView>[] => [
  {
    key: 'label',
    title: <FormattedMessage id="api-keys.label" />,
    cell: ({ label, last4 }) => (
      <>
        <span className="wrap-anywhere">{label}</span> <code className="font-mono text-sm text-ink-soft">…{last4}</code>
      </>
    ),
  },
  {
    key: 'scopes',
    title: <FormattedMessage id="api-keys.scopes" />,
    cell: ({ scopes }) => (
      <ul className="grid">
        {scopes.map((scope) => (
          <li key={scope}>
            <FormattedMessage id={`api-keys.scope.${scope}`} />
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'state',
    title: <FormattedMessage id="api-keys.state" />,
    cell: ({ state, expiresAt }) => (
      <span className="grid justify-items-start gap-1">
        <Chip tone={tones[state]}>
          <FormattedMessage id={`api-keys.state.${state}`} />
        </Chip>
        {state === 'replaced' && expiresAt !== null && <ShortMoment value={expiresAt} />}
      </span>
    ),
  },
  {
    key: 'lastUsedAt',
    title: <FormattedMessage id="api-keys.lastUsedAt" />,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? <FormattedMessage id="api-keys.neverUsed" /> : <ShortMoment value={lastUsedAt} />,
  },
  {
    key: 'actions',
    title: <FormattedMessage id="api-keys.actions" />,
    cell: (key) => (
      <span className="flex flex-wrap gap-2">
        {key.actions.map((action) => (
          <Button
            key={action}
            look={action === 'revoke' ? 'danger' : 'secondary'}
            aria-haspopup="dialog"
            className="min-h-9 px-3 py-1 text-sm"
            onPointerEnter={prepareDialog}
            onClick={() => open(action, key)}
          >
            <FormattedMessage id={`api-keys.action.${action}`} />
          </Button>
        ))}
      </span>
    ),
  },
];

interface RotatingProps {
  apiKey: ApiKeyView;
  rotate: KeyCalls['rotate'];
  onMade: (made: { readonly secret: string }) => Promise<void>;
  onClose: () => void;
}

const OVERLAPS = [0, 24, 72, 168] as const;

function Rotating({ apiKey, rotate, onMade, onClose }: RotatingProps) {
  const [hours, setHours] = useState(24);
  const rotating = useMutation({ mutationFn: () => rotate(apiKey.id, hours), onSuccess: onMade });
  return (
    <KeyQuestion action="rotate" doing={rotating} onSend={() => rotating.mutate()} onClose={onClose}>
      <p>
        <FormattedMessage id="api-keys.rotate.text" values={{ label: apiKey.label }} />
      </p>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">
          <FormattedMessage id="api-keys.overlap" />
        </legend>
        {OVERLAPS.map((each) => (
          <label key={each} className="flex min-h-6 cursor-pointer gap-3">
            <input
              type="radio"
              name="overlap"
              className="choice mt-0.5 size-5 shrink-0 cursor-pointer rounded-full"
              checked={hours === each}
              onChange={() => setHours(each)}
            />
            <FormattedMessage id="api-keys.overlap.hours" values={{ hours: each }} />
          </label>
        ))}
      </fieldset>
    </KeyQuestion>
  );
}

interface RevokingProps {
  apiKey: ApiKeyView;
  revoke: KeyCalls['revoke'];
  onDone: () => Promise<void>;
  onClose: () => void;
}

function Revoking({ apiKey, revoke, onDone, onClose }: RevokingProps) {
  const intl = useIntl();
  const revoking = useMutation({
    mutationFn: () => revoke(apiKey.id),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'api-keys.revoke.done' }));
      onClose();
    },
    onSettled: onDone,
  });
  return (
    <KeyQuestion action="revoke" doing={revoking} onSend={() => revoking.mutate()} onClose={onClose}>
      <p>
        <FormattedMessage id="api-keys.revoke.text" values={{ label: apiKey.label }} />
      </p>
    </KeyQuestion>
  );
}
