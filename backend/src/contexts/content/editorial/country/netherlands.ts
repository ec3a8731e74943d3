import type { EditorialEntry } from '../editorial-entry.js';

export const netherlands: EditorialEntry = {
  kind: 'country',
  slug: 'netherlands',
  position: 9,
  details: { cities: ['amsterdam'], tours: ['amsterdam-canals-by-bike'] },
  texts: {
    en_US: {
      title: 'Netherlands',
      summary:
        'A quarter of the land lies below the sea, there are more bicycles than people, and curtains are left open.',
      markdown:
        'About a quarter of the country lies below the level of the sea, and bodies that look after dikes are older than the state. In [Amsterdam](/city/amsterdam) the houses stand on piles driven into the peat, and some lean forward on purpose, so that a piano hoisted on the beam does not touch the front. There are more bicycles than inhabitants: step onto the red path and you hear a bell. [Ride along](/tour/amsterdam-canals-by-bike) rather than stand in the way. In the evening curtains stay open, and people look in only in passing.',
    },
    fr_FR: {
      title: 'Pays-Bas',
      summary:
        'Un quart du pays est sous la mer, il y a plus de vélos que d’habitants, et les rideaux restent ouverts.',
      markdown:
        'Un quart du pays environ se trouve sous le niveau de la mer, et les assemblées qui veillent sur les digues sont plus anciennes que l’État. À [Amsterdam](/city/amsterdam), les maisons tiennent sur des pieux plantés dans la tourbe ; certaines penchent exprès, pour qu’un piano hissé à la poutre ne touche pas la façade. Il y a plus de vélos que d’habitants : posez le pied sur la bande rouge, une sonnette répond. Mieux vaut [rouler avec eux](/tour/amsterdam-canals-by-bike) que gêner. Le soir, les rideaux restent ouverts ; on ne regarde qu’en passant.',
    },
    de_DE: {
      title: 'Niederlande',
      summary:
        'Ein Viertel des Landes liegt unter dem Meer, es gibt mehr Fahrräder als Menschen, und die Vorhänge bleiben offen.',
      markdown:
        'Etwa ein Viertel des Landes liegt unter dem Meeresspiegel, und die Verbände, die auf die Deiche achten, sind älter als der Staat. In [Amsterdam](/city/amsterdam) stehen die Häuser auf Pfählen im Torf; manche neigen sich mit Absicht vor, damit ein Klavier am Balken die Fassade nicht berührt. Es gibt mehr Fahrräder als Einwohner: Wer den roten Streifen betritt, hört eine Klingel. Besser, man [fährt mit](/tour/amsterdam-canals-by-bike), als im Weg zu stehen. Abends bleiben die Vorhänge offen, und man schaut nur im Vorbeigehen hinein.',
    },
    es_ES: {
      title: 'Países Bajos',
      summary:
        'Una cuarta parte del país está bajo el mar, hay más bicicletas que personas y las cortinas se dejan abiertas.',
      markdown:
        'Cerca de una cuarta parte del país está por debajo del nivel del mar, y los organismos que cuidan los diques son más antiguos que el Estado. En [Ámsterdam](/city/amsterdam) las casas se apoyan en pilotes clavados en la turba; algunas se inclinan adrede, para que un piano izado de la viga no roce la fachada. Hay más bicicletas que habitantes: quien pisa la franja roja oye un timbre. Mejor [pedalear con ellos](/tour/amsterdam-canals-by-bike) que estorbar. De noche las cortinas quedan abiertas, y solo se mira al pasar.',
    },
    it_IT: {
      title: 'Paesi Bassi',
      summary: 'Un quarto del paese è sotto il mare, ci sono più biciclette che persone, e le tende restano aperte.',
      markdown:
        'Circa un quarto del paese sta sotto il livello del mare, e gli enti che badano alle dighe sono più antichi dello Stato. Ad [Amsterdam](/city/amsterdam) le case poggiano su pali piantati nella torba; alcune pendono in avanti apposta, perché un pianoforte issato alla trave non tocchi la facciata. Ci sono più biciclette che abitanti: chi mette piede sulla corsia rossa sente un campanello. Meglio [pedalare con loro](/tour/amsterdam-canals-by-bike) che intralciare. La sera le tende restano aperte, e si guarda dentro solo passando.',
    },
    ru_RU: {
      title: 'Нидерланды',
      summary: 'Четверть страны лежит ниже моря, велосипедов больше, чем людей, а занавески не задёргивают.',
      markdown:
        'Около четверти страны лежит ниже уровня моря, и союзы, которые следят за дамбами, старше самого государства. В [Амстердаме](/city/amsterdam) дома стоят на сваях, вбитых в торф; некоторые наклонены нарочно, чтобы пианино, поднимаемое на балке, не задело фасад. Велосипедов больше, чем жителей: ступите на красную полосу — и услышите звонок. Лучше [ехать вместе со всеми](/tour/amsterdam-canals-by-bike), чем стоять на пути. Вечером занавески не задёргивают, и внутрь глядят лишь мимоходом.',
    },
    ja_JP: {
      title: 'オランダ',
      summary: '国土の4分の1は海より低く、自転車は人より多く、カーテンは開けたままです。',
      markdown:
        '国土のおよそ4分の1は海面より低く、堤防を守る組織は国家よりも古くからあります。[アムステルダム](/city/amsterdam)の家は泥炭に打ち込んだ杭の上に立ち、わざと前に傾いたものもあります。梁から吊り上げたピアノが、家の正面に当たらないようにするためです。自転車は住民よりも多く、赤い道に足を踏み入れればベルが鳴ります。立ち止まるより、[一緒に走る](/tour/amsterdam-canals-by-bike)ほうがよいでしょう。夜もカーテンは開いたまま。覗くのは、通りすがりにだけです。',
    },
  },
};
