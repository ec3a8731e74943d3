import type { EditorialEntry } from '../editorial-entry.js';

export const porto: EditorialEntry = {
  kind: 'city',
  slug: 'porto',
  position: 38,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Porto',
      summary:
        'Down to the river on foot, up again on rails, and over the high bridge at sunset: Porto by its slopes, its cellars and its months of fog.',
      markdown:
        'Porto falls some seventy meters from the cathedral to the Douro, and the whole art is in the order: see the heights first, let the lanes drop you to the quay, and pay the funicular of Guindais to bring you back. [From the Ribeira to Gaia](/tour/porto-ribeira-to-gaia) the iron bridge of 1886 is crossed twice, low on the way to the port cellars and high, beside the metro, on the way home. Stop at São Bento, a train station with twenty thousand blue tiles, and in the streets of Miragaia, where they climb the house fronts. Old tram 1 follows the water to Foz and the open Atlantic. May to September is dry; the night of June 23 belongs to São João, grilled sardines and plastic hammers. In winter it rains on slate and the river smokes. A francesinha is a sandwich for two people. Buy the Lello bookshop’s ticket online, or leave it.',
    },
    fr_FR: {
      title: 'Comment parcourir Porto',
      summary:
        'À pied jusqu’au fleuve, sur rails pour remonter, et le pont haut au couchant : Porto par ses pentes, ses chais et ses mois de brume.',
      markdown:
        'Porto perd quelque soixante-dix mètres entre la cathédrale et le Douro, et tout l’art est dans l’ordre : voyez d’abord les hauteurs, laissez les ruelles vous conduire au quai, puis payez le funiculaire de Guindais pour remonter. [De la Ribeira à Gaia](/tour/porto-ribeira-to-gaia), le pont de fer de 1886 se passe deux fois, en bas pour aller aux chais, en haut, à côté du métro, pour revenir. Arrêtez-vous à São Bento, gare aux vingt mille carreaux bleus, et dans les rues de Miragaia, où ils grimpent aux façades. Le vieux tramway 1 suit l’eau jusqu’à Foz et à l’Atlantique. De mai à septembre il fait sec ; la nuit du 23 juin est à la Saint-Jean, ses sardines et ses marteaux de plastique. L’hiver, il pleut sur l’ardoise et le fleuve fume. Une francesinha est un sandwich pour deux. Le billet de la librairie Lello s’achète en ligne, ou pas du tout.',
    },
    de_DE: {
      title: 'Wie man durch Porto geht',
      summary:
        'Zu Fuß zum Fluss, auf Schienen wieder hinauf, bei Sonnenuntergang über die hohe Brücke: Porto nach Hängen, Kellern und Nebelmonaten.',
      markdown:
        'Porto fällt von der Kathedrale zum Douro rund siebzig Meter ab, und die Kunst liegt in der Reihenfolge: erst die Höhe, dann lassen Sie sich von den Gassen zum Kai hinuntertragen und bezahlen für den Rückweg die Standseilbahn von Guindais. [Von der Ribeira nach Gaia](/tour/porto-ribeira-to-gaia) überquert man die Eisenbrücke von 1886 zweimal, unten zu den Portweinkellern, oben neben der Metro zurück. Halten Sie in São Bento an, einem Bahnhof mit zwanzigtausend blauen Kacheln, und in Miragaia, wo sie die Hauswände hochsteigen. Die alte Straßenbahn 1 folgt dem Wasser bis Foz und zum offenen Atlantik. Mai bis September sind trocken; die Nacht auf den 24. Juni gehört São João, den Sardinen und den Plastikhämmern. Im Winter regnet es auf Schiefer, und der Fluss dampft. Eine Francesinha ist ein Sandwich für zwei. Die Karte für die Buchhandlung Lello kauft man im Netz oder gar nicht.',
    },
    es_ES: {
      title: 'Cómo caminar por Oporto',
      summary:
        'A pie hasta el río, sobre raíles para subir y por el puente alto al atardecer: Oporto según sus cuestas, sus bodegas y sus meses de niebla.',
      markdown:
        'Oporto cae unos setenta metros de la catedral al Duero, y todo está en el orden: primero las alturas, luego deje que las callejas lo bajen al muelle y pague el funicular de Guindais para volver. [De la Ribeira a Gaia](/tour/porto-ribeira-to-gaia) el puente de hierro de 1886 se cruza dos veces, por abajo hacia las bodegas y por arriba, junto al metro, de regreso. Deténgase en São Bento, estación de veinte mil azulejos, y en las calles de Miragaia, donde trepan por las fachadas. El viejo tranvía 1 sigue el agua hasta Foz y el Atlántico abierto. De mayo a septiembre no llueve casi; la noche del 23 de junio es de São João, sardinas y martillos de plástico. En invierno llueve sobre pizarra y el río humea. Una francesinha es un bocadillo para dos. La entrada de la librería Lello se compra por internet, o no se compra.',
    },
    it_IT: {
      title: 'Come camminare a Porto',
      summary:
        'A piedi fino al fiume, su rotaie per risalire, sul ponte alto al tramonto: Porto secondo le salite, le cantine e i mesi di nebbia.',
      markdown:
        'Porto scende di una settantina di metri dalla cattedrale al Douro, e tutta l’arte sta nell’ordine: prima le alture, poi si lasci portare dai vicoli alla riva e paghi la funicolare di Guindais per tornare su. [Dalla Ribeira a Gaia](/tour/porto-ribeira-to-gaia) il ponte di ferro del 1886 si attraversa due volte, in basso verso le cantine, in alto, accanto alla metropolitana, al rientro. Si fermi a São Bento, stazione da ventimila azulejos, e nelle vie di Miragaia, dove si arrampicano sulle facciate. Il vecchio tram 1 segue l’acqua fino a Foz e all’Atlantico aperto. Da maggio a settembre piove poco; la notte del 23 giugno è di São João, sardine e martelli di plastica. D’inverno piove sull’ardesia e il fiume fuma. Una francesinha è un panino per due. Il biglietto della libreria Lello si compra in rete, oppure si lascia stare.',
    },
    ru_RU: {
      title: 'Как гулять по Порту',
      summary:
        'Вниз к реке пешком, обратно по рельсам, на закате по высокому мосту: Порту по склонам, погребам и туманным месяцам.',
      markdown:
        'От собора до Дору Порту спускается метров на семьдесят, и всё дело в порядке: сначала высоты, затем пусть переулки сами сведут вас к набережной, а назад заплатите фуникулёру Гиндайш. [От Рибейры до Гайи](/tour/porto-ribeira-to-gaia) железный мост 1886 года переходят дважды: понизу к погребам портвейна, поверху, рядом с метро, обратно. Остановитесь на вокзале Сан-Бенту, где двадцать тысяч синих изразцов, и на улицах Мирагайи, где они карабкаются по фасадам. Старый трамвай № 1 идёт вдоль воды до Фож и открытой Атлантики. С мая по сентябрь сухо; ночь на 24 июня принадлежит Сан-Жуану, сардинам и пластмассовым молоточкам. Зимой дождь стучит по сланцу, а река дымится. Франсезинья — это бутерброд на двоих. Билет в книжный «Лелло» покупают онлайн или не покупают вовсе.',
    },
    ja_JP: {
      title: 'ポルトの歩き方',
      summary:
        '川までは歩いて下り、帰りはレールで上り、夕日は高い橋の上から。坂と酒蔵と霧の季節から組み立てる、ポルトの一日の歩き方をまとめました。',
      markdown:
        'ポルトは大聖堂からドウロ川まで七十メートルほど下る街です。大切なのは順番。まず高いところを見て、路地に運ばれるまま岸へ下り、帰りはギンダイスのケーブルカーに任せましょう。[リベイラからガイアへ](/tour/porto-ribeira-to-gaia)架かる1886年の鉄橋は二度渡ります。行きは下段を通って酒蔵へ、帰りは地下鉄の脇の上段を。二万枚の青タイルで飾られたサン・ベント駅と、タイルが壁をよじ登るミラガイアの通りにはぜひ足を止めてください。古い路面電車1番は水辺をたどり、フォスで大西洋に出ます。五月から九月は雨が少なく、六月二十三日の夜は聖ヨハネ祭、焼きイワシと玩具の金槌の夜です。冬は石板の屋根に雨が降り、川から靄が立ちます。フランセジーニャは二人で一皿。レロ書店の切符はネットで買うか、思い切ってやめましょう。',
    },
  },
};
