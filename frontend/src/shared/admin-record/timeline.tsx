import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { historyQuery, type AuditRecord } from './admin-record.api.js';
import { RecordSection } from './record-section.js';
import type { Subject } from './subject.js';
import { changesOf } from './changes.js';
import { wordsOfCommand } from './words-of-command.js';

/** One thing that happened to a record. */
export interface TimelineEntry {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly what: ReactNode;
  readonly who?: ReactNode;
  readonly details?: ReactNode;
}

interface TimelineProps {
  subject: Subject;
  events: readonly TimelineEntry[];
}

/** What happened, the latest first: changes by the team with before and after, and the events of the record's own. */
export function Timeline({ subject, events }: TimelineProps) {
  const { data, error, refetch } = useQuery({ ...historyQuery(subject), staleTime: 0 });
  const entries = [...(data?.items.map(entryOf) ?? []), ...events].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <RecordSection title={<FormattedMessage id="admin-record.history" />}>
      {error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data && entries.length === 0 && (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="admin-record.history.none" />
        </p>
      )}
      <ol className="grid gap-3 empty:hidden">
        {entries.map(({ key, at, what, who, details }) => (
          <li key={key} className="border-s-2 border-line ps-3 text-sm">
            <p className="font-medium wrap-anywhere">{what}</p>
            {details}
            <p className="text-ink-soft">
              <ShortMoment value={at} />
              {who && <> · {who}</>}
            </p>
          </li>
        ))}
      </ol>
    </RecordSection>
  );
}

const entryOf = (record: AuditRecord): TimelineEntry => ({
  key: record.id,
  at: record.at,
  what: wordsOfCommand(record.command),
  who: <Who actor={record.actor} />,
  details: <Changes content={record.content} />,
});

/** Who did it: a person by name, else the kind. */
export function Who({ actor: { kind, name } }: { actor: AuditRecord['actor'] }) {
  const intl = useIntl();
  return <>{name ?? intl.formatMessage({ id: `admin-record.actor.${kind}` })}</>;
}

/** Each value that a change touched, as it was and as it is. */
export function Changes({ content }: { content: AuditRecord['content'] }) {
  const changes = changesOf(content);
  if (changes.length === 0) return null;
  return (
    <ul className="grid gap-0.5">
      {changes.map(({ name, before, after }) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-ink-soft">{name}: </span>
          {before !== undefined && <del className="text-ink-soft">{before}</del>}
          {before !== undefined && after !== undefined && ' → '}
          {after !== undefined && <ins className="no-underline">{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
