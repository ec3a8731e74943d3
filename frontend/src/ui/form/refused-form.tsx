import { useEffect, useRef } from 'react';
import { ErrorTitle } from '../feedback/error-title.js';
import { ProblemMessage } from '../feedback/problem-message.js';

/** Why the server refused what was sent, where no field is to blame: takes the focus; it is told in the page's title too. */
export function RefusedForm({ problem }: { problem: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  // Once for each time that the form is sent: the button may be far below.
  useEffect(() => box.current?.focus(), [problem]);
  if (problem === undefined || problem === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg">
      <ErrorTitle />
      <ProblemMessage error={problem} />
    </div>
  );
}
