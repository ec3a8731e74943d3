import * as noteRequest from '../../api/generated/limits/note-request.gen.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/form/button.js';
import { TextArea } from '../../ui/form/text-input.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { changeNote, historyQuery, notesQuery, removeNote, writeNote, type Note } from './admin-record.api.js';
import { RecordSection } from './record-section.js';
import type { Subject } from './subject.js';

function useChanged(subject: Subject): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries(notesQuery(subject)), client.invalidateQueries(historyQuery(subject))]);
}

/** What the team wrote about a record. Only the team reads it. */
export function Notes({ subject }: { subject: Subject }) {
  const { data, error, refetch } = useQuery({ ...notesQuery(subject), staleTime: 0 });
  const [opened, setOpened] = useState<Note>();
  return (
    <RecordSection title={<FormattedMessage id="admin-record.notes" />}>
      <NewNote subject={subject} />
      {error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-16" />}
      <ul className="grid gap-3 empty:hidden">
        {data?.map((note) => (
          <li key={note.id} className="grid justify-items-start gap-0.5 text-sm">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="flex w-full flex-wrap items-baseline gap-x-2 text-ink-soft">
              {note.author && <span>{note.author}</span>}
              <ShortMoment value={note.at} />
              <button
                type="button"
                aria-haspopup="dialog"
                onPointerEnter={prepareDialog}
                onClick={() => setOpened(note)}
                className="min-h-6 cursor-pointer underline underline-offset-4 hover:no-underline"
              >
                <FormattedMessage id="admin-record.notes.edit" />
              </button>
            </p>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={<FormattedMessage id="admin-record.notes.edit" />}
      >
        {opened && <NoteForm subject={subject} note={opened} onClose={() => setOpened(undefined)} />}
      </Dialog>
    </RecordSection>
  );
}

function NewNote({ subject }: { subject: Subject }) {
  const api = useApi();
  const intl = useIntl();
  const changed = useChanged(subject);
  const [text, setText] = useState('');
  const writing = useMutation({
    mutationFn: () => writeNote(api, subject, text.trim()),
    onSuccess: () => {
      setText('');
      return changed();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() !== '' && !writing.isPending) writing.mutate();
  };
  return (
    <form className="grid gap-2" onSubmit={send}>
      <textarea
        rows={2}
        value={text}
        maxLength={noteRequest.text.maxLength}
        aria-label={intl.formatMessage({ id: 'admin-record.notes.new' })}
        placeholder={intl.formatMessage({ id: 'admin-record.notes.new' })}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-sm placeholder:text-ink-soft hover:border-ink"
      />
      {writing.error && <ProblemMessage error={writing.error} />}
      <Button
        type="submit"
        look="secondary"
        busy={writing.isPending}
        className="min-h-9 justify-self-start py-1 text-sm"
      >
        <FormattedMessage id="admin-record.notes.add" />
      </Button>
    </form>
  );
}

interface NoteFormProps {
  subject: Subject;
  note: Note;
  onClose: () => void;
}

/** Somebody else may have changed the note meanwhile: then the API says so, and the list shows what it says now. */
function NoteForm({ subject, note, onClose }: NoteFormProps) {
  const api = useApi();
  const changed = useChanged(subject);
  const [text, setText] = useState(note.text);
  const changing = useMutation({
    mutationFn: (next: string | undefined) =>
      next === undefined ? removeNote(api, note.id, note.version) : changeNote(api, note.id, next, note.version),
    onSuccess: onClose,
    onSettled: changed,
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() !== '') changing.mutate(text.trim());
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {changing.error && <ProblemMessage error={changing.error} />}
      <TextArea
        label={<FormattedMessage id="admin-record.notes" />}
        rows={5}
        value={text}
        maxLength={noteRequest.text.maxLength}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={changing.isPending}>
          <FormattedMessage id="admin-record.notes.save" />
        </Button>
        <Button look="secondary" busy={changing.isPending} onClick={() => changing.mutate(undefined)}>
          <FormattedMessage id="admin-record.notes.remove" />
        </Button>
      </div>
    </form>
  );
}
