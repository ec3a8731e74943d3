import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { bcp47, isLocale, NATIVE_NAMES } from '../../i18n/locales.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { TextInput } from '../../ui/form/text-input.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { type EntryText, keyOf, publishEntry, scheduleEntry } from './content.api.js';
import type { EntryEditing } from './entry-editing.js';

/** Shows drafts to visitors, now or at a certain time; several languages together. */
export function PublishEntry({ editing }: { editing: EntryEditing }) {
  const [isOpen, setOpen] = useState(false);
  const drafts = editing.entry.texts.filter(({ actions }) => actions.includes('publish'));
  if (drafts.length === 0) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={prepareDialog} onClick={() => setOpen(true)}>
        <FormattedMessage id="content-desk.publish" />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={<FormattedMessage id="content-desk.publish" />}>
        <Publishing editing={editing} drafts={drafts} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface PublishingProps {
  editing: EntryEditing;
  drafts: readonly EntryText[];
  onClose: () => void;
}

/** Why nothing was published: some visitors would read English, or what the English text said before. */
const mixedIn = (error: unknown): readonly string[] | undefined =>
  isProblem(error) && error.code === 'ENTRY_WOULD_BE_MIXED' ? String(error.params['languages']).split(', ') : undefined;

function Publishing({ editing, drafts, onClose }: PublishingProps) {
  const api = useApi();
  const intl = useIntl();
  const [chosen, setChosen] = useState(() => new Set(drafts.map(({ language }) => language)));
  const [at, setAt] = useState('');
  const doing = useMutation({
    mutationFn: (evenIfMixed: boolean) => {
      const texts = drafts
        .filter(({ language }) => chosen.has(language))
        .map(({ language, version }) => ({ language, version }));
      const key = keyOf(editing.entry);
      return editing.send(
        at === ''
          ? publishEntry(api, key, { texts, evenIfMixed })
          : scheduleEntry(api, key, { texts, evenIfMixed, publishAt: new Date(at).toISOString() }),
      );
    },
    onSuccess: () => {
      showToast(intl.formatMessage({ id: at === '' ? 'content-desk.done.publish' : 'content-desk.done.schedule' }));
      onClose();
    },
  });
  const mixed = mixedIn(doing.error);
  return (
    <div className="grid gap-5">
      {doing.error && !mixed && <ProblemMessage error={doing.error} />}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">
          <FormattedMessage id="content-desk.publish.languages" />
        </legend>
        {drafts.map(({ language }) => (
          <Checkbox
            key={language}
            label={<span lang={bcp47(language)}>{NATIVE_NAMES[language]}</span>}
            checked={chosen.has(language)}
            onChange={({ target }) => {
              const next = new Set(chosen);
              if (target.checked) next.add(language);
              else next.delete(language);
              setChosen(next);
              doing.reset();
            }}
          />
        ))}
      </fieldset>
      <TextInput
        type="datetime-local"
        optional
        label={<FormattedMessage id="content-desk.publish.at" />}
        hint={<FormattedMessage id="content-desk.publish.at.hint" />}
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      {mixed && (
        <div role="alert" className="grid gap-2 rounded-lg bg-sun-soft p-4 text-ink">
          <p className="font-medium">
            <FormattedMessage id="content-desk.publish.mixed" />
          </p>
          <ul className="list-disc ps-5 text-sm">
            {mixed.map((language) => (
              <li key={language}>{isLocale(language) ? NATIVE_NAMES[language] : language}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={doing.isPending} onClick={() => doing.mutate(mixed !== undefined)}>
          <FormattedMessage
            id={
              mixed
                ? 'content-desk.publish.anyway'
                : at === ''
                  ? 'content-desk.publish.now'
                  : 'content-desk.publish.schedule'
            }
          />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="content-desk.back" />
        </Button>
      </div>
    </div>
  );
}
