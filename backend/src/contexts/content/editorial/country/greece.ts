import type { EditorialEntry } from '../editorial-entry.js';

export const greece: EditorialEntry = {
  kind: 'country',
  slug: 'greece',
  position: 8,
  details: { cities: ['athens'], tours: ['athens-acropolis-and-plaka'] },
  texts: {
    en_US: {
      title: 'Greece',
      summary:
        'The old letters are still in use on shop signs, and the old stones stand in the shade of apartment houses with awnings.',
      markdown:
        'What looks like a formula from a mathematics lesson is the sign of a pharmacy: the alphabet has served for some 2,800 years and goes on working. In [Athens](/city/athens) a metro station shows the walls of the trench in which it was dug, with graves, wells and drains one above the other. Climb [the Acropolis](/tour/athens-acropolis-and-plaka) at opening time or in the last two hours; at noon the marble throws the light back from below. A nod upward, with a click of the tongue, means no.',
    },
    fr_FR: {
      title: 'Grèce',
      summary:
        'Les lettres anciennes servent encore aux enseignes, et les vieilles pierres se tiennent à l’ombre d’immeubles à stores.',
      markdown:
        'Ce qui ressemble à une formule de cours de mathématiques est l’enseigne d’une pharmacie : l’alphabet sert depuis quelque 2 800 ans et continue. À [Athènes](/city/athens), une station de métro montre les parois de la tranchée où elle fut creusée, tombes, puits et égouts l’un sur l’autre. Montez à [l’Acropole](/tour/athens-acropolis-and-plaka) à l’ouverture ou dans les deux dernières heures ; à midi, le marbre renvoie la lumière d’en bas. Un signe de tête vers le haut, avec un claquement de langue, veut dire non.',
    },
    de_DE: {
      title: 'Griechenland',
      summary:
        'Die alten Buchstaben stehen noch auf Ladenschildern, und die alten Steine liegen im Schatten von Häusern mit Markisen.',
      markdown:
        'Was aussieht wie eine Formel aus dem Mathematikunterricht, ist das Schild einer Apotheke: Das Alphabet dient seit etwa 2.800 Jahren und tut es weiter. In [Athen](/city/athens) zeigt eine U-Bahn-Station die Wände der Grube, in der sie entstand, Gräber, Brunnen und Kanäle übereinander. Steigen Sie auf [die Akropolis](/tour/athens-acropolis-and-plaka), wenn sie öffnet, oder in den letzten zwei Stunden; mittags wirft der Marmor das Licht von unten zurück. Ein Nicken nach oben mit einem Schnalzen heißt nein.',
    },
    es_ES: {
      title: 'Grecia',
      summary:
        'Las letras antiguas siguen en los rótulos de las tiendas, y las piedras viejas están a la sombra de pisos con toldos.',
      markdown:
        'Lo que parece una fórmula de clase de matemáticas es el rótulo de una farmacia: el alfabeto lleva unos 2800 años de servicio y continúa. En [Atenas](/city/athens) una estación de metro enseña las paredes de la zanja en que se excavó, con tumbas, pozos y desagües unos sobre otros. Suba a [la Acrópolis](/tour/athens-acropolis-and-plaka) cuando abre o en las dos últimas horas; a mediodía el mármol devuelve la luz desde abajo. Un gesto de cabeza hacia arriba, con un chasquido de lengua, significa no.',
    },
    it_IT: {
      title: 'Grecia',
      summary:
        'Le lettere antiche servono ancora alle insegne, e le vecchie pietre stanno all’ombra di case con le tende da sole.',
      markdown:
        'Quella che sembra una formula da lezione di matematica è l’insegna di una farmacia: l’alfabeto è in servizio da circa 2.800 anni e continua. Ad [Atene](/city/athens) una stazione della metropolitana mostra le pareti dello scavo da cui è nata, con tombe, pozzi e canali uno sopra l’altro. Salga all’[Acropoli](/tour/athens-acropolis-and-plaka) all’apertura o nelle ultime due ore; a mezzogiorno il marmo rimanda la luce dal basso. Un cenno del capo verso l’alto, con uno schiocco di lingua, vuol dire no.',
    },
    ru_RU: {
      title: 'Греция',
      summary: 'Древние буквы до сих пор служат вывескам, а древние камни стоят в тени жилых домов с маркизами.',
      markdown:
        'То, что похоже на формулу с урока математики, — вывеска аптеки: алфавит служит около 2800 лет и не уходит на покой. В [Афинах](/city/athens) станция метро показывает стены котлована, в котором её строили: могилы, колодцы и стоки друг над другом. На [Акрополь](/tour/athens-acropolis-and-plaka) поднимайтесь к открытию или в последние два часа: в полдень мрамор отбрасывает свет снизу. Кивок вверх с прищёлкиванием языком означает «нет».',
    },
    ja_JP: {
      title: 'ギリシャ',
      summary: '古代の文字が今も店の看板に使われ、古い石は日よけのついた集合住宅の陰に立っています。',
      markdown:
        '数学の授業の式のように見えるのは、薬局の看板です。この文字はおよそ2800年使われ続け、今も現役です。[アテネ](/city/athens)の地下鉄の駅では、掘った穴の壁がそのまま展示され、墓と井戸と水路が重なっているのが見えます。[アクロポリス](/tour/athens-acropolis-and-plaka)に登るなら、開場の時間か最後の2時間に。正午の大理石は、下から光を照り返します。舌を鳴らしてあごを上げるしぐさは、「いいえ」の意味です。',
    },
  },
};
