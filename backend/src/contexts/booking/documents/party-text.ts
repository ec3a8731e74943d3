import { formatText } from '../../../platform/texts.js';
import { bcp47, type Locale } from '../../../shared-kernel/locale.js';
import type { Travellers } from '../domain/party.js';
import { voucherTexts } from './voucher.texts.js';

/** `2 adults, 1 child (2–12)`: who comes, by age. `band` is done to each part of it. */
export function partyText(travellers: Travellers, language: Locale, band = (text: string): string => text): string {
  const bands = (['adults', 'children', 'infants'] as const).flatMap((name) =>
    travellers[name] > 0 ? [band(formatText(voucherTexts[name], language, { count: travellers[name] }))] : [],
  );
  return new Intl.ListFormat(bcp47(language), { style: 'narrow' }).format(bands);
}
