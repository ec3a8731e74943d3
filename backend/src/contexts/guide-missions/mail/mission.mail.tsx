import type { ReactElement } from 'react';
import {
  MailButton,
  type MailFact,
  MailFacts,
  MailHeading,
  MailParagraph,
  MailQuotation,
} from '../../../platform/mail/components/blocks.js';

export interface MissionMailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What a guide wrote. */
  readonly message?: string;
  readonly facts: readonly MailFact[];
  readonly button: { readonly text: string; readonly href: string };
}

/** The one form of all mails about a mission. */
export function MissionMail({ title, paragraphs, message, facts, button }: MissionMailContent): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      {paragraphs.map((text) => (
        <MailParagraph key={text}>{text}</MailParagraph>
      ))}
      {message ? <MailQuotation>{message}</MailQuotation> : null}
      <MailFacts facts={facts} />
      <MailButton href={button.href}>{button.text}</MailButton>
    </>
  );
}
