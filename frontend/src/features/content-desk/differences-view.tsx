import { FormattedMessage, useIntl } from 'react-intl';
import { bcp47, type Locale } from '../../i18n/locales.js';
import { type Difference, differencesOf } from './differences.js';

interface DifferencesViewProps {
  before: string;
  after: string;
  language: Locale;
}

/** What was taken away and what came instead, as a list of lines. */
export function DifferencesView({ before, after, language }: DifferencesViewProps) {
  const differences = differencesOf(before, after).filter(({ line, is }) => line !== '' || is === 'same');
  if (differences.every(({ is }) => is === 'same'))
    return (
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="content-desk.differences.none" />
      </p>
    );
  return (
    <ol
      lang={bcp47(language)}
      className="max-h-[28rem] overflow-y-auto rounded-sm border border-line bg-paper p-3 text-sm leading-relaxed"
    >
      {differences.map((difference, index) => (
        <Line key={index} {...difference} />
      ))}
    </ol>
  );
}

function Line({ is, line }: Difference) {
  const intl = useIntl();
  if (is === 'same') return <li className="min-h-3 ps-5 wrap-anywhere text-ink-soft">{line}</li>;
  const Element = is === 'added' ? 'ins' : 'del';
  return (
    <li className={`flex gap-2 ${is === 'added' ? 'bg-pine-soft text-pine' : 'bg-danger-soft text-danger'}`}>
      <span aria-hidden="true" className="w-3 shrink-0 text-center">
        {is === 'added' ? '+' : '−'}
      </span>
      <Element className="min-w-0 wrap-anywhere no-underline">
        <span className="sr-only">{intl.formatMessage({ id: `content-desk.differences.${is}` })} </span>
        {line}
      </Element>
    </li>
  );
}
