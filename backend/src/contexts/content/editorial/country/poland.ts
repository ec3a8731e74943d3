import type { EditorialEntry } from '../editorial-entry.js';

export const poland: EditorialEntry = {
  kind: 'country',
  slug: 'poland',
  position: 21,
  details: { cities: ['krakow', 'warsaw', 'gdansk'], tours: ['krakow-old-town-to-kazimierz'] },
  texts: {
    en_US: {
      title: 'Poland',
      summary:
        'A trumpet call that stops in the middle of a note, a capital rebuilt after paintings, and a port whose crane was also its gate.',
      markdown:
        'Every hour a fireman plays a call from a tower in [Krakow](/city/krakow) and breaks off in the middle; at noon the radio carries it through the country. [Warsaw](/city/warsaw), of which little was left in 1945, rebuilt its old town partly after the views that Bellotto had painted around 1770. In [Gdańsk](/city/gdansk) a wooden crane, driven by men walking in wheels, served as a city gate. Lunch costs little in a milk bar, where you carry your own tray. [From the old town to Kazimierz](/tour/krakow-old-town-to-kazimierz) is half an hour.',
    },
    fr_FR: {
      title: 'Pologne',
      summary:
        'Une sonnerie qui s’arrête au milieu d’une note, une capitale rebâtie d’après des tableaux, un port dont la grue était aussi la porte.',
      markdown:
        'À chaque heure, un pompier sonne du haut d’une tour de [Cracovie](/city/krakow) et s’interrompt au milieu ; à midi, la radio porte l’air dans tout le pays. [Varsovie](/city/warsaw), dont il restait peu en 1945, a relevé sa vieille ville en partie d’après les vues peintes par Bellotto vers 1770. À [Gdańsk](/city/gdansk), une grue de bois, mue par des hommes marchant dans des roues, servait de porte. On déjeune à peu de frais au bar à lait, en portant son plateau. [De la vieille ville à Kazimierz](/tour/krakow-old-town-to-kazimierz), il y a une demi-heure.',
    },
    de_DE: {
      title: 'Polen',
      summary:
        'Ein Turmruf, der mitten im Ton abbricht, eine Hauptstadt nach Gemälden und ein Hafen, dessen Kran zugleich sein Tor war.',
      markdown:
        'Zu jeder Stunde bläst ein Feuerwehrmann von einem Turm in [Krakau](/city/krakow) und bricht mittendrin ab; mittags trägt das Radio den Ruf durchs Land. [Warschau](/city/warsaw), von dem 1945 wenig übrig war, baute seine Altstadt zum Teil nach den Ansichten auf, die Bellotto um 1770 gemalt hatte. In [Danzig](/city/gdansk) diente ein hölzerner Kran, von Männern in Laufrädern bewegt, als Stadttor. Mittags isst man für wenig Geld in der Milchbar und trägt sein Tablett selbst. [Von der Altstadt nach Kazimierz](/tour/krakow-old-town-to-kazimierz) ist es eine halbe Stunde.',
    },
    es_ES: {
      title: 'Polonia',
      summary:
        'Un toque que se corta a media nota, una capital rehecha a partir de cuadros y un puerto cuya grúa era también su puerta.',
      markdown:
        'A cada hora un bombero toca desde una torre de [Cracovia](/city/krakow) y se corta a la mitad; a mediodía la radio lleva el toque por todo el país. [Varsovia](/city/warsaw), de la que en 1945 quedaba poco, rehízo su casco antiguo en parte según las vistas que Bellotto pintó hacia 1770. En [Gdansk](/city/gdansk) una grúa de madera, movida por hombres que andaban dentro de ruedas, servía de puerta. Se almuerza por poco en un bar de leche, llevando uno su bandeja. [Del casco antiguo a Kazimierz](/tour/krakow-old-town-to-kazimierz) hay media hora.',
    },
    it_IT: {
      title: 'Polonia',
      summary:
        'Uno squillo che si ferma a metà nota, una capitale rifatta dai quadri e un porto la cui gru era anche la porta.',
      markdown:
        'A ogni ora un pompiere suona da una torre di [Cracovia](/city/krakow) e si interrompe a metà; a mezzogiorno la radio porta lo squillo in tutto il paese. [Varsavia](/city/warsaw), di cui nel 1945 restava poco, rifece la città vecchia in parte secondo le vedute dipinte da Bellotto intorno al 1770. A [Danzica](/city/gdansk) una gru di legno, mossa da uomini che camminavano dentro ruote, faceva da porta. Si pranza con poco in un bar del latte, portando da sé il vassoio. [Dalla città vecchia a Kazimierz](/tour/krakow-old-town-to-kazimierz) c’è mezz’ora.',
    },
    ru_RU: {
      title: 'Польша',
      summary:
        'Сигнал трубы, что обрывается на середине ноты, столица, собранная по картинам, и порт, где кран был и воротами.',
      markdown:
        'Каждый час пожарный трубит с башни в [Кракове](/city/krakow) и обрывает мелодию на середине; в полдень её разносит по стране радио. [Варшава](/city/warsaw), от которой в 1945 году осталось мало, восстановила старый город отчасти по видам, которые Беллотто написал около 1770 года. В [Гданьске](/city/gdansk) деревянный кран, который вращали люди, шагая в колёсах, служил воротами. Недорого обедают в молочном баре, где поднос носят сами. [От Старого города до Казимежа](/tour/krakow-old-town-to-kazimierz) полчаса пути.',
    },
    ja_JP: {
      title: 'ポーランド',
      summary: '音の途中で止まるラッパ、絵をもとに再建された首都、そしてクレーンが門を兼ねた港があります。',
      markdown:
        '[クラクフ](/city/krakow)の塔では1時間ごとに消防士がラッパを吹き、曲の途中でやめます。正午の音はラジオで全国に流れます。1945年にほとんど残っていなかった[ワルシャワ](/city/warsaw)の旧市街は、ベッロットが1770年ごろに描いた風景画も手がかりにして建て直されました。[グダニスク](/city/gdansk)では、人が輪の中を歩いて動かす木のクレーンが市門を兼ねていました。ミルクバーでは自分で盆を運び、手軽に昼食をとれます。[旧市街からカジミェシュまで](/tour/krakow-old-town-to-kazimierz)は30分です。',
    },
  },
};
