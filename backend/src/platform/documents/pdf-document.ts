import { bcp47, type Locale } from '../../shared-kernel/language/locale.js';
import { type CompanyNumbers, companyNumbersText } from '../company-numbers.js';
import { formatText } from '../../shared-kernel/language/texts.js';
import { hairline, type Block } from './blocks/text.js';
import { documentTexts } from './documents.texts.js';
import { PdfPage } from './pdf-page.js';
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
  const page = new PdfPage({
    title,
    language: bcp47(language),
    author: postalLine,
    madeAt,
    accent: plain ? INK : TERRACOTTA,
    drawPageHead: (page, number) => (number === 1 ? drawFirstHead(page, document) : drawLaterHead(page, document)),
  });
  const bytes = collected(page.pdf);
  for (const block of blocks) block(page);
  drawFooters(page, document);
  page.pdf.end();
  return bytes;
}

function drawFirstHead(page: PdfPage, { kind, number, plain = false }: PdfDocument): number {
  const { bandHeight, margin, width } = PAGE;
  page.artifact(() => {
    if (!plain) page.pdf.rect(0, 0, width, bandHeight).fill(PAPER);
    page.pdf.rect(0, bandHeight, width, plain ? 1 : 3).fill(plain ? INK : TERRACOTTA);
    drawWordmark(page.pdf, margin, bandHeight / 2 - 17, 135, plain);
  });
  page.y = bandHeight / 2 - 17;
  const place = { x: width / 2, width: width / 2 - margin, align: 'right' } as const;
  page.text(kind, { ...SMALL, colour: QUIET }, place);
  page.text(number, { ...HEADING, size: 14 }, place);
  return bandHeight + 24;
}

function drawLaterHead(page: PdfPage, { number, plain = false }: PdfDocument): number {
  const { margin, width } = PAGE;
  page.artifact(() => {
    drawWordmark(page.pdf, margin, 21, 87, plain);
    page.y = 25;
    page.line(number, SMALL, width / 2, width / 2 - margin, 'right');
    page.pdf.rect(margin, 48, width - 2 * margin, 1).fill(plain ? INK : TERRACOTTA);
  });
  return 68;
}

function drawFooters(page: PdfPage, { language, postalLine, companyNumbers = {} }: PdfDocument): void {
  const numbers = companyNumbersText(companyNumbers, language);
  const { start, count } = page.pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    page.pdf.switchToPage(index);
    page.artifact(() => {
      page.y = PAGE.height - PAGE.footerHeight;
      hairline(page);
      page.y += 10;
      const top = page.y;
      page.line(postalLine, SMALL, page.x, page.width, 'left');
      if (numbers) page.line(numbers, SMALL, page.x, page.width, 'left');
      page.y = top;
      const pageOf = formatText(documentTexts.pageOf, language, { page: index - start + 1, pages: count });
      page.line(pageOf, SMALL, page.x, page.width, 'right');
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
