import type { CityOfDemo } from './shapes.js';

export const citiesOfOceania: readonly CityOfDemo[] = [
  {
    slug: 'sydney',
    country: 'AU',
    names: {
      en_US: 'Sydney',
      fr_FR: 'Sydney',
      de_DE: 'Sydney',
      es_ES: 'Sídney',
      it_IT: 'Sydney',
      ru_RU: 'Сидней',
      ja_JP: 'シドニー',
    },
    latitude: -33.8688,
    longitude: 151.2093,
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    featured: true,
    order: 13,
    landmarks: [
      { motif: 'opera-shells', name: 'Sydney Opera House' },
      { motif: 'arches', name: 'Sydney Harbour Bridge' },
      { motif: 'harbour', name: 'Circular Quay' },
      { motif: 'sailboat', name: 'Port Jackson' },
    ],
    introduction: {
      en_US:
        'The Manly ferry leaves Circular Quay past the Opera House and heads for the open end of the harbor. Before work people swim laps in the ocean pool at Bondi, with waves breaking over the edge.',
      fr_FR:
        'Le ferry de Manly quitte Circular Quay, passe devant l’Opéra et gagne l’entrée de la baie. Avant le travail, on enchaîne les longueurs dans la piscine d’eau de mer de Bondi, dont les vagues franchissent le bord.',
      de_DE:
        'Die Fähre nach Manly legt am Circular Quay ab, fährt am Opernhaus vorbei und auf das offene Ende des Hafens zu. Vor der Arbeit zieht man im Meerwasserbecken von Bondi Bahnen, während Wellen über den Rand schlagen.',
      es_ES:
        'El ferri de Manly sale de Circular Quay, pasa ante la Ópera y se dirige a la boca de la bahía. Antes del trabajo la gente nada largos en la piscina de mar de Bondi, con las olas saltando el borde.',
      it_IT:
        'Il traghetto per Manly lascia Circular Quay, passa davanti all’Opera e punta verso la bocca della baia. Prima del lavoro si nuotano vasche nella piscina d’acqua di mare di Bondi, con le onde che scavalcano il bordo.',
      ru_RU:
        'Паром в Мэнли отходит от Сёркулар-Ки, минует Оперный театр и идёт к выходу из гавани. Перед работой плавают в морском бассейне Бондая, через край которого перехлёстывают волны.',
      ja_JP:
        'マンリー行きのフェリーはサーキュラー・キーを出て、オペラハウスの前を通り湾の入口へ向かいます。ボンダイの海水プールでは、縁を越えて波がかぶる中、出勤前の人々が泳いでいます。',
    },
  },
  {
    slug: 'melbourne',
    country: 'AU',
    names: {
      en_US: 'Melbourne',
      fr_FR: 'Melbourne',
      de_DE: 'Melbourne',
      es_ES: 'Melbourne',
      it_IT: 'Melbourne',
      ru_RU: 'Мельбурн',
      ja_JP: 'メルボルン',
    },
    latitude: -37.8136,
    longitude: 144.9631,
    timeZone: 'Australia/Melbourne',
    currency: 'AUD',
    featured: false,
    order: 64,
    landmarks: [
      { motif: 'dome', name: 'Flinders Street Station' },
      { motif: 'tram', name: 'City Circle tram' },
      { motif: 'river', name: 'Yarra River' },
    ],
    introduction: {
      en_US:
        'People arrange to meet “under the clocks,” at the entrance of Flinders Street Station. Hosier Lane is painted afresh so often that a wall rarely looks the same for long.',
      fr_FR:
        'On se donne rendez-vous « sous les horloges », à l’entrée de la gare de Flinders Street. Hosier Lane est repeinte si souvent qu’un mur y garde rarement longtemps la même image.',
      de_DE:
        'Man verabredet sich „unter den Uhren“, am Eingang des Bahnhofs Flinders Street. Die Hosier Lane wird so oft neu bemalt, dass eine Wand selten lange gleich aussieht.',
      es_ES:
        'La gente queda «bajo los relojes», a la entrada de la estación de Flinders Street. Hosier Lane se repinta tan a menudo que un muro rara vez conserva mucho tiempo la misma imagen.',
      it_IT:
        'Ci si dà appuntamento «sotto gli orologi», all’ingresso della stazione di Flinders Street. Hosier Lane viene ridipinta così spesso che un muro di rado resta a lungo uguale.',
      ru_RU:
        'Встречу здесь назначают «под часами», у входа в вокзал Флиндерс-стрит. Переулок Хозиер-лейн расписывают так часто, что стена редко долго выглядит одинаково.',
      ja_JP:
        '待ち合わせは「時計の下」、つまりフリンダース・ストリート駅の入口が定番です。ホージア・レーンの壁は頻繁に描き替えられ、同じ絵が長く残ることはまれです。',
    },
  },
  {
    slug: 'auckland',
    country: 'NZ',
    names: {
      en_US: 'Auckland',
      fr_FR: 'Auckland',
      de_DE: 'Auckland',
      es_ES: 'Auckland',
      it_IT: 'Auckland',
      ru_RU: 'Окленд',
      ja_JP: 'オークランド',
    },
    latitude: -36.8485,
    longitude: 174.7633,
    timeZone: 'Pacific/Auckland',
    currency: 'NZD',
    featured: false,
    order: 65,
    landmarks: [
      { motif: 'sailboat', name: 'Waitematā Harbour' },
      { motif: 'towers', name: 'Sky Tower' },
      { motif: 'volcano', name: 'Rangitoto' },
    ],
    introduction: {
      en_US:
        'From the foot of Queen Street ferries leave for Devonport and Waiheke Island. The city is built among about fifty small volcanoes, and Maungawhau still has a grassy crater.',
      fr_FR:
        'Du bas de Queen Street, des ferries partent pour Devonport et l’île de Waiheke. La ville est bâtie parmi une cinquantaine de petits volcans, et le Maungawhau garde un cratère couvert d’herbe.',
      de_DE:
        'Am unteren Ende der Queen Street legen die Fähren nach Devonport und Waiheke Island ab. Die Stadt liegt zwischen rund fünfzig kleinen Vulkanen, und der Maungawhau hat noch einen grasbewachsenen Krater.',
      es_ES:
        'Al pie de Queen Street salen los ferris hacia Devonport y la isla de Waiheke. La ciudad se levanta entre unos cincuenta pequeños volcanes, y el Maungawhau conserva un cráter cubierto de hierba.',
      it_IT:
        'In fondo a Queen Street partono i traghetti per Devonport e l’isola di Waiheke. La città è costruita tra una cinquantina di piccoli vulcani, e il Maungawhau ha ancora un cratere erboso.',
      ru_RU:
        'От нижнего конца Куин-стрит паромы идут в Девонпорт и на остров Уаихеке. Город построен среди полусотни небольших вулканов, и у Маунгафау сохранился поросший травой кратер.',
      ja_JP:
        'クイーン通りの突き当たりから、デボンポートやワイヘケ島へのフェリーが出ます。街は50ほどの小さな火山の間に築かれ、マウンガファウには草に覆われた火口が残っています。',
    },
  },
  {
    slug: 'queenstown',
    country: 'NZ',
    names: {
      en_US: 'Queenstown',
      fr_FR: 'Queenstown',
      de_DE: 'Queenstown',
      es_ES: 'Queenstown',
      it_IT: 'Queenstown',
      ru_RU: 'Квинстаун',
      ja_JP: 'クイーンズタウン',
    },
    latitude: -45.0312,
    longitude: 168.6626,
    timeZone: 'Pacific/Auckland',
    currency: 'NZD',
    featured: false,
    order: 66,
    landmarks: [
      { motif: 'mountain', name: 'The Remarkables' },
      { motif: 'ship', name: 'TSS Earnslaw' },
      { motif: 'vineyard', name: 'Gibbston Valley' },
    ],
    introduction: {
      en_US:
        'The steamship Earnslaw, launched in 1912, still crosses Lake Wakatipu to Walter Peak. A gondola lifts passengers from the edge of town to Bob’s Peak, opposite the Remarkables.',
      fr_FR:
        'Le vapeur Earnslaw, lancé en 1912, traverse toujours le lac Wakatipu jusqu’à Walter Peak. Une télécabine monte du bord de la ville à Bob’s Peak, face aux Remarkables.',
      de_DE:
        'Der Dampfer Earnslaw, 1912 vom Stapel gelaufen, fährt noch immer über den Wakatipusee nach Walter Peak. Eine Gondelbahn führt vom Stadtrand auf den Bob’s Peak, den Remarkables gegenüber.',
      es_ES:
        'El vapor Earnslaw, botado en 1912, sigue cruzando el lago Wakatipu hasta Walter Peak. Una telecabina sube desde el borde del pueblo hasta Bob’s Peak, frente a los Remarkables.',
      it_IT:
        'Il piroscafo Earnslaw, varato nel 1912, attraversa ancora il lago Wakatipu fino a Walter Peak. Una cabinovia sale dal margine della cittadina a Bob’s Peak, di fronte ai Remarkables.',
      ru_RU:
        'Пароход «Эрнслоу», спущенный на воду в 1912 году, по-прежнему ходит по озеру Уакатипу к Уолтер-Пик. Канатная дорога поднимает с окраины на Бобс-Пик, напротив хребта Ремаркаблс.',
      ja_JP:
        '1912年に進水した蒸気船アーンスロー号は、今もワカティプ湖を渡ってウォルター・ピークへ向かいます。町はずれからはゴンドラが、リマーカブルズ山脈と向かい合うボブズ・ピークへ上ります。',
    },
  },
  {
    slug: 'lord-howe-island',
    country: 'AU',
    names: {
      en_US: 'Lord Howe Island',
      fr_FR: 'Île Lord Howe',
      de_DE: 'Lord-Howe-Insel',
      es_ES: 'Isla de Lord Howe',
      it_IT: 'Isola di Lord Howe',
      ru_RU: 'Остров Лорд-Хау',
      ja_JP: 'ロード・ハウ島',
    },
    latitude: -31.5273,
    longitude: 159.068,
    timeZone: 'Australia/Lord_Howe',
    currency: 'AUD',
    featured: false,
    order: 67,
    landmarks: [
      { motif: 'sea', name: 'Lord Howe Lagoon' },
      { motif: 'mountain', name: 'Mount Gower' },
      { motif: 'palm', name: 'Kentia palms' },
      { motif: 'bicycle', name: 'Bicycles on Lagoon Road' },
    ],
    introduction: {
      en_US:
        'No more than four hundred visitors may stay on the island at a time, and most get around by bicycle. Mount Lidgbird and Mount Gower close off the lagoon at its southern end.',
      fr_FR:
        'L’île n’accueille pas plus de quatre cents visiteurs à la fois, et la plupart circulent à vélo. Le mont Lidgbird et le mont Gower ferment le lagon à son extrémité sud.',
      de_DE:
        'Höchstens vierhundert Besucher dürfen zugleich auf der Insel sein, und die meisten fahren Fahrrad. Mount Lidgbird und Mount Gower schließen die Lagune an ihrem Südende ab.',
      es_ES:
        'En la isla no puede haber más de cuatrocientos visitantes a la vez, y la mayoría se mueve en bicicleta. El monte Lidgbird y el monte Gower cierran la laguna por el sur.',
      it_IT:
        'Sull’isola non possono soggiornare più di quattrocento visitatori per volta, e quasi tutti girano in bicicletta. Il monte Lidgbird e il monte Gower chiudono la laguna a sud.',
      ru_RU:
        'На острове одновременно может находиться не более четырёхсот гостей, и большинство ездит на велосипедах. Горы Лиджберд и Гауэр замыкают лагуну с юга.',
      ja_JP:
        '島に滞在できる旅行者は一度に400人までで、多くの人は自転車で移動します。ラグーンの南の端には、リジバード山とガウアー山がそびえます。',
    },
  },
];
