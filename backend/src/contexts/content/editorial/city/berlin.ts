import type { EditorialEntry } from '../editorial-entry.js';

export const berlin: EditorialEntry = {
  kind: 'city',
  slug: 'berlin',
  position: 16,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Berlin',
      summary:
        'Too large for feet alone: a bicycle, the S-Bahn and one neighborhood a day, with lakes in summer and galleries in the gray months.',
      markdown:
        'Berlin covers nearly nine times the ground of Paris, so choose a neighborhood and let the S-Bahn do the distances. A double row of cobblestones marks where the Wall stood in the center; [by bicycle](/tour/berlin-wall-by-bike) you can follow it past Bernauer Strasse, where a stretch with its death strip has been kept. For a day without history, walk the Landwehr Canal from Kreuzberg to the Tuesday and Friday market on Maybachufer. May to September is for lakes, beer gardens and light until ten; from November the sky closes, and the five houses of Museum Island come into their own. Sundays are for flea markets and long breakfasts, as shops stay shut. Eat a currywurst standing, a doner at midnight, white asparagus in May. Checkpoint Charlie is a copy on a traffic island and may be left to others. Cross on green only: children are watching.',
    },
    fr_FR: {
      title: 'Comment parcourir Berlin',
      summary:
        'Trop vaste pour les seules jambes : un vélo, le S-Bahn et un quartier par jour, les lacs l’été, les musées quand le ciel se ferme.',
      markdown:
        'Berlin couvre près de neuf fois la surface de Paris : choisissez un quartier et laissez les distances au S-Bahn. Une double rangée de pavés marque, au centre, le tracé du Mur ; [à vélo](/tour/berlin-wall-by-bike), on le suit jusqu’à la Bernauer Strasse, où un tronçon subsiste avec sa bande de la mort. Pour une journée sans histoire, longez le Landwehrkanal depuis Kreuzberg jusqu’au marché du Maybachufer, mardi et vendredi. De mai à septembre viennent les lacs, les Biergarten et le jour jusqu’à dix heures du soir ; dès novembre le plafond s’abaisse, et les cinq maisons de l’île aux Musées reprennent l’avantage. Le dimanche, les magasins sont clos : on chine, on déjeune longuement. Mangez une currywurst debout, un döner à minuit, des asperges blanches en mai. Checkpoint Charlie n’est qu’une copie au milieu des voitures. Et ne traversez qu’au vert : des enfants regardent.',
    },
    de_DE: {
      title: 'Wie man durch Berlin geht',
      summary:
        'Zu groß für die Füße allein: Fahrrad, S-Bahn und ein Kiez am Tag, im Sommer die Seen, in den grauen Monaten die Museen.',
      markdown:
        'Berlin ist fast neunmal so groß wie Paris: Suchen Sie sich einen Kiez und überlassen Sie die Entfernungen der S-Bahn. Eine Doppelreihe Pflastersteine zeigt in der Mitte, wo die Mauer stand; [mit dem Fahrrad](/tour/berlin-wall-by-bike) folgt man ihr bis zur Bernauer Straße, wo ein Stück samt Todesstreifen erhalten ist. Für einen Tag ohne Geschichte geht man am Landwehrkanal von Kreuzberg zum Markt am Maybachufer, dienstags und freitags. Von Mai bis September locken Seen, Biergärten und Licht bis zehn; ab November macht der Himmel zu, und die fünf Häuser der Museumsinsel spielen ihre Stärke aus. Sonntags sind die Läden geschlossen, da trödelt und frühstückt man lange. Essen Sie eine Currywurst im Stehen, einen Döner um Mitternacht, im Mai Spargel. Der Checkpoint Charlie ist eine Nachbildung auf der Verkehrsinsel und verzichtbar. Und bei Rot bleibt man stehen: Kinder schauen zu.',
    },
    es_ES: {
      title: 'Cómo caminar por Berlín',
      summary:
        'Demasiado grande para ir solo a pie: bicicleta, S-Bahn y un barrio al día, con lagos en verano y museos en los meses grises.',
      markdown:
        'Berlín ocupa casi nueve veces la superficie de París: elija un barrio y deje las distancias al S-Bahn. En el centro, una doble hilera de adoquines señala por dónde pasaba el Muro; [en bicicleta](/tour/berlin-wall-by-bike) se sigue hasta la Bernauer Strasse, donde se conserva un tramo con su franja de la muerte. Para un día sin historia, bordee el Landwehrkanal desde Kreuzberg hasta el mercado de Maybachufer, los martes y los viernes. De mayo a septiembre hay lagos, cervecerías al aire libre y luz hasta las diez; desde noviembre el cielo se cierra y ganan los cinco edificios de la isla de los Museos. El domingo las tiendas no abren: se va al rastro y se desayuna sin prisa. Coma una currywurst de pie, un döner a medianoche y espárragos blancos en mayo. El Checkpoint Charlie es una copia en una isleta. Y cruce solo en verde, que miran los niños.',
    },
    it_IT: {
      title: 'Come camminare a Berlino',
      summary:
        'Troppo grande per le sole gambe: bicicletta, S-Bahn e un quartiere al giorno, d’estate i laghi, nei mesi grigi i musei.',
      markdown:
        'Berlino è grande quasi nove volte Parigi: scelga un quartiere e lasci le distanze alla S-Bahn. In centro una doppia fila di cubetti di pietra segna dov’era il Muro; [in bicicletta](/tour/berlin-wall-by-bike) lo si segue fino alla Bernauer Strasse, dove ne resta un tratto con la sua striscia della morte. Per una giornata senza storia costeggi il Landwehrkanal da Kreuzberg al mercato del Maybachufer, il martedì e il venerdì. Da maggio a settembre ci sono laghi, birrerie all’aperto e luce fino alle dieci; da novembre il cielo si chiude, e tocca ai cinque edifici dell’Isola dei Musei. La domenica i negozi non aprono: si va per mercatini e si fa colazione a lungo. Mangi un currywurst in piedi, un döner a mezzanotte, a maggio gli asparagi bianchi. Il Checkpoint Charlie è una copia su uno spartitraffico. E attraversi solo col verde: i bambini guardano.',
    },
    ru_RU: {
      title: 'Как гулять по Берлину',
      summary: 'Одними ногами не обойти: велосипед, S-Bahn и один район в день, летом — озёра, в серые месяцы — музеи.',
      markdown:
        'Берлин почти в девять раз больше Парижа: выберите один район, а расстояния оставьте городской электричке S-Bahn. Двойной ряд брусчатки в центре показывает, где стояла Стена; [на велосипеде](/tour/berlin-wall-by-bike) вдоль неё доезжают до Бернауэр-штрассе, где сохранили участок с полосой смерти. Если хочется дня без истории, идите вдоль Ландвер-канала из Кройцберга к рынку на Майбахуфер, он работает по вторникам и пятницам. С мая по сентябрь тут озёра, пивные сады и светло до десяти; с ноября небо смыкается, и наступает время пяти зданий Музейного острова. По воскресеньям магазины закрыты: люди бродят по блошиным рынкам и долго завтракают. Съешьте карривурст на ходу, донер в полночь, а в мае — белую спаржу. Чекпойнт Чарли — копия посреди перекрёстка, его можно пропустить. И переходите только на зелёный: на вас смотрят дети.',
    },
    ja_JP: {
      title: 'ベルリンの歩き方',
      summary:
        '足だけでは広すぎる街です。自転車と都市鉄道を使い、一日に一つの界隈だけを歩く。夏は湖、灰色の月は博物館へ。ベルリンの季節ごとの過ごし方をまとめました。',
      markdown:
        'ベルリンの面積はパリの九倍近くあります。界隈を一つ選び、距離はSバーンに任せましょう。中心部では二列の敷石が壁のあった線を示しています。[自転車](/tour/berlin-wall-by-bike)でたどればベルナウアー通りに着き、緩衝地帯ごと残された壁が見られます。歴史を忘れたい日は、クロイツベルクからラントヴェーア運河沿いに、火曜と金曜に立つマイバッハウーファーの市場へ。五月から九月は湖とビアガーデン、夜十時まで残る明るさが魅力で、空の閉じる十一月からは博物館島の五つの館の出番です。日曜は店が休み、人々は蚤の市と長い朝食を楽しみます。カリーヴルストは立ったまま、ケバブは真夜中、白アスパラガスは五月に。検問所チャーリーは中央分離帯の複製なので、なくても困りません。信号は必ず青で。子どもたちが見ています。',
    },
  },
};
