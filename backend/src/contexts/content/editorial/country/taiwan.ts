import type { EditorialEntry } from '../editorial-entry.js';

export const taiwan: EditorialEntry = {
  kind: 'country',
  slug: 'taiwan',
  position: 204,
  details: { cities: ['taipei', 'tainan'], tours: [] },
  texts: {
    en_US: {
      title: 'Taiwan',
      summary: 'Refuse trucks that play the piano, receipts that are lottery tickets, and beef soup before sunrise.',
      markdown:
        'When “Für Elise” or “A Maiden’s Prayer” sounds in the street, it is the garbage truck, and the neighbors come down with their bags. Keep your receipts: each has a number, and every two months there is a drawing. In the metro of [Taipei](/city/taipei) nobody eats or drinks, not even water, once past the gates. In [Tainan](/city/tainan) people breakfast on beef soup: hot broth is poured over thin raw slices, and some shops open before dawn and close when the meat is gone.',
    },
    fr_FR: {
      title: 'Taïwan',
      summary:
        'Des bennes à ordures qui jouent du piano, des tickets de caisse qui sont des billets de loterie et un bouillon de bœuf avant l’aube.',
      markdown:
        'Quand retentit dans la rue « La Lettre à Élise » ou « La Prière d’une vierge », c’est la benne à ordures, et les voisins descendent avec leurs sacs. Gardez vos tickets de caisse : chacun porte un numéro, et tous les deux mois a lieu un tirage. Dans le métro de [Taipei](/city/taipei), passé les portillons, on ne mange ni ne boit, pas même de l’eau. À [Tainan](/city/tainan), on commence la journée par une soupe de bœuf : le bouillon brûlant se verse sur de fines tranches crues, et certaines échoppes ouvrent avant l’aube pour fermer quand il n’y a plus de viande.',
    },
    de_DE: {
      title: 'Taiwan',
      summary: 'Müllwagen, die Klavierstücke spielen, Kassenzettel, die Lose sind, und Rindersuppe vor Sonnenaufgang.',
      markdown:
        'Erklingt auf der Straße „Für Elise“ oder das „Gebet einer Jungfrau“, dann kommt der Müllwagen, und die Nachbarn gehen mit ihren Beuteln hinunter. Heben Sie Kassenzettel auf: Jeder trägt eine Nummer, und alle zwei Monate wird gezogen. In der Metro von [Taipeh](/city/taipei) isst und trinkt hinter der Sperre niemand, nicht einmal Wasser. In [Tainan](/city/tainan) frühstückt man Rindersuppe: Heiße Brühe wird über dünne rohe Scheiben gegossen, und manche Läden öffnen vor der Dämmerung und schließen, wenn das Fleisch aus ist.',
    },
    es_ES: {
      title: 'Taiwán',
      summary:
        'Camiones de basura que tocan el piano, recibos que son billetes de lotería y sopa de ternera antes del amanecer.',
      markdown:
        'Cuando en la calle suena «Para Elisa» o «La plegaria de una virgen», llega el camión de la basura, y los vecinos bajan con sus bolsas. Guarde los recibos: cada uno lleva un número y cada dos meses hay sorteo. En el metro de [Taipéi](/city/taipei), pasados los torniquetes, nadie come ni bebe, ni siquiera agua. En [Tainan](/city/tainan) se desayuna sopa de ternera: el caldo hirviendo se vierte sobre lonchas crudas muy finas, y algunos locales abren antes del alba y cierran cuando se acaba la carne.',
    },
    it_IT: {
      title: 'Taiwan',
      summary:
        'Camion dei rifiuti che suonano il piano, scontrini che sono biglietti della lotteria e zuppa di manzo prima dell’alba.',
      markdown:
        'Quando per strada si sente «Per Elisa» o «La preghiera di una vergine», arriva il camion dei rifiuti, e i vicini scendono con i sacchetti. Conservi gli scontrini: ognuno ha un numero, e ogni due mesi c’è un’estrazione. Nella metropolitana di [Taipei](/city/taipei), passati i tornelli, nessuno mangia né beve, nemmeno acqua. A [Tainan](/city/tainan) si fa colazione con la zuppa di manzo: il brodo bollente si versa su fettine crude, e certe botteghe aprono prima dell’alba e chiudono quando la carne è finita.',
    },
    ru_RU: {
      title: 'Тайвань',
      summary:
        'Мусоровозы, играющие фортепианные пьесы, чеки, которые служат лотерейными билетами, и говяжий суп до рассвета.',
      markdown:
        'Если на улице звучит «К Элизе» или «Молитва девы», это едет мусоровоз, и соседи спускаются с пакетами. Чеки не выбрасывайте: на каждом есть номер, и раз в два месяца проводят розыгрыш. В метро [Тайбэя](/city/taipei) за турникетами никто не ест и не пьёт, даже воду. В [Тайнане](/city/tainan) завтракают говяжьим супом: горячим бульоном заливают тонкие ломтики сырого мяса, и иные лавки открываются до рассвета, а закрываются, когда мясо кончится.',
    },
    ja_JP: {
      title: '台湾',
      summary: 'ピアノ曲を鳴らすごみ収集車、宝くじになるレシート、そして夜明け前から売られる牛肉スープがあります。',
      markdown:
        '通りに「エリーゼのために」や「乙女の祈り」が流れたら、ごみ収集車です。近所の人が袋を持って下りてきます。レシートは捨てないでください。一枚ずつ番号があり、2か月に1度、抽選があります。[台北](/city/taipei)の地下鉄では、改札を入ったら水さえ飲めません。[台南](/city/tainan)の朝食は牛肉スープです。薄切りの生肉に熱いだしを注いだもので、夜明け前に開き、肉がなくなれば閉める店もあります。',
    },
  },
};
