import type { EditorialEntry } from '../editorial-entry.js';

export const istanbul: EditorialEntry = {
  kind: 'city',
  slug: 'istanbul',
  position: 6,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Istanbul',
      summary:
        'Down the hills on foot, across the water by ferry: how Istanbul is best walked, in which months, and what to leave out.',
      markdown:
        'Istanbul is hills with water between them, so walk down the hills and cross the water by boat. Give each shore a day of its own. In the old city the slope runs [from the Hippodrome to the Galata Bridge](/tour/istanbul-hippodrome-to-galata-bridge); on the other side of the Golden Horn let the Tünel, an underground funicular of 1875, lift you from Karaköy, and come down past the Galata Tower. Kadıköy, some twenty minutes by ferry, is Asia: see its market by day and wait on the shore of Moda for the sunset, when the old city is a row of domes. April has tulips; May, September and October are mild. Friday noon belongs to prayer, and on Sundays the Grand Bazaar is closed. Leave out Taksim Square, and any taxi at five in the afternoon.',
    },
    fr_FR: {
      title: 'Comment parcourir Istanbul',
      summary:
        'Les collines à pied, toujours en descendant, et l’eau en bac : comment et quand marcher dans Istanbul, et ce qu’on peut laisser.',
      markdown:
        'Istanbul, ce sont des collines et de l’eau entre elles : descendez les unes à pied, passez l’autre en bateau. Donnez à chaque rive sa journée. Dans la vieille ville, la pente mène [de l’hippodrome au pont de Galata](/tour/istanbul-hippodrome-to-galata-bridge) ; de l’autre côté de la Corne d’Or, laissez le Tünel, funiculaire souterrain de 1875, vous hisser depuis Karaköy, et redescendez par la tour de Galata. Kadıköy, à une vingtaine de minutes de bac, c’est l’Asie : son marché le jour, puis le rivage de Moda au couchant, quand la vieille ville n’est plus qu’une ligne de coupoles. Avril a ses tulipes, mai, septembre et octobre leur douceur. Le vendredi midi appartient à la prière, et le dimanche le Grand Bazar est fermé. Laissez la place Taksim, et tout taxi à cinq heures du soir.',
    },
    de_DE: {
      title: 'Wie man durch Istanbul geht',
      summary:
        'Die Hügel hinab zu Fuß, über das Wasser mit der Fähre: wie und wann man durch Istanbul geht und was man weglässt.',
      markdown:
        'Istanbul besteht aus Hügeln und dem Wasser dazwischen: Gehen Sie die Hügel hinunter, und nehmen Sie über das Wasser das Schiff. Geben Sie jedem Ufer einen eigenen Tag. In der Altstadt führt der Hang [vom Hippodrom zur Galatabrücke](/tour/istanbul-hippodrome-to-galata-bridge); jenseits des Goldenen Horns lassen Sie sich vom Tünel, einer unterirdischen Standseilbahn von 1875, aus Karaköy hinaufziehen und kommen am Galataturm vorbei wieder herunter. Kadıköy, mit der Fähre gut zwanzig Minuten entfernt, ist Asien: tagsüber der Markt, zum Sonnenuntergang das Ufer von Moda, wenn die Altstadt nur noch eine Reihe von Kuppeln ist. Im April blühen die Tulpen; Mai, September und Oktober sind mild. Der Freitagmittag gehört dem Gebet, und sonntags ist der Große Basar geschlossen. Lassen Sie den Taksim-Platz aus und um fünf Uhr nachmittags jedes Taxi.',
    },
    es_ES: {
      title: 'Cómo caminar por Estambul',
      summary:
        'Las colinas a pie y cuesta abajo, el agua en transbordador: cómo y cuándo se camina mejor por Estambul, y qué evitar.',
      markdown:
        'Estambul son colinas con agua entre ellas: baje las colinas a pie y cruce el agua en barco. Dé a cada orilla su propio día. En la ciudad vieja la cuesta lleva [del hipódromo al puente de Gálata](/tour/istanbul-hippodrome-to-galata-bridge); al otro lado del Cuerno de Oro, deje que el Tünel, un funicular subterráneo de 1875, le suba desde Karaköy, y baje pasando por la torre de Gálata. Kadıköy, a unos veinte minutos de transbordador, ya es Asia: vea de día su mercado y espere en la orilla de Moda la puesta de sol, cuando la ciudad vieja queda en una hilera de cúpulas. Abril tiene tulipanes, y mayo, septiembre y octubre son suaves. El mediodía del viernes es de la oración, y el domingo cierra el Gran Bazar. Prescinda de la plaza de Taksim y, a las cinco de la tarde, de cualquier taxi.',
    },
    it_IT: {
      title: 'Come camminare a Istanbul',
      summary:
        'Le colline a piedi e in discesa, l’acqua in traghetto: come e quando camminare a Istanbul, e che cosa tralasciare.',
      markdown:
        'Istanbul è fatta di colline con l’acqua in mezzo: scenda le colline a piedi e passi l’acqua in battello. Dia a ogni riva la sua giornata. Nella città vecchia il pendio porta [dall’Ippodromo al ponte di Galata](/tour/istanbul-hippodrome-to-galata-bridge); al di là del Corno d’Oro si faccia portare su da Karaköy dal Tünel, una funicolare sotterranea del 1875, e scenda passando per la torre di Galata. Kadıköy, a una ventina di minuti di traghetto, è già Asia: di giorno il suo mercato, poi la riva di Moda al tramonto, quando della città vecchia resta una fila di cupole. Aprile ha i tulipani, maggio, settembre e ottobre sono miti. Il mezzogiorno del venerdì è della preghiera, e la domenica il Gran Bazar è chiuso. Lasci perdere piazza Taksim e, alle cinque del pomeriggio, qualunque taxi.',
    },
    ru_RU: {
      title: 'Как гулять по Стамбулу',
      summary:
        'С холмов пешком, через воду на пароме: как и в какие месяцы лучше гулять по Стамбулу и что можно пропустить.',
      markdown:
        'Стамбул — это холмы и вода между ними: с холмов спускайтесь пешком, а через воду плывите. Каждому берегу отдайте свой день. В старом городе склон ведёт [от ипподрома до Галатского моста](/tour/istanbul-hippodrome-to-galata-bridge); по ту сторону Золотого Рога пусть вас поднимет из Каракёя Тюнель, подземный фуникулёр 1875 года, а вниз идите мимо Галатской башни. Кадыкёй, минутах в двадцати на пароме, — уже Азия: днём побывайте на рынке, а закат встречайте на берегу Моды, когда от старого города остаётся вереница куполов. В апреле цветут тюльпаны, в мае, сентябре и октябре тепло и мягко. Полдень пятницы принадлежит молитве, а в воскресенье Большой базар закрыт. Обойдитесь без площади Таксим, а в пять часов дня — без такси.',
    },
    ja_JP: {
      title: 'イスタンブールの歩き方',
      summary:
        '丘は歩いて下り、海はフェリーで渡る。イスタンブールをいつ、どのように歩くとよいか、そして何を省いてよいかを、季節や曜日、夕暮れの過ごし方とあわせてまとめました。',
      markdown:
        'イスタンブールは、丘と、そのあいだの水でできています。丘は歩いて下り、水は船で渡りましょう。一つの岸に一日ずつあててください。旧市街では、坂が[競馬場跡からガラタ橋まで](/tour/istanbul-hippodrome-to-galata-bridge)続いています。金角湾の向こうでは、1875年に開通した地下ケーブルカー、テュネルでカラキョイから上り、ガラタ塔のそばを歩いて下ります。フェリーで二十分ほどのカドゥキョイは、もうアジアです。昼は市場を歩き、日暮れはモダの海辺で待ちましょう。旧市街が円屋根の連なる影になります。四月はチューリップ、五月と九月、十月は穏やかです。金曜の正午は祈りの時間、日曜はグランドバザールが休みです。タクシム広場と、夕方五時のタクシーは省きましょう。',
    },
  },
};
