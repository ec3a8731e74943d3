import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
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
  conversationRecordQuery,
  type ConversationRecord,
  handOver,
  isOfInbox,
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

function Record({ conversation, back }: { conversation: ConversationRecord; back: { to: string; text: string } }) {
  const intl = useIntl();
  const renew = useRenewed();
  const { id, bookingReference, tour, city, customerName, guideName, customerLanguage, waitingSince } = conversation;
  const desk = (key: string) => <FormattedMessage id={`conversations.desk.${key}`} />;
  const sideName = (side: Side) => <FormattedMessage id={`conversations.side.${side}`} />;
  return (
    <AdminRecord
      title={`${bookingReference} · ${tour}`}
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
        { name: sideName('customer'), value: customerName },
        { name: desk('language'), value: languageName(customerLanguage, intl) },
        { name: sideName('guide'), value: guideName ?? desk('noGuide') },
        { name: desk('city'), value: city },
        ...(waitingSince ? [{ name: desk('waitingSince'), value: <ShortMoment value={waitingSince} /> }] : []),
      ]}
      subject={{ type: 'conversation', id }}
    >
      <RecordSection title={desk('messages')}>
        <div className="grid gap-6">
          <MessageList messages={conversation.messages} side="team" />
          <MessageForm
            conversation={conversation}
            conversationKey={{ reference: bookingReference, token: undefined }}
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
