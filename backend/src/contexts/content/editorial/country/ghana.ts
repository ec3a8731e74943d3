import type { EditorialEntry } from '../editorial-entry.js';

export const ghana: EditorialEntry = {
  kind: 'country',
  slug: 'ghana',
  position: 123,
  details: { cities: ['accra', 'cape-coast'], tours: [] },
  texts: {
    en_US: {
      title: 'Ghana',
      summary:
        'Names that tell the day of birth, one dough in two kinds of leaf, and a day of the week that belongs to the sea.',
      markdown:
        'Many carry the day of their birth in their name: Kofi came on a Friday, Ama on a Saturday. Kenkey, a fermented corn dough, is wrapped in corn husks in [Accra](/city/accra) and in plantain leaves in [Cape Coast](/city/cape-coast), and each side prefers its own. On Tuesdays the canoes of most villages stay ashore, for that day belongs to the sea; see the fish come in on another morning. Give and take with your right hand. Among friends a handshake ends with a snap of the fingers.',
    },
    fr_FR: {
      title: 'Ghana',
      summary:
        'Des prénoms qui disent le jour de naissance, une pâte en deux feuilles et un jour de la semaine qui appartient à la mer.',
      markdown:
        'Beaucoup portent dans leur nom le jour de leur naissance : Kofi est venu un vendredi, Ama un samedi. Le kenkey, une pâte de maïs fermentée, s’enveloppe de spathes de maïs à [Accra](/city/accra) et de feuilles de plantain à [Cape Coast](/city/cape-coast), et chacun préfère le sien. Le mardi, dans la plupart des villages, les pirogues restent à terre, car ce jour est celui de la mer ; allez voir arriver le poisson un autre matin. Donnez et recevez de la main droite. Entre amis, une poignée de main finit par un claquement de doigts.',
    },
    de_DE: {
      title: 'Ghana',
      summary:
        'Namen, die den Tag der Geburt nennen, ein Teig in zweierlei Blättern und ein Wochentag, der dem Meer gehört.',
      markdown:
        'Viele tragen den Tag ihrer Geburt im Namen: Kofi kam an einem Freitag, Ama an einem Samstag. Kenkey, ein vergorener Maisteig, steckt in [Accra](/city/accra) in Maisblättern und in [Cape Coast](/city/cape-coast) in Kochbananenblättern, und jeder zieht den seinen vor. Dienstags bleiben die Kanus der meisten Dörfer an Land, denn dieser Tag gehört dem Meer; sehen Sie sich den Fang an einem anderen Morgen an. Geben und nehmen Sie mit der rechten Hand. Unter Freunden endet ein Händedruck mit einem Fingerschnippen.',
    },
    es_ES: {
      title: 'Ghana',
      summary:
        'Nombres que dicen el día de nacimiento, una masa en dos clases de hoja y un día de la semana que es del mar.',
      markdown:
        'Muchos llevan en el nombre el día en que nacieron: Kofi llegó un viernes, Ama un sábado. El kenkey, una masa de maíz fermentada, va envuelto en hojas de mazorca en [Acra](/city/accra) y en hojas de plátano en [Cape Coast](/city/cape-coast), y cada cual prefiere el suyo. Los martes las canoas de la mayoría de los pueblos se quedan en tierra, pues ese día es del mar; vaya a ver llegar el pescado otra mañana. Dé y reciba con la mano derecha. Entre amigos, el apretón de manos acaba con un chasquido de dedos.',
    },
    it_IT: {
      title: 'Ghana',
      summary:
        'Nomi che dicono il giorno di nascita, un impasto in due tipi di foglia e un giorno della settimana che spetta al mare.',
      markdown:
        'Molti portano nel nome il giorno in cui sono nati: Kofi venne di venerdì, Ama di sabato. Il kenkey, un impasto di mais fermentato, si avvolge nelle brattee di mais ad [Accra](/city/accra) e nelle foglie di platano a [Cape Coast](/city/cape-coast), e ognuno preferisce il suo. Il martedì le canoe di quasi tutti i villaggi restano a riva, perché quel giorno spetta al mare; vada a vedere l’arrivo del pesce un’altra mattina. Dia e prenda con la mano destra. Tra amici una stretta di mano finisce con uno schiocco di dita.',
    },
    ru_RU: {
      title: 'Гана',
      summary:
        'Имена, в которых слышен день рождения, одно тесто в двух видах листьев и день недели, который принадлежит морю.',
      markdown:
        'Многие носят в имени день своего рождения: Кофи появился в пятницу, Ама — в субботу. Кенке, кислое кукурузное тесто, в [Аккре](/city/accra) заворачивают в листья початка, а в [Кейп-Косте](/city/cape-coast) — в листья плантана, и каждому милее своё. По вторникам в большинстве деревень лодки остаются на берегу: этот день принадлежит морю, так что смотреть на улов приходите в другое утро. Давайте и берите правой рукой. Рукопожатие между друзьями кончается щелчком пальцев.',
    },
    ja_JP: {
      title: 'ガーナ',
      summary: '名前で生まれた曜日が分かり、同じ生地を二種類の葉で包み、週に一日は海のためにあります。',
      markdown:
        '生まれた曜日を名前にもつ人が大勢います。コフィは金曜、アマは土曜の生まれです。発酵させたとうもろこしの生地ケンケは、[アクラ](/city/accra)ではとうもろこしの皮で、[ケープ・コースト](/city/cape-coast)では料理用バナナの葉で包み、どちらの町も自分のほうがおいしいと言います。火曜は海の日とされ、たいていの漁村では舟を出しません。水揚げを見るなら、ほかの曜日の朝にどうぞ。物の受け渡しは右手でします。親しい者どうしの握手は、指をぱちんと鳴らして終わります。',
    },
  },
};
