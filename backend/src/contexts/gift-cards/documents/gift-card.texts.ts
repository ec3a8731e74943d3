import type { Translated } from '../../../shared-kernel/language/locale.js';

export const giftCardTexts = {
  giftCard: {
    en_US: 'Gift card',
    fr_FR: 'Carte cadeau',
    de_DE: 'Geschenkgutschein',
    es_ES: 'Tarjeta regalo',
    it_IT: 'Carta regalo',
    ru_RU: 'Подарочная карта',
    ja_JP: 'ギフトカード',
  },
  documentTitle: {
    en_US: 'Gift card of {amount}',
    fr_FR: 'Carte cadeau de {amount}',
    de_DE: 'Geschenkgutschein über {amount}',
    es_ES: 'Tarjeta regalo de {amount}',
    it_IT: 'Carta regalo da {amount}',
    ru_RU: 'Подарочная карта на {amount}',
    ja_JP: '{amount}のギフトカード',
  },
  posterAlt: {
    en_US: 'A drawn view of a city',
    fr_FR: 'Vue dessinée d’une ville',
    de_DE: 'Gezeichnete Ansicht einer Stadt',
    es_ES: 'Vista dibujada de una ciudad',
    it_IT: 'Veduta disegnata di una città',
    ru_RU: 'Рисованный вид города',
    ja_JP: '街を描いたイラスト',
  },
  to: { en_US: 'For', fr_FR: 'Pour', de_DE: 'Für', es_ES: 'Para', it_IT: 'Per', ru_RU: 'Кому', ja_JP: '贈り先' },
  from: { en_US: 'From', fr_FR: 'De', de_DE: 'Von', es_ES: 'De', it_IT: 'Da', ru_RU: 'От кого', ja_JP: '贈り主' },
  code: {
    en_US: 'Code',
    fr_FR: 'Code',
    de_DE: 'Code',
    es_ES: 'Código',
    it_IT: 'Codice',
    ru_RU: 'Код',
    ja_JP: 'コード',
  },
  validUntil: {
    en_US: 'Valid until {day}',
    fr_FR: 'Valable jusqu’au {day}',
    de_DE: 'Gültig bis {day}',
    es_ES: 'Válida hasta el {day}',
    it_IT: 'Valida fino al {day}',
    ru_RU: 'Действует до: {day}',
    ja_JP: '有効期限：{day}',
  },
  how: {
    en_US:
      'For guided tours in any of our cities. Type the code at checkout on {site}. What is left stays on the card.',
    fr_FR:
      'Pour des visites guidées dans toutes nos villes. Saisissez le code au moment de payer sur {site}. Le reste demeure sur la carte.',
    de_DE:
      'Für Führungen in allen unseren Städten. Geben Sie den Code an der Kasse auf {site} ein. Was übrig bleibt, bleibt auf dem Gutschein.',
    es_ES:
      'Para visitas guiadas en cualquiera de nuestras ciudades. Escriba el código al pagar en {site}. Lo que sobre queda en la tarjeta.',
    it_IT:
      'Per visite guidate in tutte le nostre città. Inserisca il codice al momento del pagamento su {site}. Il resto rimane sulla carta.',
    ru_RU:
      'На экскурсии с гидом во всех наших городах. Введите код при оформлении заказа на {site}. Остаток сохранится на карте.',
    ja_JP:
      '全都市のガイドツアーでご利用いただけます。{site}のお支払い画面でコードを入力してください。残額はカードに残ります。',
  },
} satisfies Record<string, Translated>;
