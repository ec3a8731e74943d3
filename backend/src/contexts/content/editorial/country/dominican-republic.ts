import type { EditorialEntry } from '../editorial-entry.js';

export const dominicanRepublic: EditorialEntry = {
  kind: 'country',
  slug: 'dominican-republic',
  position: 223,
  details: { cities: ['santo-domingo'], tours: [] },
  texts: {
    en_US: {
      title: 'Dominican Republic',
      summary:
        'A lunch named after the flag, a corner shop that puts out chairs and music, and a blue stone from a single mountainside.',
      markdown:
        'The lunch of rice, red beans, and meat is called la bandera, the flag, and it is eaten at noon; for breakfast there is mangú, mashed green plantain under pickled red onion. In [Santo Domingo](/city/santo-domingo) Calle Las Damas was laid out at the beginning of the sixteenth century, for the ladies of the viceroy’s court to stroll on. In the evening the colmado, a corner grocery, puts out plastic chairs, and there are cold beer, bachata, and dominoes set down hard. Larimar, a pale blue stone, is mined in one place only, in the hills behind Barahona.',
    },
    fr_FR: {
      title: 'République dominicaine',
      summary:
        'Un déjeuner qui porte le nom du drapeau, une épicerie qui sort chaises et musique, et une pierre bleue venue d’une seule montagne.',
      markdown:
        'Le déjeuner de riz, de haricots rouges et de viande s’appelle la bandera, le drapeau, et se prend à midi ; le matin, c’est le mangú, purée de banane plantain verte sous des oignons rouges au vinaigre. À [Saint-Domingue](/city/santo-domingo), la Calle Las Damas fut tracée au début du XVIe siècle pour la promenade des dames de la vice-reine. Le soir, le colmado, l’épicerie du coin, sort ses chaises en plastique : bière froide, bachata et dominos que l’on abat avec force. Le larimar, une pierre bleu pâle, ne s’extrait qu’en un seul lieu, dans les collines derrière Barahona.',
    },
    de_DE: {
      title: 'Dominikanische Republik',
      summary:
        'Ein Mittagessen, das nach der Flagge heißt, ein Eckladen mit Stühlen und Musik und ein blauer Stein von einem einzigen Berghang.',
      markdown:
        'Das Mittagessen aus Reis, roten Bohnen und Fleisch heißt la bandera, die Flagge; zum Frühstück gibt es Mangú, gestampfte grüne Kochbananen unter eingelegten roten Zwiebeln. In [Santo Domingo](/city/santo-domingo) wurde die Calle Las Damas zu Beginn des 16. Jahrhunderts angelegt, damit die Damen am Hof des Vizekönigs flanieren konnten. Abends stellt der Colmado, der Laden an der Ecke, Plastikstühle hinaus: kaltes Bier, Bachata und Dominosteine, die auf den Tisch knallen. Larimar, ein hellblauer Stein, wird nur an einem Ort abgebaut, in den Bergen hinter Barahona.',
    },
    es_ES: {
      title: 'República Dominicana',
      summary:
        'Un almuerzo que se llama como la bandera, un colmado que saca sillas y música, y una piedra azul de una sola montaña.',
      markdown:
        'El almuerzo de arroz, habichuelas rojas y carne se llama la bandera y se come a mediodía; para el desayuno está el mangú, puré de plátano verde bajo cebolla roja en vinagre. En [Santo Domingo](/city/santo-domingo) la calle Las Damas se trazó a comienzos del siglo XVI para que pasearan las damas de la corte virreinal. Por la noche el colmado, la tienda de la esquina, saca las sillas de plástico: cerveza fría, bachata y fichas de dominó que golpean la mesa. El larimar, una piedra de color azul claro, se extrae en un solo lugar, en las lomas detrás de Barahona.',
    },
    it_IT: {
      title: 'Repubblica Dominicana',
      summary:
        'Un pranzo che si chiama come la bandiera, una bottega che mette fuori sedie e musica, e una pietra azzurra di un solo monte.',
      markdown:
        'Il pranzo di riso, fagioli rossi e carne si chiama la bandera, la bandiera, e si mangia a mezzogiorno; a colazione c’è il mangú, purè di platano verde sotto cipolle rosse all’aceto. A [Santo Domingo](/city/santo-domingo) la Calle Las Damas fu tracciata all’inizio del Cinquecento perché vi passeggiassero le dame della corte del viceré. La sera il colmado, la bottega d’angolo, mette fuori le sedie di plastica: birra fredda, bachata e tessere del domino battute sul tavolo. Il larimar, una pietra azzurro chiaro, si estrae in un posto soltanto, sulle colline dietro Barahona.',
    },
    ru_RU: {
      title: 'Доминиканская Республика',
      summary:
        'Обед, названный в честь флага, лавка на углу, где выставляют стулья и включают музыку, и голубой камень с одной-единственной горы.',
      markdown:
        'Обед из риса, красной фасоли и мяса называется la bandera, «флаг», и едят его в полдень; на завтрак подают мангу, пюре из зелёных бананов под маринованным красным луком. В [Санто-Доминго](/city/santo-domingo) улицу Лас-Дамас проложили в начале XVI века, чтобы по ней гуляли дамы двора вице-короля. Вечером колмадо, лавка на углу, выставляет пластиковые стулья: холодное пиво, бачата и домино, которым со стуком бьют по столу. Ларимар, бледно-голубой камень, добывают только в одном месте, в горах за Бараоной.',
    },
    ja_JP: {
      title: 'ドミニカ共和国',
      summary: '昼ごはんの名は「国旗」。街角の食料品店は椅子を並べて音楽をかけ、青い石はただ一つの山から採れます。',
      markdown:
        '米と赤いんげん豆と肉の昼ごはんは「ラ・バンデラ」、つまり国旗と呼ばれます。朝は、つぶした青いバナナに酢漬けの赤玉ねぎをのせたマングーです。[サントドミンゴ](/city/santo-domingo)のラス・ダマス通りは、16世紀の初め、副王の宮廷の貴婦人たちが散歩するために造られました。夕方になると街角の食料品店コルマドがプラスチックの椅子を出し、冷えたビールとバチャータ、そしてドミノの牌を打ちつける音が始まります。淡い青の石ラリマーは、バラオナの奥の山でしか採れません。',
    },
  },
};
