import type { EditorialEntry } from '../editorial-entry.js';

export const dublin: EditorialEntry = {
  kind: 'city',
  slug: 'dublin',
  position: 48,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Dublin',
      summary:
        'Georgian doors, two canals and the sea twenty-five minutes away by train: Dublin between showers, with a book in the pocket and a pub before eight.',
      markdown:
        'Dublin lies between two canals and can be crossed in an hour, which is why its weather matters more than its distances: carry a coat with a hood and change sides of the street with the sun. South of the Liffey go [from Georgian square to Georgian square](/tour/dublin-georgian-and-literary), where writers left plaques and the doors are painted against uniformity. North of it, follow the quays to Collins Barracks, where Irish silver and furniture are shown for nothing, as in all the national museums; on Mondays these open after lunch. For the sea ride the DART along the bay to Howth, walk the cliffs, eat chowder. May, June and September have the longest dry spells; on June 16 people dress for Ulysses, and March 17 is loud. The pub is for talk until eight and music after; Temple Bar charges for its address, so listen in Stoneybatter. A Leap card pays every bus and tram. Buy a ticket for the Book of Kells beforehand.',
    },
    fr_FR: {
      title: 'Comment parcourir Dublin',
      summary:
        'Portes georgiennes, deux canaux et la mer à vingt-cinq minutes de train : Dublin entre les averses, un livre en poche, le pub avant huit heures.',
      markdown:
        'Dublin tient entre deux canaux et se traverse en une heure ; le ciel y compte donc plus que la distance : prenez un manteau à capuche et changez de trottoir avec le soleil. Au sud de la Liffey, allez [de place georgienne en place georgienne](/tour/dublin-georgian-and-literary), où les écrivains ont laissé des plaques et où chaque porte est peinte contre l’uniformité. Au nord, suivez les quais jusqu’à Collins Barracks, où l’argenterie et les meubles irlandais se voient sans rien payer, comme dans tous les musées nationaux, fermés le lundi matin. Pour la mer, prenez le DART le long de la baie jusqu’à Howth, marchez sur les falaises, mangez une chowder. Mai, juin et septembre ont les plus longues éclaircies ; le 16 juin on se costume pour Ulysse, le 17 mars est bruyant. Au pub on parle jusqu’à huit heures, après on joue ; Temple Bar fait payer son adresse, écoutez plutôt à Stoneybatter. La carte Leap paie tous les bus et tramways. Réservez le Livre de Kells.',
    },
    de_DE: {
      title: 'Wie man durch Dublin geht',
      summary:
        'Georgianische Türen, zwei Kanäle und das Meer fünfundzwanzig Zugminuten weg: Dublin zwischen den Schauern, mit Buch und Pub vor acht.',
      markdown:
        'Dublin liegt zwischen zwei Kanälen und ist in einer Stunde durchquert, darum zählt der Himmel mehr als die Entfernung: Tragen Sie einen Mantel mit Kapuze und wechseln Sie mit der Sonne die Straßenseite. Südlich der Liffey geht man [von einem georgianischen Platz zum nächsten](/tour/dublin-georgian-and-literary), wo Schriftsteller Tafeln hinterlassen haben und jede Tür gegen das Einerlei gestrichen ist. Nördlich führen die Kais zu den Collins Barracks, wo irisches Silber und Möbel umsonst zu sehen sind wie alles in den Nationalmuseen; montagvormittags sind sie zu. Ans Meer fährt der DART die Bucht entlang nach Howth: über die Klippen gehen, dann eine Chowder. Mai, Juni und September haben die längsten Trockenzeiten; am 16. Juni kleidet man sich für den Ulysses, und der 17. März ist laut. Im Pub redet man bis acht, danach wird musiziert; Temple Bar lässt sich seine Adresse bezahlen, hören Sie lieber in Stoneybatter zu. Die Leap-Karte gilt für Bus und Tram. Das Book of Kells bucht man vor.',
    },
    es_ES: {
      title: 'Cómo caminar por Dublín',
      summary:
        'Puertas georgianas, dos canales y el mar a veinticinco minutos en tren: Dublín entre chubascos, con un libro en el bolsillo y pub antes de las ocho.',
      markdown:
        'Dublín cabe entre dos canales y se cruza en una hora, de ahí que importe más el cielo que la distancia: lleve abrigo con capucha y cambie de acera con el sol. Al sur del Liffey vaya [de plaza georgiana en plaza georgiana](/tour/dublin-georgian-and-literary), donde los escritores dejaron placas y cada puerta se pinta contra la uniformidad. Al norte, siga los muelles hasta Collins Barracks, donde la plata y los muebles irlandeses se ven sin pagar, como en todos los museos nacionales, cerrados el lunes por la mañana. Para ver el mar tome el DART por la bahía hasta Howth, recorra los acantilados y cómase una chowder. Mayo, junio y septiembre tienen las treguas más largas; el 16 de junio la gente se viste para el Ulises, y el 17 de marzo es ruidoso. En el pub se habla hasta las ocho y luego se toca; Temple Bar cobra por sus señas, así que escuche en Stoneybatter. La tarjeta Leap paga autobuses y tranvías. Reserve el Libro de Kells.',
    },
    it_IT: {
      title: 'Come camminare a Dublino',
      summary:
        'Porte georgiane, due canali e il mare a venticinque minuti di treno: Dublino fra uno scroscio e l’altro, un libro in tasca, il pub prima delle otto.',
      markdown:
        'Dublino sta fra due canali e si attraversa in un’ora, perciò il cielo conta più della distanza: porti un cappotto col cappuccio e cambi marciapiede col sole. A sud del Liffey vada [di piazza georgiana in piazza georgiana](/tour/dublin-georgian-and-literary), dove gli scrittori hanno lasciato targhe e ogni porta è dipinta contro l’uniformità. A nord segua il lungofiume fino a Collins Barracks, dove argenti e mobili irlandesi si vedono senza pagare, come in tutti i musei nazionali, chiusi il lunedì mattina. Per il mare prenda la DART lungo la baia fino a Howth, cammini sulle scogliere, mangi una chowder. Maggio, giugno e settembre hanno le tregue più lunghe; il 16 giugno ci si veste per l’Ulisse, e il 17 marzo è rumoroso. Al pub si parla fino alle otto, poi si suona; Temple Bar fa pagare l’indirizzo, ascolti piuttosto a Stoneybatter. La tessera Leap vale su ogni autobus e tram. Il Libro di Kells si prenota.',
    },
    ru_RU: {
      title: 'Как гулять по Дублину',
      summary:
        'Георгианские двери, два канала и море в двадцати пяти минутах на поезде: Дублин между дождями, с книгой в кармане и пабом до восьми.',
      markdown:
        'Дублин умещается между двумя каналами, пересечь его можно за час, поэтому небо здесь важнее расстояний: носите пальто с капюшоном и переходите улицу вслед за солнцем. К югу от Лиффи идите [от одной георгианской площади к другой](/tour/dublin-georgian-and-literary): писатели оставили там таблички, а каждую дверь красят наперекор однообразию. К северу набережные ведут к казармам Коллинза, где ирландское серебро и мебель показывают без платы, как и во всех национальных музеях; в понедельник утром они закрыты. К морю везёт электричка DART, вдоль залива до Хоута: пройдите по скалам и съешьте чаудер. В мае, июне и сентябре дожди реже всего; 16 июня наряжаются ради «Улисса», а 17 марта шумно. В пабе до восьми говорят, потом играют; Темпл-Бар берёт деньги за адрес, слушайте лучше в Стонибаттере. Карта Leap годится во всех автобусах и трамваях. На Келлскую книгу запишитесь заранее.',
    },
    ja_JP: {
      title: 'ダブリンの歩き方',
      summary:
        'ジョージ朝の扉、二本の運河、電車で二十五分の海。雨と雨のあいだに、本をポケットに入れて、パブは夜八時までに。ダブリンの歩き方をまとめました。',
      markdown:
        'ダブリンは二本の運河のあいだに収まり、一時間で横切れます。気にすべきは距離より空模様。フードつきの上着を着て、日の差す側の歩道を選びましょう。リフィー川の南では[ジョージ朝の広場から広場へ](/tour/dublin-georgian-and-literary)。作家たちの銘板が残り、扉の色は一軒ごとに違います。北では河岸をたどってコリンズ・バラックスへ。アイルランドの銀器や家具が無料で見られます。国立の博物館はどこも無料で、月曜は午後から開きます。海なら湾沿いに走る電車DARTでホウスへ。崖の道を歩き、魚介のチャウダーを一杯。五月、六月、九月は晴れ間が長く、六月十六日には「ユリシーズ」の装いの人が歩き、三月十七日は大にぎわいです。パブは八時までがおしゃべり、そのあとは音楽。テンプル・バーは住所にも代金がかかるので、ストーニーバターで聴きましょう。バスと路面電車はLeapカードで。ケルズの書は前もって予約を。',
    },
  },
};
