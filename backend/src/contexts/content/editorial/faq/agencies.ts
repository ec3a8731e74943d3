import type { EditorialEntry } from '../editorial-entry.js';

export const agenciesQuestions: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'travel-agencies',
    position: 29,
    details: { topic: 'agencies' },
    texts: {
      en_US: {
        title: 'I book for clients. What do agencies get?',
        summary: '',
        markdown: `You plan the trip; the day in the city needs a person. Travel and event agencies book here on the same pages as everybody else; those whose company we have checked get {agentPercent}% off tours and services.

1. Write to [{email}](mailto:{email}) with the company’s name, address and VAT number, and the name of the person who will book. It takes about two minutes.
2. Somebody on our team looks at it within {validationHours} hours and answers by e-mail.
3. The answer explains how the {agentPercent}% discount is applied before you pay.

Send any questions to the same address, including those about groups and dates not yet shown.`,
      },
      fr_FR: {
        title: 'Je réserve pour des clients. Qu’obtiennent les agences ?',
        summary: '',
        markdown: `Vous organisez le voyage ; la journée en ville a besoin de quelqu’un. Les agences de voyages et d’événements réservent ici sur les mêmes pages que tout le monde ; celles dont nous avons examiné la société paient les visites et les services {agentPercent} % de moins.

1. Écrivez à [{email}](mailto:{email}) en donnant le nom de la société, son adresse, son numéro de TVA et le nom de la personne qui réservera. Il faut environ deux minutes.
2. Quelqu’un de notre équipe les examine dans les {validationHours} heures et répond par e-mail.
3. La réponse dit comment les {agentPercent} % se déduisent avant le paiement.

Vos questions, y compris sur des groupes ou des dates qui ne sont pas encore affichées, vont à la même adresse.`,
      },
      de_DE: {
        title: 'Ich buche für Kunden. Was bekommen Reisebüros?',
        summary: '',
        markdown: `Sie planen die Reise; der Tag in der Stadt braucht einen Menschen. Reise- und Eventagenturen buchen hier auf denselben Seiten wie alle; wessen Firma wir geprüft haben, zahlt für Touren und Dienste {agentPercent} % weniger.

1. Schreiben Sie an [{email}](mailto:{email}): Firma, Anschrift, Umsatzsteuer-ID und wer buchen wird. Das dauert etwa zwei Minuten.
2. Jemand aus unserem Team sieht es sich innerhalb von {validationHours} Stunden an und antwortet per E-Mail.
3. Die Antwort sagt, wie die {agentPercent} % vor der Zahlung abgezogen werden.

Fragen, auch zu Gruppen und zu Terminen, die noch nicht zu sehen sind, gehen an dieselbe Adresse.`,
      },
      es_ES: {
        title: 'Reservo para clientes. ¿Qué reciben las agencias?',
        summary: '',
        markdown: `Usted organiza el viaje; el día en la ciudad requiere a una persona. Las agencias de viajes y de eventos reservan aquí en las mismas páginas que todos; aquellas cuya empresa hemos comprobado pagan un {agentPercent} % menos por visitas y servicios.

1. Escriba a [{email}](mailto:{email}) con el nombre de la empresa, la dirección, el número de IVA y el nombre de quien reservará. Lleva unos dos minutos.
2. Alguien de nuestro equipo lo revisa en un plazo de {validationHours} horas y contesta por correo.
3. La respuesta explica cómo se descuenta el {agentPercent} % antes de pagar.

Las preguntas, también sobre grupos o fechas que aún no se muestran, van a la misma dirección.`,
      },
      it_IT: {
        title: 'Prenoto per clienti. Che cosa ottengono le agenzie?',
        summary: '',
        markdown: `Lei organizza il viaggio; la giornata in città ha bisogno di una persona. Le agenzie di viaggio e di eventi prenotano qui sulle stesse pagine di tutti; quelle di cui abbiamo verificato la società pagano tour e servizi il {agentPercent}% in meno.

1. Scriva a [{email}](mailto:{email}) indicando ragione sociale, indirizzo, partita IVA e il nome di chi prenoterà. Bastano circa due minuti.
2. Qualcuno del nostro team esamina la richiesta entro {validationHours} ore e risponde per e-mail.
3. La risposta dice come il {agentPercent}% si detrae prima del pagamento.

Le domande, anche su gruppi o date non ancora mostrate, vanno allo stesso indirizzo.`,
      },
      ru_RU: {
        title: 'Я бронирую для клиентов. Что получают агентства?',
        summary: '',
        markdown: `Вы планируете поездку, а день в городе проведёт наш гид. Туристические и ивент-агентства бронируют здесь на тех же страницах, что и все; те, чью фирму мы проверили, платят за экскурсии и услуги на {agentPercent} % меньше.

1. Напишите на [{email}](mailto:{email}): название фирмы, адрес, номер плательщика НДС и кто будет бронировать. Это занимает около двух минут.
2. Кто-то из нашей команды рассмотрит письмо в течение {validationHours} ч и ответит по электронной почте.
3. В ответе будет сказано, как {agentPercent} % вычитаются до оплаты.

Вопросы, в том числе о группах и ещё не показанных датах, присылайте по тому же адресу.`,
      },
      ja_JP: {
        title: '顧客のために予約します。旅行会社にはどんな特典がありますか',
        summary: '',
        markdown: `旅を組み立てるのは皆様、街での一日に必要なのは人です。旅行会社とイベント会社は、ほかのお客様と同じページからご予約いただけます。当社が確認した会社には、ツアーとサービスを{agentPercent}%割引いたします。

1. 会社名、住所、VAT番号、ご予約になる方のお名前を[{email}](mailto:{email})までお送りください。二分ほどで終わります。
2. 当社の担当者が{validationHours}時間以内に確認し、メールでお返事します。
3. {agentPercent}%がお支払いの前にどのように差し引かれるかを、そのメールでご案内します。

団体や、まだ表示されていない日程を含むご質問も、同じ宛先で承ります。`,
      },
    },
  },
];
