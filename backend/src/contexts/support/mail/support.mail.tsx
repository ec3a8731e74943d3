import type { ReactElement } from 'react';
import {
  MailButton,
  type MailFact,
  MailFacts,
  MailHeading,
  MailParagraph,
  MailQuotation,
} from '../../../platform/mail/components/blocks.js';

export interface SupportLetter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly smallPrint: string;
  readonly button: { readonly text: string; readonly href: string };
}

/** The one form of all mails to who wrote to us: what happened, what to do, what if it was somebody else. */
export function SupportMail({ title, paragraphs, smallPrint, button }: SupportLetter): ReactElement {
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

interface TeamLetter {
  readonly title: string;
  readonly facts: readonly MailFact[];
  readonly message: string;
}

/** What somebody wrote, for the team. */
export function TeamMail({ title, facts, message }: TeamLetter): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      <MailFacts facts={facts} />
      <MailQuotation>{message}</MailQuotation>
    </>
  );
}
