import type { EditorialEntry } from '../editorial-entry.js';

export const latvia: EditorialEntry = {
  kind: 'country',
  slug: 'latvia',
  position: 107,
  details: { cities: ['riga'], tours: [] },
  texts: {
    en_US: {
      title: 'Latvia',
      summary:
        'A market in five airship hangars, flowers counted in odd numbers, and a name day for which nobody sends invitations.',
      markdown:
        'The halls of the market in [Riga](/city/riga) are made from hangars for airships: one for fish, often smoked, one for meat, one for dairy, with cheese, curd and hemp butter. Flowers are given in odd numbers; an even bunch belongs on a grave. Name days stand in every calendar, and friends come without being asked. On the evening of June 23 towns empty: people go to the country, wear wreaths of oak leaves or flowers, eat cheese with caraway and keep a fire going until sunrise.',
    },
    fr_FR: {
      title: 'Lettonie',
      summary:
        'Un marché dans cinq hangars à dirigeables, des fleurs en nombre impair et une fête du prénom sans invitations.',
      markdown:
        'Les halles du marché de [Riga](/city/riga) sont faites de hangars à dirigeables : une pour le poisson, souvent fumé, une pour la viande, une pour les laitages, avec fromage, caillé et beurre de chanvre. Les fleurs s’offrent en nombre impair ; un bouquet pair va sur une tombe. La fête du prénom figure dans tous les calendriers, et les amis viennent sans être invités. Le soir du 23 juin, les villes se vident : on part à la campagne, on porte des couronnes de chêne ou de fleurs, on mange du fromage au carvi et l’on entretient un feu jusqu’au lever du soleil.',
    },
    de_DE: {
      title: 'Lettland',
      summary:
        'Ein Markt in fünf Luftschiffhallen, Blumen in ungerader Zahl und ein Namenstag, zu dem niemand einlädt.',
      markdown:
        'Die Hallen des Marktes in [Riga](/city/riga) sind aus Luftschiffhangars gebaut: eine für Fisch, oft geräuchert, eine für Fleisch, eine für Milchwaren, mit Käse, Quark und Hanfbutter. Blumen schenkt man in ungerader Zahl; ein gerader Strauß gehört aufs Grab. Namenstage stehen in jedem Kalender, und die Freunde kommen ungebeten. Am Abend des 23. Juni leeren sich die Städte: Man fährt aufs Land, trägt Kränze aus Eichenlaub oder Blumen, isst Käse mit Kümmel und hält bis Sonnenaufgang ein Feuer am Brennen.',
    },
    es_ES: {
      title: 'Letonia',
      summary:
        'Un mercado en cinco hangares de dirigibles, flores en número impar y un día del santo al que nadie invita.',
      markdown:
        'Las naves del mercado de [Riga](/city/riga) están hechas con hangares de dirigibles: una para el pescado, a menudo ahumado, otra para la carne, otra para los lácteos, con queso, requesón y mantequilla de cáñamo. Las flores se regalan en número impar; un ramo par es para una tumba. El día del santo figura en todos los calendarios, y los amigos acuden sin que los llamen. La tarde del 23 de junio las ciudades se vacían: la gente va al campo, lleva coronas de roble o de flores, come queso con alcaravea y mantiene un fuego hasta que sale el sol.',
    },
    it_IT: {
      title: 'Lettonia',
      summary:
        'Un mercato in cinque hangar per dirigibili, fiori in numero dispari e un onomastico a cui nessuno invita.',
      markdown:
        'I padiglioni del mercato di [Riga](/city/riga) sono fatti con hangar per dirigibili: uno per il pesce, spesso affumicato, uno per la carne, uno per i latticini, con formaggio, ricotta e burro di canapa. I fiori si regalano in numero dispari; un mazzo pari va su una tomba. L’onomastico è segnato su ogni calendario, e gli amici arrivano senza invito. La sera del 23 giugno le città si svuotano: si va in campagna, si portano corone di quercia o di fiori, si mangia formaggio al cumino e si tiene vivo un fuoco fino all’alba.',
    },
    ru_RU: {
      title: 'Латвия',
      summary: 'Рынок в пяти ангарах для дирижаблей, цветы нечётным числом и именины, на которые никого не зовут.',
      markdown:
        'Павильоны рынка в [Риге](/city/riga) собраны из ангаров для дирижаблей: один для рыбы, часто копчёной, один для мяса, один для молочного, где сыр, творог и конопляное масло. Цветы дарят нечётным числом, чётный букет несут на могилу. Именины отмечены в каждом календаре, и друзья приходят без приглашения. Вечером 23 июня города пустеют: все едут за город, надевают венки из дубовых листьев или цветов, едят сыр с тмином и до восхода поддерживают костёр.',
    },
    ja_JP: {
      title: 'ラトビア',
      summary: '市場は五つの飛行船格納庫の中にあります。花は奇数で贈り、名前の日には招かれなくても友人が訪れます。',
      markdown:
        '[リガ](/city/riga)の市場の建物は、飛行船の格納庫を使って建てられました。燻製の多い魚の館、肉の館、チーズや麻の実バターの並ぶ乳製品の館などがあります。花は奇数で贈ります。偶数の花束は墓に供えるものです。どの暦にも名前の日が載っていて、その日には友人が招かれなくてもやって来ます。6月23日の夕方になると、街から人がいなくなります。人々は田舎へ行き、樫の葉や花の冠をかぶり、キャラウェイ入りのチーズを食べ、日の出まで火を絶やしません。',
    },
  },
};
