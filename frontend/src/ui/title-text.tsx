import { Fragment } from 'react';
import { unbroken } from '../i18n/unbroken.js';

const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
/** Japanese has no spaces between words: one in a title sets its parts apart, as a comma does. */
const BETWEEN_PARTS = new RegExp(`(?<=${SIGN} )(?=${SIGN})|(?<=、)`, 'u');
/** Signs that fit a line of the narrowest card; a longer part breaks between its phrases. */
const WHOLE = 10;

const Part = ({ text }: { text: string }) =>
  text.length > WHOLE ? text : <span className="inline-block [text-decoration:inherit]">{text}</span>;

/** What a tour or a theme is called: lines end between the parts of a Japanese title, and after no short Russian word. */
export function TitleText({ of }: { of: string }) {
  const parts = of.split(BETWEEN_PARTS);
  if (parts.length === 1) return unbroken(of);
  return parts.map((part) => (
    <Fragment key={part}>
      <Part text={part.trimEnd()} />
      {part.endsWith(' ') && ' '}
    </Fragment>
  ));
}
