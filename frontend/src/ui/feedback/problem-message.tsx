import { TriangleAlert } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { Button } from '../form/button.js';
import { Icon } from '../display/icon.js';

interface ProblemMessageProps {
  error: unknown;
  onRetry?: () => void;
}

/** What the API said, in the reader's language, with the number to quote where something failed; an ordinary refusal needs none. */
export function ProblemMessage({ error, onRetry }: ProblemMessageProps) {
  const problem = isProblem(error) ? error : undefined;
  const hasFailed = problem !== undefined && (problem.status >= 500 || !problem.detail);
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-danger-soft p-4 text-ink">
      <Icon of={TriangleAlert} className="mt-0.5 size-5 text-danger" />
      <div className="grid gap-2">
        <p className="font-medium">
          {problem?.status === 0 ? (
            <FormattedMessage id="common.offline.text" />
          ) : (
            problem?.detail || <FormattedMessage id="common.error.short" />
          )}
        </p>
        {hasFailed && problem.requestId && (
          <p className="text-sm">
            <FormattedMessage id="common.error.requestId" values={{ id: problem.requestId }} />
          </p>
        )}
        {onRetry && (
          <p>
            <Button look="secondary" onClick={onRetry}>
              <FormattedMessage id="common.tryAgain" />
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
