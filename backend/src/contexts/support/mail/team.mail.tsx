import type { ReactElement } from 'react';
import { type MailFact, MailFacts, MailHeading, MailQuotation } from '../../../platform/mail/components/blocks.js';

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
