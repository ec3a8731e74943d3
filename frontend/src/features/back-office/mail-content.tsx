import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordSection } from '../../shared/admin-record/record-section.js';

/**
 * The page's content policy holds in the frame, too: it refuses the mail's own style element, without which programs for
 * mails show it as well.
 */
const withoutStyle = (html: string): string => html.replace(/<style[^]*?<\/style>/gi, '');

/** What the reader of the mail saw. The frame runs no script, sends no form and leads nowhere by itself. */
export function MailContent({ html, text }: { html: string; text: string }) {
  const intl = useIntl();
  const [isText, setText] = useState(false);
  return (
    <RecordSection
      title={<FormattedMessage id="back-office.mail.content" />}
      aside={
        <button
          type="button"
          aria-pressed={isText}
          onClick={() => setText(!isText)}
          className="min-h-8 cursor-pointer rounded-sm border border-line-strong px-3 text-sm hover:border-ink aria-pressed:bg-sunken"
        >
          <FormattedMessage id="back-office.mail.asText" />
        </button>
      }
    >
      {isText ? (
        <pre className="max-h-[40rem] overflow-auto rounded-sm bg-sunken p-3 font-sans text-sm whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        <iframe
          title={intl.formatMessage({ id: 'back-office.mail.content' })}
          sandbox=""
          srcDoc={withoutStyle(html)}
          className="h-[40rem] w-full rounded-sm border border-line bg-[Canvas]"
        />
      )}
    </RecordSection>
  );
}
