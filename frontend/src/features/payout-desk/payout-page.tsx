import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { type RecordFact, RecordSection } from '../../shared/admin-record/record-section.js';
import { PayLineText } from '../../shared/pay-lines/pay-line-text.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { Chip } from '../../ui/display/chip.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { Day, Month } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { AnswerObjection } from './answer-objection.js';
import { TONES } from './payout-tones.js';
import { payoutQuery, type PayoutRecord, readBill } from './payout-desk.api.js';

const route = getRouteApi('/$lang/$currency/admin/payouts/$id');

/** One payout: its lines, its bill, and what the guide holds against it. */
export function PayoutPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/payouts', text: intl.formatMessage({ id: 'payout-desk.title' }) };
  const read = useQuery({ ...payoutQuery(id, useSite()), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(payout) => (
        <AdminRecord
          title={payout.billNumber ?? payout.guideName ?? payout.guideId}
          back={back}
          state={
            <Chip tone={TONES[payout.state]}>
              <FormattedMessage id={`payout-desk.state.${payout.state}`} />
            </Chip>
          }
          actions={payout.billNumber && <BillButton id={payout.id} number={payout.billNumber} />}
          facts={factsOf(payout)}
          subject={{ type: 'payout', id: payout.id }}
        >
          {payout.objections.length > 0 && <Objections payout={payout} />}
          <Lines payout={payout} />
        </AdminRecord>
      )}
    </RecordPage>
  );
}

function factsOf({ guideId, guideName, month, amount, payOn, paidAt }: PayoutRecord): readonly RecordFact[] {
  return [
    {
      name: <FormattedMessage id="payout-desk.guide" />,
      value: (
        <Link to={`/admin/users/${guideId}`} className={textLink}>
          {guideName ?? guideId}
        </Link>
      ),
    },
    { name: <FormattedMessage id="payout-desk.month" />, value: <Month value={month} /> },
    { name: <FormattedMessage id="payout-desk.amount" />, value: <MoneyText value={amount} /> },
    { name: <FormattedMessage id="payout-desk.payOn" />, value: <Day value={payOn} /> },
    ...(paidAt ? [{ name: <FormattedMessage id="payout-desk.paidAt" />, value: <ShortMoment value={paidAt} /> }] : []),
    {
      name: <FormattedMessage id="payout-desk.all" />,
      value: (
        <Link to={`/guide-payments?year=${month.slice(0, 4)}&guide=${guideId}`} className={textLink}>
          <FormattedMessage id="payout-desk.all.open" />
        </Link>
      ),
    },
  ];
}

function BillButton({ id, number }: { id: string; number: string }) {
  const api = useApi();
  const download = useMutation({
    mutationFn: () => readBill(api, id),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
  });
  return (
    <>
      <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        <FormattedMessage id="payout-desk.bill.open" />
      </Button>
      {download.error && <ProblemMessage error={download.error} />}
    </>
  );
}

const Lines = ({ payout: { lines } }: { payout: PayoutRecord }) => (
  <RecordSection title={<FormattedMessage id="payout-desk.lines" />}>
    <ul className="grid gap-2 text-sm">
      {lines.map((line, index) => (
        <li key={index} className="flex justify-between gap-4 border-b border-line pb-2">
          <span className="min-w-0">
            <Link to={`/admin/missions/${line.missionId}`} className={textLink}>
              {line.tour}
            </Link>
            <span className="block text-ink-soft">
              <Day value={line.date} look="short" /> · <PayLineText line={line} />
            </span>
          </span>
          <MoneyText value={line.amount} />
        </li>
      ))}
    </ul>
  </RecordSection>
);

const Objections = ({ payout }: { payout: PayoutRecord }) => (
  <RecordSection title={<FormattedMessage id="payout-desk.objections" />}>
    {payout.objections.map((objection) => (
      <div key={objection.id} className="grid gap-2 text-sm">
        <p className="wrap-anywhere whitespace-pre-line">{objection.text}</p>
        <p className="text-ink-soft">
          <ShortMoment value={objection.raisedAt} />
        </p>
        {objection.answer === undefined ? (
          payout.actions.includes('answer') && <AnswerObjection id={objection.id} payout={payout} />
        ) : (
          <p className="rounded-lg bg-sunken p-3 wrap-anywhere whitespace-pre-line">{objection.answer}</p>
        )}
      </div>
    ))}
  </RecordSection>
);
