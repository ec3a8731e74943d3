import { formatText } from '../../../shared-kernel/language/texts.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { voucherTexts } from './voucher.texts.js';

/** `3 hours 30 minutes`, on vouchers and in mails. */
export function durationText(minutes: number, language: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? formatText(voucherTexts.durationHours, language, { hours }) : '',
    rest > 0 ? formatText(voucherTexts.durationMinutes, language, { minutes: rest }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
