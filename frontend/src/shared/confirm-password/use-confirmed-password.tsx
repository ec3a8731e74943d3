import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSession } from '../../session/session.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { PasswordInput } from '../../ui/form/password-input.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { confirmPassword } from './confirm-password.api.js';

interface Asked {
  readonly confirmed: () => void;
  readonly refused: () => void;
}

interface ConfirmedPassword {
  /**
   * Does the work. Where the server first wants the password again, the dialog asks for it and the work is done again.
   * Throws what the server answered if the person closes the dialog.
   */
  readonly withPassword: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** Stands once on the page, outside of other dialogs. */
  readonly dialog: ReactNode;
}

const isWanted = (error: unknown): boolean => isProblem(error) && error.code === 'PASSWORD_CONFIRMATION_REQUIRED';

/** For what needs the password of the last 15 minutes. */
export function useConfirmedPassword(): ConfirmedPassword {
  const [asked, setAsked] = useState<Asked>();
  async function withPassword<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (!isWanted(error)) throw error;
      await new Promise<void>((resolve, reject) => setAsked({ confirmed: resolve, refused: () => reject(error) }));
      return work();
    }
  }
  const end = (tell: ((asked: Asked) => void) | undefined): void => {
    if (asked) tell?.(asked);
    setAsked(undefined);
  };
  return {
    withPassword,
    dialog: (
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => end(({ refused }) => refused())}
        title={<FormattedMessage id="confirm-password.title" />}
      >
        <PasswordForm onConfirmed={() => end(({ confirmed }) => confirmed())} />
      </Dialog>
    ),
  };
}

const schema = z.object({
  password: z.string().check(z.minLength(1, 'confirm-password.missing')),
  code: z.optional(z.string().check(z.trim())),
});

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const api = useApi();
  const hasSecondFactor = useSession()?.user.hasSecondFactor === true;
  const [isCodeAsked, setCodeAsked] = useState(hasSecondFactor);
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(
    schema,
    { password: '', code: '' },
    undefined,
    {},
    'confirm',
  );
  const submit = onSubmit(async ({ password, code }) => {
    await confirmPassword(api, password, code || undefined).catch((error: unknown) => {
      if (isProblem(error) && error.code === 'SECOND_FACTOR_CODE_MISSING') setCodeAsked(true);
      throw error;
    });
    onConfirmed();
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="confirm-password.action" />}
    >
      <p className="text-ink-soft">
        <FormattedMessage id="confirm-password.text" />
      </p>
      <PasswordInput
        {...field('password')}
        autoComplete="current-password"
        label={<FormattedMessage id="confirm-password.label" />}
      />
      {isCodeAsked && (
        <TextInput
          {...field('code')}
          autoComplete="one-time-code"
          label={<FormattedMessage id="confirm-password.code" />}
          hint={<FormattedMessage id="confirm-password.code.hint" />}
        />
      )}
    </CheckedForm>
  );
}
