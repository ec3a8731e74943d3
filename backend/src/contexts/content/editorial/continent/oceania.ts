import type { EditorialEntry } from '../editorial-entry.js';

export const oceania: EditorialEntry = {
  kind: 'continent',
  slug: 'oceania',
  position: 5,
  details: {
    cities: ['sydney', 'melbourne', 'auckland', 'queenstown', 'lord-howe-island'],
    tours: ['sydney-rocks-to-opera-house'],
  },
  texts: {
    en_US: {
      title: 'Oceania',
      summary:
        'Young streets on very old ground, a city of volcanoes and an island with half-hour time: where to begin in Oceania.',
      markdown:
        'The streets are young and the ground is old. [Sydney](/city/sydney) keeps both in sight: on [the walk around its cove](/tour/sydney-rocks-to-opera-house) steps cut by convicts lie opposite a point that the Gadigal called Tubowgule long before it carried an opera house. [Melbourne](/city/melbourne) hides its best rooms in the lanes behind its wide avenues, where carts once unloaded. [Auckland](/city/auckland) stands on some fifty volcanoes, and from the terraced ones you can see how Māori lived on them. In [Queenstown](/city/queenstown) the lake rises and falls by a hand’s breadth about every half hour, as if it breathed. And on [Lord Howe Island](/city/lord-howe-island) summer time moves the clock by thirty minutes only. Distances are great here; it pays to spend a day in each place with somebody who has crossed them.',
    },
    fr_FR: {
      title: 'Océanie',
      summary:
        'Des rues jeunes sur un sol très ancien, une ville de volcans, une île à la demi-heure : par où commencer en Océanie.',
      markdown:
        'Les rues sont jeunes et le sol est vieux. [Sydney](/city/sydney) garde les deux sous les yeux : sur [la promenade autour de sa crique](/tour/sydney-rocks-to-opera-house), des marches taillées par les bagnards font face à une pointe que les Gadigal nommaient Tubowgule bien avant qu’elle ne porte un opéra. [Melbourne](/city/melbourne) cache ses meilleures salles dans les ruelles, derrière les larges avenues, là où l’on déchargeait les charrettes. [Auckland](/city/auckland) est posée sur une cinquantaine de volcans, et ceux qui sont en terrasses montrent comment les Maoris y vivaient. À [Queenstown](/city/queenstown), le lac monte et descend d’une largeur de main toutes les demi-heures environ, comme s’il respirait. Et à l’[île Lord Howe](/city/lord-howe-island), l’heure d’été ne déplace l’horloge que de trente minutes. Les distances sont grandes ; mieux vaut passer une journée, en chaque lieu, avec quelqu’un qui les a parcourues.',
    },
    de_DE: {
      title: 'Ozeanien',
      summary:
        'Junge Straßen auf sehr altem Grund, eine Stadt aus Vulkanen, eine Insel mit halber Stunde: wo man in Ozeanien anfängt.',
      markdown:
        'Die Straßen sind jung, der Grund ist alt. [Sydney](/city/sydney) behält beides im Blick: Auf dem [Weg um die Bucht](/tour/sydney-rocks-to-opera-house) liegen Stufen, die Sträflinge schlugen, einer Landspitze gegenüber, die bei den Gadigal Tubowgule hieß, lange bevor sie ein Opernhaus trug. [Melbourne](/city/melbourne) versteckt seine besten Räume in den Gassen hinter den breiten Avenuen, wo früher die Karren abluden. [Auckland](/city/auckland) steht auf rund fünfzig Vulkanen, und an den terrassierten sieht man, wie die Maori auf ihnen lebten. In [Queenstown](/city/queenstown) hebt und senkt sich der See etwa jede halbe Stunde um eine Handbreit, als atmete er. Und auf der [Lord-Howe-Insel](/city/lord-howe-island) verstellt die Sommerzeit die Uhr nur um dreißig Minuten. Die Entfernungen sind groß; es lohnt sich, an jedem Ort einen Tag mit jemandem zu verbringen, der sie kennt.',
    },
    es_ES: {
      title: 'Oceanía',
      summary:
        'Calles jóvenes sobre un suelo muy antiguo, una ciudad de volcanes y una isla de media hora: por dónde empezar en Oceanía.',
      markdown:
        'Las calles son jóvenes y el suelo es viejo. [Sídney](/city/sydney) tiene ambas cosas a la vista: en [el paseo alrededor de su cala](/tour/sydney-rocks-to-opera-house), unos escalones tallados por presidiarios quedan frente a una punta que los gadigal llamaban Tubowgule mucho antes de que sostuviera una ópera. [Melbourne](/city/melbourne) esconde sus mejores locales en los callejones de detrás de las avenidas, donde antes descargaban los carros. [Auckland](/city/auckland) se asienta sobre unos cincuenta volcanes, y los que tienen terrazas muestran cómo vivían en ellos los maoríes. En [Queenstown](/city/queenstown) el lago sube y baja un palmo corto cada media hora aproximadamente, como si respirara. Y en la [isla de Lord Howe](/city/lord-howe-island) el horario de verano solo mueve el reloj treinta minutos. Las distancias son grandes; conviene pasar un día en cada sitio con quien las ha recorrido.',
    },
    it_IT: {
      title: 'Oceania',
      summary:
        'Strade giovani su un suolo molto antico, una città di vulcani e un’isola della mezz’ora: da dove cominciare in Oceania.',
      markdown:
        'Le strade sono giovani e il suolo è vecchio. [Sydney](/city/sydney) tiene d’occhio tutti e due: nella [passeggiata intorno alla sua baia](/tour/sydney-rocks-to-opera-house) i gradini tagliati dai deportati stanno di fronte a una punta che i Gadigal chiamavano Tubowgule molto prima che reggesse un teatro. [Melbourne](/city/melbourne) nasconde i suoi locali migliori nei vicoli dietro i grandi viali, dove un tempo scaricavano i carri. [Auckland](/city/auckland) poggia su una cinquantina di vulcani, e quelli a terrazze mostrano come ci vivevano i Māori. A [Queenstown](/city/queenstown) il lago sale e scende di una spanna scarsa ogni mezz’ora circa, come se respirasse. E sull’[isola di Lord Howe](/city/lord-howe-island) l’ora legale sposta l’orologio di soli trenta minuti. Le distanze sono grandi; conviene passare un giorno, in ogni luogo, con qualcuno che le ha percorse.',
    },
    ru_RU: {
      title: 'Океания',
      summary:
        'Молодые улицы на очень старой земле, город вулканов и остров с получасовым временем: с чего начать в Океании.',
      markdown:
        'Улицы здесь молодые, а земля старая. В [Сиднее](/city/sydney) видно и то и другое: на [прогулке вокруг бухты](/tour/sydney-rocks-to-opera-house) ступени, вырубленные каторжниками, смотрят на мыс, который гадигалы звали Тубоугуле задолго до того, как на нём появился оперный театр. [Мельбурн](/city/melbourne) прячет лучшие свои комнаты в проулках за широкими улицами, где когда-то разгружали телеги. [Окленд](/city/auckland) стоит примерно на пятидесяти вулканах, и по тем, что с террасами, видно, как на них жили маори. В [Квинстауне](/city/queenstown) озеро приблизительно каждые полчаса поднимается и опускается на ладонь, словно дышит. А на [острове Лорд-Хау](/city/lord-howe-island) летнее время переводит часы всего на тридцать минут. Расстояния велики; в каждом месте стоит провести день с тем, кто их знает.',
    },
    ja_JP: {
      title: 'オセアニア',
      summary:
        'とても古い大地に敷かれた若い通り、火山の上の街、夏に三十分だけ時計を動かす島。オセアニアをどこから歩き始めるか、シドニーをはじめ五つの土地を手がかりにご案内します。',
      markdown:
        '通りは若く、大地は古い。[シドニー](/city/sydney)ではその両方が見えます。[入り江をめぐる散策](/tour/sydney-rocks-to-opera-house)では、流刑者が刻んだ石段の向かいに、オペラハウスが建つはるか前からガディガルの人々がトゥボウグレと呼んだ岬があります。[メルボルン](/city/melbourne)は、広い大通りの裏、かつて荷車が荷を下ろした路地に、とっておきの店を隠しています。[オークランド](/city/auckland)はおよそ五十の火山の上にあり、段の刻まれた山からは、マオリの人々がそこで暮らした様子が分かります。[クイーンズタウン](/city/queenstown)の湖は、ほぼ半時間ごとに手のひらほど上下し、息をしているようです。[ロード・ハウ島](/city/lord-howe-island)の夏時間は、時計を三十分しか動かしません。距離の大きい土地ですから、どこでも一日は、その道のりを知る人と過ごすとよいでしょう。',
    },
  },
};
