import type { EditorialEntry } from '../editorial-entry.js';

export const rioDeJaneiro: EditorialEntry = {
  kind: 'city',
  slug: 'rio-de-janeiro',
  position: 12,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Rio de Janeiro',
      summary:
        'Water in the morning, a hill in the afternoon, always downward: how and when Rio is best walked, and what to leave out.',
      markdown:
        'Nobody walks straight through Rio de Janeiro: granite stands between one quarter and the next. Take one piece a day. The morning belongs to the water: the seven and a half kilometers around the Lagoa, or the paved path at the foot of the Sugarloaf. The afternoon belongs to a hill, and hills are walked downward, as [from Santa Teresa to Lapa](/tour/rio-santa-teresa-to-lapa). See the old center on a weekday, for on weekends it is deserted; keep Sunday for the beaches, when the lanes beside them are closed to cars. May to September is mild and dry, but in June the sun is gone soon after five. Leave out the Corcovado whenever it wears a cloud, and take nothing to the sand that you would miss.',
    },
    fr_FR: {
      title: 'Comment parcourir Rio de Janeiro',
      summary:
        'L’eau le matin, une colline l’après-midi, toujours en descendant : comment et quand marcher dans Rio, et ce qu’on laisse.',
      markdown:
        'On ne traverse pas Rio de Janeiro en ligne droite : entre deux quartiers, il y a toujours du granit. Prenez-en un morceau par jour. Le matin est à l’eau : les sept kilomètres et demi du tour de la Lagoa, ou le chemin goudronné au pied du Pain de Sucre. L’après-midi est à une colline, et les collines se descendent, ainsi [de Santa Teresa à Lapa](/tour/rio-santa-teresa-to-lapa). Voyez le vieux centre en semaine, car le week-end il est désert ; le dimanche, la chaussée qui longe les plages est rendue aux piétons. De mai à septembre, l’air est doux et sec, mais en juin le soleil se couche peu après dix-sept heures. Laissez le Corcovado dès qu’il porte un nuage, et n’emportez sur le sable rien qui vous manquerait.',
    },
    de_DE: {
      title: 'Wie man durch Rio de Janeiro geht',
      summary:
        'Morgens ans Wasser, nachmittags auf einen Hügel, und immer bergab: wie und wann man durch Rio geht und was man weglässt.',
      markdown:
        'Geradeaus kommt in Rio de Janeiro niemand weit: Zwischen zwei Vierteln steht immer ein Fels. Nehmen Sie sich für jeden Tag ein Stück vor. Der Morgen gehört dem Wasser, den siebeneinhalb Kilometern um die Lagoa oder dem befestigten Weg am Fuß des Zuckerhuts. Der Nachmittag gehört einem Hügel, und Hügel geht man hinunter, so wie [von Santa Teresa nach Lapa](/tour/rio-santa-teresa-to-lapa). Ins alte Zentrum geht man werktags, denn am Wochenende ist es ausgestorben; am Sonntag sind die Fahrbahnen an den Stränden für Autos gesperrt. Von Mai bis September ist es mild und trocken, doch im Juni geht die Sonne kurz nach fünf unter. Lassen Sie den Corcovado aus, sobald er eine Wolke trägt, und nehmen Sie nichts mit an den Strand, was Ihnen fehlen würde.',
    },
    es_ES: {
      title: 'Cómo caminar por Río de Janeiro',
      summary:
        'El agua por la mañana y una colina por la tarde, siempre cuesta abajo: cómo y cuándo caminar por Río, y qué dejar fuera.',
      markdown:
        'En Río de Janeiro nadie camina en línea recta: entre un barrio y otro se alza el granito. Elija un trozo para cada día. La mañana es del agua: los siete kilómetros y medio que rodean la Lagoa, o el sendero pavimentado al pie del Pan de Azúcar. La tarde es de una colina, y las colinas se bajan, como [de Santa Teresa a Lapa](/tour/rio-santa-teresa-to-lapa). Vea el centro antiguo entre semana, porque los sábados y domingos se queda desierto, y guarde el domingo para las playas, cuando la calzada contigua se cierra a los coches. De mayo a septiembre el tiempo es suave y seco, aunque en junio el sol se va poco después de las cinco. Olvide el Corcovado cuando tenga una nube encima, y no lleve a la arena nada que vaya a echar de menos.',
    },
    it_IT: {
      title: 'Come camminare a Rio de Janeiro',
      summary:
        'L’acqua al mattino, una collina al pomeriggio, sempre in discesa: come e quando camminare a Rio, e che cosa tralasciare.',
      markdown:
        'A Rio de Janeiro nessuno va diritto: tra un quartiere e l’altro c’è sempre una rupe di granito. Ne scelga un pezzo al giorno. Il mattino è dell’acqua: i sette chilometri e mezzo attorno alla Lagoa, o il sentiero asfaltato ai piedi del Pan di Zucchero. Il pomeriggio è di una collina, e le colline si fanno in discesa, come [da Santa Teresa a Lapa](/tour/rio-santa-teresa-to-lapa). Veda il vecchio centro in un giorno feriale, perché nel fine settimana è deserto, e tenga la domenica per le spiagge, quando la carreggiata accanto è chiusa alle auto. Da maggio a settembre il clima è mite e asciutto, ma a giugno il sole se ne va poco dopo le cinque. Lasci perdere il Corcovado quando ha una nuvola in testa, e non porti sulla sabbia nulla di cui sentirebbe la mancanza.',
    },
    ru_RU: {
      title: 'Как гулять по Рио-де-Жанейро',
      summary:
        'Утром к воде, после полудня на холм, и всегда вниз по склону: как и когда гулять по Рио и что можно пропустить.',
      markdown:
        'Напрямик по Рио-де-Жанейро не пройти: между соседними районами непременно стоит гранитная скала. Берите на день что-то одно. Утро отдайте воде: это семь с половиной километров вокруг Лагоа или асфальтовая дорожка у подножия Сахарной Головы. После полудня поднимитесь на холм и спускайтесь с него пешком, например [из Санта-Терезы в Лапу](/tour/rio-santa-teresa-to-lapa). В старый центр идите в будни: в выходные он пустеет. Воскресенье оставьте пляжам, когда дорога вдоль них закрыта для машин. С мая по сентябрь тепло и сухо, но в июне солнце заходит в начале шестого. Пропустите Корковаду, если на нём лежит облако, и не берите на песок ничего, о чём потом пожалеете.',
    },
    ja_JP: {
      title: 'リオデジャネイロの歩き方',
      summary:
        '朝は水辺へ、午後は丘へ、そして丘はいつも下りで。リオをいつ、どのように歩くとよいか、そして何を見ずにおくかを、曜日や季節ごとの違いとあわせてまとめました。初めての方もどうぞ。',
      markdown:
        'リオデジャネイロはまっすぐには歩けません。地区と地区の間に、必ず花崗岩の山が立っているからです。一日に一か所と決めましょう。朝は水辺の時間です。一周七キロ半のラゴア湖畔か、ポン・ヂ・アスーカルのふもとの舗装路がよいでしょう。午後は丘の時間で、丘は[サンタ・テレーザからラパへ](/tour/rio-santa-teresa-to-lapa)のように下って歩きます。古い中心街は週末に人影が絶えるので平日に訪ね、浜辺沿いの道から車が締め出される日曜は海にとっておきましょう。五月から九月は穏やかで雨も少ないのですが、六月は五時を過ぎるとまもなく日が沈みます。コルコバードは雲がかかっていたら省いてください。浜辺には、なくして困るものを持って行かないことです。',
    },
  },
};
