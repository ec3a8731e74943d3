import type { EditorialEntry } from '../editorial-entry.js';

export const chile: EditorialEntry = {
  kind: 'country',
  slug: 'chile',
  position: 229,
  details: { cities: ['santiago', 'valparaiso'], tours: [] },
  texts: {
    en_US: {
      title: 'Chile',
      summary:
        'Bread sold by weight, a peach in a glass of wheat, and elevators on rails that carry a port up to its houses.',
      markdown:
        'Bread is bought by weight, and toward evening it is eaten warm with mashed avocado and tea: that meal is called once, eleven. In [Santiago](/city/santiago) the Andes come out of the haze after a day of winter rain, white halfway down; in summer carts sell mote con huesillo, a dried peach in cold syrup over husked wheat, with a spoon. In [Valparaíso](/city/valparaiso) little elevators on rails have carried people up the hills since 1883, to houses covered in painted corrugated iron. Around September 18 empanadas are eaten and kites are flown.',
    },
    fr_FR: {
      title: 'Chili',
      summary:
        'Du pain vendu au poids, une pêche dans un verre de blé et des ascenseurs sur rails qui hissent un port jusqu’à ses maisons.',
      markdown:
        'Le pain s’achète au poids, et vers le soir on le mange chaud, avec de l’avocat écrasé et du thé : ce repas s’appelle once, onze. À [Santiago](/city/santiago), les Andes sortent de la brume après un jour de pluie d’hiver, blanches jusqu’à mi-hauteur ; l’été, des charrettes vendent le mote con huesillo, une pêche séchée dans un sirop froid sur du blé mondé, avec une cuillère. À [Valparaíso](/city/valparaiso), de petits ascenseurs sur rails montent les collines depuis 1883, vers des maisons couvertes de tôle ondulée peinte. Autour du 18 septembre, on mange des empanadas et l’on fait voler des cerfs-volants.',
    },
    de_DE: {
      title: 'Chile',
      summary:
        'Brot, das nach Gewicht verkauft wird, ein Pfirsich im Glas mit Weizen und Aufzüge auf Schienen, die einen Hafen zu seinen Häusern heben.',
      markdown:
        'Brot kauft man nach Gewicht, und gegen Abend isst man es warm, mit zerdrückter Avocado und Tee: Once, elf, heißt diese Mahlzeit. In [Santiago](/city/santiago) treten die Anden nach einem Wintertag mit Regen aus dem Dunst, weiß bis zur halben Höhe; im Sommer verkaufen Karren Mote con Huesillo, einen getrockneten Pfirsich in kaltem Sirup auf geschältem Weizen, mit Löffel. In [Valparaíso](/city/valparaiso) bringen seit 1883 kleine Aufzüge auf Schienen die Leute die Hügel hinauf, zu Häusern aus bemaltem Wellblech. Um den 18. September isst man Empanadas und lässt Drachen steigen.',
    },
    es_ES: {
      title: 'Chile',
      summary:
        'Pan que se vende por kilo, un durazno en un vaso de trigo y ascensores sobre rieles que suben un puerto hasta sus casas.',
      markdown:
        'El pan se compra por kilo y al caer la tarde se come tibio, con palta molida y té: esa comida se llama once. En [Santiago](/city/santiago) la cordillera sale de la bruma después de un día de lluvia de invierno, blanca hasta media altura; en verano hay carritos que venden mote con huesillo, un durazno seco en almíbar frío sobre trigo pelado, con cuchara. En [Valparaíso](/city/valparaiso) unos pequeños ascensores sobre rieles suben los cerros desde 1883, hasta casas forradas de calamina pintada. Alrededor del 18 de septiembre se comen empanadas y se encumbran volantines.',
    },
    it_IT: {
      title: 'Cile',
      summary:
        'Pane venduto a peso, una pesca in un bicchiere di grano e ascensori su rotaie che portano un porto fino alle sue case.',
      markdown:
        'Il pane si compra a peso, e verso sera si mangia caldo, con avocado schiacciato e tè: quel pasto si chiama once, undici. A [Santiago](/city/santiago) le Ande escono dalla foschia dopo un giorno di pioggia invernale, bianche fino a metà; d’estate i carretti vendono il mote con huesillo, una pesca secca in sciroppo freddo su grano decorticato, con il cucchiaio. A [Valparaíso](/city/valparaiso) dal 1883 piccoli ascensori su rotaie salgono le colline, verso case rivestite di lamiera ondulata dipinta. Intorno al 18 settembre si mangiano empanadas e si fanno volare gli aquiloni.',
    },
    ru_RU: {
      title: 'Чили',
      summary:
        'Хлеб, который продают на вес, персик в стакане с пшеницей и подъёмники на рельсах, что везут из порта к домам на холмах.',
      markdown:
        'Хлеб покупают на вес и под вечер едят тёплым, с размятым авокадо и чаем: эта трапеза называется «онсе», одиннадцать. В [Сантьяго](/city/santiago) после зимнего дождливого дня из дымки выходят Анды, белые до половины; летом с тележек продают моте кон уэсильо, сушёный персик в холодном сиропе с варёной пшеницей, и дают к нему ложку. В [Вальпараисо](/city/valparaiso) с 1883 года маленькие подъёмники на рельсах возят людей на холмы, к домам, обшитым крашеным волнистым железом. Около 18 сентября едят эмпанады и запускают воздушных змеев.',
    },
    ja_JP: {
      title: 'チリ',
      summary: 'パンは量り売り、グラスの中には桃と小麦。港町では、レールの上を走る昇降機が丘の家まで人を運びます。',
      markdown:
        'パンは重さで買い、夕方に温かいまま、つぶしたアボカドと紅茶とともに食べます。この食事は「オンセ」、つまり十一と呼ばれます。[サンチアゴ](/city/santiago)では、冬の雨の翌日、中腹まで白くなったアンデスがもやの中から姿を見せます。夏には屋台が、冷たいシロップに干し桃と麦を入れたモテ・コン・ウエシージョを、スプーンを添えて売ります。[バルパライソ](/city/valparaiso)では、1883年からレールの上の小さな昇降機が、色を塗った波板の家が並ぶ丘へ人を運んでいます。9月18日のころには、エンパナーダを食べ、凧を揚げます。',
    },
  },
};
