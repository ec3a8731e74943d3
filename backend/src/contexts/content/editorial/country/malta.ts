import type { EditorialEntry } from '../editorial-entry.js';

export const malta: EditorialEntry = {
  kind: 'country',
  slug: 'malta',
  position: 117,
  details: { cities: ['valletta'], tours: [] },
  texts: {
    en_US: {
      title: 'Malta',
      summary:
        'A relative of Arabic in Latin letters, church towers with a right clock and a wrong one, and a cannon that tells noon.',
      markdown:
        'Maltese is related to Arabic, is written in Latin letters and says grazzi for thank you; a ħ with a bar is breathed out aloud. Many churches have two clocks: one tells the hour, the other is wrong or only painted, in order, people say, to confuse the devil. In [Valletta](/city/valletta) a cannon of the Saluting Battery is fired at noon, while the public leans on the railing of the Upper Barrakka Gardens above. Fishing boats in Marsaxlokk carry an eye on either side of the bow. Pastizzi, with ricotta or peas, are eaten hot from the paper.',
    },
    fr_FR: {
      title: 'Malte',
      summary:
        'Une parente de l’arabe en lettres latines, des clochers à deux horloges dont une fausse et un canon qui annonce midi.',
      markdown:
        'Le maltais est parent de l’arabe, s’écrit en lettres latines et dit grazzi pour merci ; le ħ barré se souffle bien fort. Beaucoup d’églises ont deux horloges : l’une donne l’heure, l’autre se trompe ou n’est que peinte, afin, dit-on, de dérouter le diable. À [La Valette](/city/valletta), un canon de la Saluting Battery tonne à midi, tandis que le public s’accoude plus haut à la balustrade des Upper Barrakka Gardens. À Marsaxlokk, les barques de pêche portent un œil de chaque côté de la proue. Les pastizzi, à la ricotta ou aux pois, se mangent brûlants dans leur papier.',
    },
    de_DE: {
      title: 'Malta',
      summary:
        'Eine Verwandte des Arabischen in lateinischen Buchstaben, Kirchen mit einer richtigen und einer falschen Uhr und eine Kanone zu Mittag.',
      markdown:
        'Maltesisch ist mit dem Arabischen verwandt, schreibt sich mit lateinischen Buchstaben und sagt grazzi für danke; das ħ mit dem Querstrich haucht man kräftig. Viele Kirchen haben zwei Uhren: Die eine zeigt die Stunde, die andere geht falsch oder ist nur gemalt, um, wie man sagt, den Teufel zu verwirren. In [Valletta](/city/valletta) feuert um zwölf eine Kanone der Saluting Battery, während das Publikum oben am Geländer der Upper Barrakka Gardens lehnt. Fischerboote in Marsaxlokk tragen an jeder Seite des Bugs ein Auge. Pastizzi, mit Ricotta oder Erbsen, isst man heiß aus dem Papier.',
    },
    es_ES: {
      title: 'Malta',
      summary:
        'Una pariente del árabe en letras latinas, iglesias con un reloj que acierta y otro que no, y un cañón que da el mediodía.',
      markdown:
        'El maltés es pariente del árabe, se escribe con letras latinas y para dar las gracias dice grazzi; la ħ con barra se espira con fuerza. Muchas iglesias tienen dos relojes: uno da la hora y el otro va mal o está solo pintado, para confundir, dicen, al diablo. En [La Valeta](/city/valletta) un cañón de la Saluting Battery dispara a mediodía, mientras el público se asoma arriba a la barandilla de los Upper Barrakka Gardens. En Marsaxlokk las barcas de pesca llevan un ojo a cada lado de la proa. Los pastizzi, de ricota o de guisantes, se comen calientes en su papel.',
    },
    it_IT: {
      title: 'Malta',
      summary:
        'Una parente dell’arabo in lettere latine, chiese con un orologio giusto e uno sbagliato e un cannone che annuncia mezzogiorno.',
      markdown:
        'Il maltese è parente dell’arabo, si scrive in lettere latine e per ringraziare dice grazzi; la ħ con il taglio si soffia forte. Molte chiese hanno due orologi: uno segna l’ora, l’altro è sbagliato o soltanto dipinto, per confondere, si dice, il diavolo. Alla [Valletta](/city/valletta) un cannone della Saluting Battery spara a mezzogiorno, mentre il pubblico si affaccia dall’alto, dalla ringhiera degli Upper Barrakka Gardens. A Marsaxlokk le barche da pesca portano un occhio su ogni lato della prua. I pastizzi, con la ricotta o con i piselli, si mangiano caldi nella carta.',
    },
    ru_RU: {
      title: 'Мальта',
      summary:
        'Родня арабского, записанная латиницей, церкви с верными и неверными часами и пушка, что возвещает полдень.',
      markdown:
        'Мальтийский — родня арабского, пишется латиницей и благодарит словом grazzi; ħ с чёрточкой громко выдыхают. У многих церквей двое часов: одни показывают время, другие врут или просто нарисованы, чтобы, как говорят, запутать дьявола. В [Валлетте](/city/valletta) в полдень стреляет пушка Салютной батареи, а публика смотрит сверху, облокотясь на перила садов Верхняя Баракка. У рыбацких лодок в Марсашлокке по глазу с каждой стороны носа. Пастицци с рикоттой или горохом едят горячими, прямо из бумаги.',
    },
    ja_JP: {
      title: 'マルタ',
      summary: 'ラテン文字で書くアラビア語の親戚、正しい時計と狂った時計のある教会、そして正午を告げる大砲があります。',
      markdown:
        'マルタ語はアラビア語の親戚ですが、ラテン文字で書き、「ありがとう」は「グラッツィ」と言います。横棒のあるħは、強く息を吐く音です。多くの教会には時計が二つあり、一つは時を告げ、もう一つは狂っているか、絵に描いただけです。悪魔を惑わすためだといいます。[ヴァレッタ](/city/valletta)では正午に礼砲台の大砲が鳴り、人々は上のアッパー・バラッカ庭園の手すりから見守ります。マルサシュロックの漁船の舳先には左右に目が描かれています。リコッタか豆を包んだパスティッツィは、紙に包んだまま熱いうちにどうぞ。',
    },
  },
};
