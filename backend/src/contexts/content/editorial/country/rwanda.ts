import type { EditorialEntry } from '../editorial-entry.js';

export const rwanda: EditorialEntry = {
  kind: 'country',
  slug: 'rwanda',
  position: 129,
  details: { cities: ['kigali'], tours: [] },
  texts: {
    en_US: {
      title: 'Rwanda',
      summary:
        'Bars that pour nothing but milk, pictures made of cow dung and ash, and a second helmet on every motorcycle.',
      markdown:
        'Plastic bags are taken from the luggage at the border. In [Kigali](/city/kigali) every motorcycle taxi carries a second helmet and does not start until you wear it; there are bars that pour only milk, hot or soured as ikivuguto, and in the hall of Kimironko tailors sew a shirt from cloth bought a few stalls away. Imigongo, the raised zigzags on many a wall, are made from cow dung and ash and painted black, white and red. The sun sets at about six all year, and then goat is grilled on skewers and eaten with bananas from the same fire.',
    },
    fr_FR: {
      title: 'Rwanda',
      summary:
        'Des bars qui ne servent que du lait, des tableaux de bouse et de cendre et un second casque sur chaque moto.',
      markdown:
        'À la frontière, on retire des bagages les sacs en plastique. À [Kigali](/city/kigali), chaque moto-taxi porte un second casque et ne démarre pas avant que vous l’ayez mis ; des bars ne servent que du lait, chaud ou caillé sous le nom d’ikivuguto, et dans la halle de Kimironko des tailleurs cousent une chemise dans le tissu acheté quelques étals plus loin. Les imigongo, zigzags en relief de bien des murs, sont faits de bouse de vache et de cendre, puis peints en noir, blanc et rouge. Le soleil se couche vers dix-huit heures toute l’année ; on grille alors des brochettes de chèvre, avec des bananes du même feu.',
    },
    de_DE: {
      title: 'Ruanda',
      summary:
        'Bars, in denen es nur Milch gibt, Bilder aus Kuhdung und Asche und ein zweiter Helm auf jedem Motorrad.',
      markdown:
        'Plastiktüten werden an der Grenze aus dem Gepäck genommen. In [Kigali](/city/kigali) hat jedes Motorradtaxi einen zweiten Helm dabei und fährt erst los, wenn Sie ihn tragen; es gibt Bars, die nur Milch ausschenken, heiß oder gesäuert als Ikivuguto, und in der Halle von Kimironko nähen Schneider ein Hemd aus Stoff, der ein paar Stände weiter gekauft ist. Imigongo, die erhabenen Zickzackmuster an vielen Wänden, bestehen aus Kuhdung und Asche und sind schwarz, weiß und rot bemalt. Die Sonne geht das ganze Jahr gegen sechs unter; dann grillt man Ziegenspieße und isst dazu Bananen vom selben Feuer.',
    },
    es_ES: {
      title: 'Ruanda',
      summary: 'Bares que solo sirven leche, cuadros de boñiga y ceniza y un segundo casco en cada moto.',
      markdown:
        'En la frontera se retiran del equipaje las bolsas de plástico. En [Kigali](/city/kigali) cada mototaxi lleva un segundo casco y no arranca hasta que usted se lo pone; hay bares que solo sirven leche, caliente o fermentada como ikivuguto, y en la nave de Kimironko los sastres cosen una camisa con la tela comprada unos puestos más allá. Los imigongo, los zigzags en relieve de muchas paredes, se hacen con boñiga de vaca y ceniza y se pintan de negro, blanco y rojo. El sol se pone hacia las seis todo el año; entonces se asan brochetas de cabra, que se comen con plátanos del mismo fuego.',
    },
    it_IT: {
      title: 'Ruanda',
      summary: 'Bar che servono soltanto latte, quadri di sterco e cenere e un secondo casco su ogni moto.',
      markdown:
        'Alla frontiera i sacchetti di plastica vengono tolti dai bagagli. A [Kigali](/city/kigali) ogni mototaxi porta un secondo casco e non parte finché non lo si indossa; ci sono bar che servono soltanto latte, caldo o inacidito con il nome di ikivuguto, e nel capannone di Kimironko i sarti cuciono una camicia con la stoffa comprata qualche banco più in là. Gli imigongo, gli zigzag in rilievo di molte pareti, sono fatti di sterco di mucca e cenere e dipinti di nero, bianco e rosso. Il sole tramonta verso le sei tutto l’anno; allora si grigliano spiedini di capra, da mangiare con le banane dello stesso fuoco.',
    },
    ru_RU: {
      title: 'Руанда',
      summary: 'Бары, где наливают только молоко, картины из навоза и золы и второй шлем на каждом мотоцикле.',
      markdown:
        'На границе из багажа изымают пластиковые пакеты. В [Кигали](/city/kigali) у каждого мототаксиста есть второй шлем, и он не тронется, пока вы его не наденете; есть бары, где наливают одно молоко, горячее или кислое, икивугуто, а на крытом рынке Кимиронко портные шьют рубашку из ткани, купленной через несколько рядов. Имигонго, выпуклые зигзаги на многих стенах, лепят из коровьего навоза с золой и красят в чёрный, белый и красный. Солнце круглый год садится около шести, и тогда жарят козлятину на шампурах и едят её с бананами с того же огня.',
    },
    ja_JP: {
      title: 'ルワンダ',
      summary: '牛乳だけを出すバー、牛のふんと灰で作る絵、そしてどのバイクにも二つ目のヘルメットがあります。',
      markdown:
        'ビニール袋は、入国のときに荷物から取り除かれます。[キガリ](/city/kigali)のバイクタクシーは必ず客用のヘルメットを持っていて、かぶるまで走り出しません。街には牛乳だけを出すバーがあり、温かいものと、発酵させたイキブグトが選べます。キミロンコ市場では、少し先の店で買った布を仕立屋がシャツに縫ってくれます。壁を飾るイミゴンゴの浮き出たぎざぎざ模様は、牛のふんと灰でかたどり、黒、白、赤に塗ったものです。日は一年中6時頃に沈み、それからヤギの串焼きを、同じ火で焼いたバナナと食べます。',
    },
  },
};
