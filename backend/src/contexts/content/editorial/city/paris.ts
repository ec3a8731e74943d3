import type { EditorialEntry } from '../editorial-entry.js';

export const paris: EditorialEntry = {
  kind: 'city',
  slug: 'paris',
  position: 2,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Paris',
      summary:
        'One bank a day, along the river and then inward: how and when Paris is best walked, and which line to skip.',
      markdown:
        'Paris is walked by its river. Choose one bank a day, follow the quays for half an hour, then turn inward where a street looks promising: to the Marais on the right, to the Latin Quarter on the left. From Notre-Dame to the Arc de Triomphe is an hour and a half, most of it under trees. May, June and September have long evenings; in August bakers are away, in November museums are yours. Many museums rest on Mondays or Tuesdays, so look first. Leave out the top of the Eiffel Tower, which is better seen than stood on, and never put the Louvre and Orsay into one day.',
    },
    fr_FR: {
      title: 'Comment parcourir Paris',
      summary:
        'Une rive par jour, le long de la Seine puis vers l’intérieur : comment et quand marcher dans Paris, et quelle file éviter.',
      markdown:
        'Paris se parcourt par son fleuve. Choisissez une rive par jour, suivez les quais une demi-heure, puis tournez là où une rue vous attire : vers le Marais à droite, vers le Quartier latin à gauche. De Notre-Dame à l’Arc de triomphe, comptez une heure et demie, presque toute sous les arbres. Mai, juin et septembre ont de longues soirées ; en août les boulangers sont partis, en novembre les musées sont à vous. Beaucoup ferment le lundi ou le mardi : vérifiez avant. Laissez le sommet de la tour Eiffel, plus belle à voir qu’à gravir, et ne mettez jamais le Louvre et Orsay dans la même journée.',
    },
    de_DE: {
      title: 'Wie man durch Paris geht',
      summary:
        'Jeden Tag ein Ufer, erst am Fluss entlang, dann hinein: wie und wann man Paris zu Fuß erlebt und welche Schlange man auslässt.',
      markdown:
        'Durch Paris geht man am Fluss entlang. Wählen Sie für jeden Tag ein Ufer, folgen Sie eine halbe Stunde den Quais und biegen Sie ab, wo eine Straße lockt: rechts ins Marais, links ins Quartier Latin. Von Notre-Dame zum Triumphbogen sind es anderthalb Stunden, meist unter Bäumen. Mai, Juni und September haben lange Abende; im August sind die Bäcker verreist, im November gehören die Museen Ihnen. Viele ruhen montags oder dienstags, also erst nachsehen. Lassen Sie die Spitze des Eiffelturms aus, den man besser sieht als besteigt, und legen Sie nie Louvre und Orsay auf einen Tag.',
    },
    es_ES: {
      title: 'Cómo caminar por París',
      summary:
        'Una orilla al día, primero junto al río y luego hacia dentro: cómo y cuándo caminar por París, y qué cola evitar.',
      markdown:
        'París se camina por su río. Elija una orilla para cada día, siga los muelles media hora y gire donde una calle le llame: hacia el Marais por la derecha, hacia el Barrio Latino por la izquierda. De Notre-Dame al Arco de Triunfo hay hora y media, casi toda bajo los árboles. Mayo, junio y septiembre tienen tardes largas; en agosto los panaderos están fuera y en noviembre los museos son suyos. Muchos cierran los lunes o los martes: mírelo antes. Deje la cima de la torre Eiffel, que es mejor ver que pisar, y no ponga nunca el Louvre y el Orsay en el mismo día.',
    },
    it_IT: {
      title: 'Come camminare a Parigi',
      summary:
        'Una riva al giorno, prima lungo il fiume e poi verso l’interno: come e quando camminare a Parigi, e quale fila evitare.',
      markdown:
        'Parigi si cammina seguendo il fiume. Scelga una riva al giorno, segua i lungosenna per mezz’ora e poi giri dove una strada la attira: verso il Marais a destra, verso il Quartiere Latino a sinistra. Da Notre-Dame all’Arco di Trionfo c’è un’ora e mezza, quasi tutta sotto gli alberi. Maggio, giugno e settembre hanno sere lunghe; in agosto i panettieri sono via, in novembre i musei sono suoi. Molti chiudono il lunedì o il martedì: controlli prima. Lasci la cima della Torre Eiffel, più bella da vedere che da salire, e non metta mai il Louvre e l’Orsay nello stesso giorno.',
    },
    ru_RU: {
      title: 'Как гулять по Парижу',
      summary:
        'Каждый день один берег: сначала вдоль реки, потом вглубь. Как и когда гулять по Парижу и какую очередь пропустить.',
      markdown:
        'По Парижу гуляют вдоль реки. Выберите на день один берег, полчаса идите по набережным, а потом сверните там, где манит улица: на правом берегу в Маре, на левом в Латинский квартал. От Нотр-Дама до Триумфальной арки полтора часа, и почти всё время под деревьями. В мае, июне и сентябре долгие вечера; в августе булочники в отъезде, в ноябре музеи принадлежат вам. Многие из них закрыты по понедельникам или вторникам, поэтому сначала проверьте. Пропустите вершину Эйфелевой башни: на неё лучше смотреть, чем на ней стоять, и никогда не ставьте Лувр и Орсе на один день.',
    },
    ja_JP: {
      title: 'パリの歩き方',
      summary:
        '一日に片方の岸だけを選び、まず川に沿って、それから内側へ。パリをいつ、どのように歩くとよいか、そしてどの行列を省いてよいかを、季節や曜日の注意とあわせてまとめました。',
      markdown:
        'パリは川に沿って歩く街です。一日に片方の岸だけを選び、河岸を三十分ほどたどったら、気になる通りで内側へ折れましょう。右岸ならマレ地区、左岸ならカルチエ・ラタンです。ノートルダムから凱旋門までは一時間半、そのほとんどが並木の下です。五月、六月、九月は夕べが長く、八月はパン屋が休みを取り、十一月の美術館は静かです。月曜か火曜に休む館が多いので、先にお確かめください。エッフェル塔の頂上は省いてかまいません。上るより眺めるほうが美しい塔です。ルーヴルとオルセーを同じ日に入れることも避けましょう。',
    },
  },
};
