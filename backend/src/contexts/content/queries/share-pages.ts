import type { Translated } from '../../../shared-kernel/locale.js';

/** What stands on the shared picture of pages that are no text of the site. */
export const SHARE_PAGES: Readonly<Record<string, Translated>> = {
  home: {
    en_US: 'See the city with someone who lives there',
    fr_FR: 'Visitez la ville avec quelqu’un qui y vit',
    de_DE: 'Die Stadt sehen mit jemandem, der dort lebt',
    es_ES: 'Conozca la ciudad con alguien que vive en ella',
    it_IT: 'Vedere la città con chi ci vive',
    ru_RU: 'Увидеть город с тем, кто в нём живёт',
    ja_JP: 'その街に暮らす人と、街を歩く',
  },
};
