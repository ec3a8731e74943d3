import type { Translated } from '../../shared-kernel/locale.js';

export const documentTexts = {
  pageOf: {
    en_US: 'Page {page} of {pages}',
    fr_FR: 'Page {page} sur {pages}',
    de_DE: 'Seite {page} von {pages}',
    es_ES: 'Página {page} de {pages}',
    it_IT: 'Pagina {page} di {pages}',
    ru_RU: 'Страница {page} из {pages}',
    ja_JP: '{page}／{pages}ページ',
  },
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
} satisfies Record<string, Translated>;
