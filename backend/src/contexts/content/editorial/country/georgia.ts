import type { EditorialEntry } from '../editorial-entry.js';

export const georgia: EditorialEntry = {
  kind: 'country',
  slug: 'georgia',
  position: 119,
  details: { cities: ['tbilisi'], tours: [] },
  texts: {
    en_US: {
      title: 'Georgia',
      summary:
        'Thirty-three letters and no capitals, dumplings counted by their knots, and wine that waits for the toastmaster.',
      markdown:
        'The alphabet has thirty-three letters and no capitals; the greeting, “gamarjoba,” wishes victory. Khinkali are held by the knot, bitten at the side and first of all sipped; the knots stay on the plate, and so everybody sees who has eaten how many. Near the Dry Bridge in [Tbilisi](/city/tbilisi) sellers spread Soviet medals, china and records on blankets. Bakers slap long, pointed loaves against the inside of a round clay oven and hook them out hot. At a supra nobody drinks before the tamada has spoken his toast.',
    },
    fr_FR: {
      title: 'Géorgie',
      summary:
        'Trente-trois lettres sans majuscules, des raviolis que l’on compte à leurs nœuds et un vin qui attend le maître des toasts.',
      markdown:
        'L’alphabet a trente-trois lettres et pas de majuscules ; pour saluer, on dit « gamarjoba », et l’on souhaite la victoire. Les khinkali se tiennent par le nœud, se mordent sur le côté et d’abord s’aspirent ; les nœuds restent dans l’assiette, et chacun voit qui en a mangé combien. Près du pont Sec, à [Tbilissi](/city/tbilisi), médailles soviétiques, porcelaines et disques s’étalent sur des couvertures. Les boulangers plaquent de longs pains pointus contre la paroi d’un four rond en argile et les décrochent brûlants. Au supra, personne ne boit avant que le tamada ait porté son toast.',
    },
    de_DE: {
      title: 'Georgien',
      summary:
        'Dreiunddreißig Buchstaben und keine großen, Teigtaschen, die man an ihren Knoten zählt, und Wein, der auf den Tischmeister wartet.',
      markdown:
        'Das Alphabet hat dreiunddreißig Buchstaben und keine großen; wer „Gamardschoba“ grüßt, wünscht den Sieg. Chinkali hält man am Knoten, beißt sie seitlich an und schlürft zuerst die Brühe; die Knoten bleiben auf dem Teller, und so sieht jeder, wer wie viele gegessen hat. An der Trockenen Brücke in [Tiflis](/city/tbilisi) liegen sowjetische Orden, Porzellan und Schallplatten auf Decken. Bäcker klatschen lange, spitze Brote an die Wand eines runden Lehmofens und holen sie heiß mit dem Haken heraus. Beim Supra trinkt niemand, bevor der Tamada seinen Trinkspruch gesagt hat.',
    },
    es_ES: {
      title: 'Georgia',
      summary:
        'Treinta y tres letras sin mayúsculas, empanadillas que se cuentan por sus nudos y un vino que espera al maestro de brindis.',
      markdown:
        'El alfabeto tiene treinta y tres letras y ninguna mayúscula; quien saluda con «gamarjoba» desea la victoria. Los jinkali se sujetan por el nudo, se muerden de lado y lo primero es sorber el caldo; los nudos se quedan en el plato, y así todos ven quién ha comido cuántos. Junto al Puente Seco de [Tiflis](/city/tbilisi) hay medallas soviéticas, porcelana y discos extendidos sobre mantas. Los panaderos pegan panes largos y puntiagudos a la pared de un horno redondo de barro y los sacan calientes con un gancho. En la supra nadie bebe antes de que el tamada haga su brindis.',
    },
    it_IT: {
      title: 'Georgia',
      summary:
        'Trentatré lettere senza maiuscole, ravioli che si contano dai nodi e un vino che aspetta il maestro dei brindisi.',
      markdown:
        'L’alfabeto ha trentatré lettere e nessuna maiuscola; chi saluta con «gamarjoba» augura la vittoria. I khinkali si tengono per il nodo, si mordono di lato e prima di tutto si sorbisce il brodo; i nodi restano nel piatto, e così tutti vedono chi ne ha mangiati quanti. Vicino al Ponte Secco di [Tbilisi](/city/tbilisi) medaglie sovietiche, porcellane e dischi sono stesi sulle coperte. I fornai sbattono pani lunghi e appuntiti contro la parete di un forno tondo d’argilla e li tirano fuori caldi con un gancio. Alla supra nessuno beve prima che il tamada abbia fatto il suo brindisi.',
    },
    ru_RU: {
      title: 'Грузия',
      summary:
        'Тридцать три буквы и ни одной заглавной, хинкали, которые считают по хвостикам, и вино, что ждёт слова тамады.',
      markdown:
        'В алфавите тридцать три буквы и ни одной заглавной; говоря «гамарджоба», желают победы. Хинкали берут за хвостик, надкусывают сбоку и сначала выпивают бульон; хвостики остаются на тарелке, и все видят, кто сколько съел. У Сухого моста в [Тбилиси](/city/tbilisi) на покрывалах раскладывают советские медали, фарфор и пластинки. Пекари пришлёпывают длинный заострённый хлеб к стенке круглой глиняной печи и горячим достают его крюком. За столом никто не пьёт, пока тамада не произнёс тост.',
    },
    ja_JP: {
      title: 'ジョージア',
      summary: '33の文字に大文字はありません。ヒンカリはつまみの数で数え、ワインは乾杯の言葉を待って飲みます。',
      markdown:
        '文字は33あり、大文字はありません。挨拶の「ガマルジョバ」には、勝利を願う意味があります。ヒンカリはつまみを持って横をかじり、まず汁を吸います。つまみは皿に残すので、誰がいくつ食べたか一目で分かります。[トビリシ](/city/tbilisi)の「乾いた橋」のそばでは、ソ連時代の勲章や磁器、レコードが布の上に並びます。パン職人は、細長く先のとがった生地を丸い土窯の内側に貼りつけ、焼けたら鉤で引き上げます。宴席では、タマダと呼ばれる進行役が乾杯の言葉を述べるまで、誰も飲みません。',
    },
  },
};
