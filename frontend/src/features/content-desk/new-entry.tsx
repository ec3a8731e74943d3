import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/entry-words-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { Button } from '../../ui/form/button.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { beginEntry, isOfEntries } from './content.api.js';
import { KINDS } from './content-search.js';

/** Begins an entry; its page then asks for the rest. */
export function NewEntry() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-9 px-4 py-1 text-sm"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="content-desk.new" />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={<FormattedMessage id="content-desk.new" />}>
        <Beginning />
      </Dialog>
    </>
  );
}

const schema = z.object({
  kind: z.enum(KINDS),
  title: z.string().check(z.trim(), z.minLength(1, 'content-desk.title.missing'), z.maxLength(request.title.maxLength)),
  slug: z.string().check(z.trim(), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'content-desk.slug.wrong')),
});

const LAST = 100;
const OPENING: z.infer<typeof schema> = { kind: 'page', title: '', slug: '' };

function Beginning() {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const go = useGo();
  // One key for one form: what is sent again after a lost answer makes no second entry.
  const [key] = useState(() => crypto.randomUUID());
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(schema, OPENING);
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={onSubmit(async ({ kind, title, slug }) => {
        await beginEntry(
          api,
          { kind, slug, facts: { position: LAST }, words: { title, summary: '', markdown: '' } },
          key,
        );
        await client.invalidateQueries({ predicate: ({ queryKey }) => isOfEntries(queryKey) });
        await go(`/admin/content/${kind}/${slug}`);
      })}
      action={<FormattedMessage id="content-desk.begin" />}
    >
      <Select {...field('kind')} label={<FormattedMessage id="content-desk.kind" />}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {intl.formatMessage({ id: `content-desk.kind.${kind}` })}
          </option>
        ))}
      </Select>
      <TextInput
        {...field('title')}
        maxLength={request.title.maxLength}
        label={<FormattedMessage id="content-desk.englishTitle" />}
      />
      <TextInput
        {...field('slug')}
        label={<FormattedMessage id="content-desk.slug" />}
        hint={<FormattedMessage id="content-desk.slug.hint" />}
      />
    </CheckedForm>
  );
}
