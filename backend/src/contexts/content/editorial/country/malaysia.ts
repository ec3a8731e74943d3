import type { EditorialEntry } from '../editorial-entry.js';

export const malaysia: EditorialEntry = {
  kind: 'country',
  slug: 'malaysia',
  position: 207,
  details: { cities: ['kuala-lumpur', 'george-town'], tours: [] },
  texts: {
    en_US: {
      title: 'Malaysia',
      summary:
        'Tea that is pulled until it froths, 272 steps with macaques on them, and hotel doors that turn durians away.',
      markdown:
        'Tea is pulled: at the mamak stalls, some of which never close, the cook pours teh tarik from mug to mug at arm’s length until it froths. Just north of [Kuala Lumpur](/city/kuala-lumpur) 272 painted steps lead up to the Batu Caves, and macaques wait on them for bananas; many an afternoon there ends in a thunderstorm. In [George Town](/city/george-town) a church, a Chinese temple and a mosque stand along one street, and the laksa is sour, with mackerel and tamarind. On hotel doors a crossed-out fruit says that durians stay outside.',
    },
    fr_FR: {
      title: 'Malaisie',
      summary:
        'Un thé que l’on étire jusqu’à la mousse, 272 marches avec leurs macaques et des hôtels dont la porte refuse le durian.',
      markdown:
        'Le thé s’étire : dans les échoppes mamak, dont certaines ne ferment jamais, le cuisinier verse le teh tarik d’un gobelet à l’autre, à bout de bras, jusqu’à ce qu’il mousse. Juste au nord de [Kuala Lumpur](/city/kuala-lumpur), 272 marches peintes montent aux grottes de Batu, et des macaques y guettent les bananes ; bien des après-midi y finissent en orage. À [George Town](/city/george-town), une église, un temple chinois et une mosquée bordent la même rue, et la laksa est aigre, au maquereau et au tamarin. Sur la porte des hôtels, un fruit barré signifie que le durian reste dehors.',
    },
    de_DE: {
      title: 'Malaysia',
      summary: 'Tee, der gezogen wird, bis er schäumt, 272 Stufen mit Makaken und Hoteltüren, die Durians abweisen.',
      markdown:
        'Tee wird gezogen: An den Mamak-Ständen, von denen manche nie schließen, gießt der Koch Teh Tarik mit ausgestrecktem Arm von Becher zu Becher, bis er schäumt. Gleich nördlich von [Kuala Lumpur](/city/kuala-lumpur) führen 272 bemalte Stufen zu den Batu-Höhlen, und Makaken warten dort auf Bananen; so mancher Nachmittag endet mit einem Gewitter. In [George Town](/city/george-town) stehen eine Kirche, ein chinesischer Tempel und eine Moschee an einer Straße, und die Laksa ist sauer, mit Makrele und Tamarinde. An Hoteltüren sagt eine durchgestrichene Frucht, dass Durians draußen bleiben.',
    },
    es_ES: {
      title: 'Malasia',
      summary:
        'Un té que se estira hasta hacer espuma, 272 escalones con macacos y hoteles que no dejan entrar el durián.',
      markdown:
        'El té se estira: en los puestos mamak, algunos de los cuales no cierran nunca, el cocinero pasa el teh tarik de una jarra a otra con el brazo extendido hasta que hace espuma. Justo al norte de [Kuala Lumpur](/city/kuala-lumpur) 272 escalones pintados suben a las cuevas de Batu, y en ellos los macacos esperan plátanos; más de una tarde acaba en tormenta. En [George Town](/city/george-town) una iglesia, un templo chino y una mezquita comparten calle, y la laksa es agria, con caballa y tamarindo. En la puerta de los hoteles una fruta tachada avisa de que el durián se queda fuera.',
    },
    it_IT: {
      title: 'Malaysia',
      summary:
        'Un tè che si allunga finché fa schiuma, 272 gradini con i macachi e hotel che lasciano il durian fuori dalla porta.',
      markdown:
        'Il tè si tira: nei locali mamak, alcuni dei quali non chiudono mai, il cuoco versa il teh tarik da un bicchiere all’altro a braccio teso finché fa la schiuma. Appena a nord di [Kuala Lumpur](/city/kuala-lumpur) 272 gradini dipinti salgono alle grotte di Batu, e i macachi vi aspettano le banane; molti pomeriggi finiscono in un temporale. A [George Town](/city/george-town) una chiesa, un tempio cinese e una moschea stanno sulla stessa strada, e la laksa è acida, con sgombro e tamarindo. Sulle porte degli hotel un frutto sbarrato dice che il durian resta fuori.',
    },
    ru_RU: {
      title: 'Малайзия',
      summary: 'Чай, который «тянут» до пены, 272 ступени с макаками и отели, куда не пускают с дурианом.',
      markdown:
        'Чай здесь тянут: в лавках мамак, часть которых не закрывается никогда, повар с вытянутой руки переливает те-тарик из кружки в кружку, пока тот не вспенится. Сразу к северу от [Куала-Лумпура](/city/kuala-lumpur) к пещерам Бату ведут 272 раскрашенные ступени, где макаки ждут бананов; послеполуденные часы нередко кончаются грозой. В [Джорджтауне](/city/george-town) церковь, китайский храм и мечеть стоят на одной улице, а суп лакса там кислый, со скумбрией и тамариндом. На дверях отелей перечёркнутый плод означает, что дурианам вход закрыт.',
    },
    ja_JP: {
      title: 'マレーシア',
      summary: '泡立つまで引き伸ばす紅茶、猿が待つ272段の階段、そしてドリアンを断るホテルの扉があります。',
      markdown:
        'ママックと呼ばれる食堂には一日じゅう閉まらない店もあり、テー・タリックという紅茶を、腕を伸ばして器から器へ注ぎ、泡立てます。[クアラルンプール](/city/kuala-lumpur)のすぐ北では、彩られた272段の階段がバトゥ洞窟へ続き、猿がバナナを待っています。午後は雷雨になることがよくあります。[ジョージタウン](/city/george-town)では一つの通りに教会と中国寺院とモスクが並び、ラクサは鯖とタマリンドの入った酸味のある味です。ホテルの扉にある斜線の入った果物の絵は、ドリアンの持ち込みお断りの印です。',
    },
  },
};
