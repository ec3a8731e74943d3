import type { EditorialEntry } from '../editorial-entry.js';

export const transfersQuestions: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'transfers-and-quotes',
    position: 27,
    details: { topic: 'transfers' },
    texts: {
      en_US: {
        title: 'Can you arrange a transfer, a business trip or a day ashore?',
        summary: '',
        markdown:
          'Yes, at a price made for you. Choose what you need, and the form asks for what we need to know: [to or from an airport](/contact?reason=quote&service=airport-pickup), [between two addresses](/contact?reason=quote&service=transfer), [a business trip](/contact?reason=quote&service=business-trip), [a day ashore from a ship](/contact?reason=quote&service=cruise) or [a safari](/contact?reason=quote&service=safari). Somebody on our team works out the price and sends you an offer that says what it includes and how long it is valid. You are not committed to anything until you accept. Transfers and shore excursions can be canceled free of charge up to {carFreeHours} hours before.',
      },
      fr_FR: {
        title: 'Organisez-vous un transfert, un voyage d’affaires ou une escale ?',
        summary: '',
        markdown:
          'Oui, à un prix établi pour vous. Choisissez ce qu’il vous faut, et le formulaire demande ce que nous devons savoir : [de l’aéroport ou vers l’aéroport](/contact?reason=quote&service=airport-pickup), [d’une adresse à une autre](/contact?reason=quote&service=transfer), [un voyage d’affaires](/contact?reason=quote&service=business-trip), [une escale de croisière](/contact?reason=quote&service=cruise) ou [un safari](/contact?reason=quote&service=safari). Quelqu’un de notre équipe calcule le prix et vous envoie un devis qui dit ce qu’il comprend et jusqu’à quand il est valable. Rien ne vous engage avant que vous l’ayez accepté. Transferts et excursions d’escale s’annulent sans frais jusqu’à {carFreeHours} heures avant.',
      },
      de_DE: {
        title: 'Organisieren Sie Transfers, Geschäftsreisen oder einen Tag an Land?',
        summary: '',
        markdown:
          'Ja, zu einem Preis, der für Sie berechnet wird. Wählen Sie, was Sie brauchen; das Formular fragt, was wir dafür wissen müssen: [vom oder zum Flughafen](/contact?reason=quote&service=airport-pickup), [von Adresse zu Adresse](/contact?reason=quote&service=transfer), [Geschäftsreise](/contact?reason=quote&service=business-trip), [ein Tag an Land vom Schiff aus](/contact?reason=quote&service=cruise) oder [Safari](/contact?reason=quote&service=safari). Jemand aus unserem Team rechnet und schickt Ihnen ein Angebot, das sagt, was es enthält und wie lange es gilt. Bevor Sie es annehmen, sind Sie zu nichts verpflichtet. Transfers und Landausflüge lassen sich bis {carFreeHours} Stunden vorher kostenlos stornieren.',
      },
      es_ES: {
        title: '¿Organizan traslados, viajes de negocios o escalas de crucero?',
        summary: '',
        markdown:
          'Sí, a un precio calculado para usted. Elija lo que necesita, y el formulario pregunta lo que debemos saber: [desde o hasta un aeropuerto](/contact?reason=quote&service=airport-pickup), [entre dos direcciones](/contact?reason=quote&service=transfer), [un viaje de negocios](/contact?reason=quote&service=business-trip), [una escala de crucero](/contact?reason=quote&service=cruise) o [un safari](/contact?reason=quote&service=safari). Alguien de nuestro equipo hace el cálculo y le envía un presupuesto que dice qué incluye y hasta cuándo vale. Nada le obliga antes de aceptarlo. Traslados y excursiones en escala se cancelan sin coste hasta {carFreeHours} horas antes.',
      },
      it_IT: {
        title: 'Organizzate trasferimenti, viaggi d’affari o escursioni da una nave?',
        summary: '',
        markdown:
          'Sì, a un prezzo calcolato per lei. Scelga ciò che le serve, e il modulo chiede ciò che dobbiamo sapere: [da o per l’aeroporto](/contact?reason=quote&service=airport-pickup), [da un indirizzo a un altro](/contact?reason=quote&service=transfer), [un viaggio d’affari](/contact?reason=quote&service=business-trip), [un’escursione dalla nave](/contact?reason=quote&service=cruise) o [un safari](/contact?reason=quote&service=safari). Qualcuno del nostro team fa il conto e le manda un preventivo che dice che cosa comprende e fino a quando vale. Nulla la impegna prima che lo accetti. Trasferimenti ed escursioni a terra si annullano gratuitamente fino a {carFreeHours} ore prima.',
      },
      ru_RU: {
        title: 'Можно ли заказать трансфер, деловую поездку или экскурсию с корабля?',
        summary: '',
        markdown:
          'Да, по цене, рассчитанной для вас. Выберите, что вам нужно, и форма спросит всё, что нам надо знать: [поездка в аэропорт или из аэропорта](/contact?reason=quote&service=airport-pickup), [от адреса до адреса](/contact?reason=quote&service=transfer), [деловая поездка](/contact?reason=quote&service=business-trip), [экскурсия с корабля](/contact?reason=quote&service=cruise) или [сафари](/contact?reason=quote&service=safari). Кто-то из нашей команды рассчитает цену и пришлёт предложение, где сказано, что в него входит и до какого времени оно действует. Пока вы его не приняли, вы ничем не связаны. Трансферы и береговые экскурсии можно бесплатно отменить не позднее чем за {carFreeHours} ч.',
      },
      ja_JP: {
        title: '送迎、ビジネストリップ、寄港地観光は手配できますか',
        summary: '',
        markdown:
          'はい。お見積もりで承ります。ご希望のものをお選びいただくと、必要な事項をお書きいただく欄が開きます（[空港送迎](/contact?reason=quote&service=airport-pickup)、[住所から住所への送迎](/contact?reason=quote&service=transfer)、[ビジネストリップ](/contact?reason=quote&service=business-trip)、[寄港地観光](/contact?reason=quote&service=cruise)、[サファリ](/contact?reason=quote&service=safari)）。当社の担当者が料金を計算し、含まれるものと有効期限を記したお見積もりをお送りします。お受けになるまで、何の義務も生じません。送迎と寄港地観光は{carFreeHours}時間前まで無料でキャンセルできます。',
      },
    },
  },
];
