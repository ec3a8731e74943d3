import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorTitle } from '../feedback/error-title.js';

export interface FieldFailure {
  /** The id of the control. */
  readonly field: string;
  readonly text: string;
  /** What the control is called on the page. */
  readonly label?: string | undefined;
}

interface ErrorSummaryProps {
  failures: readonly FieldFailure[];
  /** Whether the form still asks for it: another choice may have taken the field away. */
  isAsked?: ((field: string) => boolean) | undefined;
}

/** On top of a form that could not be sent: takes the focus, leads to each field, and marks the page's title. */
export function ErrorSummary({ failures, isAsked = () => true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const listed = failures.filter(({ field }) => isAsked(field));
  // Once for each time that the form is sent.
  useEffect(() => box.current?.focus(), [failures]);
  if (listed.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-lg border-2 border-danger p-5">
      <ErrorTitle />
      <h2 className="text-lg">
        <FormattedMessage id="common.errorSummary.title" />
      </h2>
      <ul className="mt-2 grid gap-1">
        {listed.map(({ field, label, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="font-medium text-danger underline"
              onClick={(event) => focusField(event, field)}
            >
              {label ? <FormattedMessage id="common.errorSummary.field" values={{ field: label, text }} /> : text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: { preventDefault: () => void }, field: string): void {
  const control = document.getElementById(field) ?? document.getElementsByName(field)[0];
  if (!control) return;
  event.preventDefault();
  control.focus();
}
