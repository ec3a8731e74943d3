import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const agenciesProblems: ProblemTexts = {
  PROFESSIONAL_ALREADY_DECIDED: {
    en_US:
      'Somebody has decided about this professional already: {state, select, validated {validated} other {rejected}}.',
    fr_FR:
      'Une décision a déjà été prise pour ce professionnel : {state, select, validated {compte validé} other {compte refusé}}.',
    de_DE: 'Über dieses Konto wurde schon entschieden: {state, select, validated {freigegeben} other {abgelehnt}}.',
    es_ES: 'Ya se ha decidido sobre este profesional: {state, select, validated {validado} other {rechazado}}.',
    it_IT:
      'Su questo professionista è già stata presa una decisione: {state, select, validated {approvato} other {respinto}}.',
    ru_RU: 'По этому аккаунту решение уже принято: {state, select, validated {подтверждён} other {отклонён}}.',
    ja_JP: 'このアカウントはすでに{state, select, validated {承認} other {却下}}されています。',
  },
  PROFESSIONAL_NOT_REJECTED: {
    en_US: 'Only a rejected business account can be checked again.',
    fr_FR: 'Seul un compte professionnel refusé peut être vérifié de nouveau.',
    de_DE: 'Nur ein abgelehntes Geschäftskonto kann noch einmal geprüft werden.',
    es_ES: 'Solo se puede volver a comprobar una cuenta profesional rechazada.',
    it_IT: 'Solo un account professionale respinto può essere verificato di nuovo.',
    ru_RU: 'Повторно проверить можно только отклонённый аккаунт.',
    ja_JP: '再確認をお申し込みいただけるのは、却下された法人アカウントのみです。',
  },
};
