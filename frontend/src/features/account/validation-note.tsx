import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { applyAgain, validationQuery } from './account.api.js';

/** What a business account waits for, or why it was rejected and what to do then. */
export function ValidationNote() {
  const api = useApi();
  const client = useQueryClient();
  const { data } = useQuery({ ...validationQuery(), retry: false });
  const again = useMutation({
    mutationFn: () => applyAgain(api),
    onSuccess: (validation) => client.setQueryData(validationQuery().queryKey, validation),
  });
  if (!data || data.state === 'validated') return null;
  return (
    <div className="flex gap-3 rounded-lg bg-sun-soft p-5 text-ink">
      <Icon of={BriefcaseBusiness} className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-3">
        <p role="status">
          {data.state === 'pending' ? (
            <FormattedMessage
              id="account.validation.pending"
              values={{ time: <ShortMoment value={data.decideBefore} /> }}
            />
          ) : (
            <FormattedMessage
              id="account.validation.rejected"
              values={{ reason: <strong className="wrap-anywhere">{data.reason}</strong> }}
            />
          )}
        </p>
        {again.isError && <ProblemMessage error={again.error} />}
        {data.actions.includes('apply-again') && (
          <p>
            <Button look="secondary" busy={again.isPending} onClick={() => again.mutate()}>
              <FormattedMessage id="account.validation.again" />
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
