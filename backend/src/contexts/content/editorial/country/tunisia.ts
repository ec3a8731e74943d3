import type { EditorialEntry } from '../editorial-entry.js';

export const tunisia: EditorialEntry = {
  kind: 'country',
  slug: 'tunisia',
  position: 40,
  details: { cities: ['tunis', 'kairouan'], tours: [] },
  texts: {
    en_US: {
      title: 'Tunisia',
      summary:
        'Offices that close soon after noon in high summer, jasmine behind the ear, and a red cap that is knitted before it becomes felt.',
      markdown:
        'In July and August the offices close in the early afternoon, and the evening goes to the sea. Sellers then offer machmoum, jasmine buds tied by hand to stalks of esparto, which men tuck behind the ear. In the medina of [Tunis](/city/tunis) a whole souk makes the chechia, a red cap whose wool is knitted first and turned to felt afterward. [Kairouan](/city/kairouan) fries makroudh, diamonds of semolina filled with dates. Bread, olive oil and harissa often come before you have ordered.',
    },
    fr_FR: {
      title: 'Tunisie',
      summary:
        'Des bureaux qui ferment en début d’après-midi l’été, du jasmin derrière l’oreille et un bonnet rouge tricoté avant d’être feutré.',
      markdown:
        'En juillet et en août, c’est la séance unique : les bureaux ferment en début d’après-midi, et la soirée appartient à la mer. On vend alors le machmoum, des boutons de jasmin liés à la main sur des tiges d’alfa, que les hommes glissent derrière l’oreille. Dans la médina de [Tunis](/city/tunis), un souk entier fabrique la chéchia, bonnet rouge dont la laine est tricotée d’abord et feutrée ensuite. [Kairouan](/city/kairouan) fait frire le makroudh, un losange de semoule fourré de dattes. Le pain, l’huile d’olive et l’harissa arrivent souvent avant que vous ayez commandé.',
    },
    de_DE: {
      title: 'Tunesien',
      summary:
        'Ämter, die im Hochsommer früh schließen, Jasmin hinter dem Ohr und eine rote Kappe, die erst gestrickt und dann gefilzt wird.',
      markdown:
        'Im Juli und August schließen die Büros am frühen Nachmittag, und der Abend gehört dem Meer. Dann wird Machmoum verkauft, von Hand an Halme aus Halfagras gebundene Jasminknospen, die sich die Männer hinters Ohr stecken. In der Medina von [Tunis](/city/tunis) stellt ein ganzer Souk die Chechia her, eine rote Kappe, deren Wolle zuerst gestrickt und danach gefilzt wird. In [Kairouan](/city/kairouan) frittiert man Makroudh, Rauten aus Grieß mit Dattelfüllung. Brot, Olivenöl und Harissa stehen oft auf dem Tisch, bevor Sie bestellt haben.',
    },
    es_ES: {
      title: 'Túnez',
      summary:
        'Oficinas que en pleno verano cierran a primera hora de la tarde, jazmín tras la oreja y un gorro rojo que se teje antes de ser fieltro.',
      markdown:
        'En julio y agosto las oficinas cierran a primera hora de la tarde, y la noche es para el mar. Se vende entonces el machmoum, capullos de jazmín atados a mano a tallos de esparto, que los hombres se ponen tras la oreja. En la medina de [Túnez](/city/tunis) un zoco entero fabrica la chechia, un gorro rojo cuya lana primero se teje y después se enfurte. [Kairuán](/city/kairouan) fríe makroudh, rombos de sémola rellenos de dátil. El pan, el aceite de oliva y la harissa suelen llegar antes de que usted pida.',
    },
    it_IT: {
      title: 'Tunisia',
      summary:
        'Uffici che d’estate chiudono nel primo pomeriggio, gelsomino dietro l’orecchio e un berretto rosso lavorato a maglia prima di diventare feltro.',
      markdown:
        'In luglio e agosto gli uffici chiudono nel primo pomeriggio, e la sera è del mare. Si vende allora il machmoum, boccioli di gelsomino legati a mano a steli di alfa, che gli uomini si infilano dietro l’orecchio. Nella medina di [Tunisi](/city/tunis) un suq intero fa la chechia, un berretto rosso la cui lana è prima lavorata a maglia e poi infeltrita. [Kairouan](/city/kairouan) frigge i makroudh, rombi di semola ripieni di datteri. Pane, olio d’oliva e harissa arrivano spesso prima che Lei abbia ordinato.',
    },
    ru_RU: {
      title: 'Тунис',
      summary:
        'Учреждения, которые летом закрываются после полудня, жасмин за ухом и красная шапка, которую сначала вяжут, а потом валяют.',
      markdown:
        'В июле и августе учреждения закрываются вскоре после полудня, и вечер отдан морю. Тогда продают машмум — бутоны жасмина, вручную привязанные к стеблям эспарто; мужчины носят его за ухом. В медине [Туниса](/city/tunis) целый рынок занят шешией — красной шапкой, шерсть для которой сначала вяжут, а потом валяют. В [Кайруане](/city/kairouan) жарят макруд — ромбы из манки с финиковой начинкой. Хлеб, оливковое масло и хариссу нередко приносят ещё до заказа.',
    },
    ja_JP: {
      title: 'チュニジア',
      summary: '夏の役所は昼過ぎに閉まり、耳の後ろにはジャスミン。赤い帽子は編んでからフェルトになります。',
      markdown:
        '7月と8月、役所や会社は昼過ぎに閉まり、夕方からは海の時間です。その頃に売られるのがマシュムーム。ジャスミンのつぼみを一つずつ草の茎に結んだもので、男たちは耳の後ろに挿します。[チュニス](/city/tunis)のメディナには、シェシアという赤い帽子だけを作る市場があり、毛糸をまず編み、それから縮ませてフェルトにします。[カイルアン](/city/kairouan)の名物は、ナツメヤシの餡を入れたセモリナの揚げ菓子、マクルードです。料理を頼む前に、パンとオリーブ油とハリッサが出てくることもよくあります。',
    },
  },
};
