import type { EditorialEntry } from '../editorial-entry.js';

export const excursion: EditorialEntry = {
  kind: 'category',
  slug: 'excursion',
  position: 6,
  details: { tours: ['lisbon-sintra-by-car', 'cape-town-peninsula-by-car'] },
  texts: {
    en_US: {
      title: 'Day trips',
      summary: 'Out of the city and back by evening, with a guide who knows which gate to use at which hour.',
      markdown:
        'A day trip leads to what does not fit into the city: palaces on a hill with weather of its own, as in [Sintra](/tour/lisbon-sintra-by-car), or a coast road that ends at a [cape](/tour/cape-town-peninsula-by-car). It takes six hours or more and begins early, because the order of the stops is half the art. It suits those who have three days in a city and want to spend one of them elsewhere, without driving or counting trains. The page says what is walked, where there is time for lunch and which tickets are included. Take a jacket; the weather out there is seldom that of the hotel.',
    },
    fr_FR: {
      title: 'Excursions',
      summary:
        'Hors de la ville et retour avant le soir, avec un guide qui sait par quelle porte entrer à quelle heure.',
      markdown:
        'Une excursion mène vers ce qui ne tient pas dans la ville : des palais sur une colline qui a son propre climat, comme à [Sintra](/tour/lisbon-sintra-by-car), ou une route côtière qui s’achève sur un [cap](/tour/cape-town-peninsula-by-car). Elle dure six heures ou davantage et commence tôt, car l’ordre des étapes est la moitié de l’art. Elle convient à qui a trois jours dans une ville et veut en passer un ailleurs, sans conduire ni compter les trains. La page dit ce que l’on marche, où l’on a le temps de déjeuner et quels billets sont compris. Prenez une veste : le temps, là-bas, est rarement celui de l’hôtel.',
    },
    de_DE: {
      title: 'Ausflüge',
      summary:
        'Aus der Stadt hinaus und bis zum Abend zurück, mit einem Guide, der weiß, welches Tor zu welcher Stunde das richtige ist.',
      markdown:
        'Ein Ausflug führt zu dem, was in die Stadt nicht hineinpasst: zu Palästen auf einem Berg mit eigenem Wetter wie in [Sintra](/tour/lisbon-sintra-by-car) oder auf eine Küstenstraße, die an einem [Kap](/tour/cape-town-peninsula-by-car) endet. Er dauert sechs Stunden oder länger und beginnt früh, denn die Reihenfolge ist die halbe Kunst. Das passt für alle, die drei Tage in einer Stadt haben und einen davon anderswo verbringen wollen, ohne selbst zu fahren und ohne Züge zu zählen. Auf der Seite steht, wie viel zu gehen ist, wo Zeit zum Essen bleibt und welche Karten inbegriffen sind. Nehmen Sie eine Jacke mit; das Wetter draußen ist selten das des Hotels.',
    },
    es_ES: {
      title: 'Excursiones',
      summary:
        'Fuera de la ciudad y de vuelta antes de la noche, con un guía que sabe por qué puerta entrar y a qué hora.',
      markdown:
        'Una excursión lleva a lo que no cabe en la ciudad: palacios en una sierra con clima propio, como en [Sintra](/tour/lisbon-sintra-by-car), o una carretera de costa que termina en un [cabo](/tour/cape-town-peninsula-by-car). Dura seis horas o más y empieza temprano, porque el orden de las paradas es la mitad del arte. Conviene a quien tiene tres días en una ciudad y quiere pasar uno fuera, sin conducir ni contar trenes. La página dice cuánto se camina, dónde hay tiempo para comer y qué entradas están incluidas. Lleve chaqueta: allí el tiempo rara vez es el del hotel.',
    },
    it_IT: {
      title: 'Escursioni',
      summary: 'Fuori città e di ritorno prima di sera, con una guida che sa da quale cancello entrare e a che ora.',
      markdown:
        'Un’escursione porta a quello che in città non ci sta: palazzi su un monte con un clima tutto suo, come a [Sintra](/tour/lisbon-sintra-by-car), o una strada costiera che finisce a un [capo](/tour/cape-town-peninsula-by-car). Dura sei ore o più e comincia presto, perché l’ordine delle tappe è metà dell’arte. Va bene per chi ha tre giorni in una città e vuole passarne uno altrove, senza guidare e senza contare i treni. La pagina dice quanto si cammina, dove c’è tempo per il pranzo e quali biglietti sono compresi. Porti una giacca: là fuori il tempo è di rado quello dell’albergo.',
    },
    ru_RU: {
      title: 'Поездки за город',
      summary: 'Из города и обратно к вечеру, с гидом, который знает, в какие ворота и в какой час войти.',
      markdown:
        'Загородная поездка ведёт к тому, что в город не помещается: к дворцам на горе со своей погодой, как в [Синтре](/tour/lisbon-sintra-by-car), или по береговой дороге, которая кончается [мысом](/tour/cape-town-peninsula-by-car). Она длится шесть часов или дольше и начинается рано, потому что порядок остановок — половина искусства. Это для тех, у кого три дня в городе и кто хочет один из них провести в другом месте, не садясь за руль и не считая поезда. На странице сказано, сколько придётся идти, где будет время пообедать и какие билеты включены. Возьмите куртку: погода там редко такая, как у гостиницы.',
    },
    ja_JP: {
      title: '日帰り観光',
      summary:
        '街を出て、夕方までに戻ります。どの門をどの時刻に通ればよいかを知るガイドがご案内します。ご自分で運転することも列車の時刻を数えることもなく、一日を郊外で過ごせます。',
      markdown:
        '日帰り観光では、街に収まらないものを訪ねます。[シントラ](/tour/lisbon-sintra-by-car)のように独自の天気をもつ山の宮殿や、[岬](/tour/cape-town-peninsula-by-car)で終わる海岸の道です。六時間以上かかり、朝早くに出発します。回る順番で半分が決まるからです。ある街に三日いて、そのうち一日を、運転も乗り換えもせずに別の土地で過ごしたい方に向いています。歩く距離、昼食の時間、含まれる入場券はページに記載しています。上着をお持ちください。郊外の天気は、ホテルの窓から見える天気とはたいてい違います。',
    },
  },
};
