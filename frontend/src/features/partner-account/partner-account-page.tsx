import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { Facts } from '../../shared/admin-record/record-section.js';
import { ApiCalls } from '../../shared/api-keys/api-calls.js';
import { ApiKeys } from '../../shared/api-keys/api-keys.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import {
  createOwnKey,
  isOfOwnPartner,
  ownCallsQuery,
  type OwnPartner,
  ownPartnerQuery,
  revokeOwnKey,
  rotateOwnKey,
} from './partner-account.api.js';

/** What a partner's person sees: the terms, the keys, and what was called with them. */
export function PartnerAccountPage() {
  const { data, error, refetch } = useQuery({ ...ownPartnerQuery(), staleTime: 0, retry: false });
  const isStranger = isProblem(error) && error.status === 404;
  return (
    <AccountFrame title={useIntl().formatMessage({ id: 'partner-account.title' })} width="full">
      {data ? (
        <Account of={data} />
      ) : isStranger ? (
        <ForOthers />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="h-64 w-full" />
        </>
      )}
    </AccountFrame>
  );
}

const ForOthers = () => (
  <EmptyState
    title={<FormattedMessage id="partner-account.others.title" />}
    action={
      <ButtonLink to="/contact">
        <FormattedMessage id="layout.nav.contact" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="partner-account.others.text" />
  </EmptyState>
);

function Account({ of: { name, state, termsKind, percent, currency, keys, actions } }: { of: OwnPartner }) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  const { data: calls } = useQuery({ ...ownCallsQuery(), staleTime: 0 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Facts
        facts={[
          { name: <FormattedMessage id="partner-account.name" />, value: name },
          {
            name: <FormattedMessage id="partner-account.state" />,
            value: <FormattedMessage id={`partner-account.state.${state}`} />,
          },
          {
            name: <FormattedMessage id="partner-account.terms" />,
            value: (
              <FormattedMessage
                id={`partner-account.terms.${termsKind}`}
                values={{ percent: intl.formatNumber(percent / 100, { style: 'percent' }) }}
              />
            ),
          },
          { name: <FormattedMessage id="partner-account.currency" />, value: currency },
        ]}
      />
      <ApiKeys
        keys={keys}
        canCreate={actions.includes('create-key')}
        calls={{
          create: (body) => createOwnKey(api, body),
          rotate: (key, overlapHours) => rotateOwnKey(api, key, overlapHours),
          revoke: (key) => revokeOwnKey(api, key),
        }}
        onChanged={() => client.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnPartner(queryKey) })}
      />
      {calls && <ApiCalls calls={calls.items} />}
    </div>
  );
}
