import type { EditorialEntry } from '../editorial-entry.js';

export const uganda: EditorialEntry = {
  kind: 'country',
  slug: 'uganda',
  position: 128,
  details: { cities: ['kampala'], tours: [] },
  texts: {
    en_US: {
      title: 'Uganda',
      summary:
        'Thanks for the work of strangers, bananas that are simply called food, and storks in the trees along the avenues.',
      markdown:
        'Whoever passes someone at work says gyebaleko, thank you for your work, to strangers too. In the south matoke, green bananas steamed in banana leaves, comes with nearly every meal, and whoever says food mostly means that. In [Kampala](/city/kampala) marabou storks as tall as children nest in the trees along the avenues, and a minibus leaves the Old Taxi Park when it is full, not before. In the rains of November swarms of green grasshoppers arrive, nsenene, which are caught under bright lamps at night and sold fried in the street.',
    },
    fr_FR: {
      title: 'Ouganda',
      summary:
        'Un merci pour le travail des inconnus, des bananes qu’on appelle simplement nourriture et des cigognes dans les arbres des avenues.',
      markdown:
        'Qui passe devant quelqu’un au travail dit gyebaleko, merci pour votre travail, même à un inconnu. Dans le sud, le matoke, des bananes vertes cuites à la vapeur dans des feuilles de bananier, accompagne presque chaque repas, et qui dit nourriture pense le plus souvent à lui. À [Kampala](/city/kampala), des marabouts hauts comme des enfants nichent dans les arbres des avenues, et le minibus ne quitte l’Old Taxi Park qu’une fois plein. Avec les pluies de novembre viennent des essaims de sauterelles vertes, les nsenene, que l’on prend la nuit sous de fortes lampes et que l’on vend frites dans la rue.',
    },
    de_DE: {
      title: 'Uganda',
      summary:
        'Ein Dank für die Arbeit von Fremden, Bananen, die einfach Essen heißen, und Störche in den Bäumen der Avenuen.',
      markdown:
        'Wer an jemandem vorbeikommt, der arbeitet, sagt Gyebaleko, danke für deine Arbeit, auch zu Fremden. Im Süden gehört Matoke, in Bananenblättern gedämpfte grüne Bananen, zu fast jeder Mahlzeit, und wer Essen sagt, meint meistens das. In [Kampala](/city/kampala) nisten Marabus, groß wie Kinder, in den Bäumen der Avenuen, und ein Minibus verlässt den Old Taxi Park, wenn er voll ist, nicht früher. Mit dem Regen im November kommen Schwärme grüner Heuschrecken, Nsenene, die man nachts unter hellen Lampen fängt und gebraten auf der Straße verkauft.',
    },
    es_ES: {
      title: 'Uganda',
      summary:
        'Un gracias por el trabajo de los desconocidos, plátanos que se llaman simplemente comida y marabúes en los árboles de las avenidas.',
      markdown:
        'Quien pasa junto a alguien que trabaja dice gyebaleko, gracias por su trabajo, también a un desconocido. En el sur el matoke, plátanos verdes cocidos al vapor en hojas de platanera, acompaña casi todas las comidas, y quien dice comida suele referirse a eso. En [Kampala](/city/kampala) los marabúes, altos como niños, anidan en los árboles de las avenidas, y un minibús sale del Old Taxi Park cuando está lleno, no antes. Con las lluvias de noviembre llegan enjambres de saltamontes verdes, los nsenene, que se capturan de noche bajo lámparas potentes y se venden fritos en la calle.',
    },
    it_IT: {
      title: 'Uganda',
      summary:
        'Un grazie per il lavoro degli sconosciuti, banane che si chiamano semplicemente cibo e marabù sugli alberi dei viali.',
      markdown:
        'Chi passa accanto a qualcuno che lavora dice gyebaleko, grazie del lavoro, anche a uno sconosciuto. Nel sud il matoke, banane verdi cotte a vapore nelle foglie di banano, accompagna quasi ogni pasto, e chi dice cibo di solito intende quello. A [Kampala](/city/kampala) i marabù, alti come bambini, nidificano sugli alberi dei viali, e un minibus lascia l’Old Taxi Park quando è pieno, non prima. Con le piogge di novembre arrivano sciami di cavallette verdi, le nsenene, che si catturano di notte sotto lampade forti e si vendono fritte per strada.',
    },
    ru_RU: {
      title: 'Уганда',
      summary: 'Спасибо за труд незнакомцу, бананы, которые зовут просто едой, и марабу на деревьях вдоль проспектов.',
      markdown:
        'Проходя мимо того, кто занят делом, говорят «гьебалеко», спасибо за труд, — и незнакомым тоже. На юге матоке, зелёные бананы, приготовленные на пару в банановых листьях, едят почти каждый раз, и слово «еда» обычно значит именно это. В [Кампале](/city/kampala) марабу ростом с ребёнка гнездятся на деревьях вдоль проспектов, а маршрутка отходит от Old Taxi Park, только когда заполнится. С ноябрьскими дождями прилетают тучи зелёных кузнечиков, нсенене: их ловят ночью под яркими лампами и продают жареными на улице.',
    },
    ja_JP: {
      title: 'ウガンダ',
      summary:
        '働く人には見知らぬ人でもお礼を言い、バナナは単に「食べ物」と呼ばれ、並木にはコウノトリの仲間が巣をかけます。',
      markdown:
        '働いている人のそばを通るときは、知らない人にも「ジェバレコ（お仕事ご苦労さま）」と声をかけます。南部では、青いバナナを葉に包んで蒸したマトケがほぼ毎食に出て、「食べ物」といえばたいていこれを指します。[カンパラ](/city/kampala)の大通りの木には、子どもの背丈ほどもあるアフリカハゲコウが巣をかけます。オールド・タクシー・パークの乗合バスは、満席になるまで出ません。11月の雨とともに、緑色のキリギリスの仲間ンセネネが群れで飛んできます。夜に強い明かりで集めて捕り、炒めて道端で売ります。',
    },
  },
};
