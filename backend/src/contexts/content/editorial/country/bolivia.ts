import type { EditorialEntry } from '../editorial-entry.js';

export const bolivia: EditorialEntry = {
  kind: 'country',
  slug: 'bolivia',
  position: 228,
  details: { cities: ['la-paz'], tours: [] },
  texts: {
    en_US: {
      title: 'Bolivia',
      summary:
        'A cable car for the way to work, a pasty that is sold out by noon, and a fair where everything you wish for is tiny.',
      markdown:
        'In [La Paz](/city/la-paz) people go to work by cable car: each line has its color, and the cabins glide over courtyards and soccer fields up to El Alto, at more than 4,000 meters. Salteñas, pasties full of broth, are a thing of the morning; hold yours upright and drink first. On January 24, at noon, people buy what they wish for in miniature, a house, a suitcase, a diploma, and have it blessed. The constitution names Sucre as the capital, yet the government sits here. Walk slowly on the first day.',
    },
    fr_FR: {
      title: 'Bolivie',
      summary:
        'Un téléphérique pour aller au travail, un chausson épuisé à midi et une foire où tout ce que l’on désire est minuscule.',
      markdown:
        'À [La Paz](/city/la-paz), on va au travail en téléphérique : chaque ligne a sa couleur, et les cabines glissent au-dessus des cours et des terrains de football jusqu’à El Alto, à plus de 4 000 mètres. Les salteñas, des chaussons pleins de bouillon, se mangent le matin ; tenez la vôtre debout et buvez d’abord. Le 24 janvier à midi, on achète en miniature ce que l’on souhaite, une maison, une valise, un diplôme, et on le fait bénir. La constitution désigne Sucre comme capitale, mais c’est ici que siège le gouvernement. Le premier jour, marchez lentement.',
    },
    de_DE: {
      title: 'Bolivien',
      summary:
        'Eine Seilbahn für den Weg zur Arbeit, eine Teigtasche, die es mittags nicht mehr gibt, und ein Markt, auf dem alle Wünsche winzig sind.',
      markdown:
        'In [La Paz](/city/la-paz) fährt man mit der Seilbahn zur Arbeit: Jede Linie hat ihre Farbe, und die Kabinen schweben über Höfe und Fußballplätze nach El Alto hinauf, auf mehr als 4.000 Meter. Salteñas, Teigtaschen voller Brühe, gehören zum Vormittag; halten Sie Ihre senkrecht und trinken Sie zuerst. Am 24. Januar kauft man um zwölf Uhr mittags im Kleinen, was man sich wünscht, ein Haus, einen Koffer, ein Diplom, und lässt es segnen. Laut Verfassung ist Sucre die Hauptstadt, doch die Regierung sitzt hier. Gehen Sie am ersten Tag langsam.',
    },
    es_ES: {
      title: 'Bolivia',
      summary:
        'Un teleférico para ir al trabajo, una empanada que a mediodía ya se ha acabado y una feria donde todo lo que se desea es diminuto.',
      markdown:
        'En [La Paz](/city/la-paz) se va al trabajo en teleférico: cada línea tiene su color, y las cabinas pasan sobre patios y canchas de fútbol hasta El Alto, a más de 4000 metros. Las salteñas, empanadas llenas de caldo, son cosa de la mañana; sostenga la suya derecha y beba primero. El 24 de enero a mediodía se compra en miniatura lo que se desea, una casa, una maleta, un título, y se hace bendecir. La constitución nombra capital a Sucre, pero el gobierno está aquí. El primer día, camine despacio.',
    },
    it_IT: {
      title: 'Bolivia',
      summary:
        'Una funivia per andare al lavoro, un fagottino che a mezzogiorno è finito e una fiera dove tutto ciò che si desidera è minuscolo.',
      markdown:
        'A [La Paz](/city/la-paz) si va al lavoro in funivia: ogni linea ha il suo colore, e le cabine scorrono sopra cortili e campi di calcio fino a El Alto, a più di 4.000 metri. Le salteñas, fagottini pieni di brodo, sono cosa del mattino; tenga la Sua diritta e prima beva. Il 24 gennaio a mezzogiorno si compra in miniatura quello che si desidera, una casa, una valigia, un diploma, e lo si fa benedire. La costituzione indica come capitale Sucre, ma il governo sta qui. Il primo giorno cammini piano.',
    },
    ru_RU: {
      title: 'Боливия',
      summary:
        'Канатная дорога, чтобы ехать на работу, пирожок, который к полудню раскупают, и ярмарка, где всё желанное крошечное.',
      markdown:
        'В [Ла-Пасе](/city/la-paz) на работу ездят по канатной дороге: у каждой линии свой цвет, и кабины плывут над дворами и футбольными площадками до Эль-Альто, на высоту более 4000 метров. Сальтеньи, пирожки, полные бульона, едят утром; держите пирожок прямо и сначала пейте. 24 января в полдень люди покупают в миниатюре то, чего желают: дом, чемодан, диплом, и освящают покупку. Столицей конституция называет Сукре, но правительство находится здесь. В первый день ходите медленно.',
    },
    ja_JP: {
      title: 'ボリビア',
      summary:
        '通勤にはロープウェイに乗り、汁入りのパイは昼には売り切れ、市では欲しいものが何でも小さな姿で売られます。',
      markdown:
        '[ラパス](/city/la-paz)では、人々がロープウェイで仕事に通います。路線ごとに色があり、ゴンドラは中庭やサッカー場の上を通って、標高4,000メートルを超えるエル・アルトへ上ります。肉汁の詰まったパイ、サルテーニャは午前の食べもの。立てて持ち、まず汁をお飲みください。1月24日の正午には、家、旅行かばん、卒業証書など、欲しいもののミニチュアを買い、清めてもらいます。憲法上の首都はスクレですが、政府はここにあります。最初の日はゆっくりお歩きください。',
    },
  },
};
