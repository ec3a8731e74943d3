import type { LetterText } from '../../../platform/mail/components/letter.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';

const ofBooking: Translated = {
  en_US: 'This message is about your booking {reference} at Cicerone.',
  fr_FR: 'Ce message concerne votre réservation {reference} chez Cicerone.',
  de_DE: 'Diese Nachricht betrifft Ihre Buchung {reference} bei Cicerone.',
  es_ES: 'Este mensaje se refiere a su reserva {reference} en Cicerone.',
  it_IT: 'Questo messaggio riguarda la sua prenotazione {reference} su Cicerone.',
  ru_RU: 'Это письмо касается вашего бронирования {reference} в Cicerone.',
  ja_JP: 'このメールはCiceroneでのご予約{reference}に関するお知らせです。',
};

const ofGuide: Translated = {
  en_US: 'This message is about your work as a guide at Cicerone.',
  fr_FR: 'Ce message concerne votre activité de guide chez Cicerone.',
  de_DE: 'Diese Nachricht betrifft Ihre Arbeit als Guide bei Cicerone.',
  es_ES: 'Este mensaje se refiere a su trabajo como guía en Cicerone.',
  it_IT: 'Questo messaggio riguarda il suo lavoro di guida su Cicerone.',
  ru_RU: 'Это письмо касается вашей работы гидом в Cicerone.',
  ja_JP: 'このメールはCiceroneでのガイド業務に関するお知らせです。',
};

/** The team's own words. */
const reason: Translated = {
  en_US: '{reason}',
  fr_FR: '{reason}',
  de_DE: '{reason}',
  es_ES: '{reason}',
  it_IT: '{reason}',
  ru_RU: '{reason}',
  ja_JP: '{reason}',
};

