import type { EditorialEntry } from '../editorial-entry.js';

export const melbourne: EditorialEntry = {
  kind: 'city',
  slug: 'melbourne',
  position: 40,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Melbourne',
      summary:
        'Straight avenues outside, secret lanes inside: free trams in the middle, coffee as a craft, and four seasons to pack for in one day.',
      markdown:
        'Melbourne looks like a grid and behaves like a maze, for behind its wide streets run narrow ones where the trash cans used to stand. [The laneways](/tour/melbourne-laneways-street-art) are now galleries: paint changes overnight in Hosier Lane, arcades of 1870 and 1892 cut through the blocks, and the best coffee has no sign. Trams in the center cost nothing; outside it touch a myki card. Take one to Fitzroy for Brunswick Street, another to St. Kilda, where little penguins come ashore by the pier after sunset. The Queen Victoria Market is busiest on Saturday morning and closed on Mondays and Wednesdays. Locals dress in layers, as a northerly at thirty-eight degrees may turn south and lose fifteen within the hour. March to May is calm; January has tennis, September football. Dumplings in Chinatown, souvlaki late on Lonsdale Street, flat white always.',
    },
    fr_FR: {
      title: 'Comment parcourir Melbourne',
      summary:
        'Avenues droites dehors, ruelles secrètes dedans : tramways gratuits au centre, café d’artisan, et quatre saisons à prévoir dans la journée.',
      markdown:
        'Melbourne a l’air d’un damier et se conduit en labyrinthe : derrière ses larges rues en courent d’étroites, où l’on rangeait les poubelles. [Les laneways](/tour/melbourne-laneways-street-art) sont des galeries : la peinture change en une nuit à Hosier Lane, des passages de 1870 et de 1892 traversent les pâtés de maisons, et le meilleur café n’a pas d’enseigne. Au centre les tramways ne coûtent rien ; plus loin, validez une carte myki. Prenez-en un vers Fitzroy, pour Brunswick Street, un autre vers St Kilda, où des manchots pygmées rentrent près de la jetée après le coucher du soleil. Le Queen Victoria Market bat son plein le samedi matin et ferme lundi et mercredi. On s’habille en couches : un vent du nord à trente-huit degrés peut tourner au sud et en perdre quinze dans l’heure. De mars à mai l’air est calme ; janvier a le tennis, septembre le football. Raviolis dans Chinatown, souvlaki tard sur Lonsdale Street, flat white toujours.',
    },
    de_DE: {
      title: 'Wie man durch Melbourne geht',
      summary:
        'Außen gerade Avenuen, innen geheime Gassen: in der Mitte freie Straßenbahnen, Kaffee als Handwerk und vier Jahreszeiten am Tag.',
      markdown:
        'Melbourne sieht aus wie ein Raster und benimmt sich wie ein Labyrinth, denn hinter den breiten Straßen verlaufen schmale, in denen früher die Tonnen standen. [Die Laneways](/tour/melbourne-laneways-street-art) sind heute Galerien: In der Hosier Lane wechselt die Farbe über Nacht, Passagen von 1870 und 1892 führen durch die Blöcke, und der beste Kaffee hat kein Schild. Im Zentrum kostet die Straßenbahn nichts, draußen braucht man die Karte myki. Eine fährt nach Fitzroy zur Brunswick Street, eine andere nach St Kilda, wo nach Sonnenuntergang Zwergpinguine an der Mole landen. Der Queen Victoria Market ist samstagmorgens am vollsten und montags und mittwochs zu. Man trägt Schichten, denn ein Nordwind von achtunddreißig Grad kann auf Süd drehen und in einer Stunde fünfzehn verlieren. März bis Mai sind ruhig; der Januar hat Tennis, der September Football. Teigtaschen in Chinatown, spätes Souvlaki an der Lonsdale Street, Flat White jederzeit.',
    },
    es_ES: {
      title: 'Cómo caminar por Melbourne',
      summary:
        'Por fuera avenidas rectas, por dentro callejones secretos: tranvía gratis en el centro, café de artesano y cuatro estaciones en un día.',
      markdown:
        'Melbourne parece una cuadrícula y se porta como un laberinto, pues tras las calles anchas corren otras estrechas donde antes se sacaba la basura. [Los laneways](/tour/melbourne-laneways-street-art) son hoy galerías: en Hosier Lane la pintura cambia de un día para otro, pasajes de 1870 y de 1892 atraviesan las manzanas, y el mejor café no tiene rótulo. En el centro el tranvía es gratuito; fuera se usa la tarjeta myki. Uno lleva a Fitzroy, por Brunswick Street; otro a St Kilda, donde los pingüinos enanos llegan al espigón tras la puesta de sol. El Queen Victoria Market hierve el sábado por la mañana y cierra lunes y miércoles. La gente viste por capas, porque un norte de treinta y ocho grados puede girar a sur y perder quince en una hora. De marzo a mayo hay calma; enero tiene el tenis y septiembre el fútbol australiano. Empanadillas chinas en Chinatown, souvlaki tardío en Lonsdale Street y flat white siempre.',
    },
    it_IT: {
      title: 'Come camminare a Melbourne',
      summary:
        'Fuori viali dritti, dentro vicoli segreti: tram gratuiti in centro, il caffè come mestiere, e quattro stagioni in valigia per un giorno.',
      markdown:
        'Melbourne sembra una griglia e si comporta da labirinto, perché dietro le strade larghe ne corrono di strette, dove un tempo stavano i bidoni. [I laneways](/tour/melbourne-laneways-street-art) oggi sono gallerie: in Hosier Lane la pittura cambia da un giorno all’altro, passaggi del 1870 e del 1892 tagliano gli isolati, e il caffè migliore non ha insegna. In centro il tram è gratuito; fuori serve la tessera myki. Uno va a Fitzroy, per Brunswick Street, un altro a St Kilda, dove dopo il tramonto i pinguini minori approdano al molo. Il Queen Victoria Market è più vivo il sabato mattina e chiuso il lunedì e il mercoledì. Ci si veste a strati: un vento da nord a trentotto gradi può girare a sud e perderne quindici in un’ora. Da marzo a maggio c’è calma; gennaio ha il tennis, settembre il football. Ravioli a Chinatown, souvlaki la notte in Lonsdale Street, flat white sempre.',
    },
    ru_RU: {
      title: 'Как гулять по Мельбурну',
      summary:
        'Снаружи прямые проспекты, внутри тайные переулки: бесплатный трамвай в центре, кофе как ремесло и четыре сезона за день.',
      markdown:
        'Мельбурн похож на сетку, а ведёт себя как лабиринт: за широкими улицами прячутся узкие, где когда-то стояли мусорные баки. [Переулки](/tour/melbourne-laneways-street-art) стали галереями: на Хозьер-лейн краска меняется за ночь, пассажи 1870 и 1892 годов проходят сквозь кварталы, а у лучшего кофе нет вывески. В центре трамвай бесплатный, дальше нужна карта myki. Один идёт в Фицрой, на Брансуик-стрит, другой в Сент-Килду, где после заката к молу выходят малые пингвины. Рынок Королевы Виктории бурлит в субботу утром, а по понедельникам и средам закрыт. Одеваются здесь слоями: северный ветер в тридцать восемь градусов может смениться южным и за час потерять пятнадцать. С марта по май спокойно; в январе теннис, в сентябре австралийский футбол. Пельмени в Чайна-тауне, поздняя сувлаки на Лонсдейл-стрит, флэт-уайт всегда.',
    },
    ja_JP: {
      title: 'メルボルンの歩き方',
      summary:
        '外はまっすぐな大通り、中は秘密の路地。中心部の路面電車は無料、コーヒーは職人仕事、服は一日で四季の分。メルボルンを歩くための心得をまとめました。',
      markdown:
        'メルボルンは碁盤の目に見えて、実は迷路です。広い通りの裏には、昔ごみ箱の置き場だった細い道が走っています。その[レーンウェイ](/tour/melbourne-laneways-street-art)は今や画廊で、ホージア・レーンの壁は一夜で塗り変わり、街区の中を1870年と1892年のアーケードが抜け、一番うまいコーヒーの店には看板がありません。中心部の路面電車は無料、外へ出るときはmykiカードを。ブランズウィック通りのあるフィッツロイへ、また日没後にコガタペンギンが桟橋へ帰るセント・キルダへ行けます。クイーン・ヴィクトリア市場は土曜の朝が最もにぎやかで、月曜と水曜は休み。三十八度の北風が南に変わると一時間で十五度下がることもあるので、重ね着で出かけましょう。三月から五月は穏やかで、一月はテニス、九月はフットボール。中華街で餃子、夜更けにスブラキ、いつでもフラット・ホワイトを。',
    },
  },
};
