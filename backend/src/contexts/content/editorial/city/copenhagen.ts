import type { EditorialEntry } from '../editorial-entry.js';

export const copenhagen: EditorialEntry = {
  kind: 'city',
  slug: 'copenhagen',
  position: 39,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Copenhagen',
      summary:
        'A flat city that swims in its own harbor: bicycles, islands joined by footbridges, and what to do when dusk comes before four.',
      markdown:
        'Copenhagen is flat, tidy and cut by a harbor clean enough to swim in, which people do at Islands Brygge from June on. The quickest way to understand it is [on a bicycle along the water](/tour/copenhagen-harbour-by-bike), over bridges built for nothing else; keep right, raise a hand to stop, and never step onto a bike lane while reading a map. On foot go from the round tower through the Latin Quarter to the King’s Garden, then to the canals of Christianshavn. Nyhavn is for one photograph. Prices are high: lunch on smørrebrød, eaten with knife and fork, keeps you until night, and bakeries do the rest with cardamom. The metro runs around the clock and reaches the airport in a quarter of an hour. May to August has light until eleven, December lanterns in Tivoli and dusk before four. The Little Mermaid is small, far and surrounded; wave from the harbor bus.',
    },
    fr_FR: {
      title: 'Comment parcourir Copenhague',
      summary:
        'Une ville plate qui se baigne dans son port : vélos, îles reliées par des passerelles, et que faire quand la nuit vient avant quatre heures.',
      markdown:
        'Copenhague est plate, soignée et traversée d’un port assez propre pour qu’on y nage, ce qu’on fait à Islands Brygge dès juin. La façon la plus rapide de la comprendre est d’aller [à vélo le long de l’eau](/tour/copenhagen-harbour-by-bike), sur des ponts qui ne servent qu’à cela ; tenez la droite, levez la main pour vous arrêter et ne posez jamais le pied sur la piste, un plan sous les yeux. À pied, allez de la Tour ronde au Jardin du Roi par le Quartier latin, puis aux canaux de Christianshavn. Nyhavn vaut une photo. La vie est chère : un déjeuner de smørrebrød, au couteau et à la fourchette, mène jusqu’au soir, et les boulangeries font le reste à la cardamome. Le métro roule jour et nuit et met un quart d’heure depuis l’aéroport. De mai à août il fait jour jusqu’à onze heures ; décembre a les lanternes de Tivoli. La Petite Sirène est minuscule, loin et cernée : saluez-la du bateau-bus.',
    },
    de_DE: {
      title: 'Wie man durch Kopenhagen geht',
      summary:
        'Eine flache Stadt, die im eigenen Hafen badet: Fahrräder, Inseln an Fußgängerbrücken und was man tut, wenn es vor vier dunkel wird.',
      markdown:
        'Kopenhagen ist flach, aufgeräumt und von einem Hafen durchzogen, der zum Schwimmen sauber genug ist, was man ab Juni an Islands Brygge auch tut. Am schnellsten versteht man es [mit dem Rad am Wasser entlang](/tour/copenhagen-harbour-by-bike), über Brücken, die für nichts anderes gebaut sind; rechts bleiben, zum Anhalten die Hand heben und nie mit dem Stadtplan vor der Nase auf den Radweg treten. Zu Fuß geht es vom Runden Turm durchs Universitätsviertel in den Königsgarten und weiter an die Kanäle von Christianshavn. Nyhavn reicht für ein Foto. Billig ist nichts: Ein Mittagessen aus Smørrebrød, mit Messer und Gabel, hält bis zum Abend vor, den Rest erledigen die Bäckereien mit Kardamom. Die Metro fährt rund um die Uhr und braucht zum Flughafen eine Viertelstunde. Von Mai bis August ist es bis elf hell, im Dezember leuchten die Laternen im Tivoli. Die Kleine Meerjungfrau ist winzig, fern und umlagert: Winken Sie vom Hafenbus.',
    },
    es_ES: {
      title: 'Cómo caminar por Copenhague',
      summary:
        'Una ciudad llana que se baña en su puerto: bicicletas, islas unidas por pasarelas y qué hacer cuando anochece antes de las cuatro.',
      markdown:
        'Copenhague es llana, pulcra y la atraviesa un puerto tan limpio que se nada en él, y así lo hacen en Islands Brygge desde junio. Se la entiende antes [en bicicleta junto al agua](/tour/copenhagen-harbour-by-bike), por puentes hechos solo para eso; vaya por la derecha, levante la mano al detenerse y no pise nunca el carril mientras mira un plano. A pie, vaya de la Torre Redonda al Jardín del Rey por el barrio universitario, y de ahí a los canales de Christianshavn. Nyhavn da para una foto. Barato no hay nada: un almuerzo de smørrebrød, con cuchillo y tenedor, dura hasta la noche, y del resto se ocupan las panaderías, con cardamomo. El metro funciona día y noche y tarda un cuarto de hora hasta el aeropuerto. De mayo a agosto hay luz hasta las once; diciembre tiene los faroles del Tivoli. La Sirenita es diminuta, lejana y está sitiada: salúdela desde el barco-bus.',
    },
    it_IT: {
      title: 'Come camminare a Copenaghen',
      summary:
        'Una città piatta che fa il bagno nel proprio porto: biciclette, isole unite da passerelle, e che cosa fare quando è buio prima delle quattro.',
      markdown:
        'Copenaghen è piatta, ordinata e attraversata da un porto tanto pulito che ci si nuota, come si fa a Islands Brygge da giugno in poi. Il modo più rapido di capirla è andare [in bicicletta lungo l’acqua](/tour/copenhagen-harbour-by-bike), su ponti fatti solo per questo; tenga la destra, alzi la mano per fermarsi e non metta mai piede sulla pista mentre guarda la cartina. A piedi vada dalla Torre rotonda al Giardino del Re per il quartiere universitario, poi ai canali di Christianshavn. Nyhavn vale una foto. Di economico non c’è nulla: un pranzo di smørrebrød, con coltello e forchetta, regge fino a sera, e al resto pensano i fornai col cardamomo. La metropolitana va giorno e notte e in un quarto d’ora è all’aeroporto. Da maggio ad agosto c’è luce fino alle undici; dicembre ha le lanterne del Tivoli. La Sirenetta è minuscola, lontana e assediata: la saluti dal battello di linea.',
    },
    ru_RU: {
      title: 'Как гулять по Копенгагену',
      summary:
        'Плоский город, который купается в собственной гавани: велосипеды, острова на пешеходных мостах и что делать, если стемнело раньше четырёх.',
      markdown:
        'Копенгаген плоский, опрятный, а гавань посреди него так чиста, что в ней плавают: на Исландс-Брюгге купаются с июня. Быстрее всего его понимают [на велосипеде вдоль воды](/tour/copenhagen-harbour-by-bike), по мостам, построенным только для этого; держитесь правой стороны, останавливаясь, поднимайте руку и не ступайте на велодорожку, уткнувшись в карту. Пешком идите от Круглой башни через Латинский квартал в Королевский сад, а оттуда к каналам Кристиансхавна. Нюхавна хватает на один снимок. Дешёвого здесь нет: обеда из смёрребрёдов, с ножом и вилкой, довольно до вечера, остальное доделают пекарни с кардамоном. Метро ходит круглые сутки и довозит до аэропорта за четверть часа. С мая по август светло до одиннадцати, в декабре горят фонарики Тиволи. Русалочка мала, далека и окружена: помашите ей с речного трамвая.',
    },
    ja_JP: {
      title: 'コペンハーゲンの歩き方',
      summary:
        '自分の港で泳ぐ平らな街。自転車と、歩道橋で結ばれた島々、そして午後四時前に日が暮れる季節の過ごし方まで。コペンハーゲンの歩き方をまとめました。',
      markdown:
        'コペンハーゲンは平らで清潔で、街を貫く港は泳げるほど水がきれいです。六月からはイスランズ・ブリュッゲで皆が実際に泳ぎます。この街を手早く知るなら[水辺を自転車で](/tour/copenhagen-harbour-by-bike)。自転車と人のためだけに架けた橋がいくつもあります。右側を走り、止まるときは手を上げ、地図を見ながら自転車道に踏み込まないこと。歩くなら、円塔から学生街を抜けて王の庭園へ、さらにクリスチャンハウンの運河へ。ニューハウンは写真一枚分です。物価は高めですから、ナイフとフォークで食べるスモーブローを昼にとれば夜までもち、あとはカルダモンの香るパン屋に任せましょう。地下鉄は一日じゅう走り、空港まで十五分。五月から八月は夜十一時まで明るく、十二月はチボリに灯がともります。人魚姫は小さく遠く、人に囲まれています。港の水上バスから手を振れば十分でしょう。',
    },
  },
};