export const reviewMailTexts = {
  invitation: {
    subject: {
      en_US: 'How was your tour? {reference}',
      fr_FR: 'Comment s’est passée votre visite ? {reference}',
      de_DE: 'Wie war Ihre Tour? {reference}',
      es_ES: '¿Qué tal fue su visita? {reference}',
      it_IT: 'Com’è andato il suo tour? {reference}',
      ru_RU: 'Как прошла ваша экскурсия? {reference}',
      ja_JP: 'ツアーはいかがでしたか？（{reference}）',
    },
    paragraphs: [
      {
        en_US: 'Hello {name}, thank you for taking the tour “{tour}” with us.',
        fr_FR: 'Bonjour {name}, merci d’avoir suivi la visite « {tour} » avec nous.',
        de_DE: 'Guten Tag {name}, danke, dass Sie die Tour „{tour}“ mit uns gemacht haben.',
        es_ES: 'Hola, {name}: gracias por hacer la visita «{tour}» con nosotros.',
        it_IT: 'Buongiorno {name}, grazie per aver partecipato con noi al tour «{tour}».',
        ru_RU: 'Здравствуйте, {name}! Спасибо, что побывали с нами на экскурсии «{tour}».',
        ja_JP: '{name}様、この度はツアー「{tour}」にご参加いただき、ありがとうございました。',
      },
      {
        en_US:
          'A few honest words help other travelers to choose and your guide to get better. It takes two minutes, and you have 90 days.',
        fr_FR:
          'Quelques mots sincères aident les autres voyageurs à choisir et votre guide à progresser. Cela prend deux minutes, et vous avez 90 jours.',
        de_DE:
          'Ein paar ehrliche Worte helfen anderen Reisenden bei der Wahl und Ihrem Guide, noch besser zu werden. Es dauert zwei Minuten, und Sie haben 90 Tage Zeit.',
        es_ES:
          'Unas palabras sinceras ayudan a otros viajeros a elegir y a su guía a mejorar. Lleva dos minutos y tiene 90 días.',
        it_IT:
          'Qualche parola sincera aiuta gli altri viaggiatori a scegliere e la sua guida a migliorare. Bastano due minuti e ha 90 giorni di tempo.',
        ru_RU:
          'Несколько честных слов помогут другим путешественникам с выбором, а вашему гиду — стать лучше. Это займёт две минуты, написать можно в течение 90 дней.',
        ja_JP:
          '率直なご感想は、ほかの旅行者のツアー選びとガイドの励みになります。所要時間は2分ほど、90日以内にお書きいただけます。',
      },
    ],
    smallPrint: ofBooking,
    button: {
      en_US: 'Write a review',
      fr_FR: 'Écrire un avis',
      de_DE: 'Bewertung schreiben',
      es_ES: 'Escribir una opinión',
      it_IT: 'Scrivi una recensione',
      ru_RU: 'Написать отзыв',
      ja_JP: 'レビューを書く',
    },
  },
  published: {
    subject: {
      en_US: 'Your review is online: {reference}',
      fr_FR: 'Votre avis est en ligne : {reference}',
      de_DE: 'Ihre Bewertung ist online: {reference}',
      es_ES: 'Su opinión ya está publicada: {reference}',
      it_IT: 'La sua recensione è online: {reference}',
      ru_RU: 'Ваш отзыв опубликован: {reference}',
      ja_JP: 'レビューが公開されました：{reference}',
    },
    paragraphs: [
      {
        en_US: 'Hello {name}, we have checked your review of “{tour}.” Everybody can read it now. Thank you.',
        fr_FR:
          'Bonjour {name}, nous avons vérifié votre avis sur « {tour} ». Tout le monde peut désormais le lire. Merci.',
        de_DE:
          'Guten Tag {name}, wir haben Ihre Bewertung von „{tour}“ geprüft. Alle können sie jetzt lesen. Vielen Dank.',
        es_ES: 'Hola, {name}: hemos revisado su opinión sobre «{tour}». Ya la puede leer todo el mundo. Gracias.',
        it_IT:
          'Buongiorno {name}, abbiamo controllato la sua recensione di «{tour}». Ora tutti possono leggerla. Grazie.',
        ru_RU:
          'Здравствуйте, {name}! Мы проверили ваш отзыв об экскурсии «{tour}». Теперь его могут прочитать все. Спасибо.',
        ja_JP: '{name}様、ツアー「{tour}」のレビューを確認し、公開いたしました。ご投稿ありがとうございました。',
      },
    ],
    smallPrint: ofBooking,
    button: {
      en_US: 'Read the review',
      fr_FR: 'Lire l’avis',
      de_DE: 'Bewertung lesen',
      es_ES: 'Leer la opinión',
      it_IT: 'Leggi la recensione',
      ru_RU: 'Прочитать отзыв',
      ja_JP: 'レビューを読む',
    },
  },
  rejected: {
    subject: {
      en_US: 'We did not publish your review: {reference}',
      fr_FR: 'Votre avis n’a pas été publié : {reference}',
      de_DE: 'Ihre Bewertung wurde nicht veröffentlicht: {reference}',
      es_ES: 'No hemos publicado su opinión: {reference}',
      it_IT: 'Non abbiamo pubblicato la sua recensione: {reference}',
      ru_RU: 'Мы не опубликовали ваш отзыв: {reference}',
      ja_JP: 'レビューを公開できませんでした：{reference}',
    },
    paragraphs: [
      {
        en_US:
          'Hello {name}, a person of our team has read your review of “{tour}.” We have not published it for this reason:',
        fr_FR:
          'Bonjour {name}, une personne de notre équipe a lu votre avis sur « {tour} ». Nous ne l’avons pas publié pour la raison suivante :',
        de_DE:
          'Guten Tag {name}, jemand aus unserem Team hat Ihre Bewertung von „{tour}“ gelesen. Wir haben sie aus folgendem Grund nicht veröffentlicht:',
        es_ES:
          'Hola, {name}: una persona de nuestro equipo ha leído su opinión sobre «{tour}». No la hemos publicado por este motivo:',
        it_IT:
          'Buongiorno {name}, una persona del nostro team ha letto la sua recensione di «{tour}». Non l’abbiamo pubblicata per questo motivo:',
        ru_RU:
          'Здравствуйте, {name}! Сотрудник нашей команды прочитал ваш отзыв об экскурсии «{tour}». Мы не опубликовали его по следующей причине:',
        ja_JP: '{name}様、ツアー「{tour}」のレビューを担当者が拝読しましたが、次の理由により公開を見送りました。',
      },
      reason,
      {
        en_US: 'Your criticism is welcome. You may write the review anew within 90 days of the visit.',
        fr_FR:
          'Vos critiques sont les bienvenues. Vous pouvez réécrire votre avis dans les 90 jours suivant la visite.',
        de_DE: 'Kritik ist willkommen. Sie können die Bewertung innerhalb von 90 Tagen nach der Tour neu schreiben.',
        es_ES:
          'Las críticas son bienvenidas. Puede volver a escribir su opinión en los 90 días siguientes a la visita.',
        it_IT: 'Le critiche sono benvenute. Può riscrivere la recensione entro 90 giorni dalla visita.',
        ru_RU: 'Мы рады и критике. Вы можете написать отзыв заново в течение 90 дней после экскурсии.',
        ja_JP: 'ご批判も歓迎いたします。ツアー終了後90日以内であれば、改めてお書きいただけます。',
      },
    ],
    smallPrint: ofBooking,
    button: {
      en_US: 'Write the review anew',
      fr_FR: 'Réécrire l’avis',
      de_DE: 'Bewertung neu schreiben',
      es_ES: 'Volver a escribir la opinión',
      it_IT: 'Riscrivi la recensione',
      ru_RU: 'Написать отзыв заново',
      ja_JP: 'レビューを書き直す',
    },
  },
  hidden: {
    subject: {
      en_US: 'Your review is no longer shown: {reference}',
      fr_FR: 'Votre avis n’est plus affiché : {reference}',
      de_DE: 'Ihre Bewertung wird nicht mehr gezeigt: {reference}',
      es_ES: 'Su opinión ya no se muestra: {reference}',
      it_IT: 'La sua recensione non è più visibile: {reference}',
      ru_RU: 'Ваш отзыв больше не показывается: {reference}',
      ja_JP: 'レビューを非公開にしました：{reference}',
    },
    paragraphs: [
      {
        en_US: 'Hello {name}, we no longer show your review of “{tour},” for this reason:',
        fr_FR: 'Bonjour {name}, nous n’affichons plus votre avis sur « {tour} », pour la raison suivante :',
        de_DE: 'Guten Tag {name}, wir zeigen Ihre Bewertung von „{tour}“ aus folgendem Grund nicht mehr:',
        es_ES: 'Hola, {name}: ya no mostramos su opinión sobre «{tour}» por este motivo:',
        it_IT: 'Buongiorno {name}, non mostriamo più la sua recensione di «{tour}» per questo motivo:',
        ru_RU: 'Здравствуйте, {name}! Мы больше не показываем ваш отзыв об экскурсии «{tour}» по следующей причине:',
        ja_JP: '{name}様、ツアー「{tour}」のレビューは、次の理由により非公開とさせていただきました。',
      },
      reason,
    ],
    smallPrint: ofBooking,
    button: {
      en_US: 'See my review',
      fr_FR: 'Voir mon avis',
      de_DE: 'Meine Bewertung ansehen',
      es_ES: 'Ver mi opinión',
      it_IT: 'Vedi la mia recensione',
      ru_RU: 'Посмотреть мой отзыв',
      ja_JP: '自分のレビューを見る',
    },
  },
  answered: {
    subject: {
      en_US: 'Your guide answered your review: {reference}',
      fr_FR: 'Votre guide a répondu à votre avis : {reference}',
      de_DE: 'Ihr Guide hat geantwortet: {reference}',
      es_ES: 'Su guía ha respondido a su opinión: {reference}',
      it_IT: 'La sua guida ha risposto: {reference}',
      ru_RU: 'Гид ответил на ваш отзыв: {reference}',
      ja_JP: 'ガイドから返信がありました：{reference}',
    },
    paragraphs: [
      {
        en_US: 'Hello {name}, your guide has answered your review of “{tour}.”',
        fr_FR: 'Bonjour {name}, votre guide a répondu à votre avis sur « {tour} ».',
        de_DE: 'Guten Tag {name}, Ihr Guide hat auf Ihre Bewertung von „{tour}“ geantwortet.',
        es_ES: 'Hola, {name}: su guía ha respondido a su opinión sobre «{tour}».',
        it_IT: 'Buongiorno {name}, la sua guida ha risposto alla sua recensione di «{tour}».',
        ru_RU: 'Здравствуйте, {name}! Гид ответил на ваш отзыв об экскурсии «{tour}».',
        ja_JP: '{name}様、ツアー「{tour}」のレビューにガイドが返信しました。',
      },
    ],
    smallPrint: ofBooking,
    button: {
      en_US: 'Read the answer',
      fr_FR: 'Lire la réponse',
      de_DE: 'Antwort lesen',
      es_ES: 'Leer la respuesta',
      it_IT: 'Leggi la risposta',
      ru_RU: 'Прочитать ответ',
      ja_JP: '返信を読む',
    },
  },
  guideReviewed: {
    subject: {
      en_US: 'A traveler reviewed your tour',
      fr_FR: 'Un voyageur a évalué votre visite',
      de_DE: 'Ihre Tour wurde bewertet',
      es_ES: 'Un viajero ha opinado sobre su visita',
      it_IT: 'Un viaggiatore ha recensito il suo tour',
      ru_RU: 'Новый отзыв о вашей экскурсии',
      ja_JP: 'ツアーにレビューが届きました',
    },
    paragraphs: [
      {
        en_US:
          'There is a new review of “{tour},” which you led. You may answer it once; everybody can read the answer.',
        fr_FR:
          'Un nouvel avis porte sur « {tour} », que vous avez guidée. Vous pouvez y répondre une fois ; tout le monde peut lire la réponse.',
        de_DE:
          'Es gibt eine neue Bewertung von „{tour}“, die Sie geführt haben. Sie können einmal antworten; alle können die Antwort lesen.',
        es_ES:
          'Hay una opinión nueva sobre «{tour}», que usted guió. Puede responder una vez; todo el mundo puede leer la respuesta.',
        it_IT:
          'C’è una nuova recensione di «{tour}», che ha guidato lei. Può rispondere una volta; tutti possono leggere la risposta.',
        ru_RU:
          'Появился новый отзыв об экскурсии «{tour}», которую вы провели. Вы можете ответить один раз; ответ смогут прочитать все.',
        ja_JP:
          '担当された「{tour}」に新しいレビューが届きました。返信は一度だけ可能で、どなたでも読めるように公開されます。',
      },
    ],
    smallPrint: ofGuide,
    button: {
      en_US: 'Read and answer',
      fr_FR: 'Lire et répondre',
      de_DE: 'Lesen und antworten',
      es_ES: 'Leer y responder',
      it_IT: 'Leggi e rispondi',
      ru_RU: 'Прочитать и ответить',
      ja_JP: '読んで返信する',
    },
  },
  answerWithdrawn: {
    subject: {
      en_US: 'Your answer is no longer shown',
      fr_FR: 'Votre réponse n’est plus affichée',
      de_DE: 'Ihre Antwort wird nicht mehr gezeigt',
      es_ES: 'Su respuesta ya no se muestra',
      it_IT: 'La sua risposta non è più visibile',
      ru_RU: 'Ваш ответ больше не показывается',
      ja_JP: '返信を非公開にしました',
    },
    paragraphs: [
      {
        en_US: 'We no longer show your answer to a review, for this reason:',
        fr_FR: 'Nous n’affichons plus votre réponse à un avis, pour la raison suivante :',
        de_DE: 'Wir zeigen Ihre Antwort auf eine Bewertung aus folgendem Grund nicht mehr:',
        es_ES: 'Ya no mostramos su respuesta a una opinión por este motivo:',
        it_IT: 'Non mostriamo più la sua risposta a una recensione per questo motivo:',
        ru_RU: 'Мы больше не показываем ваш ответ на отзыв по следующей причине:',
        ja_JP: 'レビューへの返信は、次の理由により非公開とさせていただきました。',
      },
      reason,
    ],
    smallPrint: ofGuide,
    button: {
      en_US: 'See my reviews',
      fr_FR: 'Voir mes avis',
      de_DE: 'Meine Bewertungen ansehen',
      es_ES: 'Ver mis opiniones',
      it_IT: 'Vedi le mie recensioni',
      ru_RU: 'Посмотреть отзывы',
      ja_JP: 'レビューを見る',
    },
  },
} as const satisfies Readonly<Record<string, LetterText>>;
