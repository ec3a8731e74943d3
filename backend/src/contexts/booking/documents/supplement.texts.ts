import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { SupplementKind } from '../../../shared-kernel/money/price-table.js';

/** What each supplement is called in mails and vouchers. */
export const supplementTexts = {
  season: {
    en_US: 'Seasonal supplement',
    fr_FR: 'Supplément saisonnier',
    de_DE: 'Saisonzuschlag',
    es_ES: 'Suplemento de temporada',
    it_IT: 'Supplemento stagionale',
    ru_RU: 'Сезонная надбавка',
    ja_JP: 'シーズン追加料金',
  },
  weekday: {
    en_US: 'Supplement for this day of the week',
    fr_FR: 'Supplément pour ce jour de la semaine',
    de_DE: 'Zuschlag für diesen Wochentag',
    es_ES: 'Suplemento por el día de la semana',
    it_IT: 'Supplemento per il giorno della settimana',
    ru_RU: 'Надбавка за этот день недели',
    ja_JP: '曜日による追加料金',
  },
  holiday: {
    en_US: 'Public holiday supplement',
    fr_FR: 'Supplément jour férié',
    de_DE: 'Feiertagszuschlag',
    es_ES: 'Suplemento por día festivo',
    it_IT: 'Supplemento per giorno festivo',
    ru_RU: 'Надбавка за праздничный день',
    ja_JP: '祝日追加料金',
  },
  night: {
    en_US: 'Night supplement',
    fr_FR: 'Supplément de nuit',
    de_DE: 'Nachtzuschlag',
    es_ES: 'Suplemento nocturno',
    it_IT: 'Supplemento notturno',
    ru_RU: 'Ночная надбавка',
    ja_JP: '夜間追加料金',
  },
  'pick-up': {
    en_US: 'Pick-up',
    fr_FR: 'Prise en charge sur place',
    de_DE: 'Abholung',
    es_ES: 'Recogida',
    it_IT: 'Servizio di prelievo',
    ru_RU: 'Встреча в выбранном месте',
    ja_JP: 'お迎え',
  },
} satisfies Record<SupplementKind, Translated>;
