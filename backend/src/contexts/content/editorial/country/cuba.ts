import type { EditorialEntry } from '../editorial-entry.js';

export const cuba: EditorialEntry = {
  kind: 'country',
  slug: 'cuba',
  position: 36,
  details: { cities: ['havana'], tours: ['havana-old-town-squares'] },
  texts: {
    en_US: {
      title: 'Cuba',
      summary:
        'Waiting your turn without a line, novels read aloud to people who roll cigars, and a cannon that shuts gates long gone.',
      markdown:
        'Nobody stands in line here: on arriving you ask who is last, remember the face and sit down in the shade. In the cigar factories a reader has sat on a platform since 1865 and reads out first the news and then a novel; one brand is named after the Count of Monte Cristo. In [Havana](/city/havana) a cannon is fired at nine every evening to close the gates of a wall that came down in the nineteenth century. Arcades carry one from [square to square](/tour/havana-old-town-squares) out of the sun.',
    },
    fr_FR: {
      title: 'Cuba',
      summary:
        'Une file sans rang, des romans lus à voix haute à ceux qui roulent des cigares et un canon qui ferme des portes disparues.',
      markdown:
        'Ici, la file n’a pas de rang : en arrivant, on demande qui est le dernier, on retient son visage et l’on s’assoit à l’ombre. Depuis 1865, dans les manufactures de cigares, un lecteur assis sur une estrade lit d’abord les nouvelles, puis un roman ; une marque porte le nom du comte de Monte-Cristo. À [La Havane](/city/havana), un canon tire chaque soir à neuf heures pour fermer les portes d’un rempart abattu au dix-neuvième siècle. Les arcades mènent de [place en place](/tour/havana-old-town-squares) à l’abri du soleil.',
    },
    de_DE: {
      title: 'Kuba',
      summary:
        'Eine Schlange ohne Reihe, Romane, die man Zigarrendrehern vorliest, und eine Kanone, die verschwundene Tore schließt.',
      markdown:
        'Die Schlange hat hier keine Reihe: Wer ankommt, fragt nach dem Letzten, merkt sich das Gesicht und setzt sich in den Schatten. In den Zigarrenfabriken liest seit 1865 ein Vorleser vom Podest erst die Nachrichten und dann einen Roman; eine Marke heißt nach dem Grafen von Monte Christo. In [Havanna](/city/havana) schießt jeden Abend um neun eine Kanone, um die Tore einer Mauer zu schließen, die im neunzehnten Jahrhundert fiel. Arkaden führen ohne Sonne [von Platz zu Platz](/tour/havana-old-town-squares).',
    },
    es_ES: {
      title: 'Cuba',
      summary:
        'Una cola sin fila, novelas leídas en voz alta a quienes tuercen puros y un cañón que cierra puertas desaparecidas.',
      markdown:
        'Aquí la cola no forma fila: al llegar se pregunta por el último, se recuerda la cara y uno se sienta a la sombra. En las fábricas de puros, desde 1865, un lector lee desde una tarima primero las noticias y después una novela; una marca lleva el nombre del conde de Montecristo. En [La Habana](/city/havana) un cañón dispara cada noche a las nueve para cerrar las puertas de una muralla derribada en el siglo XIX. Los soportales llevan de [plaza en plaza](/tour/havana-old-town-squares) sin sol.',
    },
    it_IT: {
      title: 'Cuba',
      summary:
        'Una coda senza fila, romanzi letti ad alta voce a chi arrotola sigari e un cannone che chiude porte scomparse.',
      markdown:
        'Qui la coda non fa fila: arrivando si chiede chi è l’ultimo, se ne ricorda il viso e ci si siede all’ombra. Nelle fabbriche di sigari, dal 1865, un lettore legge da una pedana prima le notizie e poi un romanzo; una marca porta il nome del conte di Montecristo. All’[Avana](/city/havana) ogni sera alle nove spara un cannone per chiudere le porte di una cinta abbattuta nell’Ottocento. I portici portano di [piazza in piazza](/tour/havana-old-town-squares) al riparo dal sole.',
    },
    ru_RU: {
      title: 'Куба',
      summary:
        'Очередь без ряда, романы вслух для тех, кто скручивает сигары, и пушка, которая закрывает исчезнувшие ворота.',
      markdown:
        'Очередь здесь не стоит рядком: придя, спрашивают, кто последний, запоминают лицо и садятся в тень. На сигарных фабриках с 1865 года чтец с помоста читает вслух сначала новости, потом роман; одна марка названа по графу Монте-Кристо. В [Гаване](/city/havana) каждый вечер в девять стреляет пушка, чтобы закрыть ворота стены, снесённой в девятнадцатом веке. Аркады ведут [с площади на площадь](/tour/havana-old-town-squares) в тени.',
    },
    ja_JP: {
      title: 'キューバ',
      summary: '列を作らない順番待ち、葉巻職人に読み聞かせる小説、そして消えた城門を閉める大砲があります。',
      markdown:
        '順番を待つのに列は作りません。着いたら「最後の人は」と尋ね、顔を覚えて日陰に座ります。葉巻工場では1865年から、台に座った朗読係がまずニュースを、次に小説を読み上げてきました。『モンテ・クリスト伯』にちなんだ銘柄もあります。[ハバナ](/city/havana)では毎晩9時、19世紀に取り壊された城壁の門を閉めるために大砲が鳴ります。アーケードをたどれば、[広場から広場へ](/tour/havana-old-town-squares)日を避けて歩けます。',
    },
  },
};
