import type { Translated } from '../../../shared-kernel/language/locale.js';

/** What the calendar file of a mission and its mails say of the party. */
export const missionCalendarTexts = {
  travellers: {
    en_US: 'Guests',
    fr_FR: 'Voyageurs',
    de_DE: 'Gäste',
    es_ES: 'Viajeros',
    it_IT: 'Viaggiatori',
    ru_RU: 'Гости',
    ja_JP: '参加人数',
  },
} satisfies Record<string, Translated>;
