import { Upload } from 'lucide';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { useUpload } from './use-upload.js';
import type { UploadedFile } from './upload.api.js';

export const PICTURES = '.jpg,.jpeg,.png,.gif,image/jpeg,image/png,image/gif';
export const SOUNDS = '.mp3,.wav,.ogg,.webm,.mp4,.m4a,audio/*';

interface FileUploadProps {
  /** What the button does: "Choose a picture". */
  action: ReactNode;
  /** Which files, and how large. */
  hint: ReactNode;
  /** For the browser's own dialog: {@link PICTURES}, {@link SOUNDS}. */
  accept: string;
  /** May go on with the file; the button is busy until then. */
  onUploaded: (file: UploadedFile) => Promise<void> | void;
  /** Beside the button, such as one that removes the present file. */
  children?: ReactNode;
}

/** A file is chosen with the button, by pointer or key, or dropped here. Says how far it is, and can be cancelled. */
export function FileUpload({ action, hint, accept, onUploaded, children }: FileUploadProps) {
  const intl = useIntl();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { state, send, cancel } = useUpload(onUploaded);
  const take = (files: FileList | null | undefined): void => {
    const [file] = files ?? [];
    if (file) void send(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const isSending = state.kind === 'sending';
  return (
    <div
      className={`grid gap-3 rounded-lg border border-dashed p-4 ${isOver ? 'border-action bg-sunken' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        data-upload
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" aria-describedby={hintId} busy={isSending} onClick={() => input.current?.click()}>
          {!isSending && <Icon of={Upload} className="size-4" />}
          {action}
        </Button>
        {isSending ? (
          <Button look="quiet" onClick={cancel}>
            <FormattedMessage id="upload.cancel" />
          </Button>
        ) : (
          children
        )}
      </div>
      <p id={hintId} className="text-sm text-ink-soft">
        {hint} <span className="max-sm:hidden">{intl.formatMessage({ id: 'upload.drop' })}</span>
      </p>
      {isSending && (
        <p className="grid gap-1 text-sm wrap-anywhere">
          <FormattedMessage id="upload.sending" values={{ name: state.name, share: state.share }} />
          <progress
            className="h-2 w-full accent-action"
            max={1}
            value={state.share}
            aria-label={intl.formatMessage({ id: 'upload.progress' })}
          />
        </p>
      )}
      {state.kind === 'failed' && <ProblemMessage error={state.error} />}
    </div>
  );
}
