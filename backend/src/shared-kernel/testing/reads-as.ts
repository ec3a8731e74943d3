import { LOCALES, type Locale } from '../language/locale.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The most usual words of languages that share their letters. One that two of them have counts for both. */
const USUAL: Partial<Record<Locale, ReadonlySet<string>>> = {
  en_US: words(
    'the and of to a in is are for with that you your on at from by it its this who their they an as be or not where ' +
      'which but we our one has have was were into after can us',
  ),
  fr_FR: words(
    'le la les l des et de d du un une est sont pour avec qui que vous votre sur à en par il elle ce cette on au aux ' +
      'dans ne pas où se s leur leurs nous notre plus chez ou son sa ses',
  ),
  de_DE: words(
    'der die das den dem des und von zu zum zur ein eine einen einem einer ist sind für mit im in am auf an es sie ' +
      'ihr wer wo nicht sich aus bei durch nach vom wird werden auch als ihre ihren wie was man über wir kann noch oder',
  ),
  es_ES: words(
    'el la los las y e de del un una es son para con que usted su sus en por al lo se no donde a desde entre como más ' +
      'le o nos hay quien cuando está',
  ),
  it_IT: words(
    'il lo la i gli le e ed di del della dei delle dell un una è sono per con che lei suo sua in da dal dalla nel ' +
      'nella nell si non dove a al alla alle ai sul sulla o anche più chi come ci',
  ),
};

const OWN_LETTERS: Partial<Record<Locale, RegExp>> = {
  ru_RU: /\p{Script=Cyrillic}/gu,
  ja_JP: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
};

/** Whether most of the letters are those of the language. */
function isInItsLetters(language: Locale, text: string): boolean {
  const own = text.match(OWN_LETTERS[language] ?? /\p{Script=Latin}/gu)?.length ?? 0;
  return own * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Whether the text is rather of this language than of any other of the product. Not to be asked of less than a sentence. */
export function readsAs(language: Locale, text: string): boolean {
  if (!isInItsLetters(language, text)) return false;
  if (OWN_LETTERS[language]) return true;
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const usual = (of: Locale): number => all.filter((word) => USUAL[of]?.has(word)).length;
  return usual(language) > 0 && LOCALES.every((other) => usual(other) <= usual(language));
}
