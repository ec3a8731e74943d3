import type { ReactElement } from 'react';
import {
  MailButton,
  type MailFact,
  MailFacts,
  MailHeading,
  MailParagraph,
} from '../../../platform/mail/components/blocks.js';

export interface MissionMailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  readonly button: { readonly text: string; readonly href: string };
}

/** The one form of all mails about a mission. */
export function MissionMail({ title, paragraphs, facts, button }: MissionMailContent): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      {paragraphs.map((text) => (
        <MailParagraph key={text}>{text}</MailParagraph>
      ))}
      <MailFacts facts={facts} />
      <MailButton href={button.href}>{button.text}</MailButton>
    </>
  );
}
