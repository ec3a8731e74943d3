import type { EditorialEntry } from '../editorial-entry.js';

export const puertoRico: EditorialEntry = {
  kind: 'country',
  slug: 'puerto-rico',
  position: 218,
  details: { cities: ['san-juan'], tours: [] },
  texts: {
    en_US: {
      title: 'Puerto Rico',
      summary:
        'Distances in kilometers, speed limits in miles: an island that counts both ways, with blue paving and frogs that sing at night.',
      markdown:
        'The stones that pave old [San Juan](/city/san-juan) are blue: they were cast from the slag of iron furnaces, and after rain they shine. On the lawn before the fortress of El Morro the wind off the sea carries kites all afternoon. Road signs give the distance in kilometers and the speed limit in miles. Mofongo, green plantain fried and pounded with garlic and crackling, comes to the table in the shape of its mortar. The two notes you hear after dark, co and quí, are a frog.',
    },
    fr_FR: {
      title: 'Porto Rico',
      summary:
        'Les distances en kilomètres, les vitesses en milles : une île qui compte des deux façons, des pavés bleus et des grenouilles qui chantent la nuit.',
      markdown:
        'Les pavés du vieux [San Juan](/city/san-juan) sont bleus : on les a coulés dans le laitier des hauts fourneaux, et ils luisent après la pluie. Sur la pelouse devant la forteresse d’El Morro, le vent de mer porte des cerfs-volants tout l’après-midi. Les panneaux donnent la distance en kilomètres et la vitesse limite en milles. Le mofongo, banane plantain verte frite puis pilée avec de l’ail et de la couenne, arrive à table en gardant la forme du mortier. Les deux notes qu’on entend à la nuit, co et quí, sont celles d’une grenouille.',
    },
    de_DE: {
      title: 'Puerto Rico',
      summary:
        'Entfernungen in Kilometern, Tempolimits in Meilen: eine Insel, die auf zwei Arten zählt, mit blauem Pflaster und Fröschen in der Nacht.',
      markdown:
        'Das Pflaster der Altstadt von [San Juan](/city/san-juan) ist blau: Die Steine wurden aus der Schlacke von Eisenöfen gegossen, und nach dem Regen glänzen sie. Auf der Wiese vor der Festung El Morro trägt der Seewind den ganzen Nachmittag Drachen. Schilder nennen die Entfernung in Kilometern und das Tempolimit in Meilen. Mofongo, grüne Kochbanane, gebraten und mit Knoblauch und Schwarten gestampft, kommt in der Form des Mörsers auf den Tisch. Die zwei Töne nach Einbruch der Dunkelheit, co und quí, stammen von einem Frosch.',
    },
    es_ES: {
      title: 'Puerto Rico',
      summary:
        'Las distancias en kilómetros y la velocidad en millas: una isla que cuenta de dos maneras, con adoquines azules y ranas que cantan de noche.',
      markdown:
        'Los adoquines del viejo [San Juan](/city/san-juan) son azules: se fundieron con escoria de altos hornos y brillan después de la lluvia. En el césped que hay delante del castillo del Morro el viento del mar sostiene las chiringas, como se llama aquí a las cometas, toda la tarde. Las señales dan la distancia en kilómetros y el límite de velocidad en millas. El mofongo, plátano verde frito y majado con ajo y chicharrón, llega a la mesa con la forma del pilón. Las dos notas que se oyen al anochecer, co y quí, son de una rana.',
    },
    it_IT: {
      title: 'Portorico',
      summary:
        'Le distanze in chilometri, i limiti di velocità in miglia: un’isola che conta in due modi, con il selciato azzurro e le rane che cantano di notte.',
      markdown:
        'Le pietre che lastricano la vecchia [San Juan](/city/san-juan) sono azzurre: furono colate con le scorie degli altiforni, e dopo la pioggia luccicano. Sul prato davanti alla fortezza di El Morro il vento del mare porta gli aquiloni per tutto il pomeriggio. I cartelli danno la distanza in chilometri e il limite di velocità in miglia. Il mofongo, platano verde fritto e pestato con aglio e ciccioli, arriva in tavola con la forma del mortaio. Le due note che si sentono quando fa buio, co e quí, sono di una rana.',
    },
    ru_RU: {
      title: 'Пуэрто-Рико',
      summary:
        'Расстояния в километрах, скорость в милях: остров, где считают двояко, мостовая синяя, а по ночам поют лягушки.',
      markdown:
        'Мостовая старого [Сан-Хуана](/city/san-juan) синяя: камни отлили из шлака железных печей, и после дождя они блестят. На лужайке перед крепостью Эль-Морро ветер с моря до самого вечера держит воздушных змеев. Дорожные знаки указывают расстояние в километрах, а предел скорости в милях. Мофонго, жареный зелёный банан, растолчённый с чесноком и шкварками, подают в форме ступки. Две ноты, которые слышны с наступлением темноты, «ко» и «ки», выводит лягушка.',
    },
    ja_JP: {
      title: 'プエルトリコ',
      summary: '距離はキロ、制限速度はマイル。二通りに数える島で、旧市街の石畳は青く、夜には小さなカエルが鳴きます。',
      markdown:
        '[サンファン](/city/san-juan)旧市街の石畳は青い色をしています。製鉄の炉から出た鉱滓で作られた石で、雨のあとはつやを帯びます。エル・モロ要塞の前の芝生では、海からの風に午後じゅう凧が揚がります。道路標識の距離はキロ、制限速度はマイルです。モフォンゴは、揚げた青いバナナをにんにくと豚の皮とともに搗いた料理で、臼の形のまま食卓に出ます。日が暮れて聞こえる「コ」「キ」の二音は、カエルの声です。',
    },
  },
};
