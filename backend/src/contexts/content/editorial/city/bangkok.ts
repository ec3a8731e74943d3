import type { EditorialEntry } from '../editorial-entry.js';

export const bangkok: EditorialEntry = {
  kind: 'city',
  slug: 'bangkok',
  position: 19,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Bangkok',
      summary:
        'Boats by day, Chinatown by night, and an hour under a fan in between: how to cross Bangkok without meeting its traffic.',
      markdown:
        'Bangkok was a town of canals, and water is still its quickest street: the orange-flag boats go up the Chao Phraya from pier to pier, and [from the river](/tour/bangkok-rattanakosin-by-river) the old royal island of Rattanakosin lies within a few hundred paces. Be at the temples by half past eight, with shoulders and knees covered. From eleven to four stay under a roof, in a museum or over a bowl of boat noodles; then let the Skytrain lift you above the jams to Lumphini Park, where monitor lizards swim. Food is for the street: when the gold shops close, [Yaowarat](/tour/bangkok-yaowarat-food-evening) sets out woks, oysters and charcoal. November to February is dry and almost cool; April is hottest and answers with Songkran, three days of water thrown at everybody; in September streets can flood. Take a taxi only with its meter running, and skip tuk-tuks that promise a palace closed today.',
    },
    fr_FR: {
      title: 'Comment parcourir Bangkok',
      summary:
        'Le bateau le jour, le quartier chinois la nuit, une heure sous le ventilateur entre les deux : traverser Bangkok sans connaître ses bouchons.',
      markdown:
        'Bangkok fut une ville de canaux, et l’eau y reste la rue la plus rapide : les bateaux à drapeau orange remontent le Chao Phraya de ponton en ponton, et [depuis le fleuve](/tour/bangkok-rattanakosin-by-river) l’ancienne île royale de Rattanakosin est à quelques centaines de pas. Soyez aux temples à huit heures et demie, épaules et genoux couverts. De onze à seize heures, restez sous un toit, au musée ou devant un bol de nouilles des bateaux ; puis montez dans le Skytrain, au-dessus des embouteillages, jusqu’au parc Lumphini où nagent les varans. On mange dehors : quand ferment les marchands d’or, [Yaowarat](/tour/bangkok-yaowarat-food-evening) sort ses woks, ses huîtres et son charbon. De novembre à février, il fait sec et presque frais ; avril, le plus chaud, se venge par Songkran, trois jours d’eau jetée sur tous ; en septembre, des rues s’inondent. Pas de taxi sans compteur, ni de touk-touk vous jurant que le palais est fermé.',
    },
    de_DE: {
      title: 'Wie man durch Bangkok geht',
      summary:
        'Tags das Boot, nachts Chinatown, dazwischen eine Stunde unter dem Ventilator: durch Bangkok, ohne seinem Verkehr zu begegnen.',
      markdown:
        'Bangkok war eine Stadt der Kanäle, und das Wasser ist bis heute ihre schnellste Straße: Die Boote mit oranger Fahne fahren den Chao Phraya hinauf von Steg zu Steg, und [vom Fluss aus](/tour/bangkok-rattanakosin-by-river) liegt die alte Königsinsel Rattanakosin wenige hundert Schritte entfernt. Seien Sie um halb neun an den Tempeln, Schultern und Knie bedeckt. Von elf bis vier bleibt man unter einem Dach, im Museum oder bei einer Schale Bootsnudeln; danach hebt Sie der Skytrain über den Stau zum Lumphini-Park, in dem Warane schwimmen. Gegessen wird auf der Straße: Wenn die Goldläden schließen, stellt [Yaowarat](/tour/bangkok-yaowarat-food-evening) Woks, Austern und Holzkohle auf. November bis Februar sind trocken und beinahe kühl; der April ist am heißesten und wehrt sich mit Songkran, drei Tagen Wasserschlacht; im September stehen Straßen unter Wasser. Taxi nur mit laufendem Zähler, kein Tuk-Tuk, dessen Fahrer schwört, der Palast sei heute zu.',
    },
    es_ES: {
      title: 'Cómo caminar por Bangkok',
      summary:
        'Barco de día, barrio chino de noche y una hora de ventilador en medio: cómo cruzar Bangkok sin toparse con su tráfico.',
      markdown:
        'Bangkok fue ciudad de canales, y el agua sigue siendo su calle más rápida: los barcos de bandera naranja remontan el Chao Phraya de muelle en muelle y, [desde el río](/tour/bangkok-rattanakosin-by-river), la antigua isla real de Rattanakosin queda a unos cientos de pasos. Llegue a los templos a las ocho y media, con hombros y rodillas cubiertos. De once a cuatro, quédese bajo techo, en un museo o ante un cuenco de fideos de barca; luego el Skytrain lo alza sobre los atascos hasta el parque Lumphini, donde nadan varanos. Se come en la calle: al cerrar las joyerías, [Yaowarat](/tour/bangkok-yaowarat-food-evening) saca woks, ostras y carbón. De noviembre a febrero el tiempo es seco y casi fresco; abril, el mes más caluroso, se desquita con el Songkran, tres días de agua para todos; en septiembre hay calles inundadas. Taxi, solo con taxímetro, y ningún tuk-tuk que jure que hoy el palacio no abre.',
    },
    it_IT: {
      title: 'Come camminare a Bangkok',
      summary:
        'Il battello di giorno, Chinatown di notte, un’ora di ventilatore nel mezzo: attraversare Bangkok senza incontrarne il traffico.',
      markdown:
        'Bangkok era una città di canali, e l’acqua è ancora la sua strada più svelta: i battelli dalla bandiera arancione risalgono il Chao Phraya di pontile in pontile e, [dal fiume](/tour/bangkok-rattanakosin-by-river), l’antica isola reale di Rattanakosin è a poche centinaia di passi. Sia ai templi alle otto e mezza, spalle e ginocchia coperte. Dalle undici alle quattro resti sotto un tetto, in un museo o davanti a una scodella di noodles delle barche; poi lo Skytrain la solleva sopra gli ingorghi fino al parco Lumphini, dove nuotano i varani. Si mangia per strada: quando chiudono gli orafi, [Yaowarat](/tour/bangkok-yaowarat-food-evening) tira fuori wok, ostriche e carbone. Da novembre a febbraio è asciutto e quasi fresco; aprile, il più caldo, si rifà con Songkran, tre giorni d’acqua addosso a chiunque; a settembre certe strade si allagano. Taxi solo col tassametro acceso, e nessun tuk-tuk che giuri che oggi il palazzo è chiuso.',
    },
    ru_RU: {
      title: 'Как гулять по Бангкоку',
      summary:
        'Днём лодка, ночью Чайна-таун, а между ними час под вентилятором: как пересечь Бангкок и не встретиться с его пробками.',
      markdown:
        'Бангкок был городом каналов, и вода до сих пор его самая быстрая улица: лодки с оранжевым флагом поднимаются по Чаупхрае от причала к причалу, и [от реки](/tour/bangkok-rattanakosin-by-river) до старого королевского острова Раттанакосин несколько сот шагов. К храмам приходите в половине девятого, закрыв плечи и колени. С одиннадцати до четырёх держитесь под крышей, в музее или над миской лодочной лапши; потом надземка поднимет вас над заторами и довезёт до парка Лумпхини, где плавают вараны. Едят здесь на улице: когда закрываются лавки золота, [Яоварат](/tour/bangkok-yaowarat-food-evening) выставляет воки, устриц и жаровни. С ноября по февраль сухо и почти прохладно; самый жаркий апрель спасается Сонгкраном, три дня все обливают всех; в сентябре улицы иногда затапливает. Такси — только со счётчиком, а тук-тук, чей водитель клянётся, что дворец сегодня закрыт, пропустите.',
    },
    ja_JP: {
      title: 'バンコクの歩き方',
      summary:
        '昼は船、夜は中華街、そのあいだに扇風機の下で一時間。バンコクの渋滞に出会わずに街を横切るための、時間と乗り物の使い分けをまとめました。',
      markdown:
        '運河の街だったバンコクでは、今も水が一番速い道です。橙色の旗の船がチャオプラヤー川を桟橋から桟橋へと上り、[川から行けば](/tour/bangkok-rattanakosin-by-river)、王宮のあった島ラタナコーシンは数百歩の距離です。寺院には朝八時半までに、肩と膝を隠して着きましょう。十一時から四時は屋根の下、博物館か、舟そばの椀の前に。それから高架鉄道で車の列の上をルンピニー公園へ行けば、池をオオトカゲが泳いでいます。食べるなら路上です。金の店が閉まる頃、[ヤワラート](/tour/bangkok-yaowarat-food-evening)には中華鍋と牡蠣と炭火が並びます。十一月から二月は乾いて涼しいほど、最も暑い四月にはソンクラーンが来て、三日のあいだ誰もが水を浴びせ合います。九月は道が水に浸かることもあります。タクシーはメーターを使う車だけに。「今日は王宮が休み」と言うトゥクトゥクは見送りましょう。',
    },
  },
};
