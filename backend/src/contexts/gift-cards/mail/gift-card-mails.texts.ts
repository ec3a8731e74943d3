import type { Translated } from '../../../shared-kernel/language/locale.js';

export const giftCardMailTexts = {
  forYou: {
    en_US: 'A gift card for you: {amount}',
    fr_FR: 'Une carte cadeau pour vous : {amount}',
    de_DE: 'Ein Geschenkgutschein für Sie: {amount}',
    es_ES: 'Una tarjeta regalo para usted: {amount}',
    it_IT: 'Una carta regalo per lei: {amount}',
    ru_RU: 'Подарочная карта для вас: {amount}',
    ja_JP: 'ギフトカードが届きました：{amount}',
  },
  yours: {
    en_US: 'Your gift card of {amount}',
    fr_FR: 'Votre carte cadeau de {amount}',
    de_DE: 'Ihr Geschenkgutschein über {amount}',
    es_ES: 'Su tarjeta regalo de {amount}',
    it_IT: 'La sua carta regalo da {amount}',
    ru_RU: 'Ваша подарочная карта на {amount}',
    ja_JP: '{amount}のギフトカード',
  },
  gift: {
    en_US: '{from} gives you a gift card of {amount} for guided tours in any of our cities.',
    fr_FR: '{from} vous offre une carte cadeau de {amount} pour des visites guidées dans toutes nos villes.',
    de_DE: '{from} schenkt Ihnen einen Gutschein über {amount} für Führungen in allen unseren Städten.',
    es_ES: '{from} le regala una tarjeta de {amount} para visitas guiadas en cualquiera de nuestras ciudades.',
    it_IT: '{from} le regala una carta da {amount} per visite guidate in tutte le nostre città.',
    ru_RU: '{from} дарит вам карту на {amount} для экскурсий с гидом в любом из наших городов.',
    ja_JP: '{from}様から、全都市のガイドツアーでお使いいただける{amount}のギフトカードが届いています。',
  },
  ready: {
    en_US: 'The card is attached as a PDF to print and hand over. It is good for guided tours in any of our cities.',
    fr_FR:
      'La carte est jointe en PDF, à imprimer et à offrir. Elle est valable pour des visites guidées dans toutes nos villes.',
    de_DE:
      'Der Gutschein liegt als PDF bei, zum Drucken und Überreichen. Er gilt für Führungen in allen unseren Städten.',
    es_ES:
      'La tarjeta va adjunta en PDF, para imprimirla y regalarla. Sirve para visitas guiadas en cualquiera de nuestras ciudades.',
    it_IT: 'La carta è allegata in PDF, da stampare e regalare. Vale per visite guidate in tutte le nostre città.',
    ru_RU: 'Карта приложена в PDF: её можно распечатать и вручить. Она действует на экскурсии во всех наших городах.',
    ja_JP: '印刷してお渡しいただけるPDFを添付しました。全都市のガイドツアーでご利用いただけます。',
  },
  how: {
    en_US: 'Type the code at checkout. What is left stays on the card.',
    fr_FR: 'Saisissez le code au moment de payer. Le reste demeure sur la carte.',
    de_DE: 'Geben Sie den Code an der Kasse ein. Was übrig bleibt, bleibt auf dem Gutschein.',
    es_ES: 'Escriba el código al pagar. Lo que sobre queda en la tarjeta.',
    it_IT: 'Inserisca il codice al momento del pagamento. Il resto rimane sulla carta.',
    ru_RU: 'Введите код при оформлении заказа. Остаток сохранится на карте.',
    ja_JP: 'お支払い画面でコードを入力してください。残額はカードに残ります。',
  },
  validUntil: {
    en_US: 'Valid until',
    fr_FR: 'Valable jusqu’au',
    de_DE: 'Gültig bis',
    es_ES: 'Válida hasta',
    it_IT: 'Valida fino al',
    ru_RU: 'Действует до',
    ja_JP: '有効期限',
  },
  order: {
    en_US: 'Order',
    fr_FR: 'Commande',
    de_DE: 'Bestellung',
    es_ES: 'Pedido',
    it_IT: 'Ordine',
    ru_RU: 'Заказ',
    ja_JP: 'ご注文',
  },
  choose: {
    en_US: 'Choose a tour',
    fr_FR: 'Choisir une visite',
    de_DE: 'Tour aussuchen',
    es_ES: 'Elegir un tour',
    it_IT: 'Scegliere un tour',
    ru_RU: 'Выбрать экскурсию',
    ja_JP: 'ツアーを選ぶ',
  },
  open: {
    en_US: 'Open the gift card',
    fr_FR: 'Ouvrir la carte cadeau',
    de_DE: 'Gutschein ansehen',
    es_ES: 'Ver la tarjeta regalo',
    it_IT: 'Aprire la carta regalo',
    ru_RU: 'Открыть карту',
    ja_JP: 'ギフトカードを見る',
  },
  boughtTitle: {
    en_US: 'Your gift card for {recipient}',
    fr_FR: 'Votre carte cadeau pour {recipient}',
    de_DE: 'Ihr Geschenkgutschein für {recipient}',
    es_ES: 'Su tarjeta regalo para {recipient}',
    it_IT: 'La sua carta regalo per {recipient}',
    ru_RU: 'Ваша подарочная карта: {recipient}',
    ja_JP: '{recipient}様へのギフトカード',
  },
  boughtSubject: {
    en_US: 'Your gift card, order {reference}',
    fr_FR: 'Votre carte cadeau, commande {reference}',
    de_DE: 'Ihr Geschenkgutschein, Bestellung {reference}',
    es_ES: 'Su tarjeta regalo, pedido {reference}',
    it_IT: 'La sua carta regalo, ordine {reference}',
    ru_RU: 'Ваша подарочная карта, заказ {reference}',
    ja_JP: 'ギフトカードのご購入（ご注文{reference}）',
  },
  bought: {
    en_US: 'We mail the card of {amount} to {email} on {day}.',
    fr_FR: 'Nous enverrons la carte de {amount} à {email} le {day}.',
    de_DE: 'Wir senden den Gutschein über {amount} am {day} an {email}.',
    es_ES: 'Enviaremos la tarjeta de {amount} a {email} el {day}.',
    it_IT: 'Invieremo la carta da {amount} a {email} il {day}.',
    ru_RU: 'Мы отправим карту на {amount} по адресу {email}: {day}.',
    ja_JP: '{amount}のカードを{day}に{email}へお送りします。',
  },
  page: {
    en_US:
      'Its page shows the balance. An unused card can be returned there within {days, plural, one {# day} other {# days}}; the price goes back to how you paid.',
    fr_FR:
      'Sa page indique le solde. Une carte non utilisée peut y être rendue sous {days, plural, one {# jour} other {# jours}} ; le prix est remboursé par le même moyen de paiement.',
    de_DE:
      'Die Seite des Gutscheins zeigt das Guthaben. Dort geben Sie ihn unbenutzt innerhalb von {days, plural, one {# Tag} other {# Tagen}} zurück; der Preis geht auf demselben Weg zurück, auf dem Sie bezahlt haben.',
    es_ES:
      'Su página muestra el saldo. Allí puede devolver una tarjeta sin usar en {days, plural, one {# día} other {# días}}; el precio vuelve al medio de pago.',
    it_IT:
      'La sua pagina mostra il saldo. Lì può restituire una carta non usata entro {days, plural, one {# giorno} other {# giorni}}; il prezzo torna al mezzo di pagamento.',
    ru_RU:
      'На её странице виден остаток. Неиспользованную карту можно вернуть там в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}; деньги вернутся тем же способом.',
    ja_JP:
      'カードのページで残高をご確認いただけます。未使用のカードは{days, plural, other {#日}}以内であれば同じページで返品でき、代金はお支払い方法に返金されます。',
  },
  reason: {
    en_US: 'You get this mail because somebody bought this gift card for you.',
    fr_FR: 'Vous recevez cet e-mail parce que quelqu’un vous a offert cette carte cadeau.',
    de_DE: 'Sie erhalten diese E-Mail, weil Ihnen jemand diesen Gutschein geschenkt hat.',
    es_ES: 'Recibe este correo porque alguien le ha regalado esta tarjeta.',
    it_IT: 'Riceve questa e-mail perché qualcuno le ha regalato questa carta.',
    ru_RU: 'Вы получили это письмо, потому что вам подарили эту карту.',
    ja_JP: 'このメールは、ギフトカードの贈り先に指定された方にお送りしています。',
  },
} satisfies Record<string, Translated>;
