import type { EditorialEntry } from '../editorial-entry.js';

export const osaka: EditorialEntry = {
  kind: 'city',
  slug: 'osaka',
  position: 34,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Osaka',
      summary:
        'A merchant city that eats standing up: arcades by day, the castle moat at opening time, and Dotonbori only when the signs are lit.',
      markdown:
        'On Osaka’s escalators people stand on the right, unlike in Tokyo, and joke about it. Distances are small along the Midosuji line, so walk south: the old merchants’ Semba, the secondhand kitchenware of Doguyasuji, then [Dotonbori in the evening](/tour/osaka-dotonbori-food-evening), when the signs are brighter than the food is hot. By day take the arcades. Tenjinbashi-suji runs under a roof for more than two and a half kilometers, and Kuromon sells breakfast in slices. At the castle the moat and its walls are the real thing, the tower a concrete copy of 1931 with an elevator; plum trees flower beneath it in February. Around the Tsutenkaku tower people eat skewers, and nobody dips one twice. Late March to May and November are mild; July has the Tenjin festival and wet heat. Trains to Kyoto or Nara take less than an hour. Stand at a counter at least once: sitting is for guests.',
    },
    fr_FR: {
      title: 'Comment parcourir Osaka',
      summary:
        'Une ville de marchands qui mange debout : les galeries le jour, les douves du château à l’ouverture, Dotonbori seulement enseignes allumées.',
      markdown:
        'Osaka se tient à droite dans les escaliers mécaniques, à l’inverse de Tokyo, et en plaisante volontiers. Le long de la ligne Midosuji les distances sont courtes ; descendez donc vers le sud : Semba, l’ancien quartier des marchands, les casseroles de Doguyasuji, enfin [Dotonbori, le soir](/tour/osaka-dotonbori-food-evening), quand les enseignes brillent plus que ne brûlent les poulpes. De jour, prenez les galeries : Tenjinbashi-suji court sous un toit plus de deux kilomètres et demi, Kuromon débite le petit déjeuner en tranches. Au château, les douves et les murs sont authentiques, la tour une copie de béton de 1931, avec ascenseur ; les pruniers y fleurissent en février. Autour de la tour Tsutenkaku on mange des brochettes, et nul ne les trempe deux fois. De fin mars à mai et en novembre, il fait doux ; juillet a la fête de Tenjin et sa moiteur. Kyoto et Nara sont à moins d’une heure de train. Une fois au moins, mangez au comptoir.',
    },
    de_DE: {
      title: 'Wie man durch Osaka geht',
      summary:
        'Eine Kaufmannsstadt, die im Stehen isst: tagsüber Passagen, bei Öffnung der Burggraben, nach Dotonbori erst, wenn die Schilder brennen.',
      markdown:
        'Auf Osakas Rolltreppen steht man rechts, anders als in Tokio, und macht gern Witze darüber. Entlang der Midosuji-Linie sind die Wege kurz, also gehen Sie nach Süden: Semba, das alte Händlerviertel, die Töpfe von Doguyasuji und [abends Dotonbori](/tour/osaka-dotonbori-food-evening), wenn die Schilder heller leuchten, als der Oktopus heiß ist. Bei Tag nimmt man die Passagen: Tenjinbashi-suji läuft mehr als zweieinhalb Kilometer unter einem Dach, und Kuromon verkauft Frühstück in Scheiben. An der Burg sind Graben und Mauern echt, der Turm ist ein Betonbau von 1931 mit Aufzug; im Februar blühen darunter die Pflaumen. Rund um den Tsutenkaku isst man Spieße, und keiner wird zweimal getunkt. Ende März bis Mai und der November sind mild, der Juli hat das Tenjin-Fest und feuchte Hitze. Kyoto und Nara sind keine Zugstunde entfernt. Stellen Sie sich wenigstens einmal an eine Theke: Sitzen ist für Gäste.',
    },
    es_ES: {
      title: 'Cómo caminar por Osaka',
      summary:
        'Una ciudad de mercaderes que come de pie: galerías de día, el foso del castillo a la apertura y Dotonbori solo con los letreros encendidos.',
      markdown:
        'En las escaleras mecánicas de Osaka se va por la derecha, al revés que en Tokio, y se bromea con ello. A lo largo de la línea Midosuji las distancias son cortas, así que camine hacia el sur: Semba, el viejo barrio comerciante, las cacerolas de Doguyasuji y, [de noche, Dotonbori](/tour/osaka-dotonbori-food-evening), cuando los letreros brillan más de lo que quema el pulpo. De día, las galerías: Tenjinbashi-suji corre bajo techo más de dos kilómetros y medio, y Kuromon despacha el desayuno en lonchas. En el castillo el foso y los muros son auténticos; la torre, una copia de hormigón de 1931 con ascensor, y a sus pies los ciruelos florecen en febrero. Alrededor de la torre Tsutenkaku se comen brochetas, y nadie moja dos veces. De finales de marzo a mayo y en noviembre hace bueno; julio tiene la fiesta de Tenjin y bochorno. Kioto y Nara están a menos de una hora en tren. Coma al menos una vez en la barra.',
    },
    it_IT: {
      title: 'Come camminare a Osaka',
      summary:
        'Una città di mercanti che mangia in piedi: gallerie di giorno, il fossato del castello all’apertura, Dotonbori solo a insegne accese.',
      markdown:
        'Sulle scale mobili di Osaka si sta a destra, al contrario di Tokyo, e ci si scherza su. Lungo la linea Midosuji le distanze sono brevi, dunque cammini verso sud: Semba, il vecchio quartiere dei mercanti, le pentole di Doguyasuji e, [la sera, Dotonbori](/tour/osaka-dotonbori-food-evening), quando le insegne splendono più di quanto scotti il polpo. Di giorno prenda le gallerie: Tenjinbashi-suji corre al coperto per oltre due chilometri e mezzo, Kuromon vende la colazione a fette. Al castello il fossato e le mura sono veri, la torre è una copia in cemento del 1931, con ascensore; sotto, a febbraio, fioriscono i susini. Attorno alla torre Tsutenkaku si mangiano spiedini, e nessuno li intinge due volte. Da fine marzo a maggio e in novembre è mite; luglio ha la festa di Tenjin e l’afa. Kyoto e Nara distano meno di un’ora di treno. Almeno una volta mangi al banco.',
    },
    ru_RU: {
      title: 'Как гулять по Осаке',
      summary:
        'Купеческий город, который ест стоя: днём пассажи, к открытию — замковый ров, а Дотомбори только при зажжённых вывесках.',
      markdown:
        'На эскалаторах Осаки стоят справа, не так, как в Токио, и охотно над этим шутят. Вдоль линии Мидосудзи всё близко, поэтому идите на юг: старый купеческий Сэмба, кастрюли Догуясудзи, а [вечером Дотомбори](/tour/osaka-dotonbori-food-evening), когда вывески горят ярче, чем жжётся осьминог. Днём выбирайте пассажи: Тэндзимбаси-судзи тянется под крышей больше двух с половиной километров, а рынок Куромон продаёт завтрак ломтиками. В замке ров и стены настоящие, башня же — бетонная копия 1931 года с лифтом; в феврале под ней цветут сливы. Вокруг башни Цутэнкаку едят шпажки, и никто не макает дважды. Конец марта, апрель, май и ноябрь мягкие; в июле праздник Тэндзин и влажный зной. До Киото и Нары на поезде меньше часа. Хоть раз поешьте у стойки: сидят здесь гости.',
    },
    ja_JP: {
      title: '大阪の歩き方',
      summary:
        '立って食べる商人の街。昼はアーケード、開門の時刻に城の堀、道頓堀は看板に灯が入ってから。笑いと食い倒れの大阪を、南へ向かって歩くための手引きです。',
      markdown:
        '大阪ではエスカレーターの右側に立ちます。東京と逆なのは、土地の人の格好の話の種です。御堂筋線に沿えばどこも近いので、南へ歩きましょう。問屋の船場、台所道具の道具屋筋、そして看板の光がたこ焼きの湯気より勢いづく[夜の道頓堀](/tour/osaka-dotonbori-food-evening)へ。昼はアーケードが頼りです。天神橋筋は二キロ半を超えて屋根が続き、黒門市場では朝食を一切れずつ買えます。城は堀と石垣が本物で、天守は昭和六年のコンクリート造り、昇降機つき。二月には足もとに梅が咲きます。通天閣の界隈では串カツを。ソースの二度づけはご法度です。三月末から五月、それに十一月は穏やかで、七月は天神祭と蒸し暑さの月。京都へも奈良へも電車で一時間とかかりません。一度は立ち食いのカウンターへ。座るのはお客さんだけです。',
    },
  },
};
