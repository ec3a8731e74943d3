import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { payoutMailTexts } from './payout-mails.texts.js';

describe('the mail about a changed bank account', () => {
  it.each(LOCALES)('names the account and the moment, in %s', (language) => {
    const values = { account: 'IT•••3456', moment: 'MOMENT' };
    for (const text of Object.values(payoutMailTexts.change))
      expect(formatText(text, language, values)).toContain('IT•••3456');
    expect(formatText(payoutMailTexts.countsFrom, language, values)).toContain('MOMENT');
    expect(payoutMailTexts.subject[language].length).toBeLessThanOrEqual(60);
  });
});
