import { FormattedMessage, useIntl } from 'react-intl';
import { isAdmin } from '../../session/roles.js';
import { useSession } from '../../session/session.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { PageHead } from '../../ui/display/page-head.js';
import { CallsSection } from './calls-section.js';
import { PaymentsSection } from './payments-section.js';

/** What waits for a person of the team: missions and money. */
export function AttentionPage() {
  const title = useIntl().formatMessage({ id: 'attention.title' });
  const user = useSession()?.user;
  return (
    <div className="page-width grid gap-10 py-8 md:py-12">
      <PageHead title={title} noindex />
      <h1 className="text-3xl">{title}</h1>
      {user && !isAdmin(user) ? (
        <NotForOthers />
      ) : (
        <>
          <CallsSection />
          <PaymentsSection />
        </>
      )}
    </div>
  );
}

const NotForOthers = () => (
  <EmptyState
    title={<FormattedMessage id="attention.noAdmin.title" />}
    action={
      <ButtonLink to="/">
        <FormattedMessage id="common.toHome" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="attention.noAdmin.text" />
  </EmptyState>
);
