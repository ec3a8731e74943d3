import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const reviewsProblems: ProblemTexts = {
  RATING_OUT_OF_RANGE: {
    en_US: 'Give one to five stars.',
    fr_FR: 'Donnez d’une à cinq étoiles.',
    de_DE: 'Vergeben Sie einen bis fünf Sterne.',
    es_ES: 'Dé de una a cinco estrellas.',
    it_IT: 'Dia da una a cinque stelle.',
    ru_RU: 'Поставьте от одной до пяти звёзд.',
    ja_JP: '星を1つから5つまでで選んでください。',
  },
  REVIEW_TEXT_MISSING: {
    en_US: 'Write a few words about the tour.',
    fr_FR: 'Écrivez quelques mots sur la visite.',
    de_DE: 'Schreiben Sie ein paar Worte über die Tour.',
    es_ES: 'Escriba unas palabras sobre la visita.',
    it_IT: 'Scriva qualche parola sul tour.',
    ru_RU: 'Напишите несколько слов об экскурсии.',
    ja_JP: 'ツアーの感想をひとことお書きください。',
  },
  REVIEW_ALREADY_PUBLISHED: {
    en_US: 'This review can be read already.',
    fr_FR: 'Cet avis est déjà publié.',
    de_DE: 'Diese Bewertung ist bereits veröffentlicht.',
    es_ES: 'Esta opinión ya está publicada.',
    it_IT: 'Questa recensione è già pubblicata.',
    ru_RU: 'Этот отзыв уже опубликован.',
    ja_JP: 'このレビューはすでに公開されています。',
  },
  REVIEW_ALREADY_HIDDEN: {
    en_US: 'This review is hidden already.',
    fr_FR: 'Cet avis est déjà masqué.',
    de_DE: 'Diese Bewertung ist bereits ausgeblendet.',
    es_ES: 'Esta opinión ya está oculta.',
    it_IT: 'Questa recensione è già nascosta.',
    ru_RU: 'Этот отзыв уже скрыт.',
    ja_JP: 'このレビューはすでに非公開です。',
  },
};
