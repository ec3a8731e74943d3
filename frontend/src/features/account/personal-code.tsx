import { useQuery } from '@tanstack/react-query';
import { Copy, TicketPercent } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { myPromoCodesQuery } from './account.api.js';

/** The personal promo code of a validated professional. */
export function PersonalCode() {
  const intl = useIntl();
  const { data } = useQuery(myPromoCodesQuery());
  const [personal] = data?.items ?? [];
  if (!personal) return null;
  const { code, percent } = personal;
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => showToast(intl.formatMessage({ id: 'account.personalCode.copied' })),
      () => showToast(intl.formatMessage({ id: 'common.error.short' })),
    );
  };
  return (
    <section className="flex gap-3 rounded-lg bg-pine-soft p-5 text-ink" aria-labelledby="personal-code">
      <Icon of={TicketPercent} className="mt-0.5 size-5 shrink-0 text-pine" />
      <div className="grid min-w-0 gap-3">
        <h2 id="personal-code" className="font-sans text-base font-semibold">
          <FormattedMessage
            id="account.personalCode"
            values={{ percent: intl.formatNumber(percent / 100, { style: 'percent' }) }}
          />
        </h2>
        <p>
          <FormattedMessage id="account.personalCode.text" />
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <code className="rounded-sm bg-surface px-3 py-2 font-mono text-lg tracking-wide select-all">{code}</code>
          <Button look="secondary" onClick={copy}>
            <Icon of={Copy} />
            <FormattedMessage id="account.personalCode.copy" />
          </Button>
        </p>
      </div>
    </section>
  );
}
