import type { EditorialEntry } from '../editorial-entry.js';

export const privateTour: EditorialEntry = {
  kind: 'category',
  slug: 'private-tour',
  position: 1,
  details: { tours: ['rome-colosseum-and-forum', 'tokyo-asakusa-to-yanaka'] },
  texts: {
    en_US: {
      title: 'Private tours',
      summary: 'One guide for you and the people you bring. The pace is yours, and so is the order of the questions.',
      markdown:
        'A private tour is a walk with one guide and nobody but your own company. You set the day, the hour and the language; on the way you may stop at a door for ten minutes and leave out the church. It suits families, people who tire or do not, and anyone who likes to interrupt. The price is for the group, so the fourth person costs little. Expect two to four hours on foot, such as [through the Forum in Rome](/tour/rome-colosseum-and-forum) or [from Asakusa to Yanaka](/tour/tokyo-asakusa-to-yanaka), and tell the guide beforehand what you have seen already.',
    },
    fr_FR: {
      title: 'Visites privées',
      summary: 'Un guide pour vous et les vôtres. Le rythme vous appartient, de même que l’ordre des questions.',
      markdown:
        'Une visite privée, c’est une promenade avec un guide et votre seule compagnie. Vous fixez le jour, l’heure et la langue ; en chemin, on peut s’arrêter dix minutes devant une porte et renoncer à l’église. Elle convient aux familles, à ceux qui se fatiguent et à ceux qui ne se fatiguent pas, à quiconque aime interrompre. Le prix vaut pour le groupe : la quatrième personne coûte peu. Comptez de deux à quatre heures à pied, par exemple [au Forum romain](/tour/rome-colosseum-and-forum) ou [d’Asakusa à Yanaka](/tour/tokyo-asakusa-to-yanaka), et dites d’avance au guide ce que vous connaissez déjà.',
    },
    de_DE: {
      title: 'Private Touren',
      summary: 'Ein Guide für Sie und Ihre Begleitung. Das Tempo gehört Ihnen, und die Reihenfolge der Fragen auch.',
      markdown:
        'Eine private Tour ist ein Rundgang mit einem Guide und niemandem außer Ihrer eigenen Gesellschaft. Tag, Stunde und Sprache bestimmen Sie; unterwegs dürfen Sie zehn Minuten vor einer Tür stehen bleiben und die Kirche auslassen. Das passt für Familien, für Menschen, die schnell müde werden oder gar nicht, und für alle, die gern unterbrechen. Der Preis gilt für die Gruppe, die vierte Person kostet also wenig. Rechnen Sie mit zwei bis vier Stunden zu Fuß, etwa [über das Forum in Rom](/tour/rome-colosseum-and-forum) oder [von Asakusa nach Yanaka](/tour/tokyo-asakusa-to-yanaka), und sagen Sie dem Guide vorher, was Sie schon kennen.',
    },
    es_ES: {
      title: 'Visitas privadas',
      summary: 'Un guía para usted y los suyos. El ritmo lo pone usted, y también el orden de las preguntas.',
      markdown:
        'Una visita privada es un paseo con un guía y nadie más que su propia compañía. Usted fija el día, la hora y el idioma; por el camino puede detenerse diez minutos ante una puerta y saltarse la iglesia. Conviene a las familias, a quien se cansa y a quien no, y a todo el que guste de interrumpir. El precio es por grupo, así que la cuarta persona cuesta poco. Cuente con dos a cuatro horas a pie, por ejemplo [por el Foro de Roma](/tour/rome-colosseum-and-forum) o [de Asakusa a Yanaka](/tour/tokyo-asakusa-to-yanaka), y diga antes al guía lo que ya conoce.',
    },
    it_IT: {
      title: 'Tour privati',
      summary: 'Una guida per lei e per chi la accompagna. Il passo è il suo, e anche l’ordine delle domande.',
      markdown:
        'Un tour privato è una passeggiata con una guida e nessun altro che la sua compagnia. Stabilisce lei il giorno, l’ora e la lingua; lungo la strada può fermarsi dieci minuti davanti a un portone e saltare la chiesa. Va bene per le famiglie, per chi si stanca e per chi no, e per chiunque ami interrompere. Il prezzo è per il gruppo: la quarta persona costa poco. Metta in conto da due a quattro ore a piedi, per esempio [nel Foro romano](/tour/rome-colosseum-and-forum) o [da Asakusa a Yanaka](/tour/tokyo-asakusa-to-yanaka), e dica prima alla guida che cosa ha già visto.',
    },
    ru_RU: {
      title: 'Индивидуальные экскурсии',
      summary: 'Один гид для вас и тех, кто с вами. Темп задаёте вы, и порядок вопросов тоже ваш.',
      markdown:
        'Индивидуальная экскурсия — это прогулка с гидом, где нет никого, кроме вашей компании. День, час и язык выбираете вы; по дороге можно десять минут простоять у двери и не пойти в церковь. Она подходит семьям, тем, кто быстро устаёт, и тем, кто не устаёт совсем, и всем, кто любит перебивать. Цена — за группу, так что четвёртый участник обойдётся недорого. Рассчитывайте на два-четыре часа пешком, например [по Римскому форуму](/tour/rome-colosseum-and-forum) или [из Асакусы в Янаку](/tour/tokyo-asakusa-to-yanaka), и заранее скажите гиду, что вы уже видели.',
    },
    ja_JP: {
      title: 'プライベートツアー',
      summary:
        'お客様とお連れの方だけに一人のガイドがつきます。歩く速さも、質問の順番も、お客様のものです。ご家族にも、ゆっくり歩きたい方にも向いています。料金はグループ全体の金額です。',
      markdown:
        'プライベートツアーは、ガイドとお連れの方だけの散策です。日付、時刻、言語をお決めいただき、途中では一つの扉の前で十分立ち止まっても、教会を省いてもかまいません。ご家族、疲れやすい方、まったく疲れない方、話に口をはさむのが好きな方に向いています。料金はグループ全体のものなので、四人目の追加はわずかです。[ローマのフォロ](/tour/rome-colosseum-and-forum)や[浅草から谷中](/tour/tokyo-asakusa-to-yanaka)のように、二時間から四時間ほど歩きます。すでにご覧になったものは、前もってガイドにお伝えください。',
    },
  },
};
