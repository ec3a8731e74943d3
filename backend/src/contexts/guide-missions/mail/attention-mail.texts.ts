import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { AttentionKind } from '../domain/attention.js';

/** Names the reason, so that two mails about one mission differ in a list of mails. */
export const attentionSubjects = {
  'nobody-left': {
    en_US: 'Mission {reference}: no more guides to ask',
    fr_FR: 'Mission {reference} : plus de guide à solliciter',
    de_DE: 'Auftrag {reference}: kein Guide mehr zu fragen',
    es_ES: 'Misión {reference}: no quedan guías',
    it_IT: 'Incarico {reference}: nessun’altra guida',
    ru_RU: 'Экскурсия {reference}: больше некого спросить',
    ja_JP: '{reference}：依頼できるガイドがいません',
  },
  'start-is-near': {
    en_US: 'Mission {reference}: starts soon, no guide yet',
    fr_FR: 'Mission {reference} : départ proche, sans guide',
    de_DE: 'Auftrag {reference}: beginnt bald, noch ohne Guide',
    es_ES: 'Misión {reference}: empieza pronto, sin guía',
    it_IT: 'Incarico {reference}: inizia presto, senza guida',
    ru_RU: 'Экскурсия {reference}: скоро начало, гида нет',
    ja_JP: '{reference}：開始間近、ガイド未定です',
  },
  'guide-wrote': {
    en_US: 'Mission {reference}: a guide wrote to you',
    fr_FR: 'Mission {reference} : un guide vous a écrit',
    de_DE: 'Auftrag {reference}: ein Guide hat geschrieben',
    es_ES: 'Misión {reference}: un guía ha escrito',
    it_IT: 'Incarico {reference}: una guida ha scritto',
    ru_RU: 'Экскурсия {reference}: гид написал вам',
    ja_JP: '{reference}：ガイドからの連絡があります',
  },
  'guide-cancelled': {
    en_US: 'Mission {reference}: given back by the guide',
    fr_FR: 'Mission {reference} : rendue par le guide',
    de_DE: 'Auftrag {reference}: vom Guide zurückgegeben',
    es_ES: 'Misión {reference}: el guía la ha devuelto',
    it_IT: 'Incarico {reference}: restituito dalla guida',
    ru_RU: 'Экскурсия {reference}: гид отказался',
    ja_JP: '{reference}：ガイドが辞退しました',
  },
} as const satisfies Record<AttentionKind, Translated>;

/** Texts of the mails to the team, when a mission needs a person. ICU; complete in seven languages. */
export const attentionMailTexts = {
  title: {
    en_US: 'A mission needs a person',
    fr_FR: 'Une mission demande une intervention',
    de_DE: 'Ein Auftrag braucht Ihre Entscheidung',
    es_ES: 'Una misión necesita que alguien intervenga',
    it_IT: 'Un incarico richiede un intervento',
    ru_RU: 'Нужно ваше решение',
    ja_JP: '担当者の対応が必要です',
  },
  reason: {
    en_US: 'For the team: Cicerone writes whenever a mission needs a person.',
    fr_FR: 'Pour l’équipe : Cicerone écrit chaque fois qu’une mission demande une intervention.',
    de_DE: 'Für das Team: Cicerone schreibt immer, wenn ein Auftrag eine Entscheidung braucht.',
    es_ES: 'Para el equipo: Cicerone escribe cada vez que una misión necesita que alguien intervenga.',
    it_IT: 'Per il team: Cicerone scrive ogni volta che un incarico richiede un intervento.',
    ru_RU: 'Для команды: Cicerone пишет всякий раз, когда нужно ваше решение.',
    ja_JP: 'チーム宛て：業務に担当者の対応が必要になると、Ciceroneからお知らせします。',
  },
  'nobody-left': {
    en_US: 'There are no more guides to ask. Assign the mission by hand, or find another time with the guests.',
    fr_FR:
      'Il n’y a plus de guide à solliciter. Attribuez la mission à la main, ou trouvez un autre horaire avec les voyageurs.',
    de_DE:
      'Es gibt keinen weiteren Guide, den man fragen könnte. Vergeben Sie den Auftrag von Hand oder finden Sie mit den Gästen eine andere Zeit.',
    es_ES: 'No queda ningún guía a quien preguntar. Asigne la misión a mano o acuerde otra hora con los viajeros.',
    it_IT:
      'Non ci sono altre guide da contattare. Assegni l’incarico a mano o trovi un altro orario con i viaggiatori.',
    ru_RU: 'Больше некого спросить. Назначьте гида вручную или договоритесь с гостями о другом времени.',
    ja_JP: '依頼できるガイドが残っていません。手動で割り当てるか、お客様と別の日時をご相談ください。',
  },
  'start-is-near': {
    en_US: 'It starts within a day and nobody has taken it yet.',
    fr_FR: 'Elle commence dans moins d’un jour et personne ne l’a encore prise.',
    de_DE: 'Er beginnt in weniger als einem Tag, und niemand hat ihn übernommen.',
    es_ES: 'Empieza en menos de un día y nadie la ha aceptado todavía.',
    it_IT: 'Inizia entro un giorno e nessuno l’ha ancora accettato.',
    ru_RU: 'До начала меньше суток, а гида ещё нет.',
    ja_JP: '開始まで1日を切りましたが、担当ガイドが決まっていません。',
  },
  'guide-wrote': {
    en_US: 'A guide has answered with a message.',
    fr_FR: 'Un guide a répondu par un message.',
    de_DE: 'Ein Guide hat mit einer Nachricht geantwortet.',
    es_ES: 'Un guía ha respondido con un mensaje.',
    it_IT: 'Una guida ha risposto con un messaggio.',
    ru_RU: 'Гид ответил сообщением.',
    ja_JP: 'ガイドからメッセージ付きの回答がありました。',
  },
  'guide-cancelled': {
    en_US: 'The guide has given it back. Others are being asked.',
    fr_FR: 'Le guide l’a rendue. D’autres sont sollicités.',
    de_DE: 'Der Guide hat ihn zurückgegeben. Andere werden gefragt.',
    es_ES: 'El guía la ha devuelto. Se está preguntando a otros.',
    it_IT: 'La guida l’ha restituito. Altre vengono contattate.',
    ru_RU: 'Гид отказался. Спрашиваем других.',
    ja_JP: '担当ガイドが辞退しました。ほかのガイドに依頼しています。',
  },
  open: {
    en_US: 'Open the administration',
    fr_FR: 'Ouvrir l’administration',
    de_DE: 'Verwaltung öffnen',
    es_ES: 'Abrir la administración',
    it_IT: 'Apri l’amministrazione',
    ru_RU: 'Открыть панель управления',
    ja_JP: '管理画面を開く',
  },
} as const satisfies Record<string, Translated>;
