import type { LetterText } from '../../../platform/mail/components/letter.js';

export const personalCodeTexts: LetterText = {
  subject: {
    en_US: 'Your personal code: {percent}% off our tours',
    fr_FR: 'Votre code personnel : {percent} % de remise sur nos visites',
    de_DE: 'Ihr persönlicher Code: {percent} % auf unsere Touren',
    es_ES: 'Su código personal: {percent} % de descuento en tours',
    it_IT: 'Il suo codice personale: {percent}% di sconto sui tour',
    ru_RU: 'Ваш личный код: скидка {percent} % на экскурсии',
    ja_JP: '専用コードのお知らせ：ツアーが{percent}%割引',
  },
  paragraphs: [
    {
      en_US: 'Your code is {code}. It takes {percent}% off the price of every tour that you book with this account.',
      fr_FR:
        'Votre code est {code}. Il réduit de {percent} % le prix de chaque visite que vous réservez avec ce compte.',
      de_DE: 'Ihr Code lautet {code}. Damit kostet jede Tour, die Sie mit diesem Konto buchen, {percent} % weniger.',
      es_ES: 'Su código es {code}. Rebaja un {percent} % el precio de cada tour que reserve con esta cuenta.',
      it_IT: 'Il suo codice è {code}. Riduce del {percent}% il prezzo di ogni tour che prenota con questo account.',
      ru_RU: 'Ваш код: {code}. Он снижает на {percent} % цену каждой экскурсии, забронированной из этого аккаунта.',
      ja_JP: 'お客様の専用コードは{code}です。このアカウントでご予約いただくすべてのツアーが{percent}%割引になります。',
    },
    {
      en_US:
        'You need not type it: once you are signed in, your cart applies it by itself. Entrance tickets and gift cards are not discounted, and nobody else can use your code.',
      fr_FR:
        'Inutile de le saisir : une fois que vous êtes connecté, votre panier l’applique tout seul. Les billets d’entrée et les cartes cadeaux ne sont pas remisés, et personne d’autre ne peut utiliser votre code.',
      de_DE:
        'Sie müssen ihn nicht eintippen: Sobald Sie angemeldet sind, rechnet der Warenkorb ihn von selbst ein. Eintrittskarten und Geschenkgutscheine sind nicht rabattiert, und niemand sonst kann Ihren Code verwenden.',
      es_ES:
        'No hace falta escribirlo: en cuanto inicie sesión, el carrito lo aplica solo. Las entradas y las tarjetas regalo no tienen descuento, y nadie más puede usar su código.',
      it_IT:
        'Non occorre digitarlo: dopo l’accesso il carrello lo applica da solo. I biglietti d’ingresso e le carte regalo non sono scontati, e nessun altro può usare il suo codice.',
      ru_RU:
        'Вводить его не нужно: после входа корзина применит его сама. На входные билеты и подарочные карты скидка не действует, и никто другой не сможет воспользоваться вашим кодом.',
      ja_JP:
        '入力の必要はありません。ログインすると、カートに自動で適用されます。入場券とギフトカードは割引の対象外です。このコードをほかの方が使うことはできません。',
    },
  ],
  button: {
    en_US: 'Find a tour',
    fr_FR: 'Trouver une visite',
    de_DE: 'Tour finden',
    es_ES: 'Buscar un tour',
    it_IT: 'Trova un tour',
    ru_RU: 'Найти экскурсию',
    ja_JP: 'ツアーを探す',
  },
  smallPrint: {
    en_US: 'The code works as long as your business account is validated. You find it in your account at any time.',
    fr_FR:
      'Le code est valable tant que votre compte professionnel est validé. Vous le retrouvez à tout moment dans votre compte.',
    de_DE: 'Der Code gilt, solange Ihr Geschäftskonto freigegeben ist. Sie finden ihn jederzeit in Ihrem Konto.',
    es_ES:
      'El código vale mientras su cuenta profesional esté validada. Puede consultarlo en su cuenta en cualquier momento.',
    it_IT:
      'Il codice vale finché il suo account professionale è approvato. Lo trova in qualsiasi momento nel suo account.',
    ru_RU: 'Код действует, пока ваш корпоративный аккаунт подтверждён. Он всегда доступен в вашем кабинете.',
    ja_JP: 'このコードは、法人アカウントが承認されている間ご利用いただけます。アカウント画面でいつでも確認できます。',
  },
};
