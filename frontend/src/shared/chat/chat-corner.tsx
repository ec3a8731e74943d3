import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ChevronRight, MessageCircle } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { WithMessages } from '../../i18n/with-messages.js';
import { useSession } from '../../session/session.js';
import { Icon } from '../../ui/display/icon.js';
import { chatQuery, openChatByLink } from './chat.api.js';
import { ChatPanel } from './chat-panel.js';
import { unsentMessages } from './chat-outbox.js';
import { useChatEvents } from './use-chat-events.js';

/** Nobody is offered a chat while they pay. */
const WITHOUT_CHAT = /^\/[^/]+\/[^/]+\/checkout(?:\/|$)/;
/** Who has looked around for this long is offered help, once. */
const OPENS_AFTER_MS = 30_000;
const [SEEN, USED, FOLDED] = ['chat_seen', 'chat_used', 'chat_folded'];
const TOKEN = /^[\w-]+\.[\w-]+$/;

const foot = 'max-md:[body:has([data-foot])_&]:bottom-24 max-[22rem]:[body:has([data-foot])_&]:bottom-36 print:hidden';

/** The chat of the team in the corner of each page but those on which people pay. */
export function ChatCorner() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (WITHOUT_CHAT.test(path)) return null;
  return (
    <WithMessages feature="chat" fallback={null}>
      <Corner />
    </WithMessages>
  );
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;

/** Opens by itself once in a browser, when nobody is busy with the page. */
function useOpening(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (localStorage.getItem(SEEN) !== null) return;
    const timer = setInterval(() => {
      if (document.hidden || isTyping() || document.querySelector('[role=dialog], [popover]:popover-open')) return;
      clearInterval(timer);
      if (localStorage.getItem(SEEN) === null) latest.current();
    }, OPENS_AFTER_MS);
    return () => clearInterval(timer);
  }, []);
}

function Corner() {
  const intl = useIntl();
  const api = useApi();
  const hasAccount = useSession() !== undefined;
  const wanted = useLocation({ select: ({ search }) => (search as Readonly<Record<string, unknown>>)['chat'] });
  const [isOpen, setOpen] = useState(false);
  const [isUsed] = useState(() => localStorage.getItem(USED) !== null || unsentMessages().length > 0);
  const [isFolded, setFolded] = useState(() => localStorage.getItem(FOLDED) !== null);
  const launcher = useRef<HTMLButtonElement>(null);
  const chat = useQuery({ ...chatQuery(), staleTime: 0, enabled: isOpen || isUsed });
  const { refetch } = chat;
  const hasBegun = chat.data?.hasBegun === true;
  useChatEvents(hasBegun, () => void refetch());

  const open = (): void => {
    localStorage.setItem(SEEN, 'yes');
    setOpen(true);
  };
  useOpening(open);
  useEffect(() => {
    if (hasBegun) localStorage.setItem(USED, 'yes');
  }, [hasBegun]);
  useEffect(() => {
    if (typeof wanted !== 'string') return;
    const come = TOKEN.test(wanted) ? openChatByLink(api, wanted).then(() => refetch()) : Promise.resolve();
    // A link of somebody else opens an empty chat.
    void come.catch(() => undefined).then(() => setOpen(true));
  }, [api, wanted, refetch, hasAccount]);

  const close = (): void => {
    setOpen(false);
    requestAnimationFrame(() => launcher.current?.focus());
  };
  const fold = (folded: boolean): void => {
    setFolded(folded);
    if (folded) localStorage.setItem(FOLDED, 'yes');
    else localStorage.removeItem(FOLDED);
  };
  if (isOpen)
    return (
      <ChatPanel
        onClose={close}
        className={`fixed inset-x-0 bottom-0 z-30 flex max-h-[85dvh] flex-col overflow-hidden border border-line bg-surface text-ink shadow-high max-md:rounded-t-lg md:inset-x-auto md:end-5 md:bottom-5 md:h-[34rem] md:w-96 md:rounded-lg print:hidden`}
      />
    );
  const unread = chat.data?.unread ?? 0;
  return (
    <div className={`fixed end-0 bottom-4 z-20 flex md:end-5 md:bottom-5 ${foot}`}>
      {isFolded ? (
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'chat.unfold' })}
          className="grid size-11 cursor-pointer place-items-center rounded-s-lg border border-line bg-surface text-ink shadow-high md:hidden"
          onClick={() => fold(false)}
        >
          <Icon of={MessageCircle} />
        </button>
      ) : (
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'chat.fold' })}
          className="grid size-11 cursor-pointer place-items-center rounded-s-lg border border-e-0 border-line bg-surface text-ink shadow-high md:hidden"
          onClick={() => fold(true)}
        >
          <Icon of={ChevronRight} />
        </button>
      )}
      <button
        ref={launcher}
        type="button"
        className={`min-h-11 cursor-pointer items-center gap-2 bg-pine px-4 font-medium text-on-pine shadow-high hover:opacity-90 md:flex md:rounded-full forced-colors:border ${isFolded ? 'hidden' : 'flex'}`}
        onClick={open}
      >
        <Icon of={MessageCircle} />
        <FormattedMessage id={unread > 0 ? 'chat.launcher.unread' : 'chat.launcher'} values={{ count: unread }} />
      </button>
    </div>
  );
}
