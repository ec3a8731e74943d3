import type { EditorialEntry } from '../editorial-entry.js';

export const lisbon: EditorialEntry = {
  kind: 'city',
  slug: 'lisbon',
  position: 7,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Lisbon',
      summary:
        'Ride up, walk down, and keep the last hour for a viewpoint: how Lisbon is best walked, in which months, and what to leave out.',
      markdown:
        'Lisbon is all slope, and the trick is to ride up and walk down. The escalators of Baixa-Chiado station carry you through the hill to the Chiado; elsewhere trams and buses do the climbing. Take [the Alfama on foot](/tour/lisbon-alfama-on-foot) in the morning, before the lanes fill, and spend the last hour of daylight in the garden of São Pedro de Alcântara, when the castle on the hill opposite catches the sun. Between the two lies the Baixa, drawn straight and level after the earthquake of 1755. March to June and October are kindest, and on the night of June 12 the old quarters grill sardines in the street. Give [Sintra](/tour/lisbon-sintra-by-car) a whole day, keep Belém for another, and ride tram 28 before nine or not at all.',
    },
    fr_FR: {
      title: 'Comment parcourir Lisbonne',
      summary:
        'Monter sans effort, descendre à pied, finir à un belvédère : comment et quand marcher dans Lisbonne, et ce qu’on peut laisser.',
      markdown:
        'Lisbonne n’est que pentes, et tout l’art est de se faire monter et de redescendre à pied. Les escaliers mécaniques de la station Baixa-Chiado traversent la colline jusqu’au Chiado ; ailleurs, tramways et bus grimpent pour vous. Parcourez [l’Alfama](/tour/lisbon-alfama-on-foot) le matin, avant que les ruelles se remplissent, et passez la dernière heure du jour au jardin de São Pedro de Alcântara, quand le château prend le soleil sur la colline d’en face. Entre les deux s’étend la Baixa, tracée droite et plane après le séisme de 1755. Venez de mars à juin, ou en octobre ; la nuit du 12 juin, les vieux quartiers grillent des sardines dans la rue. Donnez à [Sintra](/tour/lisbon-sintra-by-car) une journée entière, gardez Belém pour une autre, et prenez le tramway 28 avant neuf heures ou pas du tout.',
    },
    de_DE: {
      title: 'Wie man durch Lissabon geht',
      summary:
        'Hinauffahren, hinuntergehen, abends an einen Aussichtspunkt: wie und wann man durch Lissabon geht und was man weglässt.',
      markdown:
        'Lissabon ist lauter Hang, und die Kunst besteht darin, hinaufzufahren und hinunterzugehen. Die Rolltreppen der Station Baixa-Chiado tragen Sie durch den Berg in den Chiado; anderswo klettern Straßenbahn und Bus. Gehen Sie morgens [durch die Alfama](/tour/lisbon-alfama-on-foot), ehe die Gassen sich füllen, und verbringen Sie die letzte helle Stunde im Garten von São Pedro de Alcântara, wenn auf dem Hügel gegenüber die Burg in der Sonne steht. Dazwischen liegt die Baixa, nach dem Erdbeben von 1755 gerade und eben angelegt. März bis Juni und der Oktober sind am freundlichsten; in der Nacht des 12. Juni brät man in den alten Vierteln Sardinen auf der Straße. Geben Sie [Sintra](/tour/lisbon-sintra-by-car) einen ganzen Tag, Belém einen anderen, und fahren Sie mit der Linie 28 vor neun Uhr oder gar nicht.',
    },
    es_ES: {
      title: 'Cómo caminar por Lisboa',
      summary:
        'Subir sobre ruedas, bajar a pie y acabar en un mirador: cómo y cuándo se camina mejor por Lisboa, y qué conviene evitar.',
      markdown:
        'Lisboa es toda cuestas, y el truco está en subir sobre ruedas y bajar a pie. Las escaleras mecánicas de la estación Baixa-Chiado atraviesan la colina hasta el Chiado; en los demás sitios trepan por usted tranvías y autobuses. Recorra [la Alfama](/tour/lisbon-alfama-on-foot) por la mañana, antes de que se llenen las callejas, y pase la última hora de sol en el jardín de São Pedro de Alcântara, cuando se enciende el castillo en la colina de enfrente. Entre una y otro queda la Baixa, trazada recta y llana tras el terremoto de 1755. De marzo a junio y en octubre el tiempo acompaña; la noche del 12 de junio los barrios viejos asan sardinas en la calle. Dé a [Sintra](/tour/lisbon-sintra-by-car) un día entero, deje Belém para otro, y tome el tranvía 28 antes de las nueve o no lo tome.',
    },
    it_IT: {
      title: 'Come camminare a Lisbona',
      summary:
        'Salire con i mezzi, scendere a piedi e finire a un belvedere: come e quando camminare a Lisbona, e che cosa tralasciare.',
      markdown:
        'Lisbona è tutta in pendenza, e l’arte sta nel salire con i mezzi e scendere a piedi. Le scale mobili della stazione Baixa-Chiado la portano attraverso la collina fino al Chiado; altrove si arrampicano tram e autobus. Percorra [l’Alfama](/tour/lisbon-alfama-on-foot) al mattino, prima che i vicoli si riempiano, e passi l’ultima ora di luce nel giardino di São Pedro de Alcântara, quando sul colle di fronte il castello prende il sole. In mezzo c’è la Baixa, tracciata dritta e piana dopo il terremoto del 1755. I mesi più piacevoli vanno da marzo a giugno, e poi c’è ottobre; la notte del 12 giugno nei vecchi quartieri si arrostiscono sardine per strada. Dia a [Sintra](/tour/lisbon-sintra-by-car) un giorno intero, tenga Belém per un altro, e prenda il tram 28 prima delle nove oppure non lo prenda affatto.',
    },
    ru_RU: {
      title: 'Как гулять по Лиссабону',
      summary:
        'Наверх — на колёсах, вниз — пешком, вечером — к смотровой площадке: как и когда гулять по Лиссабону и что пропустить.',
      markdown:
        'Лиссабон весь состоит из склонов, и секрет в том, чтобы наверх ехать, а вниз идти. Эскалаторы станции «Байша-Шиаду» поднимают сквозь холм прямо в Шиаду; в других местах за вас карабкаются трамваи и автобусы. [По Алфаме](/tour/lisbon-alfama-on-foot) гуляйте утром, пока переулки не заполнились, а последний светлый час проведите в саду Сан-Педру-де-Алкантара, когда на холме напротив солнце освещает замок. Между ними лежит Байша, ровная и прямая: такой её начертили после землетрясения 1755 года. Лучше всего здесь с марта по июнь и в октябре; в ночь на 13 июня в старых кварталах прямо на улице жарят сардины. [Синтре](/tour/lisbon-sintra-by-car) отдайте целый день, Белен оставьте на другой, а в трамвай № 28 садитесь до девяти утра или не садитесь вовсе.',
    },
    ja_JP: {
      title: 'リスボンの歩き方',
      summary:
        '上りは乗り物、下りは足で、日暮れは展望台へ。リスボンをいつ、どのように歩くとよいか、そして何を省いてよいかを、坂道とのつきあい方や季節ごとの注意とあわせてまとめました。',
      markdown:
        'リスボンは坂ばかりの街です。こつは、乗って上り、歩いて下りること。バイシャ・シアード駅のエスカレーターは丘の中を抜けてシアードまで運んでくれますし、ほかの坂は路面電車とバスに任せましょう。[アルファマを歩く](/tour/lisbon-alfama-on-foot)なら、路地が混み合う前の朝がよく、日の残る最後の一時間はサン・ペドロ・デ・アルカンタラの庭園で過ごしてください。向かいの丘の城に夕日が当たります。二つの丘のあいだにあるのがバイシャで、1755年の地震のあとにまっすぐ平らに引き直された一帯です。過ごしやすいのは三月から六月と十月。六月十二日の夜には、古い界隈が通りでイワシを焼きます。[シントラ](/tour/lisbon-sintra-by-car)には丸一日をあて、ベレンは別の日に。28番の電車は朝九時前に乗るか、思い切って省きましょう。',
    },
  },
};
