import type { EditorialEntry } from '../editorial-entry.js';

export const mozambique: EditorialEntry = {
  kind: 'country',
  slug: 'mozambique',
  position: 131,
  details: { cities: ['maputo'], tours: [] },
  texts: {
    en_US: {
      title: 'Mozambique',
      summary:
        'Bean fritters in a roll for breakfast, avenues that turn red before Christmas, and a cloth with a dozen uses.',
      markdown:
        'Breakfast on the sidewalk is a roll with badjias, hot fritters of ground beans. The acacias of [Maputo](/city/maputo) are in truth flame trees, and before Christmas they turn whole avenues red; at the fish market you buy prawns or clams raw and have them grilled in the kitchens beside it. Matapa takes patience: cassava leaves are pounded in a mortar, then cooked with ground peanuts and coconut milk. A capulana, a length of printed cloth, is skirt, baby sling, curtain and gift. Roasted cashews are offered at the car window.',
    },
    fr_FR: {
      title: 'Mozambique',
      summary:
        'Des beignets de haricots dans un petit pain le matin, des avenues qui rougissent avant Noël et une étoffe bonne à tout.',
      markdown:
        'Le petit déjeuner du trottoir est un petit pain garni de badjias, des beignets chauds de haricots moulus. Les acacias de [Maputo](/city/maputo) sont en vérité des flamboyants, et avant Noël ils rougissent des avenues entières ; au marché aux poissons, on achète crues crevettes ou palourdes et on les fait griller dans les cuisines d’à côté. La matapa demande de la patience : on pile des feuilles de manioc au mortier, puis on les cuit avec de l’arachide moulue et du lait de coco. La capulana, une pièce de tissu imprimé, est jupe, porte-bébé, rideau et cadeau. Des noix de cajou grillées se proposent à la vitre des voitures.',
    },
    de_DE: {
      title: 'Mosambik',
      summary:
        'Bohnenbällchen im Brötchen zum Frühstück, Alleen, die vor Weihnachten rot werden, und ein Tuch für alle Zwecke.',
      markdown:
        'Das Frühstück auf dem Gehsteig ist ein Brötchen mit Badjias, heißen Bällchen aus gemahlenen Bohnen. Die Akazien von [Maputo](/city/maputo) sind in Wahrheit Flammenbäume, und vor Weihnachten färben sie ganze Alleen rot; auf dem Fischmarkt kauft man Garnelen oder Muscheln roh und lässt sie in den Küchen nebenan grillen. Matapa braucht Geduld: Maniokblätter werden im Mörser gestampft, dann mit gemahlenen Erdnüssen und Kokosmilch gekocht. Die Capulana, eine Bahn bedruckten Stoffs, ist Rock, Tragetuch, Vorhang und Geschenk. Geröstete Cashewkerne werden am Autofenster angeboten.',
    },
    es_ES: {
      title: 'Mozambique',
      summary:
        'Buñuelos de alubia en un panecillo para desayunar, avenidas que enrojecen antes de Navidad y una tela que sirve para todo.',
      markdown:
        'El desayuno de la acera es un panecillo con badjias, buñuelos calientes de alubia molida. Las acacias de [Maputo](/city/maputo) son en realidad flamboyanes, y antes de Navidad tiñen de rojo avenidas enteras; en el mercado de pescado se compran crudos los langostinos o las almejas y se mandan asar en las cocinas de al lado. La matapa pide paciencia: las hojas de mandioca se majan en el mortero y se cuecen con cacahuete molido y leche de coco. La capulana, un corte de tela estampada, es falda, portabebés, cortina y regalo. Los anacardos tostados se ofrecen en la ventanilla del coche.',
    },
    it_IT: {
      title: 'Mozambico',
      summary:
        'Frittelle di fagioli nel panino a colazione, viali che diventano rossi prima di Natale e una stoffa buona per tutto.',
      markdown:
        'La colazione sul marciapiede è un panino con le badjias, frittelle calde di fagioli macinati. Le acacie di [Maputo](/city/maputo) sono in verità alberi di fuoco, e prima di Natale tingono di rosso viali interi; al mercato del pesce si comprano crudi gamberi o vongole e si fanno grigliare nelle cucine accanto. La matapa vuole pazienza: le foglie di manioca si pestano nel mortaio, poi si cuociono con arachidi macinate e latte di cocco. La capulana, un taglio di stoffa stampata, è gonna, fascia per il bambino, tenda e regalo. Gli anacardi tostati si offrono al finestrino dell’auto.',
    },
    ru_RU: {
      title: 'Мозамбик',
      summary: 'Бобовые оладьи в булочке на завтрак, проспекты, что краснеют перед Рождеством, и ткань на все случаи.',
      markdown:
        'Уличный завтрак — булочка с бажиями, горячими оладьями из молотых бобов. Акации [Мапуту](/city/maputo) на самом деле огненные деревья, делониксы, и перед Рождеством они красят в алый цвет целые проспекты; на рыбном рынке покупают сырых креветок или моллюсков, и их жарят в кухнях по соседству. Матапа требует терпения: листья маниока толкут в ступе, потом варят с молотым арахисом и кокосовым молоком. Капулана, отрез набивной ткани, служит юбкой, перевязью для ребёнка, занавеской и подарком. Жареный кешью предлагают в окно машины.',
    },
    ja_JP: {
      title: 'モザンビーク',
      summary: '朝は豆の揚げ物を挟んだパン、並木道はクリスマスの前に赤く染まり、一枚の布が何にでもなります。',
      markdown:
        '道端の朝食は、すりつぶした豆の揚げ物バジーアを挟んだ丸パンです。[マプト](/city/maputo)で「アカシア」と呼ばれる並木は実はホウオウボクで、クリスマスが近づくと大通りを真っ赤に染めます。魚市場では、生のエビや貝を買い、隣の食堂で焼いてもらいます。マタパは手間のかかる料理です。キャッサバの葉を臼でつき、砕いた落花生とココナッツミルクで煮込みます。カプラナと呼ばれるプリント布は、巻きスカートにも、おぶい布にも、カーテンにも、贈り物にもなります。車の窓には、煎ったカシューナッツの売り子がやって来ます。',
    },
  },
};
