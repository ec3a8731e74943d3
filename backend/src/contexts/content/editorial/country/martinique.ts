import type { EditorialEntry } from '../editorial-entry.js';

export const martinique: EditorialEntry = {
  kind: 'country',
  slug: 'martinique',
  position: 226,
  details: { cities: ['fort-de-france'], tours: [] },
  texts: {
    en_US: {
      title: 'Martinique',
      summary:
        'A library shipped from Paris in pieces, a punch that each guest mixes alone, and a carnival king burned on Ash Wednesday.',
      markdown:
        'The Schoelcher library in [Fort-de-France](/city/fort-de-france) was put together in Paris, taken apart, and shipped across the ocean; it has stood by the Savane since the end of the nineteenth century. In a bar the white rum, the lime, and the cane sugar are set before you: you mix your own ti-punch, and nobody asks for ice. From February to June cane is cut and the distilleries smell of juice. Small ferries cross the bay to Les Trois-Îlets in about twenty minutes. On Ash Wednesday people dress in black and white and burn Vaval, king of the carnival.',
    },
    fr_FR: {
      title: 'Martinique',
      summary:
        'Une bibliothèque venue de Paris en pièces détachées, un punch que chacun se prépare et un roi de carnaval brûlé le mercredi des Cendres.',
      markdown:
        'La bibliothèque Schœlcher de [Fort-de-France](/city/fort-de-france) fut montée à Paris, démontée, puis expédiée par bateau ; elle se dresse au bord de la Savane depuis la fin du XIXe siècle. Au bar, on pose devant vous le rhum blanc, le citron vert et le sucre de canne : à vous de doser votre ti-punch, et personne ne demande de glaçons. De février à juin, on coupe la canne et les distilleries sentent le vesou. De petites vedettes traversent la baie vers Les Trois-Îlets en une vingtaine de minutes. Le mercredi des Cendres, on s’habille en noir et blanc pour brûler Vaval, le roi du carnaval.',
    },
    de_DE: {
      title: 'Martinique',
      summary:
        'Eine Bibliothek, die in Teilen aus Paris kam, ein Punsch, den jeder selbst mischt, und ein Karnevalskönig, der am Aschermittwoch brennt.',
      markdown:
        'Die Schœlcher-Bibliothek in [Fort-de-France](/city/fort-de-france) wurde in Paris aufgebaut, zerlegt und über den Ozean verschifft; seit dem Ende des 19. Jahrhunderts steht sie an der Savane. In der Bar stellt man weißen Rum, Limette und Rohrzucker vor Sie hin: Den Ti-Punch mischen Sie selbst, und nach Eis fragt niemand. Von Februar bis Juni wird das Zuckerrohr geschnitten, und die Brennereien riechen nach seinem Saft. Kleine Fähren fahren in etwa zwanzig Minuten über die Bucht nach Les Trois-Îlets. Am Aschermittwoch kleidet man sich schwarz und weiß und verbrennt Vaval, den König des Karnevals.',
    },
    es_ES: {
      title: 'Martinica',
      summary:
        'Una biblioteca que llegó de París en piezas, un ponche que cada uno se mezcla y un rey del carnaval que arde el Miércoles de Ceniza.',
      markdown:
        'La biblioteca Schœlcher de [Fort-de-France](/city/fort-de-france) se montó en París, se desmontó y cruzó el océano en barco; está junto a la Savane desde finales del siglo XIX. En el bar le ponen delante el ron blanco, la lima y el azúcar de caña: el ti-punch se lo mezcla usted, y nadie pide hielo. De febrero a junio se corta la caña y las destilerías huelen a su jugo. Pequeños transbordadores cruzan la bahía hasta Les Trois-Îlets en unos veinte minutos. El Miércoles de Ceniza la gente se viste de blanco y negro y quema a Vaval, el rey del carnaval.',
    },
    it_IT: {
      title: 'Martinica',
      summary:
        'Una biblioteca arrivata da Parigi a pezzi, un punch che ognuno si mescola da sé e un re del carnevale bruciato il mercoledì delle Ceneri.',
      markdown:
        'La biblioteca Schœlcher di [Fort-de-France](/city/fort-de-france) fu montata a Parigi, smontata e spedita oltre l’oceano; sta accanto alla Savane dalla fine dell’Ottocento. Al bar Le mettono davanti il rum bianco, il lime e lo zucchero di canna: il ti-punch se lo mescola Lei, e nessuno chiede il ghiaccio. Da febbraio a giugno si taglia la canna e le distillerie profumano del suo succo. Piccoli traghetti attraversano la baia fino a Les Trois-Îlets in una ventina di minuti. Il mercoledì delle Ceneri ci si veste di bianco e nero e si brucia Vaval, il re del carnevale.',
    },
    ru_RU: {
      title: 'Мартиника',
      summary:
        'Библиотека, приплывшая из Парижа по частям, пунш, который каждый смешивает сам, и король карнавала, которого сжигают.',
      markdown:
        'Библиотеку Шёльшера в [Фор-де-Франсе](/city/fort-de-france) собрали в Париже, разобрали и отправили за океан; у площади Саванна она стоит с конца XIX века. В баре перед вами ставят белый ром, лайм и тростниковый сахар: ти-пунш смешивают сами, и льда никто не просит. С февраля по июнь рубят тростник, и от винокурен пахнет его соком. Небольшие катера минут за двадцать перевозят через залив в Ле-Труа-Иле. В Пепельную среду все одеваются в чёрное и белое и сжигают Ваваля, короля карнавала.',
    },
    ja_JP: {
      title: 'マルティニーク',
      summary: '図書館はパリから部品で運ばれ、ラムのパンチは客が自分で混ぜ、カーニバルの王は灰の水曜日に燃やされます。',
      markdown:
        '[フォール・ド・フランス](/city/fort-de-france)のシュルシェール図書館は、パリで組み立てられたのち分解され、海を渡ってきました。19世紀の末からサヴァーヌ広場のわきに立っています。バーでは、ホワイトラムとライムときび砂糖が目の前に置かれます。ティ・ポンシュは自分で混ぜるもので、氷を頼む人はいません。2月から6月はさとうきびの刈り入れで、蒸留所には搾り汁の香りがします。小さな渡し船は20分ほどで湾を渡り、レ・トロワ・ジレに着きます。灰の水曜日には、人々が白と黒の服を着て、カーニバルの王ヴァヴァルを燃やします。',
    },
  },
};
