import type { Translated } from '../language/locale.js';
import { TERMS } from '../terms.js';

export const LONGEST_AHEAD_MS = TERMS.daysAhead * 86_400_000;

/** Whether nothing that starts then is sold yet. */
export const isTooFarAhead = (start: Date, now: Date): boolean => start.getTime() - now.getTime() > LONGEST_AHEAD_MS;

/** For bookings and searches that start too far ahead. Its parameter is `days`. */
export const TOO_FAR_AHEAD: Translated = {
  en_US: 'Tours can be booked {days} days ahead at most. Choose an earlier day.',
  fr_FR: 'Les visites se réservent au plus {days} jours à l’avance. Choisissez un jour plus proche.',
  de_DE: 'Touren können höchstens {days} Tage im Voraus gebucht werden. Wählen Sie einen früheren Tag.',
  es_ES: 'Las visitas pueden reservarse con {days} días de antelación como máximo. Elija un día anterior.',
  it_IT: 'I tour si prenotano al massimo {days} giorni prima. Scelga un giorno più vicino.',
  ru_RU: 'Экскурсию можно забронировать не раньше чем за {days} дней. Выберите более близкий день.',
  ja_JP: 'ご予約は{days}日先まで承っています。より近い日をお選びください。',
};
