import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import type { ConversationKey } from './conversation-key.js';
import { conversationQuery, type ConversationView, readMessages, sendMessage } from './conversations.api.js';
import { MessageForm } from './message-form.js';
import { MessageList } from './message-list.js';

interface ThreadProps {
  readonly conversation: ConversationView;
  readonly conversationKey: ConversationKey;
}

/** The messages and the form for the next one. What is shown counts as read. */
export function ConversationThread({ conversation, conversationKey }: ThreadProps) {
  const api = useApi();
  const site = useSite();
  const client = useQueryClient();
  const { unread, messages, side } = conversation;
  const last = messages.at(-1)?.position;
  useEffect(() => {
    // A conversation that the team sees is read once somebody of the team answers.
    if (unread === 0 || last === undefined || side === 'team') return;
    void readMessages(api, conversationKey, last, site).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is a new object at each rendering
  }, [api, unread, last, side, site.locale, conversationKey.reference, conversationKey.token]);
  return (
    <div className="grid gap-7">
      <MessageList messages={messages} side={side} />
      <MessageForm
        thread={conversation}
        draftOf={conversation.bookingReference}
        write={(message) => sendMessage(api, conversationKey, message, site)}
        onSent={(answer) => client.setQueryData(conversationQuery(conversationKey, site).queryKey, answer)}
      />
    </div>
  );
}
