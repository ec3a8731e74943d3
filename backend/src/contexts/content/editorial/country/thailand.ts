import type { EditorialEntry } from '../editorial-entry.js';

export const thailand: EditorialEntry = {
  kind: 'country',
  slug: 'thailand',
  position: 18,
  details: {
    cities: ['bangkok', 'chiang-mai'],
    tours: ['bangkok-rattanakosin-by-river', 'bangkok-yaowarat-food-evening'],
  },
  texts: {
    en_US: {
      title: 'Thailand',
      summary:
        'The years are counted from the Buddha, each weekday has a color, and at eight in the morning whole stations stand still.',
      markdown:
        'Years are counted from the death of the Buddha, 543 more than in the west, and a date on a carton of milk takes some arithmetic. Each weekday has its color; many people wear yellow on Mondays. At eight and at six the anthem sounds in stations and parks, and everybody stands until it is over. You eat with the spoon; the fork only pushes. In [Bangkok](/city/bangkok) [boats on the river](/tour/bangkok-rattanakosin-by-river) outrun the road. [Chiang Mai](/city/chiang-mai) still lies within its square moat. Shoes stay outside the door.',
    },
    fr_FR: {
      title: 'Thaïlande',
      summary:
        'Les années se comptent depuis le Bouddha, chaque jour a sa couleur, et à huit heures du matin des gares entières s’immobilisent.',
      markdown:
        'Les années se comptent depuis la mort du Bouddha, 543 de plus qu’en Occident, et la date d’un carton de lait demande un calcul. Chaque jour a sa couleur ; le lundi, beaucoup portent du jaune. À huit heures et à dix-huit heures, l’hymne retentit dans les gares et les parcs, et chacun s’arrête jusqu’à la fin. On mange à la cuillère ; la fourchette ne fait que pousser. À [Bangkok](/city/bangkok), les [bateaux du fleuve](/tour/bangkok-rattanakosin-by-river) vont plus vite que la route. [Chiang Mai](/city/chiang-mai) tient encore dans ses douves carrées. Les chaussures restent dehors.',
    },
    de_DE: {
      title: 'Thailand',
      summary:
        'Die Jahre zählt man ab Buddha, jeder Wochentag hat eine Farbe, und um acht Uhr früh stehen ganze Bahnhöfe still.',
      markdown:
        'Die Jahre zählt man ab dem Tod des Buddha, 543 mehr als im Westen, und das Datum auf einer Milchpackung verlangt etwas Rechnen. Jeder Wochentag hat seine Farbe; montags tragen viele Gelb. Um acht und um achtzehn Uhr erklingt in Bahnhöfen und Parks die Hymne, und alle stehen, bis sie vorüber ist. Man isst mit dem Löffel, die Gabel schiebt nur. In [Bangkok](/city/bangkok) sind die [Boote auf dem Fluss](/tour/bangkok-rattanakosin-by-river) schneller als die Straße. [Chiang Mai](/city/chiang-mai) liegt noch in seinem quadratischen Graben. Die Schuhe bleiben draußen.',
    },
    es_ES: {
      title: 'Tailandia',
      summary:
        'Los años se cuentan desde Buda, cada día de la semana tiene un color y a las ocho de la mañana estaciones enteras se detienen.',
      markdown:
        'Los años se cuentan desde la muerte de Buda, 543 más que en Occidente, y la fecha de un cartón de leche exige hacer cuentas. Cada día de la semana tiene su color; los lunes muchos visten de amarillo. A las ocho y a las seis de la tarde suena el himno en estaciones y parques, y todos se quedan quietos hasta el final. Se come con la cuchara; el tenedor solo empuja. En [Bangkok](/city/bangkok) los [barcos del río](/tour/bangkok-rattanakosin-by-river) adelantan a la calle. [Chiang Mai](/city/chiang-mai) sigue dentro de su foso cuadrado. Los zapatos se quedan fuera.',
    },
    it_IT: {
      title: 'Thailandia',
      summary:
        'Gli anni si contano dal Buddha, ogni giorno ha un colore, e alle otto del mattino intere stazioni restano ferme.',
      markdown:
        'Gli anni si contano dalla morte del Buddha, 543 più che in Occidente, e la data su un cartone di latte chiede un po’ di conti. Ogni giorno della settimana ha il suo colore; il lunedì molti vestono di giallo. Alle otto e alle diciotto l’inno risuona in stazioni e parchi, e tutti stanno fermi finché non è finito. Si mangia con il cucchiaio; la forchetta spinge soltanto. A [Bangkok](/city/bangkok) le [barche sul fiume](/tour/bangkok-rattanakosin-by-river) superano la strada. [Chiang Mai](/city/chiang-mai) sta ancora dentro il suo fossato quadrato. Le scarpe restano fuori.',
    },
    ru_RU: {
      title: 'Таиланд',
      summary: 'Годы считают от Будды, у каждого дня недели свой цвет, а в восемь утра замирают целые вокзалы.',
      markdown:
        'Годы считают от смерти Будды, на 543 больше, чем на Западе, и дату на пакете молока приходится вычислять. У каждого дня недели свой цвет: по понедельникам многие носят жёлтое. В восемь утра и в шесть вечера на станциях и в парках звучит гимн, и все стоят, пока он не кончится. Едят ложкой, вилка только подталкивает. В [Бангкоке](/city/bangkok) [лодки на реке](/tour/bangkok-rattanakosin-by-river) обгоняют улицу. [Чиангмай](/city/chiang-mai) и сейчас лежит внутри своего квадратного рва. Обувь оставляют снаружи.',
    },
    ja_JP: {
      title: 'タイ',
      summary: '年は仏陀から数え、曜日ごとに色があり、朝8時には駅じゅうの人が立ち止まります。',
      markdown:
        '年は仏陀の入滅から数え、西暦より543多くなります。牛乳パックの日付を読むにも計算が要ります。曜日にはそれぞれ色があり、月曜日には黄色を着る人が大勢います。朝8時と夕方6時には駅や公園に国歌が流れ、終わるまで誰もが立ち止まります。食事はスプーンで口に運び、フォークは寄せるだけです。[バンコク](/city/bangkok)では[川の船](/tour/bangkok-rattanakosin-by-river)が道路より速く進みます。[チェンマイ](/city/chiang-mai)の旧市街は、今も四角い堀の中にあります。靴は外で脱ぎます。',
    },
  },
};
