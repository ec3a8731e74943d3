import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../i18n/locales.js';

const source = path.join(import.meta.dirname, '..', '..');
const document = JSON.parse(readFileSync(path.join(source, '../../backend/openapi.json'), 'utf8')) as {
  readonly components: { readonly schemas: { readonly FailedJob: { properties: { sort: { enum: string[] } } } } };
};

it.each(LOCALES)('has a word for every kind of failed job in %s', (language) => {
  const messages = JSON.parse(
    readFileSync(path.join(source, 'i18n/messages', language, 'back-office.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const kinds = document.components.schemas.FailedJob.properties.sort.enum;
  expect(kinds.length).toBeGreaterThan(2);
  expect(kinds.filter((kind) => !messages[`back-office.job.sort.${kind}`])).toEqual([]);
});
