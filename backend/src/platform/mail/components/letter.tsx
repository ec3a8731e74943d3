import type { ReactElement } from 'react';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { MailButton, MailHeading, MailParagraph } from './blocks.js';

export interface LetterText {
  readonly subject: Translated;
  readonly paragraphs: readonly Translated[];
  /** What to do if somebody else caused the mail. */
  readonly smallPrint: Translated;
  readonly button: Translated;
  /** The button ends something and is therefore plain. */
  readonly ends?: boolean;
}

/** A short mail about one event in the reader's language, with a button for the next step. */
export function letter(
  { subject, paragraphs, smallPrint, button, ends = false }: LetterText,
  language: Locale,
  href: string,
  values: Readonly<Record<string, string>> = {},
): { readonly subject: string; readonly body: ReactElement } {
  const say = (translated: Translated): string => formatText(translated, language, values);
  return {
    subject: say(subject),
    body: (
      <>
        <MailHeading>{say(subject)}</MailHeading>
        {paragraphs.map((paragraph) => (
          <MailParagraph key={say(paragraph)}>{say(paragraph)}</MailParagraph>
        ))}
        <MailButton href={href} plain={ends}>
          {say(button)}
        </MailButton>
        <MailParagraph quiet>{say(smallPrint)}</MailParagraph>
      </>
    ),
  };
}
