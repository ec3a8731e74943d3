import type { EditorialEntry } from '../editorial-entry.js';

export const edinburgh: EditorialEntry = {
  kind: 'city',
  slug: 'edinburgh',
  position: 26,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Edinburgh',
      summary:
        'Two towns facing each other across a valley: the medieval ridge before ten, the Georgian grid after lunch, and a hill of real rock between showers.',
      markdown:
        'Edinburgh is two towns with a valley between them, where the trains run. On the southern ridge the Old Town hangs eleven stories of stone over the Cowgate: go [down the closes of the Royal Mile](/tour/edinburgh-royal-mile-closes) before ten, when only the wind uses them. To the north the New Town of 1767 is straight, pale and made for strolling; follow the Water of Leith from Stockbridge to Dean Village and you hear no traffic. Arthur’s Seat, an extinct volcano, takes two hours up and back in proper shoes; Calton Hill takes ten minutes and shows as much. May and June are driest and light until half past ten. In August the festivals triple the crowd, the price and the fun. Buses take contactless cards, and trams reach both the airport and Leith, where the best fish is. Try haggis with turnips, cullen skink in the cold, and never an umbrella: the gusts eat them.',
    },
    fr_FR: {
      title: 'Comment parcourir Édimbourg',
      summary:
        'Deux villes face à face par-dessus une vallée : la crête médiévale avant dix heures, le damier georgien après midi, et un vrai rocher entre deux averses.',
      markdown:
        'Édimbourg est faite de deux villes, séparées par une vallée où passent les trains. Au sud, sur sa crête, la Old Town suspend onze étages de pierre au-dessus de Cowgate : descendez [les closes du Royal Mile](/tour/edinburgh-royal-mile-closes) avant dix heures, quand le vent seul y passe. Au nord, la New Town de 1767 est droite, pâle, faite pour flâner ; suivez la Water of Leith de Stockbridge à Dean Village, on n’y entend plus une voiture. Arthur’s Seat, volcan éteint, demande deux heures et de vraies chaussures ; Calton Hill, dix minutes, et montre autant. Mai et juin sont les plus secs, clairs jusqu’à dix heures et demie. En août, les festivals triplent la foule, le prix et le plaisir. Les bus acceptent la carte sans contact, le tramway va à l’aéroport comme à Leith, où est le meilleur poisson. Goûtez le haggis aux navets, la soupe cullen skink par temps froid, et laissez le parapluie : les rafales les mangent.',
    },
    de_DE: {
      title: 'Wie man durch Edinburgh geht',
      summary:
        'Zwei Städte, die sich über ein Tal ansehen: der mittelalterliche Grat vor zehn, das georgianische Raster nach Tisch, dazwischen ein echter Fels.',
      markdown:
        'Edinburgh besteht aus zwei Städten, und in dem Tal dazwischen fahren die Züge. Auf dem südlichen Grat hängt die Old Town elf Stockwerke Stein über den Cowgate: Steigen Sie vor zehn [durch die Closes der Royal Mile](/tour/edinburgh-royal-mile-closes) hinab, wenn nur der Wind hindurchgeht. Im Norden ist die New Town von 1767 gerade, hell und zum Flanieren gemacht; folgen Sie dem Water of Leith von Stockbridge nach Dean Village, und der Verkehr ist fort. Arthur’s Seat, ein erloschener Vulkan, kostet zwei Stunden und verlangt ordentliche Schuhe; Calton Hill kostet zehn Minuten und zeigt ebenso viel. Mai und Juni sind am trockensten und bis halb elf hell. Im August verdreifachen die Festivals Gedränge, Preise und Vergnügen. Im Bus zahlt man kontaktlos, die Straßenbahn fährt zum Flughafen und nach Leith, wo es den besten Fisch gibt. Kosten Sie Haggis mit Rüben, bei Kälte Cullen Skink, und lassen Sie den Schirm daheim: Die Böen fressen ihn.',
    },
    es_ES: {
      title: 'Cómo caminar por Edimburgo',
      summary:
        'Dos ciudades que se miran por encima de un valle: la cresta medieval antes de las diez, la cuadrícula georgiana tras el almuerzo y una roca de verdad.',
      markdown:
        'Edimburgo son dos ciudades, y por el valle que las separa pasan los trenes. Al sur, sobre su cresta, la Old Town cuelga once pisos de piedra encima de Cowgate: baje [por los closes de la Royal Mile](/tour/edinburgh-royal-mile-closes) antes de las diez, cuando solo los usa el viento. Al norte, la New Town de 1767 es recta, pálida y hecha para pasear; siga el Water of Leith de Stockbridge a Dean Village y dejará de oír coches. Arthur’s Seat, volcán apagado, pide dos horas y buen calzado; Calton Hill, diez minutos, y enseña lo mismo. Mayo y junio son los más secos, con luz hasta las diez y media. En agosto los festivales triplican la multitud, el precio y la diversión. En los autobuses se paga sin contacto, y el tranvía llega al aeropuerto y a Leith, donde está el mejor pescado. Pruebe el haggis con nabos y, si hace frío, la sopa cullen skink; el paraguas, ni lo saque: se lo comen las rachas.',
    },
    it_IT: {
      title: 'Come camminare a Edimburgo',
      summary:
        'Due città che si guardano sopra una valle: la cresta medievale prima delle dieci, la griglia georgiana dopo pranzo, e una roccia vera fra due piogge.',
      markdown:
        'Edimburgo è fatta di due città, e nella valle che le divide corrono i treni. A sud, sulla cresta, la Old Town appende undici piani di pietra sopra Cowgate: scenda [per i closes del Royal Mile](/tour/edinburgh-royal-mile-closes) prima delle dieci, quando li percorre solo il vento. A nord la New Town del 1767 è dritta, chiara, fatta per passeggiare; segua il Water of Leith da Stockbridge a Dean Village e le auto spariscono. Arthur’s Seat, vulcano spento, vuole due ore e scarpe serie; Calton Hill dieci minuti, e mostra altrettanto. Maggio e giugno sono i più asciutti, chiari fino alle dieci e mezza. In agosto i festival triplicano la folla, i prezzi e il divertimento. Sugli autobus si paga con la carta, senza contanti, e il tram arriva all’aeroporto e a Leith, dove il pesce è migliore. Assaggi lo haggis con le rape, la zuppa cullen skink quando fa freddo, e lasci l’ombrello: le raffiche se lo mangiano.',
    },
    ru_RU: {
      title: 'Как гулять по Эдинбургу',
      summary:
        'Два города смотрят друг на друга через долину: средневековый гребень до десяти, георгианская сетка после обеда и настоящая скала между дождями.',
      markdown:
        'Эдинбург — это два города, а в долине между ними ходят поезда. На южном гребне Старый город навис одиннадцатью каменными этажами над Каугейтом: спускайтесь [по клоузам Королевской мили](/tour/edinburgh-royal-mile-closes) до десяти, пока ими пользуется один ветер. На севере Новый город, начатый в 1767 году, прям, светел и создан для прогулок; идите вдоль речки Уотер-оф-Лит от Стокбриджа до деревни Дин, и машины стихнут. Трон Артура, потухший вулкан, требует двух часов и крепкой обуви; Калтон-хилл — десяти минут, а видно не меньше. Май и июнь суше прочих, и светло до половины одиннадцатого. В августе фестивали утраивают толпу, цены и веселье. В автобусах платят картой, трамвай идёт и в аэропорт, и в Лит, где лучшая рыба. Попробуйте хаггис с репой, в холод — суп каллен-скинк, а зонт не берите: порывы ветра их съедают.',
    },
    ja_JP: {
      title: 'エディンバラの歩き方',
      summary:
        '谷をはさんで向かい合う二つの街。中世の尾根は朝十時前に、ジョージ朝の碁盤の目は昼食のあとに、雨の合間には本物の岩山へ。エディンバラの歩き方です。',
      markdown:
        'エディンバラは二つの街でできていて、あいだの谷を列車が走ります。南の尾根の旧市街は、カウゲートの上に十一階分の石を積み上げた街。[ロイヤル・マイルの路地](/tour/edinburgh-royal-mile-closes)は、風しか通らない朝十時前に下りましょう。北の新市街は1767年に計画されたもので、まっすぐで明るく、そぞろ歩きに向いています。ストックブリッジからディーン・ヴィレッジへリース川をたどれば、車の音は消えます。死火山アーサーズ・シートは往復二時間、靴もしっかりしたものを。カールトン・ヒルなら十分で、眺めは劣りません。五月と六月は雨が少なく、夜十時半まで明るい季節です。八月の芸術祭では、人出も値段も楽しさも三倍になります。路線バスはタッチ決済で乗れ、路面電車は空港と、魚のおいしい港町リースを結びます。ハギスに蕪、寒い日は燻製鱈のスープを。傘は突風に食べられるだけです。',
    },
  },
};
