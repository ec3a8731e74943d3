import type { EditorialEntry } from '../editorial-entry.js';

export const rome: EditorialEntry = {
  kind: 'city',
  slug: 'rome',
  position: 1,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Rome',
      summary:
        'Start early, stop at noon, go out again at dusk: how Rome is best walked, in which months, and what to leave out.',
      markdown:
        'Rome is smaller than its history. From the Colosseum to the Vatican is little more than an hour on foot, and most of what lies between needs no ticket. Walk in two parts: from eight until noon, while the light is low and the squares are empty, and again from six, when the stones give back their warmth. April, May, October and November are kindest; in August half the kitchens are closed. Leave out one of the two great lines, the Vatican or the Colosseum, on any single day, and all hop-on buses. Drink from the street fountains, sit down for lunch, and keep one evening for Trastevere without a plan.',
    },
    fr_FR: {
      title: 'Comment parcourir Rome',
      summary:
        'Partir tôt, s’arrêter à midi, ressortir au crépuscule : comment et quand marcher dans Rome, et ce qu’on peut laisser.',
      markdown:
        'Rome est plus petite que son histoire. Du Colisée au Vatican, il faut à peine plus d’une heure à pied, et presque tout ce qui se trouve entre les deux se voit sans billet. Marchez en deux temps : de huit heures à midi, quand la lumière est basse et les places désertes, puis à partir de dix-huit heures, quand la pierre rend sa chaleur. Avril, mai, octobre et novembre sont les mois les plus doux ; en août, la moitié des cuisines sont fermées. Ne faites jamais le même jour les deux grandes files, Vatican et Colisée, et laissez les bus panoramiques. Buvez aux fontaines, asseyez-vous pour déjeuner et gardez une soirée sans programme pour le Trastevere.',
    },
    de_DE: {
      title: 'Wie man durch Rom geht',
      summary:
        'Früh aufbrechen, mittags ruhen, in der Dämmerung wieder los: wie und wann man durch Rom geht und was man weglässt.',
      markdown:
        'Rom ist kleiner als seine Geschichte. Vom Kolosseum zum Vatikan geht man kaum mehr als eine Stunde, und das meiste dazwischen braucht keine Eintrittskarte. Gehen Sie in zwei Teilen: von acht bis zwölf, solange das Licht flach und die Plätze leer sind, und wieder ab sechs, wenn die Steine ihre Wärme zurückgeben. April, Mai, Oktober und November sind am freundlichsten; im August ist die Hälfte der Küchen geschlossen. Lassen Sie an jedem Tag eine der beiden großen Schlangen aus, Vatikan oder Kolosseum, und die Rundfahrtbusse ganz. Trinken Sie aus den Brunnen, setzen Sie sich zum Mittagessen und halten Sie einen Abend ohne Plan für Trastevere frei.',
    },
    es_ES: {
      title: 'Cómo caminar por Roma',
      summary:
        'Salir temprano, parar al mediodía y volver al atardecer: cómo y cuándo se camina mejor por Roma, y qué dejar fuera.',
      markdown:
        'Roma es más pequeña que su historia. Del Coliseo al Vaticano hay poco más de una hora a pie, y casi todo lo que queda en medio se ve sin entrada. Camine en dos partes: de ocho a doce, con la luz baja y las plazas vacías, y de nuevo desde las seis, cuando la piedra devuelve el calor. Abril, mayo, octubre y noviembre son los meses más amables; en agosto la mitad de las cocinas cierra. No haga en un mismo día las dos grandes colas, la del Vaticano y la del Coliseo, y olvide los autobuses turísticos. Beba de las fuentes, siéntese a comer y guarde una noche sin plan para el Trastevere.',
    },
    it_IT: {
      title: 'Come camminare a Roma',
      summary:
        'Uscire presto, fermarsi a mezzogiorno, ripartire al tramonto: come e quando camminare a Roma, e che cosa tralasciare.',
      markdown:
        'Roma è più piccola della sua storia. Dal Colosseo al Vaticano si cammina poco più di un’ora, e quasi tutto ciò che sta in mezzo si vede senza biglietto. Divida la giornata in due: dalle otto a mezzogiorno, quando la luce è bassa e le piazze sono vuote, e di nuovo dalle sei, quando la pietra restituisce il calore. Aprile, maggio, ottobre e novembre sono i mesi più miti; in agosto metà delle cucine è chiusa. Non faccia nello stesso giorno le due grandi file, Vaticano e Colosseo, e lasci perdere i bus panoramici. Beva ai nasoni, si sieda a pranzo e tenga una sera senza programma per Trastevere.',
    },
    ru_RU: {
      title: 'Как гулять по Риму',
      summary:
        'Выйти рано, передохнуть в полдень и вернуться на улицы в сумерках: как и когда гулять по Риму и что пропустить.',
      markdown:
        'Рим меньше своей истории. От Колизея до Ватикана чуть больше часа пешком, и почти всё, что лежит между ними, можно увидеть без билета. Делите день на две части: с восьми до полудня, пока свет низкий, а площади пусты, и снова с шести вечера, когда камни отдают тепло. Лучше всего здесь в апреле, мае, октябре и ноябре; в августе половина кухонь закрыта. Не ставьте на один день обе большие очереди, в Ватикан и в Колизей, и забудьте об экскурсионных автобусах. Пейте воду из уличных фонтанчиков, обедайте сидя и оставьте один вечер без плана для Трастевере.',
    },
    ja_JP: {
      title: 'ローマの歩き方',
      summary:
        '朝早く出て、正午に休み、夕暮れにまた歩き出す。ローマをいつ、どのように歩くとよいか、そして何を見ずにおくかを、季節や一日の時間ごとにまとめました。初めての方も二度目の方もどうぞ。',
      markdown:
        'ローマは、その歴史より小さな街です。コロッセオからバチカンまでは歩いて一時間あまりで、その間にあるもののほとんどは入場券なしで見られます。一日を二つに分けて歩きましょう。光が低く広場に人のいない朝八時から正午までと、石が昼の熱を返してくる夕方六時からです。過ごしやすいのは四月、五月、十月、十一月で、八月は飲食店の半分が休みに入ります。バチカンとコロッセオという二つの大行列を同じ日に入れず、周遊バスは思い切って省いてください。水は街角の水飲み場で汲み、昼は座って食べ、一晩だけは予定を決めずにトラステヴェレのために空けておきましょう。',
    },
  },
};
