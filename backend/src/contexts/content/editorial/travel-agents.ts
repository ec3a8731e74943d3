import type { EditorialEntry } from './editorial-entry.js';

export const travelAgents: EditorialEntry = {
  kind: 'page',
  slug: 'travel-agents',
  position: 2,
  details: {
    landmarks: [
      { motif: 'bridge', name: 'Bridge' },
      { motif: 'cathedral', name: 'Cathedral' },
      { motif: 'river', name: 'River' },
    ],
  },
  texts: {
    en_US: {
      title: 'For travel agents',
      summary:
        'What agencies get when they book guides for their own guests: who can register, how, and what to expect.',
      markdown: `You plan the trip; the day in the city needs a person. Travel and event agencies book here on the same pages as everybody else; those whose company we have checked get {agentPercent}% off tours and services.

## How to register

1. Write to [{email}](mailto:{email}) with the company’s name, address and VAT number, and the name of the person who will book. It takes about two minutes.
2. Somebody on our team looks at it within {validationHours} hours and answers by e-mail.
3. The answer explains how the {agentPercent}% discount is applied before you pay.

Send any questions to the same address, including those about groups and dates not yet shown.

## How to book for guests

At checkout, choose to book for somebody else and name the guest. The guide greets that person; the confirmation and the voucher come to you, in the language in which you ordered. Use the field for wishes to tell us what you know about your guests: where they are staying, what they have seen, how far they can walk. The [cancellation rules](/legal/terms) are the same as for everybody and are shown with each tour.

## Guides

If you are a guide yourself, this is the wrong door: the right one is [Become a guide](/recruitment).
`,
    },
    fr_FR: {
      title: 'Pour les agences de voyages',
      summary:
        'Ce qu’obtiennent les agences qui réservent des guides pour leurs clients : qui, comment, et à quoi s’attendre.',
      markdown: `Vous organisez le voyage ; la journée en ville a besoin de quelqu’un. Les agences de voyages et d’événements réservent ici sur les mêmes pages que tout le monde ; celles dont nous avons examiné la société paient les visites et les services {agentPercent} % de moins.

## S’inscrire

1. Écrivez à [{email}](mailto:{email}) en donnant le nom de la société, son adresse, son numéro de TVA et le nom de la personne qui réservera. Il faut environ deux minutes.
2. Quelqu’un de notre équipe les examine dans les {validationHours} heures et répond par e-mail.
3. La réponse dit comment les {agentPercent} % se déduisent avant le paiement.

Vos questions, y compris sur des groupes ou des dates qui ne sont pas encore affichées, vont à la même adresse.

## Réserver pour des clients

Choisissez, à la commande, de réserver pour quelqu’un d’autre et nommez votre client. C’est lui que le guide accueille ; la confirmation et le bon vous parviennent, dans la langue de la commande. Notez dans les souhaits ce que vous savez de vos clients : où ils logent, ce qu’ils ont vu, ce qu’ils marchent. Les [règles d’annulation](/legal/terms) sont les mêmes que pour tous et figurent avec chaque visite.

## Guides

Si vous êtes guide vous-même, ce n’est pas la bonne porte : la bonne est [Devenir guide](/recruitment).
`,
    },
    de_DE: {
      title: 'Für Reisebüros',
      summary:
        'Was Agenturen bekommen, die Guides für ihre Gäste buchen: für wen das gilt, wie es geht und was zu erwarten ist.',
      markdown: `Sie planen die Reise; der Tag in der Stadt braucht einen Menschen. Reise- und Eventagenturen buchen hier auf denselben Seiten wie alle; wessen Firma wir geprüft haben, zahlt für Touren und Dienste {agentPercent} % weniger.

## So registrieren Sie sich

1. Schreiben Sie an [{email}](mailto:{email}): Firma, Anschrift, Umsatzsteuer-ID und wer buchen wird. Das dauert etwa zwei Minuten.
2. Jemand aus unserem Team sieht es sich innerhalb von {validationHours} Stunden an und antwortet per E-Mail.
3. Die Antwort sagt, wie die {agentPercent} % vor der Zahlung abgezogen werden.

Fragen, auch zu Gruppen und zu Terminen, die noch nicht zu sehen sind, gehen an dieselbe Adresse.

## So buchen Sie für Gäste

Wählen Sie in der Bestellung, dass sie für jemand anderen ist, und nennen Sie den Gast. Ihn begrüßt der Guide; Bestätigung und Voucher kommen zu Ihnen, in der Sprache der Bestellung. Schreiben Sie in die Wünsche, was Sie von Ihren Gästen wissen: wo sie wohnen, was sie kennen, wie weit sie gehen. Die [Regeln für Stornierungen](/legal/terms) sind dieselben wie für alle und stehen bei jeder Tour.

## Guides

Wenn Sie selbst führen, ist dies die falsche Tür; die richtige heißt [Guide werden](/recruitment).
`,
    },
    es_ES: {
      title: 'Para agencias de viajes',
      summary: 'Lo que reciben las agencias que reservan guías para sus clientes: quiénes, cómo, y qué esperar.',
      markdown: `Usted organiza el viaje; el día en la ciudad requiere a una persona. Las agencias de viajes y de eventos reservan aquí en las mismas páginas que todos; aquellas cuya empresa hemos comprobado pagan un {agentPercent} % menos por visitas y servicios.

## Cómo registrarse

1. Escriba a [{email}](mailto:{email}) con el nombre de la empresa, la dirección, el número de IVA y el nombre de quien reservará. Lleva unos dos minutos.
2. Alguien de nuestro equipo lo revisa en un plazo de {validationHours} horas y contesta por correo.
3. La respuesta explica cómo se descuenta el {agentPercent} % antes de pagar.

Las preguntas, también sobre grupos o fechas que aún no se muestran, van a la misma dirección.

## Cómo reservar para clientes

Elija en el pedido que la reserva es para otra persona y nombre al cliente. A él lo recibe el guía; la confirmación y el bono le llegan a usted, en el idioma del pedido. Escriba en los deseos lo que sabe de sus clientes: dónde se alojan, qué han visto, cuánto caminan. Las [reglas de cancelación](/legal/terms) son las mismas que para todos y figuran en cada visita.

## Guías

Si usted es guía, esta no es la puerta; la suya es [Ser guía](/recruitment).
`,
    },
    it_IT: {
      title: 'Per le agenzie di viaggio',
      summary:
        'Che cosa ricevono le agenzie che prenotano guide per i propri clienti: chi, come, e che cosa aspettarsi.',
      markdown: `Lei organizza il viaggio; la giornata in città ha bisogno di una persona. Le agenzie di viaggio e di eventi prenotano qui sulle stesse pagine di tutti; quelle di cui abbiamo verificato la società pagano tour e servizi il {agentPercent}% in meno.

## Come registrarsi

1. Scriva a [{email}](mailto:{email}) indicando ragione sociale, indirizzo, partita IVA e il nome di chi prenoterà. Bastano circa due minuti.
2. Qualcuno del nostro team esamina la richiesta entro {validationHours} ore e risponde per e-mail.
3. La risposta dice come il {agentPercent}% si detrae prima del pagamento.

Le domande, anche su gruppi o date non ancora mostrate, vanno allo stesso indirizzo.

## Come prenotare per i clienti

Al momento dell’ordine scelga di prenotare per un’altra persona e indichi il cliente. È lui che la guida accoglie; conferma e voucher arrivano a lei, nella lingua dell’ordine. Scriva nei desideri ciò che sa dei suoi clienti: dove alloggiano, che cosa hanno visto, quanto camminano. Le [regole di annullamento](/legal/terms) sono le stesse che per tutti e sono indicate in ogni tour.

## Guide

Se la guida è lei, questa non è la porta giusta: la sua è [Diventare guida](/recruitment).
`,
    },
    ru_RU: {
      title: 'Турагентствам',
      summary:
        'Что получают агентства, которые бронируют гидов своим клиентам: кому это подходит, как это устроено и чего ждать.',
      markdown: `Вы планируете поездку, а день в городе проведёт наш гид. Туристические и ивент-агентства бронируют здесь на тех же страницах, что и все; те, чью фирму мы проверили, платят за экскурсии и услуги на {agentPercent} % меньше.

## Как зарегистрироваться

1. Напишите на [{email}](mailto:{email}): название фирмы, адрес, номер плательщика НДС и кто будет бронировать. Это занимает около двух минут.
2. Кто-то из нашей команды рассмотрит письмо в течение {validationHours} ч и ответит по электронной почте.
3. В ответе будет сказано, как {agentPercent} % вычитаются до оплаты.

Вопросы, в том числе о группах и ещё не показанных датах, присылайте по тому же адресу.

## Как бронировать для клиентов

При оформлении выберите, что бронируете для другого человека, и назовите клиента. Гид встречает его, а подтверждение и ваучер приходят вам, на языке заказа. Напишите в пожеланиях, что знаете о своих клиентах: где живут, что уже видели, сколько могут пройти. [Правила отмены](/legal/terms) те же, что для всех, и указаны у каждой экскурсии.

## Гидам

Если вы сами водите экскурсии, вам в другую дверь — [«Стать гидом»](/recruitment).
`,
    },
    ja_JP: {
      title: '旅行会社の方へ',
      summary:
        'お客様のためにガイドを手配する旅行会社とイベント会社に、割引をご用意しています。対象となる方、二分ほどで終わるお申し込みの手順、ご予約の方法をご案内します。',
      markdown: `旅を組み立てるのは皆様、街での一日に必要なのは人です。旅行会社とイベント会社は、ほかのお客様と同じページからご予約いただけます。当社が確認した会社には、ツアーとサービスを{agentPercent}%割引いたします。

## 登録の手順

1. 会社名、住所、VAT番号、ご予約になる方のお名前を[{email}](mailto:{email})までお送りください。二分ほどで終わります。
2. 当社の担当者が{validationHours}時間以内に確認し、メールでお返事します。
3. {agentPercent}%がお支払いの前にどのように差し引かれるかを、そのメールでご案内します。

団体や、まだ表示されていない日程を含むご質問も、同じ宛先で承ります。

## お客様のためのご予約

お手続きの際に「ほかの方」を選び、参加される方のお名前をご記入ください。ガイドはその方をお迎えします。確認メールとバウチャーは、ご注文の言語で貴社にお届けします。宿泊先、すでに見たもの、歩ける距離など、お客様についてご存じのことをご要望欄にお書きください。[キャンセルの規定](/legal/terms)はどなたにも共通で、各ツアーに表示しています。

## ガイドの方

ご自身がガイドをされている方の入口は、[ガイドになる](/recruitment)のページです。
`,
    },
  },
};
