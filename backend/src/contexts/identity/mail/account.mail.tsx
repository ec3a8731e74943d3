import type { ReactElement } from 'react';
import { MailButton, MailHeading, MailParagraph } from '../../../platform/mail/components/blocks.js';

export interface AccountMailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly smallPrint: string;
  readonly button: { readonly text: string; readonly href: string };
}

/** The one form of all mails about an account: what happened, what to do, what if it was somebody else. */
export function AccountMail({ title, paragraphs, smallPrint, button }: AccountMailContent): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      {paragraphs.map((text) => (
        <MailParagraph key={text}>{text}</MailParagraph>
      ))}
      <MailButton href={button.href}>{button.text}</MailButton>
      <MailParagraph quiet>{smallPrint}</MailParagraph>
    </>
  );
}
