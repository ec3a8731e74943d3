import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextArea } from '../../ui/form/text-input.js';

interface ActionFormProps {
  /** On the button. */
  label: ReactNode;
  isDanger: boolean;
  doing: { readonly isPending: boolean; readonly error: Error | null };
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The content of the dialog of an action: what it does, what it needs to know, and whether it failed. */
export function ActionForm({ label, isDanger, doing, onSend, onClose, children }: ActionFormProps) {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!doing.isPending) onSend();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {doing.error && <ProblemMessage error={doing.error} />}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={isDanger ? 'danger' : 'primary'} busy={doing.isPending}>
          {label}
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="back-office.back" />
        </Button>
      </div>
    </form>
  );
}

interface ReasonFieldProps {
  label: ReactNode;
  missing: ReactNode;
  isMissing: boolean;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** Why the team does something to somebody, who is told so. */
export const ReasonField = ({ label, missing, isMissing, maxLength, value, onChange }: ReasonFieldProps) => (
  <TextArea
    label={label}
    rows={3}
    maxLength={maxLength}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={isMissing && value.trim() === '' && missing}
  />
);
