import type { EditorialEntry } from '../editorial-entry.js';

export const transfersQuestions: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'transfers-and-quotes',
    position: 26,
    details: { topic: 'transfers' },
    texts: {
      en_US: {
        title: 'Can you arrange a transfer, a business trip or a day ashore?',
        summary: '',
        markdown:
          'Yes, at a price made for you. Write to [{email}](mailto:{email}) with what we need to know: date, time and number of people; for an airport the flight number; for a transfer both addresses and the suitcases; for a ship its name, the port and the hours ashore. Somebody of our team works out the price and sends you an offer that says what it includes and until when it is valid. You are bound to nothing before you accept. Transfers and shore excursions can be cancelled free of charge until {carFreeHours} hours before.',
      },
      fr_FR: {
        title: 'Organisez-vous un transfert, un voyage d’affaires ou une escale ?',
        summary: '',
        markdown:
          'Oui, à un prix établi pour vous. Écrivez à [{email}](mailto:{email}) ce qu’il nous faut savoir : date, heure et nombre de personnes ; pour un aéroport, le numéro de vol ; pour un transfert, les deux adresses et les valises ; pour un navire, son nom, le port et les heures à terre. Quelqu’un de notre équipe calcule le prix et vous envoie un devis qui dit ce qu’il comprend et jusqu’à quand il est valable. Rien ne vous engage avant que vous l’ayez accepté. Transferts et excursions d’escale s’annulent sans frais jusqu’à {carFreeHours} heures avant.',
      },
      de_DE: {
        title: 'Organisieren Sie Transfers, Geschäftsreisen oder einen Tag an Land?',
        summary: '',
        markdown:
          'Ja, zu einem Preis, der für Sie berechnet wird. Schreiben Sie an [{email}](mailto:{email}), was wir wissen müssen: Datum, Uhrzeit und Personenzahl; bei einem Flughafen die Flugnummer; bei einem Transfer beide Adressen und die Koffer; bei einem Schiff den Namen, den Hafen und die Stunden an Land. Jemand aus unserem Team rechnet und schickt Ihnen ein Angebot, das sagt, was es enthält und wie lange es gilt. Bevor Sie es annehmen, sind Sie zu nichts verpflichtet. Transfers und Landausflüge lassen sich bis {carFreeHours} Stunden vorher kostenlos stornieren.',
      },
      es_ES: {
        title: '¿Organizan traslados, viajes de negocios o escalas de crucero?',
        summary: '',
        markdown:
          'Sí, a un precio calculado para usted. Escriba a [{email}](mailto:{email}) lo que necesitamos saber: fecha, hora y número de personas; para un aeropuerto, el número de vuelo; para un traslado, las dos direcciones y las maletas; para un barco, su nombre, el puerto y las horas en tierra. Alguien de nuestro equipo hace el cálculo y le envía un presupuesto que dice qué incluye y hasta cuándo vale. Nada le obliga antes de aceptarlo. Traslados y excursiones en escala se cancelan sin coste hasta {carFreeHours} horas antes.',
      },
      it_IT: {
        title: 'Organizzate trasferimenti, viaggi d’affari o escursioni da una nave?',
        summary: '',
        markdown:
          'Sì, a un prezzo calcolato per lei. Scriva a [{email}](mailto:{email}) ciò che dobbiamo sapere: data, ora e numero di persone; per un aeroporto il numero del volo; per un trasferimento i due indirizzi e le valigie; per una nave il nome, il porto e le ore a terra. Qualcuno del nostro team fa il conto e le manda un preventivo che dice che cosa comprende e fino a quando vale. Nulla la impegna prima che lo accetti. Trasferimenti ed escursioni a terra si annullano gratuitamente fino a {carFreeHours} ore prima.',
      },
      ru_RU: {
        title: 'Можно ли заказать трансфер, деловую поездку или экскурсию с корабля?',
        summary: '',
        markdown:
          'Да, по цене, рассчитанной для вас. Напишите на [{email}](mailto:{email}) то, что нам нужно знать: дату, время и число людей; для аэропорта — номер рейса; для трансфера — оба адреса и сколько чемоданов; для корабля — название, порт и часы стоянки. Кто-то из нашей команды рассчитает цену и пришлёт предложение, где сказано, что в него входит и до какого времени оно действует. Пока вы его не приняли, вы ничем не связаны. Трансферы и береговые экскурсии можно бесплатно отменить не позднее чем за {carFreeHours} ч.',
      },
      ja_JP: {
        title: '送迎、ビジネストリップ、寄港地観光は手配できますか',
        summary: '',
        markdown:
          'はい。お見積もりで承ります。[{email}](mailto:{email})まで必要な事項をお知らせください。日付、時刻、人数のほか、空港なら便名、送迎なら出発地と到着地の住所とスーツケースの数、船なら船名、港、上陸できる時間です。当社の担当者が料金を計算し、含まれるものと有効期限を記したお見積もりをお送りします。お受けになるまで、何の義務も生じません。送迎と寄港地観光は{carFreeHours}時間前まで無料でキャンセルできます。',
      },
    },
  },
];
