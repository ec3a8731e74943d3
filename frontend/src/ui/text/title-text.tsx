import { Fragment } from 'react';
import { nonBreaking } from '../../i18n/non-breaking-text.js';

const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
/** Japanese has no spaces between words: one in a title sets its parts apart, as a comma does. */
const BETWEEN_PARTS = new RegExp(`(?<=${SIGN} )(?=${SIGN})|(?<=、)`, 'u');
const IS_JAPANESE = new RegExp(SIGN, 'u');
/** Signs that fit a line of the narrowest card; a longer part breaks between its phrases. */
const WHOLE = 10;

/** Within a part: `サグラダ・|ファミリア`, `ヴィクトゥアーリエン|市場`. */
const BETWEEN_WORDS =
  /(?<=\p{Script=Katakana}ー?・)(?=\p{Script=Katakana})|(?<=[\p{Script=Katakana}ー]{7})(?=\p{Script=Han})/u;

/** Where a line may end in a phrase that is wider than it, rather than within a word. */
const Words = ({ text }: { text: string }) =>
  text.split(BETWEEN_WORDS).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));

const Part = ({ text }: { text: string }) =>
  text.length > WHOLE ? (
    <Words text={text} />
  ) : (
    <span className="inline-block [text-decoration:inherit]">
      <Words text={text} />
    </span>
  );

/** What a tour or a theme is called: lines end between the parts of a Japanese title, and after no short Russian word. */
export function TitleText({ of }: { of: string }) {
  const parts = of.split(BETWEEN_PARTS);
  if (parts.length === 1) return IS_JAPANESE.test(of) ? <Words text={of} /> : nonBreaking(of);
  return parts.map((part) => (
    <Fragment key={part}>
      <Part text={part.trimEnd()} />
      {part.endsWith(' ') && ' '}
    </Fragment>
  ));
}
