import type { EditorialEntry } from '../editorial-entry.js';

export const hanoi: EditorialEntry = {
  kind: 'city',
  slug: 'hanoi',
  position: 31,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Hanoi',
      summary:
        'Out by six, indoors by noon, on a plastic stool by dusk: the Old Quarter and its lakes, the art of crossing, and the months without drizzle.',
      markdown:
        'Hanoi rises at five, and so should you: at that hour there is badminton and slow fans around Hoan Kiem Lake, and the air is still soft. The thirty-six streets behind it were named for what they sold; some sell it yet, silver in Hang Bac, paper in Hang Ma. Come back hungry, [for the Old Quarter is best eaten](/tour/hanoi-old-quarter-food-walk): phở for breakfast, bún chả at noon, egg coffee upstairs between two houses. South and west lies the French town of yellow villas and tamarind shade, where the Temple of Literature keeps its five courtyards. To cross, step out slowly and never stop; the scooters flow around you. October and November are dry and clear, March drizzles for weeks, June is a steam bath. Around the lake, streets close to traffic from Friday evening to Sunday night. Train Street may stay a photograph of others.',
    },
    fr_FR: {
      title: 'Comment parcourir Hanoï',
      summary:
        'Dehors à six heures, dedans à midi, sur un tabouret de plastique au soir : les 36 rues et leurs lacs, l’art de traverser, les mois sans crachin.',
      markdown:
        'Hanoï se lève à cinq heures, faites de même : c’est l’heure du badminton et des éventails lents autour du lac Hoan Kiem, et l’air est encore tendre. Les trente-six rues, derrière, portent le nom de ce qu’elles vendaient ; quelques-unes le vendent toujours, l’argent à Hang Bac, le papier à Hang Ma. Revenez affamé, [car le vieux quartier se mange](/tour/hanoi-old-quarter-food-walk) : phở au matin, bún chả à midi, café à l’œuf dans un étage entre deux maisons. Au sud et à l’ouest s’étend la ville française, villas jaunes et tamariniers, avec les cinq cours du temple de la Littérature. Pour traverser, avancez lentement et ne vous arrêtez jamais : les scooters vous contournent. Octobre et novembre sont secs et clairs, mars bruine des semaines, juin est une étuve. Autour du lac, pas de voitures du vendredi soir au dimanche soir. La rue du train peut rester la photo des autres.',
    },
    de_DE: {
      title: 'Wie man durch Hanoi geht',
      summary:
        'Um sechs hinaus, mittags hinein, abends auf den Plastikhocker: die Altstadt und ihre Seen, die Kunst des Überquerens, die Monate ohne Niesel.',
      markdown:
        'Hanoi steht um fünf auf, tun Sie es auch: Um diese Zeit gibt es Federball und langsame Fächer rund um den Hoan-Kiem-See, und die Luft ist noch weich. Die sechsunddreißig Gassen dahinter heißen nach ihrer Ware; manche führen sie noch, Silber die Hang Bac, Papier die Hang Ma. Kommen Sie hungrig wieder, [denn die Altstadt isst man](/tour/hanoi-old-quarter-food-walk): morgens Phở, mittags Bún Chả, Eierkaffee oben im ersten Stock zwischen zwei Häusern. Südlich und westlich liegt die französische Stadt mit gelben Villen und Tamarinden, darin der Literaturtempel mit seinen fünf Höfen. Beim Überqueren langsam losgehen und nie stehen bleiben: Die Roller fließen um Sie herum. Oktober und November sind trocken und klar, im März nieselt es wochenlang, der Juni ist ein Dampfbad. Um den See fahren von Freitagabend bis Sonntagnacht keine Autos. Die Zugstraße darf das Foto der anderen bleiben.',
    },
    es_ES: {
      title: 'Cómo caminar por Hanói',
      summary:
        'En la calle a las seis, a cubierto a mediodía y en un taburete de plástico al anochecer: el barrio antiguo, sus lagos y el arte de cruzar.',
      markdown:
        'Hanói se levanta a las cinco, así que imítela: a esa hora hay bádminton y abanicos lentos alrededor del lago Hoan Kiem, y el aire aún es suave. Las treinta y seis calles de detrás se llaman como lo que vendían; algunas lo venden todavía, plata en Hang Bac, papel en Hang Ma. Vuelva con hambre, [porque el barrio antiguo se come](/tour/hanoi-old-quarter-food-walk): phở al desayuno, bún chả a mediodía, café con huevo en un piso entre dos casas. Al sur y al oeste queda la ciudad francesa, de villas amarillas y tamarindos, con los cinco patios del templo de la Literatura. Para cruzar, avance despacio y no se pare nunca: las motos lo rodean. Octubre y noviembre son secos y claros, en marzo llovizna semanas enteras, junio es un baño de vapor. En torno al lago no circulan coches del viernes por la tarde al domingo por la noche. La calle del tren puede quedarse en foto de otros.',
    },
    it_IT: {
      title: 'Come camminare a Hanoi',
      summary:
        'Fuori alle sei, al coperto a mezzogiorno, su uno sgabello di plastica la sera: il quartiere vecchio, i laghi, l’arte di attraversare.',
      markdown:
        'Hanoi si alza alle cinque, e conviene imitarla: a quell’ora ci sono il badminton e i ventagli lenti attorno al lago Hoan Kiem, e l’aria è ancora morbida. Le trentasei strade alle sue spalle portano il nome di ciò che vendevano; alcune lo vendono tuttora, argento in Hang Bac, carta in Hang Ma. Torni affamato, [perché il quartiere vecchio si mangia](/tour/hanoi-old-quarter-food-walk): phở a colazione, bún chả a mezzogiorno, caffè all’uovo al piano di sopra, fra due case. A sud e a ovest c’è la città francese, ville gialle e tamarindi, con i cinque cortili del Tempio della Letteratura. Per attraversare avanzi piano e non si fermi mai: gli scooter le scorrono intorno. Ottobre e novembre sono asciutti e limpidi, a marzo pioviggina per settimane, giugno è un bagno turco. Intorno al lago niente auto dal venerdì sera alla domenica notte. La via del treno può restare la foto degli altri.',
    },
    ru_RU: {
      title: 'Как гулять по Ханою',
      summary:
        'В шесть на улице, в полдень под крышей, вечером на пластиковой табуретке: Старый квартал, его озёра и искусство переходить дорогу.',
      markdown:
        'Ханой встаёт в пять, вставайте и вы: в этот час у озера Возвращённого Меча играют в бадминтон и медленно машут веерами, а воздух ещё мягкий. Тридцать шесть улиц за ним названы по своему товару; кое-где им торгуют до сих пор, серебром на Хангбак, бумагой на Хангма. Приходите голодными: [Старый квартал надо есть](/tour/hanoi-old-quarter-food-walk). Утром суп фо, в полдень бун-тя, кофе с яйцом на втором этаже между двумя домами. К югу и западу лежит французский город с жёлтыми виллами и тамариндами, там же пять дворов Храма литературы. Переходя, шагайте медленно и не останавливайтесь: мотороллеры вас обтекут. Октябрь и ноябрь сухие и ясные, в марте неделями моросит, июнь как парная. Вокруг озера с вечера пятницы до ночи воскресенья нет машин. Улица с поездом пусть останется на чужих фотографиях.',
    },
    ja_JP: {
      title: 'ハノイの歩き方',
      summary:
        '朝六時に外へ、正午には屋内へ、夕暮れはプラスチックの椅子の上。旧市街と湖、道の渡り方、そして霧雨のない月について。ハノイの暮らしの時間に合わせた歩き方です。',
      markdown:
        'ハノイは朝五時に起きます。それに倣いましょう。その時刻、ホアンキエム湖のまわりではバドミントンと扇の体操が始まり、空気もまだやわらかです。裏手の三十六通りは商う品が名前になったもので、銀のハンバック、紙のハンマーなど、今も同じ品を売る通りがあります。[旧市街は食べて歩く場所](/tour/hanoi-old-quarter-food-walk)ですから、お腹を空かせて。朝はフォー、昼はブンチャー、家と家のあいだの階段を上がった先で卵コーヒーを。南と西には黄色い館とタマリンドの木陰が続く仏領時代の街があり、文廟には五つの中庭が残ります。道は、ゆっくり踏み出して決して止まらないこと。バイクのほうがよけていきます。十月と十一月は晴れて乾き、三月は何週間も霧雨、六月は蒸し風呂です。金曜の夜から日曜の夜まで湖畔は歩行者のもの。線路の通りは、ほかの人の写真で見れば十分です。',
    },
  },
};
