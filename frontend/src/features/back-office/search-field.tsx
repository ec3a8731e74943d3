import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGo } from '../../ui/behavior/use-go.js';
import { useOnNavigate } from '../../ui/behavior/use-on-navigate.js';
import { Icon } from '../../ui/display/icon.js';
import { searchQuery, type SearchHit } from './back-office.api.js';

const SHORTEST = 2;

/** Kinds of records that have a word of their own; others are shown without. */
const KINDS = [
  'user',
  'mail',
  'order',
  'booking',
  'mission',
  'professional',
  'payout',
  'partner',
  'promo-code',
  'gift-card',
  'quote-reference',
  'review',
  'invoice',
  'tour',
  'entry',
] as const;

/** One field that finds any record by reference, name or address. Ctrl K, or Cmd K, leads into it. */
export function SearchField() {
  const intl = useIntl();
  const go = useGo();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const query = useDeferredValue(text.trim());
  const isAsked = query.length >= SHORTEST;
  const { data, error } = useQuery({
    ...searchQuery(query),
    enabled: isAsked,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  const hits = isAsked ? (data?.hits ?? []) : [];
  const active = Math.min(at, hits.length - 1);
  useEffect(() => {
    const lead = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', lead);
    return () => window.removeEventListener('keydown', lead);
  }, []);
  useOnNavigate(() => setOpen(false));
  const follow = (hit: SearchHit | undefined): void => {
    if (!hit) return;
    setOpen(false);
    setText('');
    void go(hit.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return setOpen(false);
    if (event.key === 'Enter') return follow(hits[active]);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setAt((active + step + hits.length) % Math.max(1, hits.length));
  };
  const isShown = isOpen && isAsked;
  return (
    <div
      className="relative max-w-xl"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Icon
        of={Search}
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={intl.formatMessage({ id: 'back-office.search' })}
        placeholder={intl.formatMessage({ id: 'back-office.search.hint' })}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className="h-10 w-full rounded-sm border border-line-strong bg-surface ps-9 pe-3 text-sm placeholder:text-ink-soft hover:border-ink"
      />
      <div
        className={
          isShown
            ? 'absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-high'
            : 'hidden'
        }
      >
        <div id={`${id}-hits`} role="listbox" aria-label={intl.formatMessage({ id: 'back-office.search' })}>
          {hits.map((hit, index) => (
            // The keyboard is the field's: the arrows choose, Enter follows.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={`${hit.type} ${hit.id}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setAt(index)}
              onClick={() => follow(hit)}
              className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-sm ${index === active ? 'bg-sunken' : ''}`}
            >
              <span className="w-24 shrink-0 text-ink-soft">
                <Kind of={hit.type} />
              </span>
              <span className="grid min-w-0">
                <span className="truncate font-medium">{hit.title}</span>
                <span className="truncate text-ink-soft">{hit.subtitle}</span>
              </span>
            </div>
          ))}
        </div>
        <p role="status" className={hits.length > 0 ? 'sr-only' : 'px-3 py-2 text-sm text-ink-soft'}>
          {isShown &&
            (error ? (
              <FormattedMessage id="back-office.search.failed" />
            ) : data ? (
              <FormattedMessage id="back-office.search.count" values={{ count: hits.length }} />
            ) : (
              <FormattedMessage id="common.loading" />
            ))}
        </p>
      </div>
    </div>
  );
}

function Kind({ of: type }: { of: string }) {
  const kind = KINDS.find((known) => known === type);
  return kind === undefined ? null : <FormattedMessage id={`back-office.kind.${kind}`} />;
}
