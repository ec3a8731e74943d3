import type { EditorialEntry } from '../editorial-entry.js';

export const italy: EditorialEntry = {
  kind: 'country',
  slug: 'italy',
  position: 1,
  details: { cities: ['rome', 'venice', 'naples', 'florence'], tours: ['rome-colosseum-and-forum'] },
  texts: {
    en_US: {
      title: 'Italy',
      summary:
        'A young state of very old cities, each with its own bread, its own dialect and its own opinion of the others.',
      markdown:
        'The country is younger than most of its cafés: until 1861 a road from [Florence](/city/florence) to [Naples](/city/naples) crossed several borders. That is why bread has no salt in Tuscany, why [Venice](/city/venice) calls a square a campo, and why people in [Rome](/city/rome) say which quarter they are from before they name the city. Begin early, when bars serve coffee to those who work; rest when the shutters close after lunch; go out again when the stone gives back its warmth.',
    },
    fr_FR: {
      title: 'Italie',
      summary:
        'Un État jeune fait de villes très anciennes ; chacune a son pain, son dialecte et son avis sur les autres.',
      markdown:
        'Le pays est plus jeune que bien de ses cafés : jusqu’en 1861, la route de [Florence](/city/florence) à [Naples](/city/naples) franchissait plusieurs frontières. De là vient que le pain toscan n’a pas de sel, que [Venise](/city/venice) appelle une place un campo, et qu’à [Rome](/city/rome) on nomme son quartier avant sa ville. Commencez tôt, quand les bars servent ceux qui travaillent ; reposez-vous quand les volets se ferment après le repas ; ressortez quand la pierre rend sa chaleur.',
    },
    de_DE: {
      title: 'Italien',
      summary:
        'Ein junger Staat aus sehr alten Städten; jede hat ihr Brot, ihren Dialekt und ihre Meinung über die anderen.',
      markdown:
        'Das Land ist jünger als manches seiner Cafés: Bis 1861 führte der Weg von [Florenz](/city/florence) nach [Neapel](/city/naples) über mehrere Grenzen. Darum hat das Brot in der Toskana kein Salz, darum heißt ein Platz in [Venedig](/city/venice) Campo, und darum nennt man in [Rom](/city/rome) zuerst sein Viertel und dann die Stadt. Beginnen Sie früh, wenn die Bars denen Kaffee geben, die zur Arbeit gehen; ruhen Sie, wenn nach dem Essen die Läden zugehen; gehen Sie wieder hinaus, wenn der Stein seine Wärme abgibt.',
    },
    es_ES: {
      title: 'Italia',
      summary:
        'Un Estado joven hecho de ciudades muy antiguas; cada una tiene su pan, su dialecto y su opinión de las demás.',
      markdown:
        'El país es más joven que muchos de sus cafés: hasta 1861, el camino de [Florencia](/city/florence) a [Nápoles](/city/naples) cruzaba varias fronteras. Por eso el pan toscano no lleva sal, por eso en [Venecia](/city/venice) una plaza se llama campo y por eso en [Roma](/city/rome) se nombra el barrio antes que la ciudad. Empiece temprano, cuando los bares sirven a quienes van a trabajar; descanse cuando se cierran las persianas después de comer; vuelva a salir cuando la piedra devuelve su calor.',
    },
    it_IT: {
      title: 'Italia',
      summary:
        'Uno Stato giovane fatto di città antichissime: ognuna ha il suo pane, il suo dialetto e la sua opinione delle altre.',
      markdown:
        'Il paese è più giovane di molti suoi caffè: fino al 1861 la strada da [Firenze](/city/florence) a [Napoli](/city/naples) attraversava più di un confine. Per questo il pane toscano è senza sale, per questo a [Venezia](/city/venice) una piazza si chiama campo, e per questo a [Roma](/city/rome) si nomina il rione prima della città. Cominci presto, quando i bar servono chi va al lavoro; si riposi quando dopo pranzo si chiudono le persiane; esca di nuovo quando la pietra restituisce il calore.',
    },
    ru_RU: {
      title: 'Италия',
      summary:
        'Молодое государство из очень старых городов: у каждого свой хлеб, свой говор и своё мнение об остальных.',
      markdown:
        'Страна моложе многих своих кафе: до 1861 года дорога из [Флоренции](/city/florence) в [Неаполь](/city/naples) пересекала не одну границу. Поэтому тосканский хлеб пекут без соли, поэтому площадь в [Венеции](/city/venice) зовётся «кампо», и поэтому в [Риме](/city/rome) сначала называют свой квартал, а потом город. Начинайте рано, когда в барах пьют кофе те, кто идёт на работу; отдыхайте, когда после обеда закрывают ставни; выходите снова, когда камень отдаёт тепло.',
    },
    ja_JP: {
      title: 'イタリア',
      summary: 'とても古い街々からできた、若い国です。街ごとに、パンも方言も、よその街についての意見も違います。',
      markdown:
        'この国は、国内の多くのカフェよりも若いのです。1861年まで、[フィレンツェ](/city/florence)から[ナポリ](/city/naples)への道はいくつもの国境を越えていました。トスカーナのパンに塩が入らないのも、[ヴェネツィア](/city/venice)で広場を「カンポ」と呼ぶのも、[ローマ](/city/rome)の人が街の名より先に地区の名を言うのも、そのためです。朝は早く、働く人がバールでコーヒーを飲む時間に始めましょう。昼食のあとに鎧戸が閉まったら休み、石が温もりを返すころにまた出かけます。',
    },
  },
};
