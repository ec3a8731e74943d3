import type { ReactElement } from 'react';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { MailButton, MailHeading, MailParagraph } from './blocks.js';

export interface LetterText {
  readonly subject: Translated;
  readonly paragraphs: readonly Translated[];
  /** What if it was somebody else. */
  readonly smallPrint: Translated;
  readonly button: Translated;
  /** The button ends something, and is therefore a plain one. */
  readonly ends?: boolean;
}

/** A short mail about one thing in the reader's language: what happened, and a button to what is to be done about it. */
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
