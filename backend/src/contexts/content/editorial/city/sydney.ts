import type { EditorialEntry } from '../editorial-entry.js';

export const sydney: EditorialEntry = {
  kind: 'city',
  slug: 'sydney',
  position: 10,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Sydney',
      summary:
        'One shore a day, with a ferry at its end: how Sydney is best walked, in which months, and which famous climb to leave out.',
      markdown:
        'Sydney is walked along its edges, and the ferry is part of the walk. Begin where the colony did, [between The Rocks and the Opera House](/tour/sydney-rocks-to-opera-house), then choose one shore a day. From Bondi to Coogee are six kilometers of cliffs, steps and small beaches; from the Spit to Manly the path runs through bush for half a day, and the boat brings you back in half an hour. March to May and September to November are kindest, and November is violet with jacarandas; in January the sun burns by midmorning, in July the air is clear and whales pass the Heads. Leave out the climb over the arch of the bridge, since the footway on its eastern side is open to everyone.',
    },
    fr_FR: {
      title: 'Comment parcourir Sydney',
      summary:
        'Un rivage par jour, avec un ferry au bout : comment et en quels mois marcher dans Sydney, et quelle ascension laisser.',
      markdown:
        'Sydney se parcourt par ses bords, et le ferry fait partie de la promenade. Commencez là où commença la colonie, [entre The Rocks et l’Opéra](/tour/sydney-rocks-to-opera-house), puis choisissez un rivage par jour. De Bondi à Coogee, six kilomètres de falaises, de marches et de petites plages ; du Spit à Manly, une demi-journée de sentier dans le bush, et le bateau vous ramène en une demi-heure. De mars à mai et de septembre à novembre, le temps est aimable, et novembre est mauve de jacarandas ; en janvier, le soleil brûle dès le milieu de la matinée, en juillet l’air est limpide et des baleines passent au large des Heads. Laissez l’ascension de l’arche du pont : le trottoir oriental est ouvert à tous.',
    },
    de_DE: {
      title: 'Wie man durch Sydney geht',
      summary:
        'Jeden Tag ein Ufer, am Ende eine Fähre: wie und in welchen Monaten man durch Sydney geht und welchen Aufstieg man auslässt.',
      markdown:
        'Sydney geht man an den Rändern entlang, und die Fähre gehört zum Spaziergang. Fangen Sie an, wo die Kolonie anfing, [zwischen The Rocks und dem Opernhaus](/tour/sydney-rocks-to-opera-house), und wählen Sie dann für jeden Tag ein Ufer. Von Bondi nach Coogee sind es sechs Kilometer Klippen, Stufen und kleine Strände; von The Spit nach Manly führt der Pfad einen halben Tag durch den Busch, und das Schiff bringt Sie in einer halben Stunde zurück. März bis Mai und September bis November sind am freundlichsten, im November blühen die Jacarandas violett; im Januar brennt die Sonne schon am Vormittag, im Juli ist die Luft klar, und vor den Heads ziehen Wale vorbei. Lassen Sie die Kletterei über den Brückenbogen aus: Der Gehweg auf der Ostseite steht allen offen.',
    },
    es_ES: {
      title: 'Cómo caminar por Sídney',
      summary:
        'Una orilla cada día, con un ferri al final: cómo y en qué meses se camina mejor por Sídney, y qué escalada dejar fuera.',
      markdown:
        'Sídney se camina por los bordes, y el ferri forma parte del paseo. Empiece donde empezó la colonia, [entre The Rocks y la Ópera](/tour/sydney-rocks-to-opera-house), y elija después una orilla para cada día. De Bondi a Coogee hay seis kilómetros de acantilados, escalones y playas pequeñas; de The Spit a Manly el sendero va medio día entre bosque y matorral, y el barco le devuelve en media hora. De marzo a mayo y de septiembre a noviembre el tiempo es más amable, y las jacarandas tiñen noviembre de violeta; en enero el sol quema ya a media mañana, y en julio el aire es claro y pasan ballenas frente a los Heads. Olvide la escalada al arco del puente: la acera del lado este está abierta a todos.',
    },
    it_IT: {
      title: 'Come camminare a Sydney',
      summary:
        'Una riva al giorno, con un traghetto alla fine: come e in quali mesi camminare a Sydney, e quale salita tralasciare.',
      markdown:
        'Sydney si cammina lungo i bordi, e il traghetto fa parte della passeggiata. Cominci dove cominciò la colonia, [tra The Rocks e l’Opera House](/tour/sydney-rocks-to-opera-house), e poi scelga una riva al giorno. Da Bondi a Coogee ci sono sei chilometri di scogliere, gradini e piccole spiagge; dallo Spit a Manly il sentiero corre per mezza giornata nella boscaglia, e il battello La riporta indietro in mezz’ora. Da marzo a maggio e da settembre a novembre il tempo è più clemente, e novembre è viola di jacarande; a gennaio il sole brucia già a metà mattina, a luglio l’aria è tersa e davanti agli Heads passano le balene. Lasci perdere la scalata all’arco del ponte: il marciapiede sul lato est è aperto a tutti.',
    },
    ru_RU: {
      title: 'Как гулять по Сиднею',
      summary:
        'Каждый день один берег, а в конце паром: как и в какие месяцы гулять по Сиднею и какое восхождение пропустить.',
      markdown:
        'По Сиднею гуляют вдоль кромки воды, и паром — часть прогулки. Начните там, где начиналась колония, [между Роксом и Оперным театром](/tour/sydney-rocks-to-opera-house), а потом выбирайте на каждый день один берег. От Бондая до Куджи шесть километров утёсов, ступеней и маленьких пляжей; от моста Спит до Мэнли тропа полдня идёт через буш, а обратно за полчаса довезёт паром. Приятнее всего с марта по май и с сентября по ноябрь, а в ноябре город лиловый от жакаранд; в январе солнце жжёт уже с утра, в июле воздух прозрачен и мимо входа в гавань идут киты. Пропустите подъём на арку моста: тротуар на его восточной стороне открыт для всех.',
    },
    ja_JP: {
      title: 'シドニーの歩き方',
      summary:
        '一日に一つの岸を選び、終わりにはフェリーに乗る。シドニーをいつ、どのように歩くとよいか、そしてどの名物を省いてよいかを、月ごとの天気や見どころとあわせてまとめました。',
      markdown:
        'シドニーは水際を歩く街で、フェリーも散歩のうちです。まずは植民地の始まった場所、[ロックスからオペラハウスまで](/tour/sydney-rocks-to-opera-house)を歩き、あとは一日に一つの岸を選びましょう。ボンダイからクージーへは、崖と階段と小さな浜の続く六キロの道です。スピットからマンリーへは林の中の小道を半日かけて歩き、帰りは船で三十分です。過ごしやすいのは三月から五月と九月から十一月で、十一月にはジャカランダが街を紫に染めます。一月は午前のうちから日差しが肌を焼き、七月は空気が澄んで、湾の入口の沖をクジラが通ります。橋のアーチに登るツアーは省いてかまいません。東側の歩道なら誰でも渡れます。',
    },
  },
};
