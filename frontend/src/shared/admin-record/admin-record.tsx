import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { may } from '../../session/permissions.js';
import { useSession } from '../../session/session.js';
import { Icon } from '../../ui/display/icon.js';
import { PageHead } from '../../ui/display/page-head.js';
import { Link } from '../../ui/text/link.js';
import type { Subject } from './subject.js';
import { Notes } from './notes.js';
import { Facts, type RecordFact } from './record-section.js';
import { Timeline, type TimelineEntry } from './timeline.js';

interface AdminRecordProps {
  /** What the record is called: a name, a reference. */
  title: string;
  /** The list that it stands in. */
  back: { readonly to: string; readonly text: string };
  /** A chip. */
  state?: ReactNode;
  /** Buttons of what the API's `actions` allow. */
  actions?: ReactNode;
  facts: readonly RecordFact[];
  /** Whose notes and history are shown. */
  subject: Subject;
  /** Mails, payments and other things that happened, beside the changes by the team. */
  events?: readonly TimelineEntry[];
  /** Further sections. */
  children?: ReactNode;
}

/** The page of a record: what it is, what may be done, what the team wrote, and what happened. */
export function AdminRecord(props: AdminRecordProps) {
  const { title, back, state, actions, facts, subject, events = [], children } = props;
  const user = useSession()?.user;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <PageHead title={title} noindex />
      <div className="grid gap-2">
        <Link
          to={back.to}
          className="inline-flex min-h-6 items-center gap-1 justify-self-start text-sm text-ink-soft hover:text-ink"
        >
          <Icon of={ChevronLeft} className="size-4" />
          {back.text}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-2xl wrap-anywhere">{title}</h1>
          {state}
          {actions && (
            <div className="ms-auto flex flex-wrap gap-2 max-sm:ms-0 max-sm:w-full *:min-h-9 *:px-4 *:py-1 *:text-sm">
              {actions}
            </div>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <Facts facts={facts} />
          {children}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {user && may(user, 'note.write') && <Notes subject={subject} />}
          {user && may(user, 'audit.read') && <Timeline subject={subject} events={events} />}
        </div>
      </div>
    </div>
  );
}
