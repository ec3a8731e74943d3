import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';

interface KeyQuestionProps {
  action: 'rotate' | 'revoke';
  doing: { readonly isPending: boolean; readonly error: Error | null };
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What is asked before something is done to a key. */
export function KeyQuestion({ action, doing, onSend, onClose, children }: KeyQuestionProps) {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!doing.isPending) onSend();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {doing.error && <ProblemMessage error={doing.error} />}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={action === 'revoke' ? 'danger' : 'primary'} busy={doing.isPending}>
          <FormattedMessage id={`api-keys.action.${action}`} />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="api-keys.back" />
        </Button>
      </div>
    </form>
  );
}
