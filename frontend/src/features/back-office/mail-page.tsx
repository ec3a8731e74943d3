import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { languageName } from '../../i18n/language-name.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection, type RecordFact } from '../../shared/admin-record/record-section.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { mailQuery, sendMailAgain, type MailRecord } from './back-office.api.js';
import { MailContent } from './mail-content.js';
import { MailStateChip } from './mail-state-chip.js';

const route = getRouteApi('/$lang/$currency/admin/mails/$id');

export function MailPage() {
  const { id } = route.useParams();
  const back = { to: '/admin/mails', text: useIntl().formatMessage({ id: 'back-office.nav.mails' }) };
  const read = useQuery({ ...mailQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(mail) => <Mail mail={mail} back={back} />}
    </RecordPage>
  );
}

function useSendingAgain({ id }: MailRecord) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const go = useGo();
  return useMutation({
    mutationFn: () => sendMailAgain(api, id),
    onSuccess: async ({ id: copy }) => {
      showToast(intl.formatMessage({ id: 'back-office.mail.sentAgain' }));
      await go(`/admin/mails/${copy}`);
    },
    onSettled: () => client.invalidateQueries(mailQuery(id)),
  });
}

function Mail({ mail, back }: { mail: MailRecord; back: { to: string; text: string } }) {
  const intl = useIntl();
  const sending = useSendingAgain(mail);
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminRecord
      title={mail.subject ?? say('back-office.mail.confidential')}
      back={back}
      state={<MailStateChip state={mail.state} />}
      actions={
        mail.actions.includes('send-again') && (
          <Button look="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
            <FormattedMessage id="back-office.mail.sendAgain" />
          </Button>
        )
      }
      facts={factsOf(mail, (language) => languageName(language, intl))}
      subject={{ type: 'mail', id: mail.id }}
    >
      {sending.error && <ProblemMessage error={sending.error} />}
      {mail.html === null ? (
        <RecordSection title={say('back-office.mail.content')}>
          <p className="text-sm">
            <FormattedMessage id="back-office.mail.confidential.text" />
          </p>
        </RecordSection>
      ) : (
        <MailContent html={mail.html} text={mail.text ?? ''} />
      )}
    </AdminRecord>
  );
}

const name = (key: string) => <FormattedMessage id={`back-office.mail.${key}`} />;

function factsOf(mail: MailRecord, languageOf: (code: string) => string): readonly RecordFact[] {
  const { recipient, kind, language, writtenAt, sentAt, attempts, lastError, returned, attachments } = mail;
  return [
    {
      name: name('recipient'),
      value: (
        <Link to={`/admin/mails?query=${encodeURIComponent(recipient)}`} className={textLink}>
          {recipient}
        </Link>
      ),
    },
    { name: name('kind'), value: kind },
    { name: name('language'), value: languageOf(language) },
    { name: name('writtenAt'), value: <ShortMoment value={writtenAt} /> },
    ...(sentAt ? [{ name: name('sentAt'), value: <ShortMoment value={sentAt} /> }] : []),
    { name: name('attempts'), value: attempts },
    ...(lastError ? [{ name: name('lastError'), value: lastError }] : []),
    ...(returned
      ? [
          {
            name: <FormattedMessage id={`back-office.mail.returned.${returned.as}`} />,
            value: (
              <>
                <ShortMoment value={returned.at} />
                {returned.reason && <> · {returned.reason}</>}
              </>
            ),
          },
        ]
      : []),
    ...(attachments.length > 0 ? [{ name: name('attachments'), value: attachments.join(', ') }] : []),
    ...(mail.copyOf ? [{ name: name('copyOf'), value: <ToMail id={mail.copyOf} /> }] : []),
    ...(mail.copies.length > 0
      ? [{ name: name('copies'), value: mail.copies.map((id) => <ToMail key={id} id={id} />) }]
      : []),
  ];
}

const ToMail = ({ id }: { id: string }) => (
  <Link to={`/admin/mails/${id}`} className={`${textLink} block`}>
    <FormattedMessage id="back-office.mail.open" />
  </Link>
);
