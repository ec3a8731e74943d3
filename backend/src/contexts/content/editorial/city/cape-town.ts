import type { EditorialEntry } from '../editorial-entry.js';

export const capeTown: EditorialEntry = {
  kind: 'city',
  slug: 'cape-town',
  position: 11,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Cape Town',
      summary:
        'The wind makes the plan, the mountain comes first: how and when Cape Town is best walked, and which beach to leave out.',
      markdown:
        'In Cape Town the wind makes the plan. If the mountain stands clear at breakfast, go up at once; by noon it may be in cloud. The old town below takes a morning on foot: from the Castle through the Company’s Garden, planted in 1652, and up to the painted houses of the Bo-Kaap. Toward evening follow the sea wall from Green Point to Bantry Bay. The Cape itself is too far to walk, so give it a day [around the peninsula by car](/tour/cape-town-peninsula-by-car). March and April are warm and calm, September is in flower, and from June to August rain turns the slopes green. Leave out Camps Bay when the south-easter throws its sand about; Clifton, next door, lies in the lee. After dark, ride even short distances.',
    },
    fr_FR: {
      title: 'Comment parcourir Le Cap',
      summary:
        'C’est le vent qui décide, et la montagne passe d’abord : comment et quand marcher au Cap, et quelle plage laisser.',
      markdown:
        'Au Cap, c’est le vent qui fait le programme. Si la montagne est dégagée au petit déjeuner, montez aussitôt : à midi, elle sera peut-être dans les nuages. La vieille ville, en bas, demande une matinée à pied : du Château au Bo-Kaap et à ses maisons peintes, par le Company’s Garden, planté en 1652. Vers le soir, longez la mer de Green Point à Bantry Bay. Le cap lui-même est trop loin pour la marche ; donnez-lui une journée [autour de la péninsule en voiture](/tour/cape-town-peninsula-by-car). Mars et avril sont chauds et calmes, septembre est en fleurs, et de juin à août la pluie reverdit les pentes. Laissez Camps Bay quand le vent de sud-est y soulève le sable ; Clifton, juste à côté, est à l’abri. La nuit tombée, roulez, même pour un court trajet.',
    },
    de_DE: {
      title: 'Wie man durch Kapstadt geht',
      summary:
        'Den Plan macht der Wind, und zuerst kommt der Berg: wie und wann man durch Kapstadt geht und welchen Strand man auslässt.',
      markdown:
        'In Kapstadt macht der Wind den Plan. Steht der Tafelberg beim Frühstück frei, fahren Sie gleich hinauf; mittags liegt er vielleicht schon in Wolken. Die Altstadt darunter füllt einen Vormittag zu Fuß: vom Kastell durch den Company’s Garden, 1652 angelegt, und hinauf zu den bunten Häusern des Bo-Kaap. Gegen Abend gehen Sie am Meer entlang von Green Point nach Bantry Bay. Das Kap selbst ist zum Gehen zu weit; geben Sie ihm einen Tag [mit dem Wagen um die Halbinsel](/tour/cape-town-peninsula-by-car). März und April sind warm und still, im September blüht alles, und von Juni bis August macht der Regen die Hänge grün. Lassen Sie Camps Bay aus, wenn der Südostwind dort den Sand aufwirbelt; Clifton gleich daneben liegt geschützt. Bei Dunkelheit nehmen Sie auch für kurze Strecken einen Wagen.',
    },
    es_ES: {
      title: 'Cómo caminar por Ciudad del Cabo',
      summary:
        'El viento hace el plan y la montaña va primero: cómo y cuándo caminar por Ciudad del Cabo, y qué playa dejar fuera.',
      markdown:
        'En Ciudad del Cabo el plan lo hace el viento. Si la montaña amanece despejada, suba enseguida: a mediodía quizá esté entre nubes. La ciudad vieja, abajo, ocupa una mañana a pie: del Castillo al Bo-Kaap y sus casas de colores, por el Company’s Garden, plantado en 1652. Al caer la tarde siga el paseo marítimo de Green Point a Bantry Bay. El cabo mismo queda lejos para ir a pie; dele un día [alrededor de la península en coche](/tour/cape-town-peninsula-by-car). Marzo y abril son cálidos y tranquilos, septiembre está en flor, y de junio a agosto la lluvia pone verdes las laderas. Olvide Camps Bay cuando el viento del sureste levanta la arena; Clifton, allí al lado, queda al abrigo. De noche, vaya en coche aunque el trayecto sea corto.',
    },
    it_IT: {
      title: 'Come camminare a Città del Capo',
      summary:
        'Il programma lo fa il vento, e la montagna viene prima: come e quando camminare a Città del Capo, e quale spiaggia evitare.',
      markdown:
        'A Città del Capo il programma lo fa il vento. Se a colazione la montagna è sgombra, salga subito: a mezzogiorno può essere tra le nuvole. La città vecchia, ai suoi piedi, chiede una mattina di cammino: dal Castello alle case dipinte del Bo-Kaap, passando per il Company’s Garden, piantato nel 1652. Verso sera segua il lungomare da Green Point a Bantry Bay. Il Capo vero e proprio è troppo lontano per andarci a piedi: gli dedichi una giornata [attorno alla penisola in auto](/tour/cape-town-peninsula-by-car). Marzo e aprile sono caldi e quieti, settembre è in fiore, e da giugno ad agosto la pioggia rinverdisce i pendii. Eviti Camps Bay quando il vento di sud-est solleva la sabbia; Clifton, lì accanto, resta al riparo. Dopo il tramonto si muova in auto anche per brevi tratti.',
    },
    ru_RU: {
      title: 'Как гулять по Кейптауну',
      summary:
        'Планы здесь строит ветер, а начинают с горы: как и когда гулять по Кейптауну и какой пляж в ветреный день пропустить.',
      markdown:
        'В Кейптауне планы строит ветер. Если за завтраком Столовая гора открыта, поднимайтесь сразу: к полудню она может уйти в облака. На старый город у её подножия хватит утра: пройдите от Замка через сад Компании, разбитый в 1652 году, к разноцветным домам Бо-Каапа. Ближе к вечеру идите вдоль моря от Грин-Пойнта до Бэнтри-Бэя. До самого мыса пешком не дойти, поэтому отведите ему целый день и поезжайте [вокруг полуострова на автомобиле](/tour/cape-town-peninsula-by-car). В марте и апреле тепло и тихо, в сентябре всё цветёт, а с июня по август от дождей зеленеют склоны. Пропустите Кэмпс-Бэй, когда юго-восточный ветер несёт песок; соседний Клифтон лежит в затишье. С темнотой садитесь в машину, даже если ехать недалеко.',
    },
    ja_JP: {
      title: 'ケープタウンの歩き方',
      summary:
        '予定は風が決め、山は何より先に。ケープタウンをいつ、どのように歩くとよいか、そしてどの浜をどんな日に省いてよいかを、朝から日没までの順に、月ごとの天気とあわせてまとめました。',
      markdown:
        'ケープタウンでは、予定を決めるのは風です。朝食のときに山が晴れていたら、すぐにお上りください。昼には雲に隠れているかもしれません。ふもとの旧市街は午前中で歩けます。城塞から1652年に開かれたカンパニーズ・ガーデンを抜け、色とりどりの家が並ぶボ・カープへ上ります。夕方には、海沿いの道を、グリーン・ポイントからバントリー・ベイへどうぞ。喜望峰は歩くには遠いので、一日を取って[車で半島を一周](/tour/cape-town-peninsula-by-car)しましょう。三月と四月は暖かく風も穏やかで、九月は花が咲き、六月から八月は雨が山の斜面を緑にします。南東の風が砂を巻き上げる日は、キャンプス・ベイは省いてください。隣のクリフトンなら風が遮られます。暗くなったら、近くでも車に乗りましょう。',
    },
  },
};
