import type { ReactElement } from 'react';
import {
  MailButton,
  MailCode,
  MailFacts,
  MailHeading,
  MailParagraph,
  MailQuotation,
} from '../../../platform/mail/components/blocks.js';

export interface GiftCardMailParts {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly message?: string | undefined;
  readonly code?: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly button: { readonly text: string; readonly href: string };
  readonly after: readonly string[];
}

export function GiftCardMail({
  title,
  paragraphs,
  message,
  code,
  facts,
  button,
  after,
}: GiftCardMailParts): ReactElement {
  return (
    <>
      <MailHeading>{title}</MailHeading>
      {paragraphs.map((text) => (
        <MailParagraph key={text}>{text}</MailParagraph>
      ))}
      {message !== undefined && <MailQuotation>{message}</MailQuotation>}
      {code !== undefined && (
        <p>
          <MailCode>{code}</MailCode>
        </p>
      )}
      <MailFacts facts={facts} />
      <MailButton href={button.href}>{button.text}</MailButton>
      {after.map((text) => (
        <MailParagraph key={text} quiet>
          {text}
        </MailParagraph>
      ))}
    </>
  );
}
