import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import type { ProblemTexts } from '../http/problem-texts.js';

/** The clock cannot be set to this instant. */
export class ClockOutOfRange extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CLOCK_OUT_OF_RANGE';
  override readonly field = 'now';
}

export const clockProblems: ProblemTexts = {
  CLOCK_OUT_OF_RANGE: {
    en_US: 'The clock can stand between {from} and {to}. Name an instant in between.',
    fr_FR: 'L’horloge peut être réglée entre {from} et {to}. Indiquez un instant dans cet intervalle.',
    de_DE: 'Die Uhr lässt sich zwischen {from} und {to} stellen. Nennen Sie einen Zeitpunkt dazwischen.',
    es_ES: 'El reloj puede ponerse entre {from} y {to}. Indique un instante intermedio.',
    it_IT: 'L’orologio può essere impostato tra {from} e {to}. Indichi un istante compreso.',
    ru_RU: 'Часы можно установить на время между {from} и {to}. Укажите момент в этих пределах.',
    ja_JP: '時計は{from}から{to}までの間に設定できます。その間の日時を指定してください。',
  },
};
