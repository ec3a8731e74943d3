import type { EditorialEntry } from '../editorial-entry.js';

export const slovakia: EditorialEntry = {
  kind: 'country',
  slug: 'slovakia',
  position: 109,
  details: { cities: ['bratislava'], tours: [] },
  texts: {
    en_US: {
      title: 'Slovakia',
      summary:
        'Potato dumplings with sheep’s cheese, a crown on the top of a spire, and pastry whose shape tells the filling.',
      markdown:
        'In [Bratislava](/city/bratislava) a gilded crown on a cushion tops the tower of St. Martin’s, because kings of Hungary were crowned below; small brass crowns in the paving mark the way they rode. The pastry shops bake two crescents: the one filled with poppy seed is bent like a horseshoe, the one with walnut like a C. Small potato dumplings come with sheep’s cheese and bacon, and Kofola, a dark herbal lemonade, comes from the tap. In September you drink burčiak, the cloudy must that is not yet wine.',
    },
    fr_FR: {
      title: 'Slovaquie',
      summary:
        'De petites quenelles au fromage de brebis, une couronne au sommet d’une tour et un gâteau dont la forme dit la garniture.',
      markdown:
        'À [Bratislava](/city/bratislava), une couronne dorée sur un coussin coiffe la tour de Saint-Martin, car on y couronnait les rois de Hongrie ; de petites couronnes de laiton dans le pavé marquent le chemin de leur cortège. Les pâtissiers font deux croissants : au pavot, il se courbe en fer à cheval, aux noix, en forme de C. Les petites quenelles de pomme de terre se servent avec du fromage de brebis et du lard, et le Kofola, une limonade brune aux herbes, coule à la pression. En septembre, on boit le burčiak, un moût trouble qui n’est pas encore du vin.',
    },
    de_DE: {
      title: 'Slowakei',
      summary:
        'Kartoffelnocken mit Schafskäse, eine Krone auf der Turmspitze und ein Gebäck, dessen Form die Füllung verrät.',
      markdown:
        'In [Bratislava](/city/bratislava) trägt der Turm des Martinsdoms eine vergoldete Krone auf einem Kissen, denn unten wurden die Könige von Ungarn gekrönt; kleine Messingkronen im Pflaster zeigen den Weg ihres Zuges. Die Konditoreien backen zweierlei Beugel: mit Mohn wie ein Hufeisen gebogen, mit Nuss wie ein C. Zu den kleinen Kartoffelnocken gehören Schafskäse und Speck, und Kofola, eine dunkle Kräuterlimonade, kommt vom Fass. Im September trinkt man Burčiak, den trüben Most, der noch kein Wein ist.',
    },
    es_ES: {
      title: 'Eslovaquia',
      summary:
        'Ñoquis de patata con queso de oveja, una corona en lo alto de una torre y un bollo cuya forma dice el relleno.',
      markdown:
        'En [Bratislava](/city/bratislava) una corona dorada sobre un cojín remata la torre de San Martín, porque abajo se coronaba a los reyes de Hungría; pequeñas coronas de latón en el pavimento marcan el camino del cortejo. Las pastelerías hornean dos bollos: el de semillas de amapola se curva como una herradura; el de nuez, como una C. Los ñoquis pequeños de patata llevan queso de oveja y tocino, y la Kofola, un refresco oscuro de hierbas, sale del grifo. En septiembre se bebe burčiak, el mosto turbio que todavía no es vino.',
    },
    it_IT: {
      title: 'Slovacchia',
      summary:
        'Gnocchetti di patate con formaggio di pecora, una corona in cima a una torre e un dolce la cui forma rivela il ripieno.',
      markdown:
        'A [Bratislava](/city/bratislava) una corona dorata su un cuscino sormonta la torre di San Martino, perché sotto s’incoronavano i re d’Ungheria; piccole corone d’ottone nel selciato segnano la via del corteo. Le pasticcerie sfornano due cornetti: quello al papavero è curvo come un ferro di cavallo, quello alle noci come una C. Gli gnocchetti di patate si servono con formaggio di pecora e pancetta, e la Kofola, una bibita scura alle erbe, esce dalla spina. A settembre si beve il burčiak, il mosto torbido che non è ancora vino.',
    },
    ru_RU: {
      title: 'Словакия',
      summary: 'Картофельные галушки с овечьим сыром, корона на верхушке башни и рогалик, чья форма выдаёт начинку.',
      markdown:
        'В [Братиславе](/city/bratislava) башню собора Святого Мартина венчает золочёная корона на подушке: внизу короновали королей Венгрии, а путь их шествия отмечен в мостовой латунными коронами. В кондитерских пекут рогалики двух видов: с маком их гнут подковой, с орехом буквой С. Мелкие картофельные галушки подают с овечьим сыром и шпиком, а кофолу, тёмный травяной лимонад, наливают из крана. В сентябре пьют бурчак, мутное сусло, которое ещё не стало вином.',
    },
    ja_JP: {
      title: 'スロバキア',
      summary: 'じゃがいもの団子に羊のチーズ、塔の上には王冠。焼き菓子は、形を見れば中身が分かります。',
      markdown:
        '[ブラチスラバ](/city/bratislava)の聖マルティン大聖堂の塔は、クッションにのった金色の王冠を戴いています。ここでハンガリー王の戴冠式が行われたからです。行列の道筋は、石畳に埋めた小さな真鍮の王冠で分かります。菓子店には2種類の三日月パンがあります。ケシの実入りは馬蹄の形、くるみ入りはCの形です。小さなじゃがいもの団子には羊のチーズとベーコンを添えます。ハーブの入った黒い炭酸飲料コフォラは、樽から注がれます。9月には、まだワインになりきらない濁ったブルチアクを飲みます。',
    },
  },
};
