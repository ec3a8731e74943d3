import type { ReactElement } from 'react';
import {
  MailButton,
  type MailFact,
  MailFacts,
  MailHeading,
  MailParagraph,
  MailQuotation,
} from '../../../platform/mail/components/blocks.js';

interface WorkItemMailContent {
  readonly title: string;
  readonly text: string;
  /** What somebody wrote. */
  readonly message: string | undefined;
  readonly facts: readonly MailFact[];
  readonly button: { readonly text: string; readonly href: string };
}

export function WorkItemMail({ title, text, message, facts, button }: WorkItemMailContent): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      <MailParagraph>{text}</MailParagraph>
      {message === undefined ? null : <MailQuotation>{message}</MailQuotation>}
      <MailFacts facts={facts} />
      <MailButton href={button.href}>{button.text}</MailButton>
    </>
  );
}
