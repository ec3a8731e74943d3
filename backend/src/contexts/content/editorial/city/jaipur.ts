import type { EditorialEntry } from '../editorial-entry.js';

export const jaipur: EditorialEntry = {
  kind: 'city',
  slug: 'jaipur',
  position: 29,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Jaipur',
      summary:
        'A rose-colored grid of bazaars, laid out by an astronomer king: start with the hill forts, rest at noon, and shop when the lamps are lit.',
      markdown:
        'Jaipur was planned in 1727 by a king who loved astronomy: nine blocks, broad avenues, and in one corner a sundial as tall as a house that is right to two seconds. The bazaars keep his order still, with bangles in one street, turmeric and brass in the next, and gems at Johari, where cutters sit by the window. Go to the forts first, [by car to Amber](/tour/jaipur-amber-by-car) when it opens at eight, and walk up rather than ride an elephant. From noon to four the pink walls glare: have a thali and a nap. Afterward climb a rooftop facing the Hawa Mahal, whose windows glow late, or the steps of Nahargarh for the evening. Auto-rickshaws agree on a price before they move; a small metro line crosses the old city. October to March is the season, and January needs a sweater at dawn; kites fill the sky on January 14. In Johari Bazaar the answer to the second price is a smile, and a step away.',
    },
    fr_FR: {
      title: 'Comment parcourir Jaipur',
      summary:
        'Un damier rose de bazars, tracé par un roi astronome : les forts d’abord, la sieste à midi, les emplettes quand s’allument les lampes.',
      markdown:
        'Jaipur fut dessinée en 1727 par un roi épris d’astronomie : neuf quartiers, de larges avenues et, dans un angle, un cadran solaire haut comme une maison, exact à deux secondes près. Les bazars gardent son ordre, les bracelets dans une rue, le curcuma et le cuivre dans la suivante, les gemmes à Johari, où les tailleurs sont assis près de la fenêtre. Commencez par les forts, [en voiture jusqu’à Amber](/tour/jaipur-amber-by-car) à l’ouverture de huit heures, et montez à pied plutôt qu’à dos d’éléphant. De midi à quatre heures les murs roses éblouissent : un thali, puis une sieste. Gagnez ensuite une terrasse en face du Hawa Mahal, ou les marches de Nahargarh pour le soir. L’auto-rickshaw fixe son prix avant de partir ; une courte ligne de métro passe sous la vieille ville. La saison va d’octobre à mars, avec un chandail à l’aube en janvier ; le 14 janvier, le ciel est plein de cerfs-volants. Au second prix, répondez d’un sourire et d’un pas en arrière.',
    },
    de_DE: {
      title: 'Wie man durch Jaipur geht',
      summary:
        'Ein rosafarbenes Raster von Basaren, entworfen von einem Sternkundigen auf dem Thron: erst die Festungen, mittags Ruhe, abends bei Lampenlicht einkaufen.',
      markdown:
        'Jaipur wurde 1727 von einem König geplant, der die Astronomie liebte: neun Blöcke, breite Straßen und in einer Ecke eine Sonnenuhr, hoch wie ein Haus und auf zwei Sekunden genau. Die Basare halten seine Ordnung noch immer ein, Armreifen in der einen Straße, Kurkuma und Messing in der nächsten, Edelsteine im Johari, wo die Schleifer am Fenster sitzen. Zuerst kommen die Festungen, [mit dem Wagen nach Amber](/tour/jaipur-amber-by-car), das um acht öffnet, und zwar zu Fuß hinauf statt auf einem Elefanten. Von zwölf bis vier blenden die rosa Mauern: ein Thali, dann ein Schläfchen. Danach auf eine Dachterrasse gegenüber dem Hawa Mahal, oder gegen Abend auf die Stufen von Nahargarh. Die Autorikscha nennt ihren Preis vor der Fahrt; unter der Altstadt verläuft eine kurze Metrolinie. Saison ist von Oktober bis März, im Januar morgens mit Pullover; am 14. Januar hängt der Himmel voller Drachen. Auf den zweiten Preis antwortet man mit einem Lächeln und einem Schritt zurück.',
    },
    es_ES: {
      title: 'Cómo caminar por Jaipur',
      summary:
        'Una cuadrícula rosa de bazares trazada por un rey astrónomo: primero los fuertes, a mediodía descanso, y las compras cuando se encienden las lámparas.',
      markdown:
        'Jaipur la proyectó en 1727 un rey aficionado a la astronomía: nueve manzanas, avenidas anchas y, en una esquina, un reloj de sol alto como una casa y exacto hasta los dos segundos. Los bazares conservan su orden: las pulseras en una calle, la cúrcuma y el latón en la siguiente, y las gemas en Johari, donde los talladores se sientan junto a la ventana. Empiece por los fuertes, [en coche hasta Amber](/tour/jaipur-amber-by-car), que abre a las ocho, y suba a pie antes que en elefante. De doce a cuatro deslumbran los muros rosas: un thali y una siesta. Luego, una azotea frente al Hawa Mahal o, para la tarde, los peldaños de Nahargarh. Con el autorickshaw se fija el precio antes de arrancar; bajo la ciudad vieja pasa una línea corta de metro. La temporada va de octubre a marzo, con jersey al alba en enero; el día 14 de ese mes el cielo se llena de cometas. Al segundo precio se contesta con una sonrisa y un paso atrás.',
    },
    it_IT: {
      title: 'Come camminare a Jaipur',
      summary:
        'Una griglia rosa di bazar disegnata da un re astronomo: prima i forti, a mezzogiorno riposo, acquisti quando si accendono le lampade.',
      markdown:
        'Jaipur la progettò nel 1727 un re innamorato dell’astronomia: nove isolati, strade larghe e, in un angolo, una meridiana alta come una casa, precisa fino a due secondi. I bazar rispettano ancora il suo ordine: i braccialetti in una via, la curcuma e l’ottone nella successiva, le gemme a Johari, dove i tagliatori siedono alla finestra. Cominci dai forti, [in auto fino ad Amber](/tour/jaipur-amber-by-car), che apre alle otto, e salga a piedi anziché a dorso d’elefante. Da mezzogiorno alle quattro i muri rosa abbagliano: un thali, poi un pisolino. Più tardi una terrazza di fronte all’Hawa Mahal o, per la sera, i gradini di Nahargarh. Con l’autorisciò il prezzo si concorda prima di partire; sotto la città vecchia passa una breve linea di metrò. La stagione va da ottobre a marzo, col maglione all’alba in gennaio; il 14 di quel mese il cielo è pieno di aquiloni. Al secondo prezzo si risponde con un sorriso e un passo indietro.',
    },
    ru_RU: {
      title: 'Как гулять по Джайпуру',
      summary:
        'Розовая сетка базаров, начерченная царём-астрономом: сначала крепости, в полдень отдых, покупки — когда зажгут лампы.',
      markdown:
        'Джайпур спланировал в 1727 году правитель, влюблённый в астрономию: девять кварталов, широкие улицы и в одном углу солнечные часы высотой с дом, точные до двух секунд. Базары держатся его порядка и теперь: на одной улице браслеты, на следующей куркума и латунь, а камни в Джохари, где гранильщики сидят у окна. Начните с крепостей, [на машине в Амбер](/tour/jaipur-amber-by-car): он открывается в восемь, и подниматься лучше пешком, а не на слоне. С двенадцати до четырёх розовые стены слепят: съешьте тхали и вздремните. Потом выберите крышу напротив Хава-Махала или, ближе к вечеру, ступени Нахаргарха. С авторикшей о цене договариваются до поездки; под старым городом проходит короткая линия метро. Сезон длится с октября по март, в январе на рассвете нужен свитер; 14 января небо полно воздушных змеев. На вторую цену отвечают улыбкой и шагом назад.',
    },
    ja_JP: {
      title: 'ジャイプルの歩き方',
      summary:
        '天文学を愛した王が引いた、薔薇色の碁盤の目。まず丘の城、昼は休息、買い物はランプがともってから。ジャイプルのバザールと暑さとのつきあい方をまとめました。',
      markdown:
        'ジャイプルは1727年、天文学好きの王が設計した街です。九つの区画に広い通り、その一角には家ほども高く、二秒まで正確な日時計があります。市場は今も王の秩序のままで、ある通りは腕輪、次の通りはウコンと真鍮、宝石のジョーハリでは研ぎ師が窓辺に座っています。最初は城へ。八時の開門に合わせて[車でアンベールに着き](/tour/jaipur-amber-by-car)、象に乗らず歩いて上りましょう。正午から四時は桃色の壁がまぶしすぎるので、定食ターリーを食べて昼寝を。それから風の宮殿ハワ・マハルの向かいの屋上か、夕方ならナーハルガル城の石段へ。三輪タクシーは走る前に値段を決めます。旧市街の下には短い地下鉄も通っています。季節は十月から三月で、一月の夜明けにはセーターが要ります。一月十四日は空が凧で埋まります。二度目の値段には、微笑みと一歩の後ずさりで答えましょう。',
    },
  },
};
