import type { ReactElement } from 'react';
import { MailButton, MailHeading, MailParagraph, MailQuotation } from '../../../platform/mail/components/blocks.js';

interface ConversationLetter {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly more: string | undefined;
  readonly reply: string;
  readonly href: string;
  readonly smallPrint: string;
}

/** The first unread message of a conversation. */
export function ConversationMail(letter: ConversationLetter): ReactElement {
  return (
    <>
      <MailHeading>{letter.title}</MailHeading>
      <MailParagraph>{letter.lead}</MailParagraph>
      <MailQuotation>{letter.text}</MailQuotation>
      {letter.more !== undefined && <MailParagraph>{letter.more}</MailParagraph>}
      <MailButton href={letter.href}>{letter.reply}</MailButton>
      <MailParagraph quiet>{letter.smallPrint}</MailParagraph>
    </>
  );
}
