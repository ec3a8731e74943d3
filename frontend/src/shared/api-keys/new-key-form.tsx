import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { Checkbox } from '../../ui/form/checkbox.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import type { CreateApiKeyRequest, Scope } from './api-keys.types.js';

/** Those that open a call today. */
const SCOPES = ['read', 'book', 'cancel'] as const satisfies readonly Scope[];

const newKeySchema = z
  .object({
    label: z
      .string()
      .check(z.trim(), z.minLength(1, 'api-keys.label.missing'), z.maxLength(100, 'api-keys.label.missing')),
    read: z.boolean(),
    book: z.boolean(),
    cancel: z.boolean(),
  })
  .check(
    z.refine((values) => SCOPES.some((scope) => values[scope]), { error: 'api-keys.scopes.missing', path: ['read'] }),
  );

const opening = { label: '', read: true, book: false, cancel: false };

/** What the new key is called, and what it may do. */
export function NewKeyForm({ onSend }: { onSend: (body: CreateApiKeyRequest) => Promise<void> }) {
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(newKeySchema, opening);
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={onSubmit(({ label, ...chosen }) => onSend({ label, scopes: SCOPES.filter((scope) => chosen[scope]) }))}
      action={<FormattedMessage id="api-keys.create" />}
    >
      <TextInput
        {...field('label')}
        autoComplete="off"
        maxLength={100}
        label={<FormattedMessage id="api-keys.label" />}
        hint={<FormattedMessage id="api-keys.label.hint" />}
      />
      <fieldset className="grid gap-3" data-field="scopes">
        <legend className="mb-2 font-medium">
          <FormattedMessage id="api-keys.scopes" />
        </legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            {...field(scope)}
            label={<FormattedMessage id={`api-keys.scope.${scope}`} />}
            hint={<FormattedMessage id={`api-keys.scope.${scope}.hint`} />}
          />
        ))}
      </fieldset>
    </CheckedForm>
  );
}
