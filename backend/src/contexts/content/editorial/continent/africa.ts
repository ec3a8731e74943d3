import type { EditorialEntry } from '../editorial-entry.js';

export const africa: EditorialEntry = {
  kind: 'continent',
  slug: 'africa',
  position: 4,
  details: { cities: ['fez', 'luxor', 'nairobi', 'zanzibar', 'cape-town'], tours: ['cape-town-peninsula-by-car'] },
  texts: {
    en_US: {
      title: 'Africa',
      summary:
        'From the lanes of Fez to the Cape: cities that ask for a guide because their maps leave out most of what matters.',
      markdown:
        'In the old town of [Fez](/city/fez) nothing on wheels gets through but handcarts; goods travel by mule, and the call of the driver is the only traffic rule. [Luxor](/city/luxor) is divided by the Nile: temples on the east bank, where the sun rises, tombs on the west, where it sets, and a day is planned accordingly. In [Nairobi](/city/nairobi) giraffes graze in front of office towers, since the national park begins at the edge of the city. [Zanzibar](/city/zanzibar) shows its history on its doors, carved by Omani and by Indian masters. And at the far end the land runs out in sandstone, which one best sees [by car from Cape Town](/tour/cape-town-peninsula-by-car). What these places share is little. In all of them a person at your side opens more than a ticket does.',
    },
    fr_FR: {
      title: 'Afrique',
      summary:
        'Des ruelles de Fès au cap de Bonne-Espérance : des villes où il faut un guide, car leurs plans taisent l’essentiel.',
      markdown:
        'Dans la vieille ville de [Fès](/city/fez), rien de ce qui roule ne passe, sinon les charrettes à bras ; les marchandises voyagent à dos de mulet, et le cri du muletier tient lieu de code de la route. [Louxor](/city/luxor) est partagée par le Nil : les temples à l’est, où le soleil se lève, les tombes à l’ouest, où il se couche, et la journée s’organise en conséquence. À [Nairobi](/city/nairobi), des girafes paissent devant les tours de bureaux, car le parc national commence au bord de la ville. [Zanzibar](/city/zanzibar) porte son histoire sur ses portes, sculptées par des maîtres omanais et indiens. Tout au bout, la terre s’achève en grès, et c’est [en voiture depuis Le Cap](/tour/cape-town-peninsula-by-car) qu’on le voit le mieux. Ces lieux ont peu en commun, sinon qu’une personne à vos côtés y ouvre plus qu’un billet.',
    },
    de_DE: {
      title: 'Afrika',
      summary:
        'Von den Gassen in Fès bis zum Kap: Städte, in denen man einen Guide braucht, weil ihre Pläne das meiste verschweigen.',
      markdown:
        'In der Altstadt von [Fès](/city/fez) kommt auf Rädern nur der Handkarren durch; Waren reisen auf dem Maultier, und der Ruf des Treibers ist die einzige Verkehrsregel. [Luxor](/city/luxor) ist durch den Nil geteilt: im Osten, wo die Sonne aufgeht, die Tempel, im Westen, wo sie untergeht, die Gräber, und danach richtet sich der Tag. In [Nairobi](/city/nairobi) weiden Giraffen vor Bürotürmen, denn der Nationalpark beginnt am Stadtrand. [Sansibar](/city/zanzibar) trägt seine Geschichte auf den Türen, von omanischen und indischen Meistern geschnitzt. Und ganz am Ende hört das Land in Sandstein auf, was man am besten [von Kapstadt aus mit dem Wagen](/tour/cape-town-peninsula-by-car) sieht. Diese Orte haben wenig gemeinsam. In allen öffnet ein Mensch an Ihrer Seite mehr als eine Eintrittskarte.',
    },
    es_ES: {
      title: 'África',
      summary:
        'De las callejas de Fez al cabo de Buena Esperanza: ciudades que piden un guía porque sus planos callan lo que importa.',
      markdown:
        'En la ciudad vieja de [Fez](/city/fez) no pasa nada con ruedas salvo las carretillas; la mercancía viaja en mulo, y el grito del arriero es la única norma de tráfico. A [Luxor](/city/luxor) la divide el Nilo: los templos al este, donde sale el sol, las tumbas al oeste, donde se pone, y el día se organiza en consecuencia. En [Nairobi](/city/nairobi) pastan jirafas delante de las torres de oficinas, porque el parque nacional empieza en el borde de la ciudad. [Zanzíbar](/city/zanzibar) lleva su historia en las puertas, talladas por maestros omaníes e indios. Y al final la tierra se acaba en arenisca, que se ve mejor [en coche desde Ciudad del Cabo](/tour/cape-town-peninsula-by-car). Estos lugares tienen poco en común. En todos, una persona al lado abre más que una entrada.',
    },
    it_IT: {
      title: 'Africa',
      summary:
        'Dai vicoli di Fès al Capo di Buona Speranza: città che chiedono una guida, perché le loro mappe tacciono quasi tutto ciò che conta.',
      markdown:
        'Nella città vecchia di [Fès](/city/fez) di ciò che ha ruote passano soltanto i carretti a mano; le merci viaggiano sul mulo, e il grido del mulattiere è l’unica regola del traffico. [Luxor](/city/luxor) è divisa dal Nilo: i templi a est, dove il sole sorge, le tombe a ovest, dove tramonta, e la giornata si organizza di conseguenza. A [Nairobi](/city/nairobi) le giraffe brucano davanti alle torri degli uffici, perché il parco nazionale comincia ai bordi della città. [Zanzibar](/city/zanzibar) porta la sua storia sulle porte, intagliate da maestri dell’Oman e dell’India. E in fondo la terra finisce in arenaria, che si vede meglio [in auto da Città del Capo](/tour/cape-town-peninsula-by-car). Questi luoghi hanno poco in comune. In tutti, una persona accanto apre più di un biglietto.',
    },
    ru_RU: {
      title: 'Африка',
      summary:
        'От переулков Феса до мыса Доброй Надежды: города, где нужен гид, потому что карты умалчивают почти обо всём важном.',
      markdown:
        'В старом городе [Феса](/city/fez) из всего, что на колёсах, проходят одни тележки; товары возят на мулах, и окрик погонщика заменяет правила движения. [Луксор](/city/luxor) разделён Нилом: на востоке, где солнце встаёт, — храмы, на западе, где оно садится, — гробницы; по этому и строят день. В [Найроби](/city/nairobi) жирафы пасутся на фоне офисных башен, потому что национальный парк начинается у края города. [Занзибар](/city/zanzibar) носит свою историю на дверях, вырезанных оманскими и индийскими мастерами. А на самом краю земля обрывается песчаником, и лучше всего увидеть это [из Кейптауна на машине](/tour/cape-town-peninsula-by-car). Общего у этих мест мало. Но в каждом человек рядом с вами открывает больше, чем билет.',
    },
    ja_JP: {
      title: 'アフリカ',
      summary:
        'フェズの路地から喜望峰まで。地図には書かれていないことのほうが多い街では、隣を歩くガイドが頼りになります。五つの土地を手がかりに、アフリカの歩き方をご紹介します。',
      markdown:
        '[フェズ](/city/fez)の旧市街では、車輪のあるもので通れるのは手押し車だけです。荷はラバが運び、御者の掛け声がただ一つの交通規則になります。[ルクソール](/city/luxor)はナイル川で二つに分かれます。日の昇る東岸に神殿、日の沈む西岸に墓があり、一日の計画もそれに従います。[ナイロビ](/city/nairobi)では、国立公園が街の縁から始まるため、オフィスビルを背にキリンが草を食べています。[ザンジバル](/city/zanzibar)の歴史は、オマーンやインドの職人が彫った扉に刻まれています。そして南の果てでは、陸地が砂岩の崖となって終わります。それを見るなら[ケープタウンから車で](/tour/cape-town-peninsula-by-car)行くのがよいでしょう。これらの街に共通点は多くありません。ただ、どこでも、隣を歩く人は一枚の入場券より多くの扉を開けてくれます。',
    },
  },
};
