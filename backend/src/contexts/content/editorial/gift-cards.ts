import type { EditorialEntry } from './editorial-entry.js';

export const giftCards: EditorialEntry = {
  kind: 'gift-cards',
  slug: 'gift-cards',
  position: 1,
  details: {
    landmarks: [
      { motif: 'lantern', name: 'Lanterns' },
      { motif: 'rooftops', name: 'Roofs' },
    ],
  },
  texts: {
    en_US: {
      title: 'Gift cards',
      summary:
        'For somebody who should choose the city and the guide: how to give a tour, with or without a fixed date.',
      markdown: `A tour is a present that needs a date, and other people’s dates are the one thing we seldom know.

## If you know the day

Choose one of our [tours](/tours) and say at checkout that it is for somebody else; the guide greets the person you name. The voucher comes to you as a PDF, in the language in which you ordered, and can be handed over, folded or in an envelope.

## If the day should stay open

A gift card is then the better present: an amount in one currency, for tours in any of our cities. Our team arranges it by e-mail. Write to [{email}](mailto:{email}) and tell us the amount, the currency, and the language the person reads. Before you pay, we send you the conditions, including how long the card is valid. If you have received a card, write to the same address to ask for its balance or to book with it.
`,
    },
    fr_FR: {
      title: 'Cartes cadeaux',
      summary:
        'Pour quelqu’un qui choisira lui-même la ville et le guide : comment offrir une visite, à une date fixe ou laissée ouverte.',
      markdown: `Une visite est un cadeau qui demande une date, et les dates sont ce que l’on connaît le moins des autres.

## Si vous connaissez le jour

Choisissez une de nos [visites](/tours) et dites, à la commande, qu’elle est pour quelqu’un d’autre ; le guide accueille la personne que vous nommez. Le bon vous parvient en PDF, dans la langue de la commande, prêt à être remis, plié ou sous enveloppe.

## Si le jour doit rester ouvert

Une carte cadeau convient alors mieux : une somme dans une devise, pour des visites dans toutes nos villes. Notre équipe s’en occupe par e-mail. Écrivez à [{email}](mailto:{email}) en précisant le montant, la devise et la langue que lit la personne. Nous vous répondons avec les conditions, dont la durée de validité, avant tout paiement. Si vous avez reçu une carte, écrivez à la même adresse pour en connaître le solde ou pour réserver avec elle.
`,
    },
    de_DE: {
      title: 'Geschenkkarten',
      summary:
        'Für jemanden, der Stadt und Guide selbst wählen soll: wie man eine Tour verschenkt, mit festem oder mit offenem Tag.',
      markdown: `Eine Tour ist ein Geschenk, das ein Datum braucht, und wann andere Zeit haben, weiß man selten.

## Wenn Sie den Tag kennen

Wählen Sie eine unserer [Touren](/tours) und geben Sie in der Bestellung an, dass sie für jemand anderen ist; der Guide begrüßt die Person, die Sie nennen. Der Voucher kommt als PDF zu Ihnen, in der Sprache der Bestellung, und lässt sich gefaltet oder im Umschlag überreichen.

## Wenn der Tag offen bleiben soll

Dann passt eine Geschenkkarte besser: ein Betrag in einer Währung, für Touren in allen unseren Städten. Unser Team richtet sie per E-Mail ein. Schreiben Sie an [{email}](mailto:{email}), welcher Betrag es sein soll, in welcher Währung und in welcher Sprache die Person liest. Wir antworten mit den Bedingungen, darunter die Gültigkeit, bevor Sie zahlen. Haben Sie eine Karte bekommen, schreiben Sie an dieselbe Adresse, wenn Sie das Guthaben erfragen oder damit buchen möchten.
`,
    },
    es_ES: {
      title: 'Tarjetas regalo',
      summary:
        'Para alguien que ha de elegir la ciudad y el guía: cómo regalar una visita, con el día fijado o abierto.',
      markdown: `Una visita es un regalo que necesita fecha, y las fechas son lo que menos se sabe de los demás.

## Si conoce el día

Elija una de nuestras [visitas](/tours) e indique en el pedido que es para otra persona; el guía recibe a quien usted nombre. El bono le llega en PDF, en el idioma del pedido, y puede entregarse doblado o en un sobre.

## Si el día debe quedar abierto

Entonces conviene más una tarjeta regalo: un importe en una moneda, para visitas en todas nuestras ciudades. Nuestro equipo la prepara por correo. Escriba a [{email}](mailto:{email}) e indique el importe, la moneda y el idioma en que lee la persona. Le contestamos con las condiciones, entre ellas el plazo de validez, antes de que pague. Si ha recibido una tarjeta, escriba a la misma dirección para conocer el saldo o para reservar con ella.
`,
    },
    it_IT: {
      title: 'Carte regalo',
      summary:
        'Per chi preferisce scegliere da sé la città e la guida: come regalare un tour, con il giorno fissato o lasciato aperto.',
      markdown: `Un tour è un regalo che ha bisogno di una data, e le date sono ciò che degli altri si sa di meno.

## Se conosce il giorno

Scelga uno dei nostri [tour](/tours) e, al momento dell’ordine, indichi che è per un’altra persona; la guida accoglie chi lei nomina. Il voucher le arriva in PDF, nella lingua dell’ordine, e si può consegnare piegato o in una busta.

## Se il giorno deve restare aperto

Allora è meglio una carta regalo: una somma in una valuta, per tour in tutte le nostre città. La prepara il nostro team per e-mail. Scriva a [{email}](mailto:{email}) indicando l’importo, la valuta e la lingua in cui legge la persona. Le rispondiamo con le condizioni, fra cui la durata, prima che paghi. Se ha ricevuto una carta, scriva allo stesso indirizzo per conoscerne il saldo o per prenotare.
`,
    },
    ru_RU: {
      title: 'Подарочные карты',
      summary: 'Для того, кто сам выберет город и гида: как подарить экскурсию — на известный день или без даты.',
      markdown: `Экскурсия — подарок, для которого нужна дата, а чужие планы мы знаем редко.

## Если день известен

Выберите одну из наших [экскурсий](/tours) и при оформлении укажите, что она для другого человека; гид встретит того, кого вы назовёте. Ваучер придёт вам в формате PDF, на языке заказа, и его можно вручить — сложенным или в конверте.

## Если день должен остаться открытым

Тогда лучше подарочная карта: сумма в одной валюте на экскурсии в любых наших городах. Её оформляет наша команда по почте. Напишите на [{email}](mailto:{email}), какой должна быть сумма, в какой валюте и на каком языке читает этот человек. До оплаты мы сообщим условия, в том числе срок действия. Если вы получили карту, напишите по тому же адресу, чтобы узнать остаток или забронировать.
`,
    },
    ja_JP: {
      title: 'ギフトカード',
      summary:
        '都市もガイドも、贈られた方に選んでいただくために。日付の決まったツアーを贈る方法と、日付を決めずに贈る方法をご案内します。',
      markdown: `ツアーは日付の要る贈り物ですが、ほかの人の予定ほど分からないものはありません。

## 日付がお決まりの場合

[ツアー](/tours)をお選びになり、お手続きの際に「ほかの方」のためのご予約であることをお知らせください。ガイドは、お名前をいただいた方をお迎えします。バウチャーはご注文の言語のPDFでお手元に届き、折りたたんで、あるいは封筒に入れてお渡しいただけます。

## 日付を決めずに贈る場合

そのときはギフトカードが向いています。一つの通貨の金額で、すべての都市のツアーにお使いいただけます。ご用意は当社の担当者がメールで承ります。金額、通貨、受け取る方の言語を[{email}](mailto:{email})までお知らせください。有効期間を含む条件を、お支払いの前にご案内します。カードを受け取られた方の残高の確認やご予約も、同じ宛先で承ります。
`,
    },
  },
};
