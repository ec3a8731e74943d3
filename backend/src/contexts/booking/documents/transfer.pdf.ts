import { columns } from '../../../platform/documents/blocks/columns.js';
import { facts } from '../../../platform/documents/blocks/facts.js';
import { qrCard } from '../../../platform/documents/blocks/qr.js';
import { heading, paragraph, title } from '../../../platform/documents/blocks/text.js';
import type { CompanyNumbers } from '../../../platform/company-numbers.js';
import { renderPdf } from '../../../platform/documents/pdf-document.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { formatText, type TextParams } from '../../../shared-kernel/language/texts.js';
import { type NamedValue, transferTexts } from './transfer.texts.js';

export interface TransferView {
  readonly language: Locale;
  readonly orderReference: string;
  readonly facts: readonly NamedValue[];
  /** The content of the QR code. */
  readonly code?: string;
  /** Each tour with its start. */
  readonly tours: readonly NamedValue[];
  readonly postalLine: string;
  readonly companyNumbers?: CompanyNumbers;
  readonly madeAt: Date;
}

/** How to pay an order by bank transfer. */
export async function transferPdf(view: TransferView): Promise<Buffer> {
  const { language, orderReference: reference, code } = view;
  const say = (name: keyof typeof transferTexts, params?: TextParams): string =>
    formatText(transferTexts[name], language, params);
  const account = facts([...view.facts], 0.36);
  const card = code && qrCard({ content: code, alt: say('codeAlt', { reference }), caption: say('scan') });
  return renderPdf({
    language,
    title: say('documentTitle', { reference }),
    kind: say('kind'),
    number: reference,
    postalLine: view.postalLine,
    ...(view.companyNumbers ? { companyNumbers: view.companyNumbers } : {}),
    madeAt: view.madeAt,
    blocks: [
      title(say('title'), say('documentTitle', { reference })),
      ...(card ? [columns([account], [card])] : [account]),
      heading(say('reservesNothingTitle')),
      paragraph(say('reservesNothing')),
      heading(say('ordered')),
      facts([...view.tours], 0.5),
    ],
  });
}
