import { Fragment, type ReactElement } from 'react';
import { MailButton, MailHeading, MailParagraph, MailQuotation } from '../../../platform/mail/components/blocks.js';

interface Transcript {
  readonly title: string;
  readonly messages: readonly { readonly id: string; readonly head: string; readonly text: string }[];
  readonly reply: string;
  readonly href: string;
  readonly smallPrint: string;
}

/** All messages of a chat in their order. */
export function TranscriptMail({ title, messages, reply, href, smallPrint }: Transcript): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      {messages.map(({ id, head, text }) => (
        <Fragment key={id}>
          <MailParagraph>{head}</MailParagraph>
          <MailQuotation>{text}</MailQuotation>
        </Fragment>
      ))}
      <MailButton href={href}>{reply}</MailButton>
      <MailParagraph quiet>{smallPrint}</MailParagraph>
    </>
  );
}
