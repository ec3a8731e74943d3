import type { ReactElement } from 'react';
import {
  MailButton,
  type MailFact,
  MailFacts,
  MailHeading,
  MailParagraph,
  MailQuotation,
} from '../../../platform/mail/components/blocks.js';

export interface QuoteMailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  /** Words of a person: of the team to the customer, or of the customer to the team. */
  readonly quotation?: string | undefined;
  readonly smallPrint?: readonly string[];
  readonly button: { readonly text: string; readonly href: string };
}

/** The one form of all mails about a quote. */
export function QuoteMail({ title, paragraphs, facts, quotation, smallPrint, button }: QuoteMailContent): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      {paragraphs.map((text) => (
        <MailParagraph key={text}>{text}</MailParagraph>
      ))}
      {quotation !== undefined && <MailQuotation>{quotation}</MailQuotation>}
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
