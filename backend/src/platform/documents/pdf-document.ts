import { bcp47, type Locale } from '../../shared-kernel/language/locale.js';
import { type CompanyNumbers, companyNumbersText } from '../company-numbers.js';
import { formatText } from '../../shared-kernel/language/texts.js';
import { hairline, type Block } from './blocks/text.js';
import { documentTexts } from './documents.texts.js';
import { Sheet } from './sheet.js';
import { HEADING, INK, PAGE, PAPER, QUIET, SMALL, TERRACOTTA } from './tokens.js';
import { drawWordmark } from './wordmark.js';

export interface PdfDocument {
  readonly language: Locale;
  /** The document's name in its properties. */
  readonly title: string;
  /** What kind of document it is and its number, at the right of the first page's head. */
  readonly kind: string;
  readonly number: string;
  /** The company's name and address, at the foot of each page. */
  readonly postalLine: string;
  /** Below it. */
  readonly companyNumbers?: CompanyNumbers;
  readonly madeAt: Date;
  /** Black on white, for printing. */
  readonly plain?: boolean;
  readonly blocks: readonly Block[];
}

/** Makes the PDF (1.7, tagged, fonts embedded as subsets). */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const { language, title, postalLine, madeAt, plain, blocks } = document;
  const sheet = new Sheet({
    title,
    language: bcp47(language),
    author: postalLine,
    madeAt,
    accent: plain ? INK : TERRACOTTA,
    drawPageHead: (page, number) => (number === 1 ? drawFirstHead(page, document) : drawLaterHead(page, document)),
  });
  const bytes = collected(sheet.pdf);
  for (const block of blocks) block(sheet);
  drawFooters(sheet, document);
  sheet.pdf.end();
  return bytes;
}

function drawFirstHead(sheet: Sheet, { kind, number, plain = false }: PdfDocument): number {
  const { bandHeight, margin, width } = PAGE;
  sheet.artifact(() => {
    if (!plain) sheet.pdf.rect(0, 0, width, bandHeight).fill(PAPER);
    sheet.pdf.rect(0, bandHeight, width, plain ? 1 : 3).fill(plain ? INK : TERRACOTTA);
    drawWordmark(sheet.pdf, margin, bandHeight / 2 - 17, 135, plain);
  });
  sheet.y = bandHeight / 2 - 17;
  const place = { x: width / 2, width: width / 2 - margin, align: 'right' } as const;
  sheet.text(kind, { ...SMALL, colour: QUIET }, place);
  sheet.text(number, { ...HEADING, size: 14 }, place);
  return bandHeight + 24;
}

function drawLaterHead(sheet: Sheet, { number, plain = false }: PdfDocument): number {
  const { margin, width } = PAGE;
  sheet.artifact(() => {
    drawWordmark(sheet.pdf, margin, 21, 87, plain);
    sheet.y = 25;
    sheet.line(number, SMALL, width / 2, width / 2 - margin, 'right');
    sheet.pdf.rect(margin, 48, width - 2 * margin, 1).fill(plain ? INK : TERRACOTTA);
  });
  return 68;
}

function drawFooters(sheet: Sheet, { language, postalLine, companyNumbers = {} }: PdfDocument): void {
  const numbers = companyNumbersText(companyNumbers, language);
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.pdf.switchToPage(page);
    sheet.artifact(() => {
      sheet.y = PAGE.height - PAGE.footerHeight;
      hairline(sheet);
      sheet.y += 10;
      const top = sheet.y;
      sheet.line(postalLine, SMALL, sheet.x, sheet.width, 'left');
      if (numbers) sheet.line(numbers, SMALL, sheet.x, sheet.width, 'left');
      sheet.y = top;
      const pageOf = formatText(documentTexts.pageOf, language, { page: page - start + 1, pages: count });
      sheet.line(pageOf, SMALL, sheet.x, sheet.width, 'right');
    });
  }
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
