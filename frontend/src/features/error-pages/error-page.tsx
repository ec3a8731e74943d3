import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { WifiOff } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useOptionalSite } from '../../i18n/site.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { Icon } from '../../ui/display/icon.js';
import { PageHead } from '../../ui/display/page-head.js';
import { Poster } from '../../ui/display/poster.js';

function ErrorText({ error }: { error: unknown }) {
  const intl = useIntl();
  const router = useRouter();
  const offline = isProblem(error) && error.status === 0;
  const title = offline ? 'common.offline.title' : 'common.error.title';
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <PageHead title={intl.formatMessage({ id: title })} noindex />
      <div>
        {offline && (
          <span aria-hidden="true" className="mb-5 grid size-14 place-items-center rounded-full bg-sun-soft">
            <Icon of={WifiOff} className="size-7" />
          </span>
        )}
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
        <p className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <Button onClick={() => void router.invalidate()}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
          {!offline && (
            <ButtonLink to="/contact" look="secondary">
              <FormattedMessage id="common.error.contact" />
            </ButtonLink>
          )}
          <ButtonLink to="/" look="secondary">
            <FormattedMessage id="common.toHome" />
          </ButtonLink>
        </p>
      </div>
      {!offline && (
        <div className="border border-line-strong bg-surface p-2">
          <Poster kind="hero" slug="error" format="landscape" alt="" className="aspect-4/3 w-full" />
        </div>
      )}
    </div>
  );
}

/** What is left of a page that failed; without any language ready, the error goes on to the server's own page. */
export function ErrorPage({ error }: ErrorComponentProps) {
  if (!useOptionalSite()) throw error;
  return <ErrorText error={error} />;
}
