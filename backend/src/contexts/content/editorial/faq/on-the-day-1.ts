import type { EditorialEntry } from '../editorial-entry.js';

export const onTheDayQuestions1: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'which-clock-counts',
    position: 16,
    details: { topic: 'on-the-day' },
    texts: {
      en_US: {
        title: 'Which time zone do the times belong to?',
        summary: '',
        markdown:
          'All times are those of the city in which the tour takes place, and the city’s name is shown beside them; a tour at nine in Tokyo begins when it is nine in Tokyo, wherever you book it. Where your clock shows another time, that stands below; and what passes while you book, such as how long a price holds or how long you have to pay, is shown on your clock. Most tours can be booked until {leadHours} hours before they start; the page of each tour says when. If you fly in on the same day, leave some room: we cannot move the start because a plane is late.',
      },
      fr_FR: {
        title: 'À quel fuseau horaire se rapportent les heures ?',
        summary: '',
        markdown:
          'Toutes les heures sont celles de la ville où la visite a lieu, dont le nom figure à côté ; une visite à neuf heures à Tokyo commence quand les horloges de Tokyo marquent neuf heures, d’où que vous réserviez. Si votre montre indique une autre heure, celle-ci figure en dessous ; et ce qui court pendant la réservation, comme la validité d’un prix ou le délai de paiement, s’affiche à votre heure. La plupart des visites se réservent jusqu’à {leadHours} heures avant le début ; chaque page précise la limite. Si vous arrivez en avion le jour même, gardez de la marge : un vol en retard ne déplace pas le départ.',
      },
      de_DE: {
        title: 'Zu welcher Zeitzone gehören die Uhrzeiten?',
        summary: '',
        markdown:
          'Alle Uhrzeiten sind die der Stadt, in der die Tour stattfindet, und deren Name steht dabei; eine Tour um neun in Tokio beginnt, wenn die Uhren in Tokio neun zeigen, gleich von wo aus Sie buchen. Zeigt Ihre Uhr etwas anderes, steht Ihre Zeit darunter; und was während des Buchens abläuft, etwa wie lange ein Preis gilt oder Zeit zum Bezahlen bleibt, zeigen wir in Ihrer Zeit. Die meisten Touren sind bis {leadHours} Stunden vor Beginn buchbar; auf jeder Seite steht, bis wann. Wenn Sie am selben Tag anfliegen, lassen Sie etwas Luft: Ein verspätetes Flugzeug verschiebt den Beginn nicht.',
      },
      es_ES: {
        title: '¿A qué zona horaria corresponden las horas?',
        summary: '',
        markdown:
          'Todas las horas son las de la ciudad donde tiene lugar la visita, cuyo nombre figura al lado; una visita a las nueve en Tokio empieza cuando los relojes de Tokio marcan las nueve, reserve desde donde reserve. Si su reloj marca otra hora, la encontrará debajo; y lo que corre mientras reserva, como la validez de un precio o el plazo para pagar, se muestra en su hora. La mayoría de las visitas se pueden reservar hasta {leadHours} horas antes del comienzo; cada página dice hasta cuándo. Si llega en avión ese mismo día, deje margen: un vuelo con retraso no mueve el comienzo.',
      },
      it_IT: {
        title: 'A quale fuso orario si riferiscono gli orari?',
        summary: '',
        markdown:
          'Tutti gli orari sono quelli della città in cui si svolge il tour, il cui nome è indicato accanto; un tour alle nove a Tokyo comincia quando gli orologi di Tokyo segnano le nove, da dovunque lo prenoti. Se il suo orologio segna un’altra ora, la trova sotto; e ciò che scorre mentre prenota, come la validità di un prezzo o il tempo per pagare, è mostrato secondo il suo orologio. La maggior parte dei tour si prenota fino a {leadHours} ore prima dell’inizio; ogni pagina dice fino a quando. Se arriva in aereo lo stesso giorno, si tenga un margine: un volo in ritardo non sposta l’inizio.',
      },
      ru_RU: {
        title: 'По какому времени указаны часы?',
        summary: '',
        markdown:
          'Всё время указано по городу, где проходит экскурсия, и рядом стоит его название: экскурсия в девять в Токио начинается, когда девять на токийских часах, откуда бы вы её ни бронировали. Если ваши часы показывают другое время, оно стоит строкой ниже; а то, что истекает во время бронирования, например срок действия цены или время на оплату, показано по вашим часам. Большинство экскурсий можно забронировать не позже чем за {leadHours} ч до начала; точный срок есть на каждой странице. Если прилетаете в тот же день, оставьте запас: опоздавший самолёт начала не сдвигает.',
      },
      ja_JP: {
        title: '時刻はどこの時間ですか',
        summary: '',
        markdown:
          '時刻はすべてツアーを行う都市の現地時間で、都市名を添えて表示します。東京で九時に始まるツアーは、どこから予約されても、東京の時計が九時を指すときに始まります。お客様の時計の時刻が異なる場合は、その下に併記します。料金の有効期限やお支払いの期限など、ご予約の途中で過ぎていくものは、お客様の時計で表示します。多くのツアーは開始の{leadHours}時間前まで予約でき、期限は各ツアーのページに記載しています。当日に飛行機で到着される場合は、余裕をお持ちください。飛行機が遅れても開始時刻は変わりません。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'meeting-point',
    position: 17,
    details: { topic: 'on-the-day' },
    texts: {
      en_US: {
        title: 'Where do I meet the guide?',
        summary: '',
        markdown:
          'At the meeting point on the tour’s page, which is also in the confirmation, on the voucher and in the calendar file. It is a place that can be found without asking, a fountain, a statue or the exit of a station, and there is a link that opens it in a map. Come {earlyMinutes} minutes before the start and have the voucher ready. If you cannot find each other, call the guide: you will find the contact details in the e-mail that names your guide, and with your order. Some tours end elsewhere; the list of stops says where.',
      },
      fr_FR: {
        title: 'Où retrouver le guide ?',
        summary: '',
        markdown:
          'Au point de rendez-vous indiqué sur la page de la visite, repris dans la confirmation, sur le bon et dans le fichier de calendrier. C’est un lieu que l’on trouve sans demander, une fontaine, une statue, une sortie de station, avec un lien qui l’ouvre sur une carte. Arrivez {earlyMinutes} minutes avant le début, le bon sous la main. Si vous ne vous trouvez pas, appelez le guide : ses coordonnées figurent dans l’e-mail qui vous donne son nom et dans votre commande. Certaines visites s’achèvent ailleurs ; la liste des étapes dit où.',
      },
      de_DE: {
        title: 'Wo treffe ich den Guide?',
        summary: '',
        markdown:
          'Am Treffpunkt, der auf der Seite der Tour steht, in der Bestätigung, auf dem Voucher und in der Kalenderdatei. Es ist ein Ort, den man ohne Fragen findet, ein Brunnen, ein Denkmal oder der Ausgang einer Station, und ein Link öffnet ihn auf der Karte. Kommen Sie {earlyMinutes} Minuten vor Beginn und halten Sie den Voucher bereit. Finden Sie einander nicht, rufen Sie den Guide an: Der Kontakt steht in der E-Mail mit seinem Namen und bei Ihrer Bestellung. Manche Touren enden anderswo; wo, sagt die Liste der Stationen.',
      },
      es_ES: {
        title: '¿Dónde me encuentro con el guía?',
        summary: '',
        markdown:
          'En el punto de encuentro que figura en la página de la visita, en la confirmación, en el bono y en el archivo de calendario. Es un lugar que se encuentra sin preguntar, una fuente, una estatua o la salida de una estación, con un enlace que lo abre en un mapa. Llegue {earlyMinutes} minutos antes del comienzo y tenga el bono a mano. Si no se encuentran, llame al guía: su contacto está en el correo que le da su nombre y en su pedido. Algunas visitas terminan en otro sitio; lo dice la lista de paradas.',
      },
      it_IT: {
        title: 'Dove incontro la guida?',
        summary: '',
        markdown:
          'Al punto d’incontro indicato nella pagina del tour, nella conferma, sul voucher e nel file per il calendario. È un luogo che si trova senza chiedere, una fontana, una statua o l’uscita di una stazione, con un link che lo apre su una mappa. Arrivi {earlyMinutes} minuti prima dell’inizio e tenga il voucher a portata di mano. Se non trova la guida, la chiami: il contatto è nell’e-mail che ne comunica il nome e nel suo ordine. Alcuni tour finiscono altrove; lo dice l’elenco delle tappe.',
      },
      ru_RU: {
        title: 'Где я встречусь с гидом?',
        summary: '',
        markdown:
          'На месте встречи: оно указано на странице экскурсии, в подтверждении, на ваучере и в файле для календаря. Это место, которое находишь без расспросов, — фонтан, памятник или выход со станции, и есть ссылка, открывающая его на карте. Приходите за {earlyMinutes} минут до начала и держите ваучер под рукой. Если не можете найти друг друга, свяжитесь с гидом: его контакт есть в письме, где названо имя, и в вашем заказе. Некоторые экскурсии заканчиваются в другом месте; где — видно из списка остановок.',
      },
      ja_JP: {
        title: 'ガイドとはどこで会いますか',
        summary: '',
        markdown:
          'ツアーのページに記した集合場所です。確認メール、バウチャー、カレンダー用のファイルにも記載しています。噴水、銅像、駅の出口など、人に尋ねなくても見つかる場所で、地図を開くリンクもあります。開始時刻の{earlyMinutes}分前までにお越しになり、バウチャーをご用意ください。お互いが見つからないときは、ガイドにご連絡ください。連絡先は、担当ガイドのお名前をお知らせするメールと、ご注文のページにあります。終了場所が異なるツアーもありますので、立ち寄り先の一覧をご覧ください。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'late-arrival',
    position: 18,
    details: { topic: 'on-the-day' },
    texts: {
      en_US: {
        title: 'What if I am late?',
        summary: '',
        markdown:
          'Call or write to your guide as soon as you know; the contact details are in the e-mail that names the guide and with your order. On a private tour the guide waits for a while, but the tour still ends at the time planned, since others may follow, and so becomes shorter. A small group sets out with those who are there; sometimes you can join it on the way. Whoever does not come at all is treated as having canceled too late, and the price is not refunded. If nobody answers you, write to [{email}](mailto:{email}).',
      },
      fr_FR: {
        title: 'Et si je suis en retard ?',
        summary: '',
        markdown:
          'Prévenez votre guide dès que vous le savez ; ses coordonnées se trouvent dans l’e-mail qui donne son nom et dans votre commande. Lors d’une visite privée, le guide vous attend un moment, mais l’heure de fin reste la même, car d’autres peuvent suivre, et la visite est plus courte. Un petit groupe part avec ceux qui sont là ; parfois, on peut le rejoindre en route. Ne pas venir du tout vaut annulation tardive, et le prix n’est pas remboursé. Si personne ne vous répond, écrivez à [{email}](mailto:{email}).',
      },
      de_DE: {
        title: 'Was ist, wenn ich mich verspäte?',
        summary: '',
        markdown:
          'Melden Sie sich bei Ihrem Guide, sobald Sie es wissen; der Kontakt steht in der E-Mail mit seinem Namen und bei Ihrer Bestellung. Bei einer privaten Tour wartet der Guide eine Weile auf Sie, aber das Ende bleibt, wo es war, denn danach können andere kommen; die Tour wird also kürzer. Eine kleine Gruppe geht mit denen los, die da sind; manchmal können Sie unterwegs dazustoßen. Wer gar nicht kommt, wird behandelt, als hätte er zu spät storniert, und der Preis wird nicht erstattet. Antwortet Ihnen niemand, schreiben Sie an [{email}](mailto:{email}).',
      },
      es_ES: {
        title: '¿Y si llego tarde?',
        summary: '',
        markdown:
          'Avise a su guía en cuanto lo sepa; el contacto está en el correo que le da su nombre y en su pedido. En una visita privada el guía le espera un rato, pero el final sigue siendo el mismo, porque puede haber otros después, y la visita se acorta. Un grupo pequeño sale con quienes están; a veces es posible unirse por el camino. No presentarse equivale a cancelar fuera de plazo y el precio no se devuelve. Si nadie le contesta, escriba a [{email}](mailto:{email}).',
      },
      it_IT: {
        title: 'E se arrivo in ritardo?',
        summary: '',
        markdown:
          'Avvisi la guida appena lo sa; il contatto è nell’e-mail che ne comunica il nome e nel suo ordine. In un tour privato la guida la aspetta per un po’, ma la fine resta quella prevista, perché dopo possono esserci altri, e il tour si accorcia. Un piccolo gruppo parte con chi c’è; a volte lo si può raggiungere lungo la strada. Chi non si presenta è trattato come chi annulla troppo tardi, e il prezzo non viene rimborsato. Se nessuno le risponde, scriva a [{email}](mailto:{email}).',
      },
      ru_RU: {
        title: 'Что, если я опаздываю?',
        summary: '',
        markdown:
          'Дайте знать гиду, как только это станет ясно; контакт есть в письме с его именем и в вашем заказе. На индивидуальной экскурсии гид какое-то время вас подождёт, но закончит в то же время, потому что после могут быть другие, и экскурсия станет короче. Малая группа отправляется с теми, кто пришёл; иногда её можно догнать по дороге. Если не прийти вовсе, это считается поздней отменой, и деньги не возвращаются. Если вам никто не отвечает, напишите на [{email}](mailto:{email}).',
      },
      ja_JP: {
        title: '遅れた場合はどうなりますか',
        summary: '',
        markdown:
          '分かった時点で、担当ガイドにご連絡ください。連絡先は、ガイドのお名前をお知らせするメールと、ご注文のページにあります。プライベートツアーではガイドがしばらくお待ちしますが、次の予定があることもあるため終了時刻は変わらず、その分短くなります。少人数ツアーはお集まりの方で出発し、途中で合流できることもあります。お越しにならなかった場合は期限後のキャンセルと同じ扱いとなり、返金いたしません。返事がないときは[{email}](mailto:{email})までご連絡ください。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'bad-weather',
    position: 19,
    details: { topic: 'on-the-day' },
    texts: {
      en_US: {
        title: 'What happens when the weather is bad?',
        summary: '',
        markdown:
          'Tours go ahead in rain; the guide knows the arcades, churches and cafés of the route and changes its order. Bring a jacket rather than an umbrella where streets are narrow. If a storm, great heat or an official warning makes a tour unsafe or spoils the point of it, we call it off, and you choose between another date and a full refund. If only the forecast makes you hesitate, the rule of your booking applies: until the deadline given there you can cancel free of charge.',
      },
      fr_FR: {
        title: 'Que se passe-t-il par mauvais temps ?',
        summary: '',
        markdown:
          'Les visites ont lieu sous la pluie ; le guide connaît les arcades, les églises et les cafés du parcours et en change l’ordre. Dans les rues étroites, mieux vaut une veste qu’un parapluie. Si une tempête, une forte chaleur ou une alerte officielle rend la visite dangereuse ou lui ôte son objet, nous l’annulons, et vous choisissez entre une autre date et le remboursement intégral. Si seules les prévisions vous font hésiter, la règle de votre réservation s’applique : jusqu’au moment indiqué, l’annulation est gratuite.',
      },
      de_DE: {
        title: 'Was geschieht bei schlechtem Wetter?',
        summary: '',
        markdown:
          'Touren finden auch bei Regen statt; der Guide kennt die Arkaden, Kirchen und Cafés am Weg und ändert die Reihenfolge. In engen Straßen hilft eine Jacke mehr als ein Schirm. Machen Sturm, große Hitze oder eine amtliche Warnung die Tour gefährlich oder nehmen sie ihr den Sinn, sagen wir sie ab, und Sie wählen zwischen einem anderen Termin und der Rückzahlung des ganzen Preises. Lässt Sie nur die Vorhersage zögern, gilt die Regel Ihrer Buchung: Bis zu dem dort genannten Zeitpunkt stornieren Sie kostenlos.',
      },
      es_ES: {
        title: '¿Qué pasa si hace mal tiempo?',
        summary: '',
        markdown:
          'Las visitas se hacen aunque llueva; el guía conoce los soportales, las iglesias y los cafés del recorrido y cambia el orden. En calles estrechas sirve más una chaqueta que un paraguas. Si una tormenta, mucho calor o un aviso oficial hace peligrosa la visita o la deja sin sentido, la suspendemos y usted elige entre otra fecha y la devolución de todo el precio. Si solo le hace dudar el pronóstico, vale la regla de su reserva: hasta el momento indicado cancela sin coste.',
      },
      it_IT: {
        title: 'Che cosa succede con il maltempo?',
        summary: '',
        markdown:
          'I tour si fanno anche con la pioggia; la guida conosce i portici, le chiese e i caffè del percorso e ne cambia l’ordine. Nelle strade strette serve più una giacca che un ombrello. Se un temporale, un gran caldo o un’allerta ufficiale rendono il tour pericoloso o gli tolgono senso, lo annulliamo, e lei sceglie fra un’altra data e il rimborso dell’intero prezzo. Se a farla esitare sono solo le previsioni, vale la regola della prenotazione: fino al momento indicato annulla gratuitamente.',
      },
      ru_RU: {
        title: 'Что бывает в плохую погоду?',
        summary: '',
        markdown:
          'В дождь экскурсии проходят: гид знает аркады, церкви и кафе по дороге и меняет порядок. На узких улицах куртка полезнее зонта. Если из-за шторма, сильной жары или официального предупреждения экскурсия становится опасной или теряет смысл, мы её отменяем, и вы выбираете между другой датой и возвратом всей суммы. Если сомнения вызывает только прогноз, действует правило вашего бронирования: до указанного там времени отмена бесплатна.',
      },
      ja_JP: {
        title: '天気が悪いときはどうなりますか',
        summary: '',
        markdown:
          '雨でもツアーは行います。道筋のアーケードや教会、カフェを知るガイドが順序を変えてご案内します。狭い道では、傘より上着のほうが役に立ちます。嵐や厳しい暑さ、公的な警報などで危険がある場合や、ツアーの趣旨が失われる場合は中止し、別の日程か全額返金のいずれかをお選びいただきます。天気予報だけを理由に迷われる場合は、ご予約の規定が適用され、そこに示された時刻までは無料でキャンセルできます。',
      },
    },
  },
];
