import { expect, it } from '@jest/globals';
import { fullName } from './full-name.js';

it('puts the family name first in Japanese, and last elsewhere', () => {
  expect(fullName({ firstName: '花子', lastName: '髙橋' }, 'ja_JP')).toBe('髙橋 花子');
  expect(fullName({ firstName: 'Олег', lastName: 'О’Нил' }, 'ru_RU')).toBe('Олег О’Нил');
  expect(fullName({ firstName: 'Anna', lastName: 'Müller-Lüdenscheidt' }, 'de_DE')).toBe('Anna Müller-Lüdenscheidt');
});
