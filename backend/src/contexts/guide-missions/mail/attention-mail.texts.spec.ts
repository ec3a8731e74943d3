import { describe, expect, it } from '@jest/globals';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { attentionSubjects } from './attention-mail.texts.js';

const MOST = 60;

describe.each(LOCALES)('the subjects of calls for attention in %s', (language) => {
  const subjects = Object.values(attentionSubjects).map((texts) =>
    formatText(texts, language, { reference: 'BK-4F8T2W' }),
  );

  it('differ by their reason', () => {
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it.each(subjects)('name the mission and are short: %s', (subject) => {
    expect(subject).toContain('BK-4F8T2W');
    expect(subject.length).toBeLessThanOrEqual(MOST);
  });
});
