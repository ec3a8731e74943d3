import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useOptionalSite } from '../../i18n/site.js';
import { useIsReady } from '../../layout/navigation.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Button } from '../../ui/button.js';
import { PageHead } from '../../ui/page-head.js';

function ErrorText({ error }: { error: unknown }) {
  const intl = useIntl();
  const router = useRouter();
  const canWrite = useIsReady()({ to: '/contact' });
  const offline = isProblem(error) && error.status === 0;
  const title = offline ? 'common.offline.title' : 'common.error.title';
  return (
    <div className="page-width py-16 md:py-24">
      <PageHead title={intl.formatMessage({ id: title })} noindex />
      <h1>
        <FormattedMessage id={title} />
      </h1>
      <p className="mt-4 max-w-[60ch] text-ink-soft">
        {offline ? <FormattedMessage id="common.offline.text" /> : <FormattedMessage id="common.error.text" />}
      </p>
      {isProblem(error) && error.requestId && (
        <p className="mt-2 text-sm text-ink-soft">
          <FormattedMessage id="common.error.requestId" values={{ id: error.requestId }} />
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => void router.invalidate()}>
          <FormattedMessage id="common.tryAgain" />
        </Button>
        {!offline && canWrite && (
          <ButtonLink to="/contact" look="secondary">
            <FormattedMessage id="common.error.contact" />
          </ButtonLink>
        )}
        <ButtonLink to="/" look="secondary">
          <FormattedMessage id="common.toHome" />
        </ButtonLink>
      </p>
    </div>
  );
}

/** What is left of a page that failed; without any language ready, the error goes on to the server's own page. */
export function ErrorPage({ error }: ErrorComponentProps) {
  if (!useOptionalSite()) throw error;
  return <ErrorText error={error} />;
}
