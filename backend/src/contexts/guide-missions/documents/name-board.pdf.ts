import type { Block } from '../../../platform/documents/blocks/text.js';
import type { PdfPage } from '../../../platform/documents/pdf-page.js';
import { renderPdf } from '../../../platform/documents/pdf-document.js';
import { QUIET } from '../../../platform/documents/tokens.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { nameBoardTexts } from './name-board.texts.js';

interface NameBoard {
  /** The traveller's, so that the words are theirs. */
  readonly language: Locale;
  readonly name: string;
  readonly reference: string;
  /** The flight or the ship. */
  readonly line: string | null;
  readonly postalLine: string;
  readonly madeAt: Date;
}

/** Points: as big as a name can be on one line, and not smaller than can be read from afar. */
const [BIGGEST, SMALLEST] = [110, 44];

/** The traveller's name, big, with the flight or the ship. */
export function nameBoardPdf({ language, name, reference, line, postalLine, madeAt }: NameBoard): Promise<Buffer> {
  const say = (text: keyof typeof nameBoardTexts): string => formatText(nameBoardTexts[text], language);
  return renderPdf({
    language,
    title: `${say('board')} ${reference}`,
    kind: say('board'),
    number: reference,
    postalLine,
    madeAt,
    plain: true,
    blocks: [bigLine(name, 150), ...(line === null ? [] : [bigLine(line, 60, 64)]), welcome(say('welcome'))],
  });
}

const bigLine =
  (text: string, above: number, most = BIGGEST): Block =>
  (page) => {
    page.y += above;
    page.text(text, { size: fittingSize(page, text, most), cut: 'bold' }, { align: 'center' });
  };

const welcome =
  (text: string): Block =>
  (page) => {
    page.y += 60;
    page.text(text, { size: 28, colour: QUIET }, { align: 'center' });
  };

/** A long name breaks at its smallest size. */
function fittingSize(page: PdfPage, text: string, most: number): number {
  for (let size = most; size > SMALLEST; size -= 2)
    if (page.widthOf(text, { size, cut: 'bold' }) <= page.width) return size;
  return SMALLEST;
}
