import type { EditorialEntry } from './editorial-entry.js';

export const recruitmentQuestions: readonly EditorialEntry[] = [
  {
    kind: 'recruitment-questions',
    slug: 'first-corner',
    position: 1,
    details: {},
    texts: {
      en_US: {
        title: 'Which corner of your city do you show first, and why that one?',
        summary:
          'Where a guide begins a walk says more about the guide than a list of sights does. One place and one reason are enough.',
        markdown:
          'Take one place and stay with it. We are interested in the reason: what you understand there that you do not understand elsewhere. It need not be famous. Ten sentences are enough.',
      },
      fr_FR: {
        title: 'Quel coin de votre ville montrez-vous en premier, et pourquoi celui-là ?',
        summary:
          'L’endroit où un guide commence en dit plus long sur lui qu’une liste de monuments. Un lieu et une raison suffisent.',
        markdown:
          'Choisissez un lieu et n’en bougez pas. C’est la raison qui nous intéresse : ce que l’on comprend là et que l’on ne comprend pas ailleurs. Il n’a pas besoin d’être célèbre. Dix phrases suffisent.',
      },
      de_DE: {
        title: 'Welche Ecke Ihrer Stadt zeigen Sie zuerst, und warum diese?',
        summary:
          'Wo ein Guide seinen Rundgang beginnt, sagt mehr über ihn als eine Liste von Sehenswürdigkeiten. Ein Ort und ein Grund genügen.',
        markdown:
          'Nehmen Sie einen Ort und bleiben Sie dabei. Uns interessiert der Grund: was man dort versteht und anderswo nicht. Berühmt braucht er nicht zu sein. Zehn Sätze genügen.',
      },
      es_ES: {
        title: '¿Qué rincón de su ciudad enseña primero y por qué ese?',
        summary:
          'El sitio donde un guía empieza dice más de él que una lista de monumentos. Bastan un lugar y una razón.',
        markdown:
          'Elija un lugar y no se mueva de él. Nos interesa la razón: qué se entiende allí que no se entiende en otra parte. No hace falta que sea famoso. Bastan diez frases.',
      },
      it_IT: {
        title: 'Quale angolo della sua città mostra per primo, e perché proprio quello?',
        summary:
          'Il punto da cui una guida comincia dice di lei più di un elenco di monumenti. Bastano un luogo e una ragione.',
        markdown:
          'Scelga un luogo e ci resti. Ci interessa la ragione: che cosa si capisce lì che altrove non si capisce. Non occorre che sia famoso. Bastano dieci frasi.',
      },
      ru_RU: {
        title: 'Какой уголок своего города вы показываете первым и почему именно его?',
        summary:
          'Место, с которого гид начинает, говорит о нём больше, чем список достопримечательностей. Хватит одного места и одной причины.',
        markdown:
          'Возьмите одно место и не уходите от него. Нам интересна причина: что понимаешь там и не понимаешь в других местах. Знаменитым оно быть не обязано. Достаточно десяти фраз.',
      },
      ja_JP: {
        title: 'あなたの街で最初に案内する一角はどこですか。なぜそこなのですか',
        summary:
          'どこから歩き始めるかは、名所の一覧よりもガイドその人をよく語ります。お選びになった一つの場所と、その一つの理由があれば十分です。有名な場所でなくてもかまいません。',
        markdown:
          '場所を一つ選び、そこから離れずにお答えください。知りたいのは理由です。ほかでは分からない何が、そこでなら分かるのでしょうか。有名である必要はありません。十文ほどで十分です。',
      },
    },
  },
  {
    kind: 'recruitment-questions',
    slug: 'one-place-aloud',
    position: 2,
    details: {},
    texts: {
      en_US: {
        title: 'Stand in front of one building and tell us about it, aloud, in about two minutes.',
        summary: 'We listen for the voice as much as for the facts: it is what your guests will hear for three hours.',
        markdown:
          'Record it outdoors if you can, without a script. Begin with something that can be seen, say how we know it, and end before it is finished. A slip of the tongue does no harm.',
      },
      fr_FR: {
        title: 'Placez-vous devant un bâtiment et racontez-le-nous, de vive voix, en deux minutes environ.',
        summary:
          'Nous écoutons la voix autant que les faits : c’est elle que vos visiteurs entendront pendant trois heures.',
        markdown:
          'Enregistrez dehors si possible, sans texte. Commencez par quelque chose qui se voit, dites comment on le sait, et arrêtez-vous avant d’avoir tout dit. Un mot qui accroche ne gêne pas.',
      },
      de_DE: {
        title: 'Stellen Sie sich vor ein Gebäude und erzählen Sie uns davon, laut, in etwa zwei Minuten.',
        summary:
          'Wir hören auf die Stimme so sehr wie auf die Tatsachen: Sie ist es, die Ihre Gäste drei Stunden lang hören.',
        markdown:
          'Nehmen Sie im Freien auf, wenn es geht, und ohne Manuskript. Beginnen Sie mit etwas, das man sehen kann, sagen Sie, woher man es weiß, und hören Sie auf, bevor alles gesagt ist. Ein Versprecher schadet nicht.',
      },
      es_ES: {
        title: 'Póngase delante de un edificio y háblenos de él, en voz alta, durante unos dos minutos.',
        summary: 'Escuchamos la voz tanto como los datos: es lo que sus visitantes oirán durante tres horas.',
        markdown:
          'Grabe al aire libre si puede, y sin guion. Empiece por algo que se vea, diga cómo se sabe y termine antes de haberlo dicho todo. Un tropiezo al hablar no importa.',
      },
      it_IT: {
        title: 'Si metta davanti a un edificio e ce ne parli, ad alta voce, per due minuti circa.',
        summary: 'Ascoltiamo la voce quanto i fatti: è quella che i suoi ospiti sentiranno per tre ore.',
        markdown:
          'Registri all’aperto se può, e senza copione. Cominci da qualcosa che si vede, dica come lo si sa e smetta prima di aver detto tutto. Una parola inciampata non fa danno.',
      },
      ru_RU: {
        title: 'Встаньте перед каким-нибудь зданием и расскажите о нём вслух, минуты две.',
        summary: 'Мы слушаем голос не меньше, чем факты: его ваши гости будут слышать три часа подряд.',
        markdown:
          'Запишите, если можно, на улице и без бумажки. Начните с того, что видно глазом, скажите, откуда это известно, и остановитесь раньше, чем расскажете всё. Оговорка не повредит.',
      },
      ja_JP: {
        title: '一つの建物の前に立ち、それについて二分ほど声に出して話してください',
        summary:
          '事実と同じくらい、声に耳を傾けます。お客様が三時間聞き続けるのは、その声だからです。原稿を読み上げるのではなく、通りに立って話す、いつもの話し方をお聞かせください。',
        markdown:
          'できれば屋外で、原稿なしで録音してください。目に見えるものから始め、それがなぜ分かるのかを述べ、言い尽くす前に終えてください。言い間違いはかまいません。',
      },
    },
  },
  {
    kind: 'recruitment-questions',
    slug: 'second-language-aloud',
    position: 3,
    details: {},
    texts: {
      en_US: {
        title: 'Say in another language in which you guide what you love and what annoys you about your city.',
        summary: 'One language you have from home, the others you have earned. We would like to hear one of those.',
        markdown:
          'Choose a language that is not your first. Speak for a minute, as you would to guests at the end of a walk. We listen less for mistakes than for whether you can be yourself in it. Repeat it for each language you would like to guide in.',
      },
      fr_FR: {
        title: 'Dites, dans une autre langue où vous guidez, ce que vous aimez et ce qui vous agace dans votre ville.',
        summary:
          'Une langue vient de la maison, les autres se gagnent. C’est l’une de celles-là que nous voudrions entendre.',
        markdown:
          'Prenez une langue qui n’est pas la première. Parlez une minute, comme à des visiteurs à la fin d’une promenade. Nous guettons moins les fautes que votre manière d’y rester vous-même. Recommencez pour chaque langue dans laquelle vous souhaitez guider.',
      },
      de_DE: {
        title:
          'Sagen Sie in einer anderen Sprache, in der Sie führen, was Sie an Ihrer Stadt lieben und was Sie ärgert.',
        summary:
          'Eine Sprache hat man von zu Hause, die anderen hat man sich verdient. Eine von diesen möchten wir hören.',
        markdown:
          'Nehmen Sie eine, die nicht Ihre erste ist. Sprechen Sie eine Minute, wie zu Gästen am Ende eines Rundgangs. Wir achten weniger auf Fehler als darauf, ob Sie in ihr Sie selbst sein können. Wiederholen Sie es für jede Sprache, in der Sie führen möchten.',
      },
      es_ES: {
        title: 'Diga, en otro idioma en el que guíe, qué le gusta y qué le molesta de su ciudad.',
        summary: 'Un idioma se trae de casa, los demás se ganan. Nos gustaría oír uno de estos últimos.',
        markdown:
          'Elija uno que no sea el primero. Hable un minuto, como a unos visitantes al final del paseo. Atendemos menos a los errores que a si usted sigue siendo usted en él. Repítalo en cada idioma en que quiera guiar.',
      },
      it_IT: {
        title: 'Dica, in un’altra lingua in cui fa da guida, che cosa ama e che cosa la infastidisce della sua città.',
        summary: 'Una lingua si porta da casa, le altre si guadagnano. Ci piacerebbe sentirne una di queste.',
        markdown:
          'Ne scelga una che non sia la prima. Parli un minuto, come a degli ospiti alla fine di una passeggiata. Badiamo meno agli errori che a una cosa: se in quella lingua lei resta lei. Lo ripeta per ogni lingua in cui vorrebbe fare da guida.',
      },
      ru_RU: {
        title:
          'Скажите на другом языке, на котором водите экскурсии, что вы в своём городе любите и что вас в нём раздражает.',
        summary: 'Один язык достаётся из дома, остальные зарабатывают. Один из них мы и хотели бы услышать.',
        markdown:
          'Возьмите не родной. Говорите минуту, как с гостями в конце прогулки. Мы следим не столько за ошибками, сколько за тем, остаётесь ли вы в этом языке собой. Повторите для каждого языка, на котором хотите работать.',
      },
      ja_JP: {
        title: '案内に使う別の言語で、街の好きなところと腹の立つところを話してください',
        summary:
          '一つの言語は家庭で授かり、ほかの言語は自分で身につけたものです。そのうちの一つをお聞かせください。文法の正しさよりも、話す人の人柄が伝わるかどうかを聞いています。',
        markdown:
          '母語ではない言語を選び、散策の終わりにお客様に話すつもりで、一分ほどお話しください。間違いよりも、その言語でもご自分らしくいられるかどうかを聞いています。案内したい言語がいくつもある場合は、それぞれについて録音してください。',
      },
    },
  },
  {
    kind: 'recruitment-questions',
    slug: 'mixed-party',
    position: 4,
    details: {},
    texts: {
      en_US: {
        title:
          'The daughter is bored, the grandfather is tired and the mother wants to see everything. What do you do?',
        summary: 'Every family brings several tours along at once, and a guide has to lead them all. How do you begin?',
        markdown:
          'There is no right answer. Describe one walk in your city, real or invented, and what you change in the next half hour: the order, the pace, who carries the map.',
      },
      fr_FR: {
        title: 'La fille s’ennuie, le grand-père est fatigué et la mère veut tout voir. Que faites-vous ?',
        summary:
          'Chaque famille amène plusieurs visites à la fois, et le guide doit les mener toutes. Par où commencez-vous ?',
        markdown:
          'Il n’y a pas de bonne réponse. Décrivez une promenade dans votre ville, réelle ou inventée, et ce que vous changez dans la demi-heure qui suit : l’ordre, le pas, qui tient le plan.',
      },
      de_DE: {
        title: 'Die Tochter langweilt sich, der Großvater ist müde, und die Mutter will alles sehen. Was tun Sie?',
        summary:
          'Jede Familie bringt mehrere Touren auf einmal mit, und ein Guide muss sie alle führen. Womit fangen Sie an?',
        markdown:
          'Eine richtige Antwort gibt es nicht. Beschreiben Sie einen Rundgang durch Ihre Stadt, erlebt oder erfunden, und was Sie in der nächsten halben Stunde ändern: die Reihenfolge, das Tempo, wer den Plan trägt.',
      },
      es_ES: {
        title: 'La hija se aburre, el abuelo está cansado y la madre quiere verlo todo. ¿Qué hace usted?',
        summary: 'Cada familia trae varias visitas a la vez, y el guía tiene que llevarlas todas. ¿Por dónde empieza?',
        markdown:
          'No hay respuesta correcta. Describa un paseo por su ciudad, real o inventado, y lo que cambia en la media hora siguiente: el orden, el ritmo, quién lleva el plano.',
      },
      it_IT: {
        title: 'La figlia si annoia, il nonno è stanco e la madre vuole vedere tutto. Che cosa fa?',
        summary: 'Ogni famiglia porta con sé più tour insieme, e la guida deve condurli tutti. Da dove comincia?',
        markdown:
          'Non c’è una risposta giusta. Descriva una passeggiata nella sua città, vera o inventata, e che cosa cambia nella mezz’ora seguente: l’ordine, il passo, chi tiene la pianta.',
      },
      ru_RU: {
        title: 'Дочери скучно, дедушка устал, а мать хочет увидеть всё. Что вы делаете?',
        summary:
          'Каждая семья приносит с собой сразу несколько экскурсий, и гиду нужно провести все. С чего вы начнёте?',
        markdown:
          'Верного ответа нет. Опишите прогулку по своему городу, бывшую или выдуманную, и что вы измените в следующие полчаса: порядок, темп, кто несёт карту.',
      },
      ja_JP: {
        title: '娘は退屈し、祖父は疲れ、母はすべてを見たがっています。あなたはどうしますか',
        summary:
          'どのご家族の中にも、いくつものツアーが同時にあります。ガイドはそのすべてを率いることになります。さて、この三人と歩くとき、何から始めますか。お考えをお聞かせください。',
        markdown:
          '正解はありません。実際のものでも想像でもかまいませんので、あなたの街での散策を一つ描き、次の半時間に何を変えるかをお書きください。順番、歩く速さ、誰が地図を持つか。',
      },
    },
  },
  {
    kind: 'recruitment-questions',
    slug: 'closed-door',
    position: 5,
    details: {},
    texts: {
      en_US: {
        title:
          'You arrive and the door is closed: a strike, a funeral, a visit of state. What happens in the next ten minutes?',
        summary:
          'Plans fail in front of guests. We would like to know what you do with your hands, your voice and the afternoon.',
        markdown:
          'Think of a place in your city where this could happen. Say what you tell the guests, where you go instead, and whom you let know. The story of a day when it really happened is welcome.',
      },
      fr_FR: {
        title:
          'Vous arrivez et la porte est fermée : une grève, des obsèques, une visite d’État. Que se passe-t-il dans les dix minutes ?',
        summary:
          'Les plans échouent devant les visiteurs. Nous aimerions savoir ce que deviennent alors vos mains, votre voix et l’après-midi.',
        markdown:
          'Pensez à un lieu de votre ville où cela pourrait arriver. Dites ce que vous annoncez, où vous allez à la place, et qui vous prévenez. Le récit d’un jour où c’est vraiment arrivé est le bienvenu.',
      },
      de_DE: {
        title:
          'Sie kommen an, und die Tür ist zu: ein Streik, ein Begräbnis, ein Staatsbesuch. Was geschieht in den nächsten zehn Minuten?',
        summary:
          'Pläne scheitern vor den Augen der Gäste. Uns interessiert, was dann aus Ihren Händen, Ihrer Stimme und dem Nachmittag wird.',
        markdown:
          'Denken Sie an einen Ort in Ihrer Stadt, an dem das geschehen könnte. Sagen Sie, was Sie den Gästen sagen, wohin Sie stattdessen gehen und wem Sie Bescheid geben. Gern die Geschichte eines Tages, an dem es wirklich so war.',
      },
      es_ES: {
        title:
          'Llega y la puerta está cerrada: una huelga, un funeral, una visita de Estado. ¿Qué pasa en los diez minutos siguientes?',
        summary:
          'Los planes fallan delante de los visitantes. Nos gustaría saber qué hace entonces con las manos, la voz y la tarde.',
        markdown:
          'Piense en un lugar de su ciudad donde podría ocurrir. Diga qué cuenta a los visitantes, adónde va en su lugar y a quién avisa. La historia de un día en que ocurrió de verdad es bienvenida.',
      },
      it_IT: {
        title:
          'Arriva e la porta è chiusa: uno sciopero, un funerale, una visita di Stato. Che cosa succede nei dieci minuti seguenti?',
        summary:
          'I piani falliscono davanti agli ospiti. Ci piacerebbe sapere che cosa fa allora delle mani, della voce e del pomeriggio.',
        markdown:
          'Pensi a un luogo della sua città dove potrebbe accadere. Dica che cosa racconta agli ospiti, dove va invece e chi avvisa. La storia di un giorno in cui è successo davvero è benvenuta.',
      },
      ru_RU: {
        title:
          'Вы приходите, а дверь закрыта: забастовка, похороны, государственный визит. Что происходит в следующие десять минут?',
        summary:
          'Планы рушатся на глазах у гостей. Нам интересно, что тогда делают ваши руки, ваш голос и остаток дня.',
        markdown:
          'Вспомните место в своём городе, где такое может случиться. Скажите, что вы объясните гостям, куда пойдёте вместо этого и кому сообщите. Подойдёт и рассказ о дне, когда это случилось на самом деле.',
      },
      ja_JP: {
        title: '着いてみると扉が閉まっています。ストライキ、葬儀、国賓の訪問。次の十分間に何が起こりますか',
        summary:
          '計画はしばしばお客様の目の前で崩れます。そのとき、あなたの手と声、そして残りの午後がどうなるのかを私たちは知りたいのです。実際にそうなった日のことでもかまいません。',
        markdown:
          'あなたの街で、そういうことが起こりそうな場所を思い浮かべてください。お客様に何と話し、代わりにどこへ行き、誰に知らせますか。本当にそうなった日の話も歓迎します。',
      },
    },
  },
  {
    kind: 'recruitment-questions',
    slug: 'story-not-told',
    position: 6,
    details: {},
    texts: {
      en_US: {
        title: 'Which story about your city have you stopped telling?',
        summary:
          'Every city has one that is told daily and never happened. What a guide leaves out is part of the craft.',
        markdown:
          'It may be false, worn out or unjust to somebody. Tell it in three sentences, say what convinced you, and what you tell in its place. If you know the source, name it.',
      },
      fr_FR: {
        title: 'Quelle histoire sur votre ville ne racontez-vous plus ?',
        summary:
          'Chaque ville en a une que l’on répète tous les jours et qui n’a jamais eu lieu. Ce qu’un guide tait fait partie du métier.',
        markdown:
          'Elle peut être fausse, usée ou injuste envers quelqu’un. Racontez-la en trois phrases, dites ce qui vous a convaincu et ce que vous racontez à la place. Si vous connaissez la source, citez-la.',
      },
      de_DE: {
        title: 'Welche Geschichte über Ihre Stadt erzählen Sie nicht mehr?',
        summary:
          'Jede Stadt hat eine, die täglich erzählt wird und nie geschehen ist. Was ein Guide weglässt, gehört zum Handwerk.',
        markdown:
          'Sie mag falsch sein, abgenutzt oder ungerecht gegen jemanden. Erzählen Sie sie in drei Sätzen, sagen Sie, was Sie überzeugt hat und was Sie stattdessen erzählen. Wenn Sie die Quelle kennen, nennen Sie sie.',
      },
      es_ES: {
        title: '¿Qué historia sobre su ciudad ha dejado de contar?',
        summary:
          'Toda ciudad tiene una que se cuenta a diario y que nunca ocurrió. Lo que un guía calla forma parte del oficio.',
        markdown:
          'Puede ser falsa, gastada o injusta con alguien. Cuéntela en tres frases, diga qué le convenció y qué cuenta en su lugar. Si conoce la fuente, cítela.',
      },
      it_IT: {
        title: 'Quale storia sulla sua città ha smesso di raccontare?',
        summary:
          'Ogni città ne ha una che si racconta tutti i giorni e che non è mai avvenuta. Quello che una guida tace fa parte del mestiere.',
        markdown:
          'Può essere falsa, logora o ingiusta verso qualcuno. La racconti in tre frasi, dica che cosa l’ha convinta e che cosa racconta al suo posto. Se conosce la fonte, la citi.',
      },
      ru_RU: {
        title: 'Какую историю о своём городе вы больше не рассказываете?',
        summary:
          'В каждом городе есть история, которую повторяют ежедневно и которой не было. То, о чём гид молчит, — тоже часть ремесла.',
        markdown:
          'Она может быть ложной, заезженной или к кому-то несправедливой. Изложите её в трёх фразах, скажите, что вас убедило и что вы рассказываете вместо неё. Если знаете источник, назовите его.',
      },
      ja_JP: {
        title: 'あなたの街について、もう語らなくなった話は何ですか',
        summary:
          'どの街にも、毎日語られながら実際には起こらなかった話があります。何を語らずにおくかも、ガイドの技のうちです。語るのをやめた話を一つと、その理由をお聞かせください。',
        markdown:
          '事実でない話、語り古された話、誰かに対して公平でない話かもしれません。三文ほどで紹介し、何がきっかけで語らなくなったのか、代わりに何を話すのかをお書きください。出典をご存じでしたら挙げてください。',
      },
    },
  },
];
