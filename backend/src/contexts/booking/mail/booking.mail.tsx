import type { ReactElement } from 'react';
import {
  MailButton,
  MailFacts,
  MailHeading,
  MailParagraph,
  type MailFact,
} from '../../../platform/mail/components/blocks.js';

export interface BookingMailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  readonly smallPrint?: readonly string[];
  readonly button: { readonly text: string; readonly href: string };
}

/** The one form of all mails about a booking: what happened, the facts, where to go. */
export function BookingMail({ title, paragraphs, facts, smallPrint, button }: BookingMailContent): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      {paragraphs.map((text) => (
        <MailParagraph key={text}>{text}</MailParagraph>
      ))}
      <MailFacts facts={facts} />
      <MailButton href={button.href}>{button.text}</MailButton>
      {smallPrint?.map((line) => (
        <MailParagraph key={line} quiet>
          {line}
        </MailParagraph>
      ))}
    </>
  );
}
