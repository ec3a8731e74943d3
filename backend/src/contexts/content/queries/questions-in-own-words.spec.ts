import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import { readEditorial } from '../editorial/read-editorial.js';
import { QuestionIndex } from './question-index.js';

/** What travellers type, in the words that come to them first, by the question that answers it. */
const typed: Translated<Readonly<Record<string, readonly string[]>>> = {
  en_US: {
    'bad-weather': ['rain', 'bad weather', 'what if it rains'],
    'language-of-the-guide': ['english speaking guide', 'does the guide speak German'],
    'are-tickets-included': ['what is included', 'is lunch included'],
    'change-the-date': ['change date', 'change the date', 'change booking', 'different day'],
    'find-my-booking': ['no email', 'did not receive email', 'no confirmation'],
    'late-arrival': ['late', 'running late'],
    'gift-cards': ['promo code', 'discount code'],
    'is-payment-safe': ['cash', 'can I pay cash'],
    dogs: ['dog', 'dogs', 'pets', 'can I bring my dog'],
    'cancel-and-refund': ['cancel', 'refund'],
  },
  fr_FR: {
    'bad-weather': ['pluie', 'mauvais temps', 's’il pleut'],
    'language-of-the-guide': ['guide francophone', 'guide qui parle français'],
    'are-tickets-included': ['qu’est-ce qui est inclus', 'inclus'],
    'change-the-date': ['changer la date', 'modifier ma réservation'],
    'find-my-booking': ['pas reçu d’e-mail', 'pas reçu le mail'],
    'late-arrival': ['en retard'],
    'gift-cards': ['code promo'],
    'is-payment-safe': ['espèces', 'payer en liquide'],
    dogs: ['chien', 'animaux'],
    'cancel-and-refund': ['annuler'],
  },
  de_DE: {
    'bad-weather': ['regen', 'schlechtes Wetter', 'wenn es regnet'],
    'language-of-the-guide': ['deutschsprachiger Guide', 'deutscher Guide'],
    'are-tickets-included': ['was ist inklusive', 'inbegriffen'],
    'change-the-date': ['Datum ändern', 'Termin verschieben', 'umbuchen'],
    'find-my-booking': ['keine Mail erhalten', 'keine E-Mail bekommen'],
    'late-arrival': ['zu spät', 'verspätung'],
    'gift-cards': ['Rabattcode', 'Gutscheincode'],
    'is-payment-safe': ['Bargeld', 'bar zahlen'],
    dogs: ['Hund', 'Hunde', 'kann ich meinen Hund mitnehmen'],
    'cancel-and-refund': ['stornieren'],
  },
  es_ES: {
    'bad-weather': ['lluvia', 'mal tiempo', 'si llueve'],
    'language-of-the-guide': ['guía en español', 'guía que hable español'],
    'are-tickets-included': ['qué está incluido', 'qué incluye'],
    'change-the-date': ['cambiar la fecha', 'cambiar fecha'],
    'find-my-booking': ['no he recibido el correo', 'no me llegó el email'],
    'late-arrival': ['llegar tarde', 'llego tarde'],
    'gift-cards': ['código promocional'],
    'is-payment-safe': ['efectivo', 'pagar en efectivo'],
    dogs: ['perro', 'mascota'],
    'cancel-and-refund': ['cancelar'],
  },
  it_IT: {
    'bad-weather': ['pioggia', 'maltempo', 'se piove', 'brutto tempo'],
    'language-of-the-guide': ['guida in italiano', 'guida che parla italiano'],
    'are-tickets-included': ['cosa è incluso', 'cosa è compreso'],
    'change-the-date': ['cambiare data', 'cambiare la data'],
    'find-my-booking': ['non ho ricevuto la mail', 'email non arrivata'],
    'late-arrival': ['in ritardo'],
    'gift-cards': ['codice promozionale', 'codice sconto'],
    'is-payment-safe': ['contanti', 'pagare in contanti'],
    dogs: ['cane', 'animali'],
    'cancel-and-refund': ['annullare', 'disdire'],
  },
  ru_RU: {
    'bad-weather': ['дождь', 'непогода', 'плохая погода', 'если пойдёт дождь'],
    'language-of-the-guide': ['русскоговорящий гид', 'гид говорит по-русски', 'гид на русском'],
    'are-tickets-included': ['что включено', 'входят ли билеты'],
    'change-the-date': ['изменить дату', 'перенести экскурсию'],
    'find-my-booking': ['не пришло письмо', 'нет письма'],
    'late-arrival': ['опоздание', 'я опаздываю'],
    'gift-cards': ['промокод'],
    'is-payment-safe': ['наличные', 'оплата наличными'],
    dogs: ['собака', 'можно с собакой'],
    'cancel-and-refund': ['отменить'],
  },
  ja_JP: {
    'bad-weather': ['雨', '雨が降ったら', '雨の場合', '悪天候'],
    'language-of-the-guide': ['日本語ガイド', 'ガイドは日本語を話しますか', '日本語を話せるガイド'],
    'are-tickets-included': ['何が含まれますか', '料金に何が含まれますか'],
    'change-the-date': ['日程変更', '日にちを変更したい', '日付を変える'],
    'find-my-booking': ['メールが届かない', '確認メールが来ない'],
    'late-arrival': ['遅刻', '遅れそう'],
    'gift-cards': ['クーポン', '割引コード'],
    'is-payment-safe': ['現金', '現金で払えますか'],
    dogs: ['犬', 'ペット', '犬は連れて行けますか'],
    'cancel-and-refund': ['キャンセルしたい'],
  },
};

describe.each(LOCALES)('who asks in their own words in %s', (language) => {
  const index = new QuestionIndex(
    readEditorial()
      .filter(({ kind }) => kind === 'faq')
      .map(({ slug, texts }) => ({
        id: slug,
        title: texts[language].title,
        html: texts[language].markdown,
        details: { searchWords: texts[language].searchWords ?? '' },
      })),
  );

  it.each(Object.entries(typed[language]).flatMap(([slug, texts]) => texts.map((text) => [text, slug] as const)))(
    '%s: is answered first by %s',
    (text, slug) => {
      expect(index.about(text)[0]).toBe(slug);
    },
  );
});
