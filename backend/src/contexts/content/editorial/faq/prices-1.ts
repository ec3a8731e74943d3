import type { EditorialEntry } from '../editorial-entry.js';

export const pricesQuestions1: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'how-the-price-is-made',
    position: 7,
    details: { topic: 'prices' },
    texts: {
      en_US: {
        title: 'How is the price made?',
        summary: '',
        markdown:
          'A private tour has one price for the group, which depends on the length and on the number of people; beyond a certain size each additional person adds an amount. A small-group tour has a price per person, by age. The panel on the tour’s page shows the sum line by line, with value added tax and with no fees added later: what you see there is what you pay. What the price includes, and what it does not, such as entrance tickets or meals, is listed below it on the same page.',
      },
      fr_FR: {
        title: 'Comment le prix est-il formé ?',
        summary: '',
        markdown:
          'Une visite privée a un prix pour le groupe, qui dépend de la durée et du nombre de personnes ; au-delà d’une certaine taille, chaque personne de plus ajoute un montant. Une visite en petit groupe a un prix par personne, selon l’âge. Le panneau de la page montre le calcul ligne par ligne, TVA comprise et sans frais ajoutés ensuite : ce qui est écrit est ce que vous payez. Ce que le prix comprend et ce qu’il ne comprend pas, par exemple les billets ou les repas, figure sur la même page.',
      },
      de_DE: {
        title: 'Wie setzt sich der Preis zusammen?',
        summary: '',
        markdown:
          'Eine private Tour hat einen Preis für die Gruppe, der von der Dauer und der Personenzahl abhängt; ab einer bestimmten Größe kommt für jede weitere Person ein Betrag hinzu. Eine Tour in kleiner Gruppe hat einen Preis pro Person, nach Alter. Auf der Seite der Tour sehen Sie die Summe Zeile für Zeile, mit Umsatzsteuer und ohne Gebühren, die erst später auftauchen: Was dort steht, zahlen Sie. Was im Preis enthalten ist und was nicht, etwa Eintritte oder Essen, steht auf derselben Seite.',
      },
      es_ES: {
        title: '¿Cómo se forma el precio?',
        summary: '',
        markdown:
          'Una visita privada tiene un precio por grupo, que depende de la duración y del número de personas; a partir de cierto tamaño, cada persona más añade una cantidad. Una visita en grupo pequeño tiene un precio por persona, según la edad. El panel de la página muestra la suma línea por línea, con el IVA y sin gastos que aparezcan después: lo que ahí figura es lo que paga. Lo que incluye el precio y lo que no, como entradas o comidas, está en la misma página.',
      },
      it_IT: {
        title: 'Come si forma il prezzo?',
        summary: '',
        markdown:
          'Un tour privato ha un prezzo per il gruppo, che dipende dalla durata e dal numero di persone; oltre un certo numero ogni persona in più aggiunge una somma. Un tour in piccolo gruppo ha un prezzo a persona, secondo l’età. Il pannello nella pagina mostra il conto riga per riga, IVA compresa e senza spese che compaiano dopo: quello che c’è scritto è quello che si paga. Che cosa il prezzo comprende e che cosa no, per esempio biglietti o pasti, è indicato nella stessa pagina.',
      },
      ru_RU: {
        title: 'Из чего складывается цена?',
        summary: '',
        markdown:
          'У индивидуальной экскурсии одна цена на группу: она зависит от длительности и числа участников, а начиная с определённого размера за каждого следующего прибавляется сумма. У экскурсии в малой группе цена за человека, по возрасту. На странице экскурсии расчёт показан построчно, с НДС и без сборов, которые появлялись бы потом: что написано, то вы и платите. Что в цену входит, а что нет — например, билеты или еда, — перечислено на той же странице.',
      },
      ja_JP: {
        title: '料金はどのように決まりますか',
        summary: '',
        markdown:
          'プライベートツアーは1グループの料金で、所要時間と人数によって決まり、一定の人数を超えるとお一人ごとに加算されます。少人数ツアーは年齢別のお一人ずつの料金です。ツアーのページでは計算を一行ずつお見せします。付加価値税を含み、後から加わる手数料はありません。表示された金額がお支払いの金額です。入場券や食事など、料金に含まれるものと含まれないものは、同じページに記載しています。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'does-the-price-change',
    position: 8,
    details: { topic: 'prices' },
    texts: {
      en_US: {
        title: 'Can the price change before I pay?',
        summary: '',
        markdown:
          'A price that we have shown you for a day and a number of people holds for {priceMinutes} minutes; the panel says until when. If you come back later, the price is worked out again, and if it has changed you see the old and the new one before you pay. Nothing changes silently. When you begin checkout, your places are held for {holdMinutes} minutes, so that nobody takes them while you type. Once you have paid, the price of your booking stays what it is.',
      },
      fr_FR: {
        title: 'Le prix peut-il changer avant le paiement ?',
        summary: '',
        markdown:
          'Un prix que nous vous avons montré pour un jour et un nombre de personnes vaut {priceMinutes} minutes ; le panneau indique jusqu’à quand. Si vous revenez plus tard, il est recalculé et, s’il a changé, vous voyez l’ancien et le nouveau avant de payer. Rien ne change à votre insu. Au début de la commande, vos places sont gardées {holdMinutes} minutes, pour que personne ne les prenne pendant que vous écrivez. Une fois payé, le prix de votre réservation ne bouge plus.',
      },
      de_DE: {
        title: 'Kann sich der Preis vor der Zahlung ändern?',
        summary: '',
        markdown:
          'Ein Preis, den wir Ihnen für einen Tag und eine Personenzahl gezeigt haben, gilt {priceMinutes} Minuten; bis wann, steht daneben. Kommen Sie später wieder, wird neu gerechnet, und wenn er sich geändert hat, sehen Sie den alten und den neuen, bevor Sie zahlen. Stillschweigend ändert sich nichts. Wenn Sie die Bestellung beginnen, halten wir Ihre Plätze {holdMinutes} Minuten frei, damit sie niemand nimmt, während Sie tippen. Ist bezahlt, bleibt der Preis Ihrer Buchung, wie er ist.',
      },
      es_ES: {
        title: '¿Puede cambiar el precio antes de pagar?',
        summary: '',
        markdown:
          'El precio que le hemos mostrado para un día y un número de personas se mantiene {priceMinutes} minutos; el panel dice hasta cuándo. Si vuelve más tarde se calcula de nuevo y, si ha cambiado, ve el antiguo y el nuevo antes de pagar. Nada cambia sin que lo vea. Al empezar el pedido guardamos sus plazas {holdMinutes} minutos, para que nadie las tome mientras escribe. Una vez pagado, el precio de su reserva ya no se mueve.',
      },
      it_IT: {
        title: 'Il prezzo può cambiare prima del pagamento?',
        summary: '',
        markdown:
          'Un prezzo che le abbiamo mostrato per un giorno e un numero di persone vale {priceMinutes} minuti; il pannello dice fino a quando. Se torna più tardi viene ricalcolato e, se è cambiato, vede il vecchio e il nuovo prima di pagare. Nulla cambia senza che lei lo veda. Quando inizia l’ordine tratteniamo i suoi posti per {holdMinutes} minuti, perché nessuno li prenda mentre scrive. Una volta pagato, il prezzo della prenotazione resta quello.',
      },
      ru_RU: {
        title: 'Может ли цена измениться до оплаты?',
        summary: '',
        markdown:
          'Цена, показанная вам для выбранного дня и числа участников, действует {priceMinutes} мин; до какого времени — сказано рядом. Если вы вернётесь позже, она будет рассчитана заново, и если изменилась, вы увидите старую и новую до оплаты. Незаметно ничего не меняется. Когда вы начинаете оформление, места закреплены за вами {holdMinutes} мин, чтобы их никто не занял, пока вы вводите данные. После оплаты цена бронирования уже не меняется.',
      },
      ja_JP: {
        title: '支払いの前に料金が変わることはありますか',
        summary: '',
        markdown:
          '日付と人数を選んで表示された料金は{priceMinutes}分間有効で、いつまでかを画面に示しています。後から戻られた場合は計算し直し、変わったときは、お支払いの前に元の料金と新しい料金の両方をお見せします。お知らせせずに変わることはありません。お手続きを始めると、入力のあいだにほかの方が取らないよう、お席を{holdMinutes}分間お取り置きします。お支払いの後は、ご予約の料金が変わることはありません。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'currencies',
    position: 9,
    details: { topic: 'prices' },
    texts: {
      en_US: {
        title: 'In which currency do I pay?',
        summary: '',
        markdown:
          'In the one you choose at the top of the page: euros, US dollars, pounds sterling, Swiss francs, yen, Canadian or Australian dollars. Each tour is priced in a currency of its own. If yours is another, we convert at the exchange rate of the day, show the rate and the original price next to yours, and charge exactly the amount in your order, in your currency. A refund is also made in the currency and the amount you paid. Your bank may charge a fee for payments abroad.',
      },
      fr_FR: {
        title: 'Dans quelle devise vais-je payer ?',
        summary: '',
        markdown:
          'Dans celle que vous choisissez en haut de la page : euro, dollar américain, livre sterling, franc suisse, yen, dollar canadien ou australien. Chaque visite a son prix dans une devise qui lui est propre. Si la vôtre est différente, nous convertissons au taux du jour, affichons ce taux et le prix d’origine à côté du vôtre, et débitons exactement le montant de la commande, dans votre devise. Un remboursement se fait lui aussi dans la devise et pour le montant payés. Votre banque peut prélever des frais pour un paiement à l’étranger.',
      },
      de_DE: {
        title: 'In welcher Währung zahle ich?',
        summary: '',
        markdown:
          'In der, die Sie oben auf der Seite wählen: Euro, US-Dollar, Pfund Sterling, Schweizer Franken, Yen, kanadische oder australische Dollar. Jede Tour hat ihren Preis in einer eigenen Währung. Ist Ihre eine andere, rechnen wir zum Tageskurs um, zeigen den Kurs und den ursprünglichen Preis daneben und belasten genau den Betrag Ihrer Bestellung in Ihrer Währung. Auch eine Erstattung erhalten Sie in der Währung und Höhe, in der Sie gezahlt haben. Ihre Bank kann für Auslandszahlungen ein Entgelt erheben.',
      },
      es_ES: {
        title: '¿En qué moneda pago?',
        summary: '',
        markdown:
          'En la que elija en la parte superior de la página: euro, dólar estadounidense, libra esterlina, franco suizo, yen, dólar canadiense o australiano. Cada visita tiene su precio en una moneda propia. Si la suya es otra, convertimos al cambio del día, mostramos el cambio y el precio original junto al suyo y cobramos exactamente el importe del pedido en su moneda. También la devolución se hace en la moneda y la cantidad pagadas. Su banco puede cobrar una comisión por pagos en el extranjero.',
      },
      it_IT: {
        title: 'In quale valuta pago?',
        summary: '',
        markdown:
          'In quella che sceglie in cima alla pagina: euro, dollaro statunitense, sterlina, franco svizzero, yen, dollaro canadese o australiano. Ogni tour ha il prezzo in una valuta propria. Se la sua è un’altra, convertiamo al cambio del giorno, mostriamo il cambio e il prezzo originale accanto al suo e addebitiamo esattamente l’importo dell’ordine nella sua valuta. Anche un rimborso avviene nella valuta e nella somma pagate. La sua banca può applicare una commissione per i pagamenti all’estero.',
      },
      ru_RU: {
        title: 'В какой валюте я плачу?',
        summary: '',
        markdown:
          'В той, которую выбираете вверху страницы: евро, доллары США, фунты стерлингов, швейцарские франки, иены, канадские или австралийские доллары. У каждой экскурсии цена назначена в своей валюте. Если ваша другая, мы пересчитываем её по курсу дня, показываем рядом курс и исходную цену и списываем ровно ту сумму, что указана в заказе, в вашей валюте. Возврат делается в той же валюте и той же сумме. Банк может взять комиссию за платёж за границу.',
      },
      ja_JP: {
        title: 'どの通貨で支払いますか',
        summary: '',
        markdown:
          'ページの上部でお選びの通貨です。ユーロ、米ドル、英ポンド、スイスフラン、日本円、カナダドル、オーストラリアドルからお選びいただけます。ツアーにはそれぞれ元の通貨の料金があり、異なる通貨をお選びの場合はその日の為替レートで換算して、レートと元の料金をあわせて表示します。ご請求は、ご注文に記載した金額と通貨のとおりです。返金も、お支払いいただいた通貨と金額で行います。海外への支払いについて、お客様の銀行が手数料を請求することがあります。',
      },
    },
  },
  {
    kind: 'faq',
    slug: 'children-and-infants',
    position: 10,
    details: { topic: 'prices' },
    texts: {
      en_US: {
        title: 'What do children and infants pay?',
        summary: '',
        markdown:
          'What counts is the age on the day of the tour: under 2 years an infant, from 2 to 12 a child, from 13 on an adult. On a private tour children belong to the group and count toward its size, while infants cost nothing extra and, on walks, do not count. In cars and boats everybody needs a seat, infants included, so there they count. Small-group tours have a price for children; infants come free unless the page says otherwise. If you need a child seat, give the age in the field for wishes.',
      },
      fr_FR: {
        title: 'Que paient les enfants et les bébés ?',
        summary: '',
        markdown:
          'C’est l’âge au jour de la visite qui compte : moins de 2 ans, un bébé ; de 2 à 12 ans, un enfant ; à partir de 13 ans, un adulte. Dans une visite privée, les enfants font partie du groupe et comptent pour sa taille ; les bébés ne coûtent rien de plus et ne comptent pas à pied. En voiture et en bateau, chacun a besoin d’un siège, et ils comptent. Les visites en petit groupe indiquent un prix enfant ; les bébés viennent gratuitement, sauf mention contraire. Pour un siège enfant, notez l’âge dans les souhaits.',
      },
      de_DE: {
        title: 'Was zahlen Kinder und Kleinkinder?',
        summary: '',
        markdown:
          'Es zählt das Alter am Tag der Tour: unter 2 Jahren ein Kleinkind, von 2 bis 12 ein Kind, ab 13 ein Erwachsener. Bei einer privaten Tour gehören Kinder zur Gruppe und zählen für ihre Größe; Kleinkinder kosten nichts zusätzlich und zählen zu Fuß nicht mit. In Autos und Booten braucht jeder einen Platz, auch die Kleinsten, dort zählen sie also. Touren in kleiner Gruppe nennen einen Kinderpreis; Kleinkinder sind frei, wenn die Seite nichts anderes sagt. Für einen Kindersitz schreiben Sie das Alter in die Wünsche.',
      },
      es_ES: {
        title: '¿Qué pagan los niños y los bebés?',
        summary: '',
        markdown:
          'Cuenta la edad el día de la visita: menos de 2 años, bebé; de 2 a 12, niño; desde los 13, adulto. En una visita privada los niños forman parte del grupo y cuentan para su tamaño; los bebés no cuestan nada más y a pie no cuentan. En coche y en barco todos necesitan asiento, también los bebés, así que allí cuentan. Las visitas en grupo pequeño indican un precio infantil; los bebés van gratis si la página no dice otra cosa. Para una silla infantil, anote la edad en los deseos.',
      },
      it_IT: {
        title: 'Quanto pagano i bambini e i neonati?',
        summary: '',
        markdown:
          'Conta l’età nel giorno del tour: sotto i 2 anni è un neonato, da 2 a 12 un bambino, da 13 in su un adulto. In un tour privato i bambini fanno parte del gruppo e contano per la sua dimensione; i neonati non costano nulla in più e a piedi non contano. In auto e in barca ognuno ha bisogno di un posto, anche loro, e quindi contano. I tour in piccolo gruppo indicano un prezzo per bambini; i neonati sono gratis, salvo diversa indicazione. Per un seggiolino scriva l’età nei desideri.',
      },
      ru_RU: {
        title: 'Сколько платят дети и младенцы?',
        summary: '',
        markdown:
          'Считается возраст в день экскурсии: до 2 лет — младенец, от 2 до 12 — ребёнок, с 13 — взрослый. На индивидуальной экскурсии дети входят в группу и учитываются в её размере; за младенцев доплаты нет, и на пешей прогулке их не считают. В машинах и лодках место нужно каждому, и самым маленьким тоже, поэтому там они учитываются. У экскурсий в малой группе есть детская цена; младенцы бесплатно, если на странице не сказано иное. Если нужно детское кресло, укажите возраст в пожеланиях.',
      },
      ja_JP: {
        title: '子どもや幼児の料金はいくらですか',
        summary: '',
        markdown:
          'ツアー当日の年齢を基準とし、2歳未満は幼児、2歳から12歳はお子さま、13歳以上は大人です。プライベートツアーでは、お子さまはグループの人数に数えます。幼児は追加料金がなく、徒歩のツアーでは人数に入りません。車や船では幼児も含めてお一人ずつお席が必要なため、人数に数えます。少人数ツアーにはお子さま料金があり、幼児はページに別の記載がないかぎり無料です。チャイルドシートが必要な場合は、ご要望欄に年齢をお書きください。',
      },
    },
  },
];
