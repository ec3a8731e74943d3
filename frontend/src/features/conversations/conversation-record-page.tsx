import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { languageName } from '../../i18n/language-name.js';
import { useSite } from '../../i18n/site.js';
import { useLiveEvents } from '../../session/live-events.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { Chip } from '../../ui/display/chip.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { Select } from '../../ui/form/select.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import {
  answerConversation,
  chatSettingsQuery,
  conversationRecordQuery,
  type ConversationRecord,
  handOver,
  isOfInbox,
  readForTeam,
  settle,
  type Side,
} from './conversations.api.js';
import { MessageForm } from './message-form.js';
import { MessageList } from './message-list.js';

const route = getRouteApi('/$lang/$currency/admin/conversations/$id');

export function ConversationRecordPage() {
  const { id } = route.useParams();
  const back = { to: '/admin/conversations', text: useIntl().formatMessage({ id: 'conversations.desk.title' }) };
  const read = useQuery({ ...conversationRecordQuery(id, useSite()), staleTime: 0 });
  useLiveEvents(['conversation'], () => void read.refetch());
  return (
    <RecordPage read={read} back={back}>
      {(conversation) => <Record conversation={conversation} back={back} />}
    </RecordPage>
  );
}

/** The lists and this record are read again. */
function useRenewed(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfInbox(queryKey) });
}

/** What somebody of the team has on the screen counts as read. */
function useReadMarks({ id, unread, messages }: ConversationRecord): void {
  const api = useApi();
  const last = messages.at(-1)?.position;
  useEffect(() => {
    if (unread > 0 && last !== undefined) void readForTeam(api, id, last).catch(() => undefined);
  }, [api, id, unread, last]);
}

function Record({ conversation, back }: { conversation: ConversationRecord; back: { to: string; text: string } }) {
  const intl = useIntl();
  const renew = useRenewed();
  const api = useApi();
  const site = useSite();
  const settings = useQuery(chatSettingsQuery());
  useReadMarks(conversation);
  const { id, kind, bookingReference, tour, city, customerName, guideName, customerLanguage, waitingSince } =
    conversation;
  const { reason, isReachable } = conversation;
  const desk = (key: string) => <FormattedMessage id={`conversations.desk.${key}`} />;
  const sideName = (side: Side) => <FormattedMessage id={`conversations.side.${side}`} />;
  return (
    <AdminRecord
      title={
        kind === 'booking'
          ? `${bookingReference} · ${tour}`
          : `${intl.formatMessage({ id: `conversations.desk.kind.${kind}` })} · ${customerName || intl.formatMessage({ id: 'conversations.desk.unnamed' })}`
      }
      back={back}
      state={
        waitingSince ? (
          <Chip tone="notice">{desk('state.waiting')}</Chip>
        ) : (
          <Chip tone="plain">{desk('state.answered')}</Chip>
        )
      }
      actions={<Actions conversation={conversation} onDone={renew} />}
      facts={[
        { name: sideName('customer'), value: customerName || desk('unnamed') },
        ...(reason
          ? [{ name: desk('reason'), value: <FormattedMessage id={`conversations.reason.${reason}`} /> }]
          : []),
        ...(kind === 'letter' && bookingReference ? [{ name: desk('booking'), value: bookingReference }] : []),
        { name: desk('language'), value: languageName(customerLanguage, intl) },
        ...(kind === 'booking'
          ? [
              { name: sideName('guide'), value: guideName ?? desk('noGuide') },
              { name: desk('city'), value: city },
            ]
          : [
              {
                name: desk('byMail'),
                value: (
                  <FormattedMessage
                    id={isReachable ? 'conversations.desk.byMail.yes' : 'conversations.desk.byMail.no'}
                  />
                ),
              },
            ]),
        ...(waitingSince ? [{ name: desk('waitingSince'), value: <ShortMoment value={waitingSince} /> }] : []),
      ]}
      subject={{ type: 'conversation', id }}
    >
      <RecordSection title={desk('messages')}>
        <div className="grid gap-6">
          <MessageList messages={conversation.messages} side="team" />
          <MessageForm
            thread={conversation}
            draftOf={id}
            write={(message) => answerConversation(api, id, message, site)}
            ready={settings.data?.answers.map((each) => ({
              id: each.id,
              title: each.title,
              text: each.texts[customerLanguage],
            }))}
            onSent={() => void renew()}
          />
        </div>
      </RecordSection>
    </AdminRecord>
  );
}

function Actions({ conversation, onDone }: { conversation: ConversationRecord; onDone: () => Promise<void> }) {
  const { id, assignee, team, actions } = conversation;
  const intl = useIntl();
  const api = useApi();
  const site = useSite();
  const assigning = useMutation({
    mutationFn: (assigneeId: string | null) => handOver(api, id, assigneeId, site),
    onSuccess: onDone,
  });
  const settling = useMutation({ mutationFn: () => settle(api, id, site), onSuccess: onDone });
  const error = assigning.error ?? settling.error;
  return (
    <>
      <Select
        id="conversation-assignee"
        label={<FormattedMessage id="conversations.desk.assignee" />}
        value={assignee?.id ?? ''}
        onChange={({ target }) => assigning.mutate(target.value || null)}
      >
        <option value="">{intl.formatMessage({ id: 'conversations.desk.everybody' })}</option>
        {team.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </Select>
      {actions.includes('settle') && (
        <Button look="secondary" busy={settling.isPending} onClick={() => settling.mutate()}>
          <FormattedMessage id="conversations.desk.settle" />
        </Button>
      )}
      {error && <ProblemMessage error={error} />}
    </>
  );
}
