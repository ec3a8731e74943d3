import type { EditorialEntry } from '../editorial-entry.js';

export const uzbekistan: EditorialEntry = {
  kind: 'country',
  slug: 'uzbekistan',
  position: 212,
  details: { cities: ['samarkand', 'bukhara'], tours: [] },
  texts: {
    en_US: {
      title: 'Uzbekistan',
      summary:
        'Bread with a stamped middle that nobody lays face down, tea bowls that are never filled, and a dish of rice that is gone by the afternoon.',
      markdown:
        'The middle of a loaf is pricked with a stamp so that it stays flat; bread is broken by hand and never laid face down. A host fills the tea bowl only partly, so that the guest can hold it out again. In [Samarkand](/city/samarkand) a stone arc sunk into the rock is what remains of the observatory where Ulugh Beg measured the stars; in [Bukhara](/city/bukhara) mulberry trees stand around a pool, and the domed crossings are still named after cap makers, money changers and jewelers. Plov is for noon: come late and the cauldron is empty.',
    },
    fr_FR: {
      title: 'Ouzbékistan',
      summary:
        'Un pain au cœur estampé qu’on ne pose jamais à l’envers, des bols de thé jamais pleins et un plat de riz qu’il faut manger avant l’après-midi.',
      markdown:
        'On pique le milieu du pain avec un tampon pour qu’il ne lève pas ; on le rompt à la main et on ne le pose jamais à l’envers. L’hôte ne remplit le bol de thé qu’en partie, afin que l’invité puisse le tendre de nouveau. À [Samarcande](/city/samarkand), un arc de pierre enfoncé dans la roche est ce qui reste de l’observatoire où Ulugh Beg mesurait les étoiles ; à [Boukhara](/city/bukhara), des mûriers entourent un bassin, et les carrefours à coupoles portent encore le nom des chapeliers, des changeurs et des orfèvres. Le plov se mange à midi : plus tard, le chaudron est vide.',
    },
    de_DE: {
      title: 'Usbekistan',
      summary:
        'Brot mit gestempelter Mitte, das niemand verkehrt herum hinlegt, Teeschalen, die nie voll sind, und ein Reisgericht, das es nur bis zum Nachmittag gibt.',
      markdown:
        'Die Mitte des Brotes wird mit einem Stempel eingestochen, damit sie flach bleibt; man bricht es mit der Hand und legt es nie verkehrt herum hin. Der Gastgeber füllt die Teeschale nur zum Teil, damit der Gast sie noch einmal hinhalten kann. In [Samarkand](/city/samarkand) ist von der Sternwarte Ulugh Begs ein steinerner Bogen geblieben, tief in den Fels gesenkt; in [Buchara](/city/bukhara) stehen Maulbeerbäume um ein Wasserbecken, und die Kuppelbauten über den Kreuzungen heißen noch nach Mützenmachern, Geldwechslern und Juwelieren. Plow isst man mittags: Wer spät kommt, findet den Kessel leer.',
    },
    es_ES: {
      title: 'Uzbekistán',
      summary:
        'Un pan con el centro sellado que nadie pone boca abajo, cuencos de té que nunca se llenan y un plato de arroz que se acaba antes de la tarde.',
      markdown:
        'El centro del pan se pincha con un sello para que no suba; se parte con la mano y nunca se deja boca abajo. El anfitrión llena el cuenco de té solo en parte, para que el invitado pueda tenderlo otra vez. En [Samarcanda](/city/samarkand), un arco de piedra hundido en la roca es lo que queda del observatorio donde Ulugh Beg medía las estrellas; en [Bujará](/city/bukhara) hay moreras alrededor de un estanque, y los cruces con cúpulas aún llevan el nombre de los gorreros, los cambistas y los joyeros. El plov se come a mediodía: quien llega tarde encuentra el caldero vacío.',
    },
    it_IT: {
      title: 'Uzbekistan',
      summary:
        'Un pane dal centro timbrato che nessuno posa a rovescio, ciotole di tè mai colme e un piatto di riso che finisce prima del pomeriggio.',
      markdown:
        'Il centro del pane si buca con uno stampo perché resti piatto; si spezza con le mani e non si posa mai a rovescio. Chi ospita riempie la ciotola del tè solo in parte, così che l’invitato possa porgerla di nuovo. A [Samarcanda](/city/samarkand) un arco di pietra calato nella roccia è ciò che resta dell’osservatorio in cui Ulugh Beg misurava le stelle; a [Bukhara](/city/bukhara) i gelsi circondano una vasca, e gli incroci a cupola portano ancora il nome dei berrettai, dei cambiavalute e degli orafi. Il plov si mangia a mezzogiorno: chi arriva tardi trova il calderone vuoto.',
    },
    ru_RU: {
      title: 'Узбекистан',
      summary:
        'Лепёшка с узором посередине, которую не кладут лицом вниз, пиала, которую не наливают доверху, и плов, который едят в обед.',
      markdown:
        'Середину лепёшки накалывают штампом, чтобы она не поднялась; хлеб ломают руками и никогда не кладут лицом вниз. Хозяин наливает в пиалу понемногу, чтобы гость мог протянуть её снова. В [Самарканде](/city/samarkand) от обсерватории, где Улугбек измерял звёзды, осталась каменная дуга, уходящая в скалу; в [Бухаре](/city/bukhara) вокруг пруда стоят тутовые деревья, а купола над перекрёстками до сих пор зовутся по шапочникам, менялам и ювелирам. Плов едят в обед: кто пришёл поздно, застаёт пустой казан.',
    },
    ja_JP: {
      title: 'ウズベキスタン',
      summary:
        '真ん中に模様を押したパンは裏返して置かず、茶碗にお茶をなみなみと注ぐこともありません。米料理プロフは昼のうちになくなります。',
      markdown:
        'パンの真ん中には、ふくらまないように型で穴をあけます。手でちぎって食べ、裏返しには置きません。お茶は茶碗に少しだけ注がれます。客がまた茶碗を差し出せるようにするためです。[サマルカンド](/city/samarkand)には、ウルグ・ベクが星を観測した天文台の、岩に掘り込まれた石の弧が残っています。[ブハラ](/city/bukhara)では池のまわりに桑の木が立ち、丸屋根の辻は今も帽子職人、両替商、宝石商の名で呼ばれます。プロフは昼の料理です。遅く行くと、大鍋はもう空です。',
    },
  },
};
