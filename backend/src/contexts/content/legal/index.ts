import type { Translated } from '../../../shared-kernel/language/locale.js';
import { german } from './de-de.js';
import { english } from './en-us.js';
import { spanish } from './es-es.js';
import { french } from './fr-fr.js';
import { italian } from './it-it.js';
import { japanese } from './ja-jp.js';
import type { LegalTexts } from './legal-texts.js';
import { russian } from './ru-ru.js';

export const legalTexts: Translated<LegalTexts> = {
  en_US: english,
  fr_FR: french,
  de_DE: german,
  es_ES: spanish,
  it_IT: italian,
  ru_RU: russian,
  ja_JP: japanese,
};
