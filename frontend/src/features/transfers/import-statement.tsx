import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { importStatement, isOfTransfers, type StatementOutcome } from './transfers.api.js';

const OUTCOMES = ['assigned', 'short', 'overpaid', 'unknown', 'repeated'] as const;

/** Imports a bank statement, and says what became of its credits. */
export function ImportStatement() {
  const api = useApi();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const importing = useMutation({
    mutationFn: (file: File) => importStatement(api, file),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfTransfers(queryKey) }),
  });
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        accept=".xml,application/xml,text/xml"
        hidden
        data-testid="statement"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) importing.mutate(file);
          target.value = '';
        }}
      />
      <Button
        look="secondary"
        className="min-h-9 px-4 py-1 text-sm"
        busy={importing.isPending}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id="transfers.import" />
      </Button>
      {importing.error && <ProblemMessage error={importing.error} />}
      {importing.data && <Outcome of={importing.data} />}
    </div>
  );
}

const Outcome = ({ of }: { of: StatementOutcome }) => (
  <div role="status" className="rounded-lg bg-pine-soft p-3 text-sm text-ink">
    <ul className="flex flex-wrap gap-x-4">
      {OUTCOMES.map((name) => (
        <li key={name}>
          <FormattedMessage id={`transfers.import.${name}`} values={{ count: of[name] }} />
        </li>
      ))}
    </ul>
  </div>
);
