import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';

interface SectionProps<Row> {
  id: string;
  title: ReactNode;
  intro: ReactNode;
  /** Between the head and the list. */
  choice?: ReactNode;
  rows: readonly Row[] | undefined;
  /** Of all pages, where there are several. */
  total?: number | undefined;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list with its number, in each of its states; one that could not be read anew is shown as it was, and says so. */
export function Section<Row>(props: SectionProps<Row>) {
  const { id, title, intro, choice, rows, total = rows?.length, error, onRetry, empty, children } = props;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3 text-2xl outline-none">
          {title}
          {total !== undefined && (
            <span className="font-sans text-base font-normal text-ink-soft">
              <FormattedMessage id="attention.count" values={{ count: total }} />
            </span>
          )}
        </h2>
        <p className="max-w-[66ch] text-ink-soft">{intro}</p>
      </div>
      {choice}
      {error ? <ProblemMessage error={error} onRetry={onRetry} /> : null}
      {rows && (rows.length > 0 ? children(rows) : empty)}
      {!rows && !error && (
        <>
          <LoadingNote />
          <Skeleton className="h-56 w-full" />
        </>
      )}
    </section>
  );
}
