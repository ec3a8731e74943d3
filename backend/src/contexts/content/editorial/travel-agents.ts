import type { EditorialEntry } from './editorial-entry.js';

export const travelAgents: EditorialEntry = {
  kind: 'travel-agents',
  slug: 'travel-agents',
  position: 1,
  details: {},
  texts: {
    en_US: {
      title: 'For travel agents',
      summary:
        'A personal code for agencies that book guides for their own guests: who gets it, how, and what to expect.',
      markdown: `You plan the journey; the day in the city needs a person. Agencies for travel and for events book here on the same pages as everybody, with a personal code that takes {agentPercent}% off tours and services.

## How to register

1. [Sign up](/signup) as a business. It takes about two minutes; have the company’s name, address and VAT number at hand. If you are logged in with another account, log out first.
2. Somebody of our team looks at the account within {validationHours} hours and answers by e-mail.
3. The mail contains your code. It belongs to your account, works only there, and is taken off before you pay.

The code counts once an order and not for gift cards. Questions, also about groups and dates not yet shown, go to [{email}](mailto:{email}).

## How to book for guests

Choose at checkout that the booking is for somebody else and name the guest. The guide greets that person; confirmation and voucher come to you, in the language in which you ordered. Put into the wishes what you know of your guests: where they stay, what they have seen, how far they walk. The [rules for cancelling](/legal/terms) are the same as for everybody and stand with each tour.

## Guides

If you guide yourself, this is the wrong door: the right one is [Become a guide](/recruitment).
`,
    },
    fr_FR: {
      title: 'Pour les agences de voyages',
      summary:
        'Un code de réduction personnel pour les agences qui réservent des guides à leurs clients : qui l’obtient, comment, et à quoi s’attendre.',
      markdown: `Vous préparez le voyage ; la journée en ville demande quelqu’un. Les agences de voyages et d’événements réservent ici sur les mêmes pages que tout le monde, avec un code personnel qui retire {agentPercent} % du prix des visites et des services.

## S’inscrire

1. [Créez un compte](/signup) professionnel. Il faut environ deux minutes ; ayez sous la main le nom de la société, son adresse et son numéro de TVA. Si vous êtes connecté avec un autre compte, déconnectez-vous d’abord.
2. Quelqu’un de notre équipe examine le compte dans les {validationHours} heures et répond par e-mail.
3. Le message contient votre code. Il est lié à votre compte, ne vaut que là et se déduit avant le paiement.

Le code vaut une fois par commande, hors cartes cadeaux. Vos questions, y compris sur des groupes ou des dates qui ne sont pas encore affichées : [{email}](mailto:{email}).

## Réserver pour des clients

Choisissez, à la commande, de réserver pour quelqu’un d’autre et nommez votre client. C’est lui que le guide accueille ; la confirmation et le bon vous parviennent, dans la langue de la commande. Notez dans les souhaits ce que vous savez d’eux : où ils logent, ce qu’ils ont vu, ce qu’ils marchent. Les [règles d’annulation](/legal/terms) sont les mêmes que pour tous et figurent avec chaque visite.

## Guides

Si vous êtes guide vous-même, ce n’est pas la bonne porte : la bonne est [Devenir guide](/recruitment).
`,
    },
    de_DE: {
      title: 'Für Reisebüros',
      summary:
        'Ein persönlicher Rabattcode für Agenturen, die Guides für ihre Gäste buchen: wer ihn bekommt, wie, und was zu erwarten ist.',
      markdown: `Sie planen die Reise; der Tag in der Stadt braucht einen Menschen. Reise- und Veranstaltungsagenturen buchen hier auf denselben Seiten wie alle, mit einem persönlichen Code, der {agentPercent} % von Touren und Diensten abzieht.

## So registrieren Sie sich

1. [Registrieren](/signup) Sie sich als Unternehmen. Das dauert etwa zwei Minuten; halten Sie Firma, Anschrift und Umsatzsteuernummer bereit. Sind Sie mit einem anderen Konto angemeldet, melden Sie sich zuerst ab.
2. Jemand aus unserem Team sieht sich das Konto innerhalb von {validationHours} Stunden an und antwortet per E-Mail.
3. Die E-Mail enthält Ihren Code. Er gehört zu Ihrem Konto, gilt nur dort und wird vor der Zahlung abgezogen.

Der Code zählt einmal je Bestellung und nicht für Geschenkkarten. Fragen, auch zu Gruppen und zu Terminen, die noch nicht zu sehen sind, gehen an [{email}](mailto:{email}).

## So buchen Sie für Gäste

Wählen Sie in der Bestellung, dass sie für jemand anderen ist, und nennen Sie den Gast. Ihn begrüßt der Guide; Bestätigung und Voucher kommen zu Ihnen, in der Sprache der Bestellung. Schreiben Sie in die Wünsche, was Sie von Ihren Gästen wissen: wo sie wohnen, was sie kennen, wie weit sie gehen. Die [Regeln für Stornierungen](/legal/terms) sind dieselben wie für alle und stehen bei jeder Tour.

## Guides

Wenn Sie selbst führen, ist dies die falsche Tür; die richtige heißt [Guide werden](/recruitment).
`,
    },
    es_ES: {
      title: 'Para agencias de viajes',
      summary:
        'Un código de descuento personal para agencias que reservan guías a sus clientes: quién lo recibe, cómo, y qué esperar.',
      markdown: `Usted planea el viaje; el día en la ciudad necesita a una persona. Las agencias de viajes y de eventos reservan aquí en las mismas páginas que todos, con un código personal que descuenta un {agentPercent} % de visitas y servicios.

## Cómo registrarse

1. [Regístrese](/signup) como empresa. Lleva unos dos minutos; tenga a mano el nombre de la empresa, la dirección y el número de IVA. Si ha iniciado sesión con otra cuenta, ciérrela antes.
2. Alguien de nuestro equipo revisa la cuenta en un plazo de {validationHours} horas y contesta por correo.
3. El correo contiene su código. Pertenece a su cuenta, solo vale en ella y se descuenta antes de pagar.

El código vale una vez por pedido y no para tarjetas de regalo. Las preguntas, también sobre grupos o fechas que aún no se muestran, van a [{email}](mailto:{email}).

## Cómo reservar para clientes

Elija en el pedido que la reserva es para otra persona y nombre al cliente. A él lo recibe el guía; la confirmación y el bono le llegan a usted, en el idioma del pedido. Escriba en los deseos lo que sabe de sus clientes: dónde se alojan, qué han visto, cuánto caminan. Las [reglas de cancelación](/legal/terms) son las mismas que para todos y figuran en cada visita.

## Guías

Si usted es guía, esta no es la puerta; la suya es [Ser guía](/recruitment).
`,
    },
    it_IT: {
      title: 'Per le agenzie di viaggio',
      summary:
        'Un codice di sconto personale per le agenzie che prenotano guide per i propri clienti: a chi spetta, come, e che cosa aspettarsi.',
      markdown: `Lei progetta il viaggio; la giornata in città ha bisogno di una persona. Le agenzie di viaggio e di eventi prenotano qui sulle stesse pagine di tutti, con un codice personale che toglie il {agentPercent}% dal prezzo di visite e servizi.

## Come registrarsi

1. [Si registri](/signup) come azienda. Bastano circa due minuti; tenga a portata di mano ragione sociale, indirizzo e partita IVA. Se ha effettuato l’accesso con un altro account, esca prima.
2. Qualcuno della nostra squadra esamina l’account entro {validationHours} ore e risponde per e-mail.
3. Il messaggio contiene il suo codice. Appartiene al suo account, vale solo lì e si detrae prima del pagamento.

Il codice vale una volta per ordine e non per le carte regalo. Le domande, anche su gruppi o date non ancora mostrate, vanno a [{email}](mailto:{email}).

## Come prenotare per i clienti

Al momento dell’ordine scelga di prenotare per un’altra persona e indichi il cliente. È lui che la guida accoglie; conferma e voucher arrivano a lei, nella lingua dell’ordine. Scriva nei desideri ciò che sa dei suoi clienti: dove alloggiano, che cosa hanno visto, quanto camminano. Le [regole di cancellazione](/legal/terms) sono le stesse che per tutti e sono indicate in ogni visita.

## Guide

Se lei stesso è una guida, questa non è la porta giusta: la sua è [Diventare guida](/recruitment).
`,
    },
    ru_RU: {
      title: 'Турагентствам',
      summary:
        'Личный код со скидкой для агентств, которые бронируют гидов своим клиентам: кто его получает, как и чего ждать.',
      markdown: `Вы планируете поездку; дню в городе нужен человек. Туристические и событийные агентства бронируют здесь на тех же страницах, что и все, с личным кодом, который снижает цену экскурсий и услуг на {agentPercent} %.

## Как зарегистрироваться

1. [Зарегистрируйтесь](/signup) как организация. Это занимает около двух минут; приготовьте название фирмы, адрес и номер плательщика НДС. Если вы вошли под другой учётной записью, сначала выйдите.
2. Кто-то из нашей команды просмотрит учётную запись в течение {validationHours} ч и ответит по электронной почте.
3. В письме будет ваш код. Он привязан к вашей учётной записи, действует только в ней и вычитается до оплаты.

Код действует один раз на заказ и не действует на подарочные карты. Вопросы, в том числе о группах и ещё не показанных датах, присылайте на [{email}](mailto:{email}).

## Как бронировать для клиентов

При оформлении выберите, что бронируете для другого человека, и назовите клиента. Гид встречает его, а подтверждение и ваучер приходят вам, на языке заказа. Напишите в пожеланиях, что знаете о своих клиентах: где живут, что уже видели, сколько могут пройти. [Правила отмены](/legal/terms) те же, что для всех, и указаны у каждой экскурсии.

## Гидам

Если вы сами водите экскурсии, вам в другую дверь — [«Стать гидом»](/recruitment).
`,
    },
    ja_JP: {
      title: '旅行会社の方へ',
      summary:
        'お客様のためにガイドを手配する旅行会社とイベント会社に、割引の専用コードをお渡ししています。対象となる方、二分ほどで終わる登録の手順、ご予約の方法をご案内します。',
      markdown: `旅を組み立てるのは皆様、町での一日に必要なのは人です。旅行会社とイベント会社は、ほかのお客様と同じページから、ツアーとサービスが{agentPercent}%割引になる専用コードでご予約いただけます。

## 登録の手順

1. 法人として[新規登録](/signup)してください。所要は二分ほどです。会社名、住所、VAT番号をお手元にご用意ください。別のアカウントでログイン中の場合は、先にログアウトしてください。
2. 当社の担当者が{validationHours}時間以内にアカウントを確認し、メールでお返事します。
3. そのメールに専用コードを記載します。コードはお客様のアカウントでのみ有効で、お支払いの前に割り引かれます。

コードはご注文一件につき一回有効で、ギフトカードには使えません。団体や、まだ表示されていない日程を含むご質問は[{email}](mailto:{email})で承ります。

## お客様のためのご予約

お手続きの際に「ほかの方」を選び、参加される方のお名前をご記入ください。ガイドはその方をお迎えします。確認メールとバウチャーは、ご注文の言語で貴社にお届けします。宿泊先、すでに見たもの、歩ける距離など、お客様についてご存じのことをご要望欄にお書きください。[キャンセルの規定](/legal/terms)はどなたにも共通で、各ツアーに表示しています。

## ガイドの方

ご自身がガイドをされている方の入口は、[ガイドになる](/recruitment)のページです。
`,
    },
  },
};
