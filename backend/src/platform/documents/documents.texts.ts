import type { Translated } from '../../shared-kernel/language/locale.js';

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
} satisfies Record<string, Translated>;
