import type { EditorialEntry } from '../editorial-entry.js';

export const naples: EditorialEntry = {
  kind: 'city',
  slug: 'naples',
  position: 30,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Naples',
      summary:
        'Loud, steep and generous: one straight street through the ancient city, a funicular to the sea view, and the ruins for a day of their own.',
      markdown:
        'Naples is cut by a line that Greek surveyors drew, [Spaccanapoli](/tour/naples-spaccanapoli), and you can walk it from end to end in an hour or in a day: cribs and figures in San Gregorio Armeno, a cloister of painted tiles at Santa Chiara, laundry above all of it. Keep the mornings for churches, which close about noon. A funicular lifts you to the Vomero, where the charterhouse terrace has the gulf and Vesuvius in one picture; the Pedamentina, four hundred steps, brings you down again. The stations of line 1, Toledo first of all, are worth a ticket. Give the archaeological museum half a day before you drive [to Pompeii](/tour/naples-pompeii-by-car), since what was found there hangs here. April to June and October suit best, and in May many closed palaces open. Eat pizza folded in four while walking, fried dough in paper, coffee at the bar with a glass of water first. Scooters have the right of way by custom.',
    },
    fr_FR: {
      title: 'Comment parcourir Naples',
      summary:
        'Bruyante, pentue, généreuse : une rue droite à travers la cité antique, un funiculaire vers la vue, et les ruines un autre jour.',
      markdown:
        'Naples est fendue par une ligne que tirèrent des arpenteurs grecs, [Spaccanapoli](/tour/naples-spaccanapoli) ; on la parcourt en une heure ou en un jour : crèches et figurines à San Gregorio Armeno, cloître de carreaux peints à Santa Chiara, et le linge au-dessus de tout. Gardez le matin pour les églises, qui ferment vers midi. Un funiculaire hisse au Vomero, où la terrasse de la chartreuse met le golfe et le Vésuve dans un seul tableau ; la Pedamentina, quatre cents marches, vous en fait redescendre. Les stations de la ligne 1, Toledo en tête, valent le billet. Donnez une demi-journée au musée archéologique avant de partir [pour Pompéi](/tour/naples-pompeii-by-car), car ce qu’on y trouva est ici. D’avril à juin et en octobre, tout est plus aimable ; en mai s’ouvrent bien des palais fermés. Mangez la pizza pliée en quatre en marchant, la pâte frite dans son papier, et buvez le café au comptoir, l’eau d’abord. Les scooters ont la priorité, par coutume.',
    },
    de_DE: {
      title: 'Wie man durch Neapel geht',
      summary:
        'Laut, steil und großzügig: eine gerade Straße durch die antike Stadt, eine Seilbahn zur Aussicht, und die Ruinen an einem eigenen Tag.',
      markdown:
        'Durch Neapel läuft ein Schnitt, den griechische Feldmesser gezogen haben, [Spaccanapoli](/tour/naples-spaccanapoli), und man geht ihn in einer Stunde ab oder an einem Tag: Krippenfiguren in San Gregorio Armeno, ein Kreuzgang aus bemalten Kacheln in Santa Chiara, über allem die Wäsche. Der Vormittag gehört den Kirchen, die gegen zwölf schließen. Eine Standseilbahn hebt Sie auf den Vomero, wo die Terrasse der Kartause Golf und Vesuv in ein Bild fasst; die Pedamentina führt auf vierhundert Stufen wieder hinab. Die Stationen der Linie 1, Toledo voran, sind die Fahrkarte wert. Das Archäologische Museum verdient einen halben Tag, ehe Sie [nach Pompeji](/tour/naples-pompeii-by-car) fahren, denn was man dort fand, ist hier. Am besten passen April bis Juni und der Oktober; im Mai öffnen viele sonst verschlossene Paläste. Essen Sie Pizza im Gehen, viermal gefaltet, frittierten Teig aus der Tüte, und trinken Sie den Kaffee an der Theke, davor das Wasser. Motorroller haben Vorfahrt, aus Gewohnheit.',
    },
    es_ES: {
      title: 'Cómo caminar por Nápoles',
      summary:
        'Ruidosa, empinada y generosa: una calle recta por la ciudad antigua, un funicular hasta la vista y las ruinas en otro día.',
      markdown:
        'A Nápoles la parte una línea que trazaron agrimensores griegos, [Spaccanapoli](/tour/naples-spaccanapoli), y se recorre en una hora o en un día: belenes y figuras en San Gregorio Armeno, un claustro de azulejos pintados en Santa Chiara y la colada por encima de todo. Reserve la mañana a las iglesias, que cierran hacia el mediodía. Un funicular sube al Vomero, donde la terraza de la cartuja mete el golfo y el Vesubio en un solo cuadro; la Pedamentina, con cuatrocientos peldaños, lo devuelve abajo. Las estaciones de la línea 1, Toledo la primera, valen el billete. Dé media jornada al museo arqueológico antes de salir [hacia Pompeya](/tour/naples-pompeii-by-car), porque lo que allí se halló está aquí. Convienen los meses de abril a junio y octubre; en mayo abren muchos palacios cerrados. Coma la pizza doblada en cuatro mientras camina, la masa frita en papel, y tome el café en la barra, el agua primero. Las motos tienen preferencia, por costumbre.',
    },
    it_IT: {
      title: 'Come camminare a Napoli',
      summary:
        'Rumorosa, ripida, generosa: una via dritta nella città antica, una funicolare verso il panorama, e le rovine in un giorno a parte.',
      markdown:
        'Napoli è spaccata da una linea tirata dagli agrimensori greci, [Spaccanapoli](/tour/naples-spaccanapoli), che si percorre in un’ora o in un giorno: presepi e pastori a San Gregorio Armeno, un chiostro maiolicato a Santa Chiara, e sopra ogni cosa il bucato. La mattina è delle chiese, che chiudono verso mezzogiorno. Una funicolare la porta al Vomero, dove la terrazza della certosa mette golfo e Vesuvio in un solo quadro; la Pedamentina, quattrocento gradini, la riporta giù. Le stazioni della linea 1, Toledo per prima, valgono il biglietto. Dia mezza giornata al museo archeologico prima di partire [per Pompei](/tour/naples-pompeii-by-car), perché ciò che là fu trovato è qui. I mesi giusti vanno da aprile a giugno, più ottobre; a maggio si aprono tanti palazzi chiusi. Mangi la pizza a portafoglio camminando, la pasta cresciuta nel cuoppo, e prenda il caffè al banco, prima l’acqua. I motorini hanno la precedenza, per consuetudine.',
    },
    ru_RU: {
      title: 'Как гулять по Неаполю',
      summary:
        'Громкий, крутой, щедрый: одна прямая улица сквозь античный город, фуникулёр к виду на залив, а руинам — отдельный день.',
      markdown:
        'Неаполь рассечён линией, которую провели греческие землемеры: это [Спакканаполи](/tour/naples-spaccanapoli), и пройти её можно за час или за день. Рождественские вертепы на Сан-Грегорио-Армено, двор в расписной плитке у Санта-Кьяры, а надо всем бельё. Утро отдайте церквам, к полудню они закрываются. Фуникулёр поднимет на Вомеро, где с террасы монастыря залив и Везувий видны одной картиной; вниз ведут четыреста ступеней Педаментины. Станции первой линии метро, прежде всего «Толедо», стоят билета. Археологическому музею дайте полдня ещё до поездки [в Помпеи](/tour/naples-pompeii-by-car): найденное там хранится здесь. Лучшее время — с апреля по июнь и октябрь; в мае открывают многие закрытые дворцы. Пиццу ешьте на ходу, сложив вчетверо, жареное тесто — из кулька, а кофе пейте у стойки, и сначала воду. Мотороллеры проезжают первыми, таков обычай.',
    },
    ja_JP: {
      title: 'ナポリの歩き方',
      summary:
        'にぎやかで、坂が急で、気前のよい街。古代の街をまっすぐ貫く一本の通り、眺めへ運ぶケーブルカー、遺跡には別の一日を。ナポリの歩き方をまとめました。',
      markdown:
        'ギリシャ人の測量師が引いた一本の線が、今もナポリを二つに割っています。[スパッカナポリ](/tour/naples-spaccanapoli)は一時間でも一日でも歩ける通りで、サン・グレゴリオ・アルメーノの聖誕人形、サンタ・キアーラの絵タイルの回廊があり、頭上にはいつも洗濯物。教会は正午頃に閉まるので朝のうちに。ケーブルカーでヴォメロへ上れば、修道院のテラスから湾とヴェスヴィオが一枚の絵に収まります。帰りは四百段のペダメンティーナを下りましょう。地下鉄1号線の駅は、まずトレドだけでも切符代の価値があります。[ポンペイへ](/tour/naples-pompeii-by-car)行く前に考古学博物館に半日を。出土品はここにあるからです。四月から六月と十月がよく、五月には普段閉じた館が数多く開きます。四つ折りのピッツァは歩きながら、揚げ生地は紙袋から、コーヒーは立ち飲みで、先に水を。スクーターは習わしにより優先です。',
    },
  },
};
