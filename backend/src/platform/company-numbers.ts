import type { Config } from './config.js';
import { formatText } from '../shared-kernel/language/texts.js';
import type { Locale, Translated } from '../shared-kernel/language/locale.js';

/** The company's numbers, as far as it has them. */
export interface CompanyNumbers {
  readonly companyRegister?: string | undefined;
  readonly vatNumber?: string | undefined;
}

const texts = {
  companyRegister: {
    en_US: 'Commercial register: {number}',
    fr_FR: 'Registre du commerce : {number}',
    de_DE: 'Handelsregister: {number}',
    es_ES: 'Registro Mercantil: {number}',
    it_IT: 'Registro delle imprese: {number}',
    ru_RU: 'Торговый реестр: {number}',
    ja_JP: '商業登記：{number}',
  },
  vatNumber: {
    en_US: 'VAT number: {number}',
    fr_FR: 'Numéro de TVA : {number}',
    de_DE: 'USt-IdNr.: {number}',
    es_ES: 'Número de IVA: {number}',
    it_IT: 'Partita IVA: {number}',
    ru_RU: 'Номер плательщика НДС: {number}',
    ja_JP: '付加価値税番号：{number}',
  },
} satisfies Record<keyof CompanyNumbers, Translated>;

/** The numbers of the operating company. */
export const companyNumbersOf = ({ companyRegister, vatNumber }: Config): CompanyNumbers => ({
  companyRegister,
  vatNumber,
});

/** One line for the foot of mails and documents; empty where the company has no number to show. */
export function companyNumbersText({ companyRegister, vatNumber }: CompanyNumbers, language: Locale): string {
  const numbers = Object.entries({ companyRegister, vatNumber }) as [keyof CompanyNumbers, string | undefined][];
  return numbers
    .flatMap(([name, number]) => (number ? [formatText(texts[name], language, { number })] : []))
    .join(' · ');
}
