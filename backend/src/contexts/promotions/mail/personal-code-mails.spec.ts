import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { personalCodeTexts } from './personal-code-mails.texts.js';

describe('the mail with the personal code', () => {
  it.each(LOCALES)('names the code and what it is worth, in %s', (language) => {
    const values = { code: 'PRO-7K3M9Q2F', percent: '10' };
    const [first] = personalCodeTexts.paragraphs.map((text) => formatText(text, language, values));
    expect(first).toContain('PRO-7K3M9Q2F');
    expect(first).toMatch(/10[\u00A0 ]?%/);
    expect(formatText(personalCodeTexts.subject, language, values).length).toBeLessThanOrEqual(60);
  });
});
