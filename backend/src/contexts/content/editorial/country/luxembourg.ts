import type { EditorialEntry } from '../editorial-entry.js';

export const luxembourg: EditorialEntry = {
  kind: 'country',
  slug: 'luxembourg',
  position: 102,
  details: { cities: ['luxembourg'], tours: [] },
  texts: {
    en_US: {
      title: 'Luxembourg',
      summary:
        'Buses and trams without tickets, a glass elevator between two towns, and a conversation that changes language three times.',
      markdown:
        'Nobody buys a ticket for the bus, the tram or the second class of a train: since 2020 they are free throughout the country. People say “moien” at any hour of the day, read the newspaper in German, the laws in French, and speak Luxembourgish among themselves. In [Luxembourg](/city/luxembourg) a glass elevator goes down from the upper town to Pfaffenthal in the valley, and tunnels of the old fortress run for kilometers through the rock. On the plate lies smoked neck of pork with broad beans.',
    },
    fr_FR: {
      title: 'Luxembourg',
      summary:
        'Des bus et des trams sans billet, un ascenseur de verre entre deux villes et des conversations en trois langues.',
      markdown:
        'Personne n’achète de billet pour le bus, le tram ou la deuxième classe du train : depuis 2020, ils sont gratuits dans tout le pays. On se dit « moien » à toute heure, on lit le journal en allemand et les lois en français, et l’on parle luxembourgeois entre soi. À [Luxembourg](/city/luxembourg), un ascenseur de verre descend de la ville haute au Pfaffenthal, dans la vallée, et les galeries de l’ancienne forteresse courent sur des kilomètres dans le roc. Dans l’assiette, du collet de porc fumé aux fèves.',
    },
    de_DE: {
      title: 'Luxemburg',
      summary:
        'Busse und Straßenbahnen ohne Fahrschein, ein gläserner Aufzug zwischen zwei Städten und Gespräche in drei Sprachen.',
      markdown:
        'Für Bus, Straßenbahn und die zweite Klasse im Zug kauft niemand einen Fahrschein: Seit 2020 sind sie im ganzen Land kostenlos. „Moien“ sagt man zu jeder Tageszeit, die Zeitung liest man auf Deutsch, die Gesetze auf Französisch, und untereinander spricht man Luxemburgisch. In [Luxemburg](/city/luxembourg) fährt ein gläserner Aufzug von der Oberstadt hinab ins Pfaffenthal, und die Gänge der alten Festung laufen kilometerweit durch den Fels. Auf dem Teller liegt geräucherter Schweinenacken mit Saubohnen.',
    },
    es_ES: {
      title: 'Luxemburgo',
      summary:
        'Autobuses y tranvías sin billete, un ascensor de cristal entre dos ciudades y conversaciones en tres lenguas.',
      markdown:
        'Nadie compra billete para el autobús, el tranvía o la segunda clase del tren: desde 2020 son gratuitos en todo el país. A cualquier hora se dice «moien», el periódico se lee en alemán y las leyes en francés, y entre ellos hablan luxemburgués. En [Luxemburgo](/city/luxembourg) un ascensor de cristal baja de la ciudad alta a Pfaffenthal, en el valle, y las galerías de la antigua fortaleza recorren kilómetros por la roca. En el plato hay cuello de cerdo ahumado con habas.',
    },
    it_IT: {
      title: 'Lussemburgo',
      summary: 'Autobus e tram senza biglietto, un ascensore di vetro tra due città e conversazioni in tre lingue.',
      markdown:
        'Nessuno compra il biglietto per l’autobus, il tram o la seconda classe del treno: dal 2020 sono gratuiti in tutto il paese. A ogni ora del giorno si dice «moien», si legge il giornale in tedesco e le leggi in francese, e tra loro le persone parlano lussemburghese. A [Lussemburgo](/city/luxembourg) un ascensore di vetro scende dalla città alta al Pfaffenthal, nella valle, e le gallerie dell’antica fortezza corrono per chilometri nella roccia. Nel piatto c’è il collo di maiale affumicato con le fave.',
    },
    ru_RU: {
      title: 'Люксембург',
      summary: 'Автобусы и трамваи без билетов, стеклянный лифт между двумя городами и разговоры на трёх языках.',
      markdown:
        'Билетов на автобус, трамвай и второй класс поезда никто не покупает: с 2020 года они бесплатны по всей стране. «Мойен» говорят в любое время дня, газету читают по-немецки, законы по-французски, а между собой говорят по-люксембургски. В [Люксембурге](/city/luxembourg) стеклянный лифт спускается из верхнего города в долину, в Пфаффенталь, а галереи старой крепости тянутся в скале на километры. На тарелке копчёная свиная шейка с бобами.',
    },
    ja_JP: {
      title: 'ルクセンブルク',
      summary:
        'バスにも路面電車にも切符がいりません。ガラスのエレベーターが上と下の街を結び、会話は三つの言葉を行き来します。',
      markdown:
        'バスも路面電車も、列車の2等も、切符を買う人はいません。2020年から全国で無料です。挨拶は一日中「モイエン」。新聞はドイツ語で、法律はフランス語で読み、仲間うちではルクセンブルク語を話します。[ルクセンブルク](/city/luxembourg)の市内では、ガラスのエレベーターが高台の街から谷のプファッフェンタールへ下り、古い要塞の坑道が岩の中を何キロも続きます。皿にのるのは、燻製にした豚の首肉とそら豆です。',
    },
  },
};
