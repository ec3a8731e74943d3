import type { EditorialEntry } from './editorial-entry.js';

export const giftCards: EditorialEntry = {
  kind: 'gift-cards',
  slug: 'gift-cards',
  position: 1,
  details: {},
  texts: {
    en_US: {
      title: 'Gift cards',
      summary:
        'For somebody who should choose the city, the day and the guide: a balance that pays for tours, with nothing lost of what is left over.',
      markdown: `A tour is a present that needs a date, and dates are what one seldom knows of others. A gift card leaves that to the person who travels.

## How it works

- It is a balance in one currency, under a code. At checkout it pays for the order or for a part of it; the rest is paid by card.
- It can be used for several bookings, in any of our [cities](/tours). What is left stays on it.
- If the order is in another currency, it is converted at the rate shown beside the price.
- If a booking paid with it is cancelled in time, its part goes back to the gift card.
- Promo codes count for tours and not for buying gift cards.

## If you would like to give one

Write to [{email}](mailto:{email}) and say how much it should be, in which currency and in which language the person reads. We answer with the conditions, among them how long the card is valid, before you pay. If you have received a card, write to the same address for the balance or for help in using it. Keep the code like cash: whoever has it can spend it.
`,
    },
    fr_FR: {
      title: 'Cartes cadeaux',
      summary:
        'Pour quelqu’un qui doit choisir la ville, le jour et le guide : un solde avec lequel on paie des visites, sans rien perdre de ce qui reste.',
      markdown: `Une visite est un cadeau qui demande une date, et les dates sont ce que l’on connaît le moins des autres. La carte cadeau laisse ce choix à qui voyage.

## Comment cela marche

- C’est un solde dans une monnaie, sous un code. À la commande, il paie tout ou partie ; le reste se règle par carte bancaire.
- Il sert pour plusieurs réservations, dans toutes nos [villes](/tours). Ce qui n’est pas dépensé y demeure.
- Si la commande est dans une autre monnaie, il est converti au taux affiché à côté du prix.
- Si une réservation payée ainsi est annulée à temps, sa part revient sur la carte cadeau.
- Les codes promotionnels valent pour les visites, non pour l’achat de cartes cadeaux.

## Si vous souhaitez en offrir une

Écrivez à [{email}](mailto:{email}) en précisant le montant, la monnaie et la langue de la personne. Nous vous répondons avec les conditions, dont la durée de validité, avant tout paiement. Si vous avez reçu une carte, écrivez à la même adresse pour en connaître le solde ou pour qu’on vous aide à l’utiliser. Gardez le code comme de l’argent : qui le détient peut le dépenser.
`,
    },
    de_DE: {
      title: 'Geschenkkarten',
      summary:
        'Für jemanden, der Stadt, Tag und Guide selbst wählen soll: ein Guthaben, mit dem man Touren bezahlt und von dem kein Rest verfällt.',
      markdown: `Eine Tour ist ein Geschenk, das ein Datum braucht, und Daten weiß man von anderen selten. Die Geschenkkarte überlässt sie dem, der reist.

## So geht es

- Sie ist ein Guthaben in einer Währung unter einem Code. Bei der Bestellung zahlt sie den Betrag oder einen Teil; den Rest zahlen Sie mit Ihrer Karte.
- Sie reicht für mehrere Buchungen in allen unseren [Städten](/tours). Was übrig ist, bleibt darauf.
- Lautet die Bestellung auf eine andere Währung, wird zu dem Kurs umgerechnet, der neben dem Preis steht.
- Wird eine damit bezahlte Buchung rechtzeitig storniert, geht ihr Teil auf die Geschenkkarte zurück.
- Rabattcodes gelten für Touren und nicht für den Kauf von Geschenkkarten.

## Wenn Sie eine verschenken möchten

Schreiben Sie an [{email}](mailto:{email}), wie hoch sie sein soll, in welcher Währung, und in welcher Sprache die Person liest. Wir antworten mit den Bedingungen, darunter die Gültigkeit, bevor Sie zahlen. Haben Sie eine Karte bekommen, schreiben Sie an dieselbe Adresse, wenn Sie den Stand wissen möchten oder Hilfe beim Einlösen brauchen. Bewahren Sie den Code wie Bargeld auf: Wer ihn hat, kann ihn ausgeben.
`,
    },
    es_ES: {
      title: 'Tarjetas de regalo',
      summary:
        'Para alguien que debe elegir la ciudad, el día y el guía: un saldo con el que se pagan visitas, sin que se pierda lo que sobra.',
      markdown: `Una visita es un regalo que necesita fecha, y las fechas son lo que menos se sabe de los demás. La tarjeta de regalo se las deja a quien viaja.

## Cómo funciona

- Es un saldo en una moneda, bajo un código. En el pedido paga el total o una parte; el resto se paga con tarjeta bancaria.
- Sirve para varias reservas, en todas nuestras [ciudades](/tours). Lo que sobra se queda en ella.
- Si el pedido está en otra moneda, se convierte al cambio que figura junto al precio.
- Si una reserva pagada con ella se cancela a tiempo, su parte vuelve a la tarjeta de regalo.
- Los códigos promocionales valen para visitas y no para comprar tarjetas de regalo.

## Si desea regalar una

Escriba a [{email}](mailto:{email}) e indique el importe, la moneda y el idioma en que lee la persona. Le contestamos con las condiciones, entre ellas el plazo de validez, antes de que pague. Si ha recibido una tarjeta, escriba a la misma dirección para conocer el saldo o para que le ayudemos a usarla. Guarde el código como si fuera dinero: quien lo tiene puede gastarlo.
`,
    },
    it_IT: {
      title: 'Carte regalo',
      summary:
        'Per qualcuno che deve scegliere la città, il giorno e la guida: un saldo con cui si pagano le visite, senza perdere ciò che avanza.',
      markdown: `Una visita è un regalo che ha bisogno di una data, e le date sono ciò che degli altri si sa di meno. La carta regalo le lascia a chi viaggia.

## Come funziona

- È un saldo in una valuta, sotto un codice. Al momento dell’ordine paga tutto o una parte; il resto si paga con la carta di credito.
- Vale per più prenotazioni, in tutte le nostre [città](/tours). Quello che avanza resta lì.
- Se l’ordine è in un’altra valuta, si converte al cambio indicato accanto al prezzo.
- Se una prenotazione pagata così viene cancellata in tempo, la sua parte torna sulla carta regalo.
- I codici promozionali valgono per le visite e non per l’acquisto di carte regalo.

## Se desidera regalarne una

Scriva a [{email}](mailto:{email}) indicando l’importo, la valuta e la lingua in cui legge la persona. Le rispondiamo con le condizioni, fra cui la durata della carta, prima che paghi. Se ha ricevuto una carta, scriva allo stesso indirizzo per conoscere il saldo o per farsi aiutare a usarla. Conservi il codice come denaro: chi lo possiede può spenderlo.
`,
    },
    ru_RU: {
      title: 'Подарочные карты',
      summary:
        'Для того, кто сам выберет город, день и гида: сумма, которой оплачивают экскурсии и от которой остаток не пропадает.',
      markdown: `Экскурсия — подарок, которому нужна дата, а даты — это то, чего мы о других почти не знаем. Подарочная карта оставляет выбор тому, кто едет.

## Как это устроено

- Это сумма в одной валюте, которой соответствует код. При оформлении она оплачивает заказ целиком или частью; остальное платят банковской картой.
- Её хватает на несколько бронирований в любых наших [городах](/tours). Остаток сохраняется.
- Если заказ в другой валюте, сумма пересчитывается по курсу, показанному рядом с ценой.
- Если бронирование, оплаченное картой, отменено вовремя, её часть возвращается на подарочную карту.
- Промокоды действуют на экскурсии, но не на покупку подарочных карт.

## Если хотите её подарить

Напишите на [{email}](mailto:{email}), на какую сумму, в какой валюте и на каком языке читает этот человек. До оплаты мы сообщим условия, в том числе срок действия. Если вы получили карту, по тому же адресу можно узнать остаток или попросить помочь ею воспользоваться. Храните код как наличные: потратить деньги может любой, у кого он есть.
`,
    },
    ja_JP: {
      title: 'ギフトカード',
      summary:
        '都市も、日付も、ガイドも、贈られた方に選んでいただくためのカードです。残高でツアーの代金を支払うことができ、一度のご注文で使い切れなかった分は次のご予約に残ります。',
      markdown: `ツアーは日付の要る贈り物ですが、ほかの人の予定ほど分からないものはありません。ギフトカードなら、それを旅する方に任せることができます。

## 仕組み

- 一つの通貨の残高を、コードで管理します。ご注文の際に全額または一部のお支払いに使え、残りはクレジットカードなどでお支払いいただきます。
- すべての[都市](/tours)で、複数のご予約に使えます。残った金額はそのまま保たれます。
- ご注文の通貨が異なる場合は、料金とともに表示するレートで換算します。
- ギフトカードで支払ったご予約を期限内にキャンセルされた場合、その分はカードに戻ります。
- プロモーションコードはツアーに使うもので、ギフトカードの購入には使えません。

## お贈りになる方へ

金額、通貨、受け取る方の言語を[{email}](mailto:{email})までお知らせください。有効期間を含む条件を、お支払いの前にご案内します。カードを受け取られた方の残高の確認や、ご利用のお手伝いも、同じ宛先で承ります。コードは現金と同じように保管してください。コードを持つ人は誰でも使うことができます。
`,
    },
  },
};
