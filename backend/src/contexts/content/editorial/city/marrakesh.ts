import type { EditorialEntry } from '../editorial-entry.js';

export const marrakesh: EditorialEntry = {
  kind: 'city',
  slug: 'marrakesh',
  position: 9,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Marrakesh',
      summary:
        'Out early, up to a roof at noon, out again before sunset: how and when Marrakesh is best walked, and what to leave out.',
      markdown:
        'In Marrakesh a minaret helps more than a map. Keep the Koutoubia in mind, keep to the right in the lanes, where mopeds pass, and go out twice a day. Before ten the medina belongs to handcarts and trays of bread; walk then [from the Bahia to the Ben Youssef Madrasa](/tour/marrakesh-medina-and-bahia), two and a half kilometers that can fill a morning. At noon climb to a roof and stay there. After five, when the souks are liveliest, go out again. March to May, October and November are kindest; in July and August it often passes a hundred degrees Fahrenheit, and on Fridays many shops close from midday. Leave out the Majorelle Garden at its fullest hour, and anyone who tells you that the street ahead is closed.',
    },
    fr_FR: {
      title: 'Comment parcourir Marrakech',
      summary:
        'Sortir tôt, gagner un toit à midi, ressortir avant le couchant : comment et quand marcher dans Marrakech, et ce qu’on laisse.',
      markdown:
        'À Marrakech, un minaret aide mieux qu’un plan. Repérez la Koutoubia, tenez votre droite dans les ruelles, où passent les mobylettes, et sortez deux fois par jour. Avant dix heures, la médina est aux charrettes et aux plateaux de pain ; allez alors [de la Bahia à la médersa Ben Youssef](/tour/marrakesh-medina-and-bahia), deux kilomètres et demi qui peuvent remplir la matinée. À midi, montez sur un toit et restez-y. Ressortez après dix-sept heures, quand les souks s’animent le plus. Venez de mars à mai, en octobre ou en novembre ; en juillet et août, on approche souvent des quarante degrés, et le vendredi bien des boutiques ferment à midi. Laissez le jardin Majorelle aux heures de foule, et quiconque vous dit que la rue est fermée.',
    },
    de_DE: {
      title: 'Wie man durch Marrakesch geht',
      summary:
        'Früh hinaus, mittags auf ein Dach, vor Sonnenuntergang wieder los: wie und wann man durch Marrakesch geht und was man weglässt.',
      markdown:
        'In Marrakesch hilft ein Minarett mehr als ein Stadtplan. Merken Sie sich, wo die Koutoubia steht, halten Sie sich in den Gassen rechts, denn dort fahren Mopeds, und gehen Sie zweimal am Tag hinaus. Vor zehn gehört die Medina den Handkarren und Brotbrettern; dann gehen Sie [von der Bahia zur Medersa Ben Youssef](/tour/marrakesh-medina-and-bahia), zweieinhalb Kilometer, die einen Vormittag füllen können. Mittags steigen Sie auf ein Dach und bleiben dort. Nach fünf, wenn die Souks am lebendigsten sind, geht es wieder los. März bis Mai, Oktober und November sind am freundlichsten; im Juli und August sind es oft an die vierzig Grad, und freitags schließen viele Läden ab Mittag. Lassen Sie den Jardin Majorelle zur vollsten Stunde aus, und hören Sie auf niemanden, der sagt, die Gasse sei gesperrt.',
    },
    es_ES: {
      title: 'Cómo caminar por Marrakech',
      summary:
        'Salir temprano, subir a una azotea al mediodía y volver antes del ocaso: cómo y cuándo caminar por Marrakech, y qué evitar.',
      markdown:
        'En Marrakech un alminar ayuda más que un plano. Tenga presente la Kutubía, vaya por la derecha en las callejas, que también son de las motos, y salga dos veces al día. Antes de las diez la medina es de los carros de mano y de las bandejas de pan; camine entonces [de la Bahía a la madraza Ben Youssef](/tour/marrakesh-medina-and-bahia), dos kilómetros y medio que pueden llenar la mañana. Al mediodía suba a una azotea y quédese allí. Vuelva a salir después de las cinco, cuando los zocos están más animados. De marzo a mayo, y en octubre y noviembre, el tiempo es más amable; en julio y agosto se rozan a menudo los cuarenta grados, y los viernes muchas tiendas cierran desde el mediodía. Evite el jardín Majorelle en su hora más llena, y a quien le diga que la calle está cerrada.',
    },
    it_IT: {
      title: 'Come camminare a Marrakech',
      summary:
        'Uscire presto, salire su un tetto a mezzogiorno, tornare prima del tramonto: come e quando camminare a Marrakech.',
      markdown:
        'A Marrakech un minareto aiuta più di una pianta. Tenga a mente dov’è la Koutoubia, nei vicoli stia a destra, perché ci passano i motorini, ed esca due volte al giorno. Prima delle dieci la medina è dei carretti e delle tavole del pane: vada allora [dalla Bahia alla madrasa Ben Youssef](/tour/marrakesh-medina-and-bahia), due chilometri e mezzo che possono riempire la mattina. A mezzogiorno salga su una terrazza e ci resti. Esca di nuovo dopo le cinque, quando i suq sono più vivaci. Da marzo a maggio, e poi in ottobre e novembre, il tempo è più mite; in luglio e agosto si sfiorano spesso i quaranta gradi, e il venerdì molte botteghe chiudono da mezzogiorno. Eviti il Giardino Majorelle nell’ora di punta, e chiunque le dica che la strada è chiusa.',
    },
    ru_RU: {
      title: 'Как гулять по Марракешу',
      summary:
        'Выйти рано, в полдень подняться на крышу, вернуться перед закатом: как и когда гулять по Марракешу и что пропустить.',
      markdown:
        'В Марракеше минарет полезнее карты. Запомните, где стоит Кутубия, в переулках держитесь правой стороны, ведь там ездят мопеды, и выходите дважды в день. До десяти утра медина принадлежит ручным тележкам и подносам с хлебом; пройдите в это время [от Бахии до медресе Бен-Юсуф](/tour/marrakesh-medina-and-bahia): эти два с половиной километра могут занять всё утро. В полдень поднимитесь на крышу и побудьте там. Снова выходите после пяти, когда рынки оживают. Лучше всего здесь с марта по май, в октябре и ноябре; в июле и августе жара часто подходит к сорока градусам, а по пятницам многие лавки с полудня закрыты. Пропустите сад Мажорель в самый людный час и не слушайте того, кто скажет вам, что улица перекрыта.',
    },
    ja_JP: {
      title: 'マラケシュの歩き方',
      summary:
        '朝早く出て、昼は屋上で休み、日が沈む前にもう一度。マラケシュをいつ、どのように歩くとよいか、そして何を省いてよいかを、一日の時間や曜日ごとの注意とあわせてまとめました。',
      markdown:
        'マラケシュでは、地図よりも一本の塔が頼りになります。クトゥビーヤの方角を覚え、バイクの通る路地では右に寄り、一日に二度出かけましょう。朝十時までの旧市街は、手押し車とパンを運ぶ人のものです。その間に[バヒア宮殿からベン・ユーセフ・マドラサまで](/tour/marrakesh-medina-and-bahia)歩いてください。二キロ半の道ですが、見て歩けば午前いっぱいかかります。昼は屋上に上がり、しばらくそこで過ごしましょう。スークがいちばん活気づく五時過ぎに、もう一度お出かけください。過ごしやすいのは三月から五月と、十月、十一月です。七月と八月は四十度に迫る日が多く、金曜は昼から閉める店も少なくありません。マジョレル庭園は混み合う時間を避け、「この先は通れない」と言ってくる人には耳を貸さないことです。',
    },
  },
};
