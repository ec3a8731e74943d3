import PDFDocument from 'pdfkit';
import { type FontName, fontOfDocument } from './fonts.js';
import { breakLines } from './line-breaking.js';
import { printable, textRuns } from './text-runs.js';
import { INK, leadingOf, PAGE, type TextStyle } from './tokens.js';

export interface SheetOptions {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly author: string;
  /** The instant that the document says it was made at: the product's clock. */
  readonly madeAt: Date;
  /** Colour of what stands out. */
  readonly accent: string;
  /** Drawn on each page that is begun; answers where its content begins. */
  readonly drawPageHead: (page: PdfPage, pageNumber: number) => number;
}

export type Align = 'left' | 'right' | 'center';

/** What assistive software says a piece of text is. */
export type Role = 'H1' | 'H2' | 'P';

export interface Place {
  readonly x?: number;
  readonly width?: number;
  readonly align?: Align;
  readonly role?: Role;
}

/**
 * The pages of a document, written from top to bottom: blocks draw at {@link y} and move it. All measures are points.
 * Text is set in runs of the fonts that have it; whatever does not fit is continued on a new page.
 */
export class PdfPage {
  readonly pdf: PDFKit.PDFDocument;
  /** Where the next block begins. */
  y = 0;
  /** Where the content of the last page began. */
  pageTop = 0;
  /** Left edge and width of the column that is being written. */
  x: number = PAGE.margin;
  width: number = PAGE.width - 2 * PAGE.margin;

  constructor(private readonly options: SheetOptions) {
    const { title, language, author, madeAt } = options;
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
    });
    this.newPage();
  }

  get accent(): string {
    return this.options.accent;
  }

  get pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  get bottom(): number {
    return PAGE.height - PAGE.footerHeight - 14;
  }

  newPage(): void {
    this.pdf.addPage();
    this.pageTop = this.options.drawPageHead(this, this.pages);
    this.y = this.pageTop;
  }

  /** Begins a new page where less than `height` is left. */
  keepTogether(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  /** Writes a text at the cursor and moves on below it. */
  text(content: string, style: TextStyle, place: Place = {}): void {
    const leading = leadingOf(style);
    const { x = this.x, width = this.width, align = 'left', role = 'P' } = place;
    let waiting = this.lines(content, style, width);
    while (waiting.length > 0) {
      this.keepTogether(leading * Math.min(2, waiting.length));
      const fitting = Math.max(1, Math.floor((this.bottom - this.y) / leading));
      const now = waiting.slice(0, fitting);
      waiting = waiting.slice(fitting);
      this.tagged(role, () => {
        for (const line of now) this.line(line, style, x, width, align);
      });
    }
  }

  /** The lines that {@link text} would write. */
  lines(content: string, style: TextStyle, width: number): readonly string[] {
    return breakLines(printable(content), width, (text) => this.widthOf(text, style));
  }

  heightOf(content: string, style: TextStyle, width: number): number {
    return this.lines(content, style, width).length * leadingOf(style);
  }

  widthOf(text: string, style: TextStyle): number {
    return textRuns(text, style.cut ?? 'regular').reduce((sum, run) => {
      this.font(run.font, style.size);
      return sum + this.pdf.widthOfString(run.text);
    }, 0);
  }

  /** Content that a screen reader reads, with its role. */
  tagged(role: Role, draw: () => void): void {
    this.pdf.addStructure(this.pdf.struct(role, {}, draw));
  }

  /** A picture, with what it shows in words. */
  figure(alt: string, draw: () => void): void {
    this.pdf.addStructure(this.pdf.struct('Figure', { alt }, draw));
  }

  /** Decoration: rules, bands, page numbers. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** One line, its baseline where a line of that leading has it. */
  line(text: string, style: TextStyle, x: number, width: number, align: Align): void {
    const free = width - this.widthOf(text, style);
    let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    const leading = leadingOf(style);
    const baseline = this.y + leading / 2 + style.size * 0.36;
    for (const run of textRuns(text, style.cut ?? 'regular')) {
      this.font(run.font, style.size);
      this.pdf
        .fillColor(style.colour ?? INK)
        .text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.pdf.widthOfString(run.text);
    }
    this.y += leading;
  }

  private font(name: FontName, size: number): void {
    if (!this.registered.has(name)) {
      // PDFKit takes an opened font as well, which its types do not say.
      this.pdf.registerFont(name, fontOfDocument(name) as unknown as Buffer);
      this.registered.add(name);
    }
    this.pdf.font(name).fontSize(size);
  }

  private readonly registered = new Set<string>();
}
