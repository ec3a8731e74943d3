import type { EditorialEntry } from '../editorial-entry.js';

export const india: EditorialEntry = {
  kind: 'country',
  slug: 'india',
  position: 17,
  details: { cities: ['delhi', 'jaipur', 'varanasi'], tours: ['old-delhi-bazaars', 'jaipur-amber-by-car'] },
  texts: {
    en_US: {
      title: 'India',
      summary:
        'A banknote states its value in seventeen languages, and from the eastern border to the western one all clocks agree.',
      markdown:
        'A banknote states its value in seventeen languages, and in a train you hear several of them before breakfast. One time serves the whole breadth of the country, so that the sun rises in Assam long before it does in Gujarat. [Delhi](/city/delhi) is a row of capitals, each built beside the ruins of the last. [Jaipur](/city/jaipur) was painted pink for a visitor in 1876 and has stayed so. [Varanasi](/city/varanasi) stands on one bank only, facing the sunrise. In the [bazaars of Old Delhi](/tour/old-delhi-bazaars) each lane has one trade.',
    },
    fr_FR: {
      title: 'Inde',
      summary:
        'Un billet de banque dit sa valeur en dix-sept langues, et d’une frontière à l’autre toutes les horloges sont d’accord.',
      markdown:
        'Un billet de banque dit sa valeur en dix-sept langues, et dans un train on en entend plusieurs avant le petit déjeuner. Une seule heure sert à toute la largeur du pays : le soleil se lève en Assam bien avant le Gujarat. [Delhi](/city/delhi) est une suite de capitales, chacune bâtie près des ruines de la précédente. [Jaipur](/city/jaipur) fut peinte en rose pour un visiteur en 1876 et l’est restée. [Varanasi](/city/varanasi) n’occupe qu’une rive, face au levant. Dans les [bazars du vieux Delhi](/tour/old-delhi-bazaars), chaque ruelle a son métier.',
    },
    de_DE: {
      title: 'Indien',
      summary:
        'Ein Geldschein nennt seinen Wert in siebzehn Sprachen, und von der Ost- bis zur Westgrenze sind sich alle Uhren einig.',
      markdown:
        'Ein Geldschein nennt seinen Wert in siebzehn Sprachen, und im Zug hört man mehrere davon vor dem Frühstück. Eine Zeit gilt für die ganze Breite des Landes, und so geht die Sonne in Assam lange vor Gujarat auf. [Delhi](/city/delhi) ist eine Reihe von Hauptstädten, jede neben den Ruinen der vorigen gebaut. [Jaipur](/city/jaipur) wurde 1876 für einen Gast rosa gestrichen und ist es geblieben. [Varanasi](/city/varanasi) steht nur an einem Ufer, dem Sonnenaufgang gegenüber. In den [Basaren von Alt-Delhi](/tour/old-delhi-bazaars) hat jede Gasse ihr Gewerbe.',
    },
    es_ES: {
      title: 'India',
      summary:
        'Un billete dice su valor en diecisiete lenguas, y de la frontera oriental a la occidental todos los relojes coinciden.',
      markdown:
        'Un billete dice su valor en diecisiete lenguas, y en un tren se oyen varias antes del desayuno. Una sola hora sirve a todo el ancho del país, y así el sol sale en Assam mucho antes que en Guyarat. [Delhi](/city/delhi) es una serie de capitales, cada una junto a las ruinas de la anterior. [Jaipur](/city/jaipur) se pintó de rosa para una visita en 1876 y así sigue. [Benarés](/city/varanasi) ocupa una sola orilla, frente al amanecer. En los [bazares de la vieja Delhi](/tour/old-delhi-bazaars) cada callejón tiene su oficio.',
    },
    it_IT: {
      title: 'India',
      summary:
        'Una banconota dice il suo valore in diciassette lingue, e dal confine orientale a quello occidentale gli orologi vanno d’accordo.',
      markdown:
        'Una banconota dice il suo valore in diciassette lingue, e in treno se ne sentono parecchie prima di colazione. Un’ora sola serve a tutta la larghezza del paese, e così il sole sorge in Assam molto prima che nel Gujarat. [Delhi](/city/delhi) è una fila di capitali, ognuna accanto alle rovine della precedente. [Jaipur](/city/jaipur) fu dipinta di rosa per un ospite nel 1876 e tale è rimasta. [Varanasi](/city/varanasi) sta su una riva sola, di fronte all’alba. Nei [bazar della vecchia Delhi](/tour/old-delhi-bazaars) ogni vicolo ha il suo mestiere.',
    },
    ru_RU: {
      title: 'Индия',
      summary:
        'Банкнота называет свою цену на семнадцати языках, а от восточной границы до западной все часы показывают одно.',
      markdown:
        'Банкнота называет свою цену на семнадцати языках, и в поезде несколько из них можно услышать ещё до завтрака. Время одно на всю ширину страны, и потому в Ассаме солнце встаёт задолго до того, как в Гуджарате. [Дели](/city/delhi) — череда столиц, каждая рядом с руинами прежней. [Джайпур](/city/jaipur) выкрасили в розовый для гостя в 1876 году, таким он и остался. [Варанаси](/city/varanasi) стоит лишь на одном берегу, лицом к восходу. На [базарах Старого Дели](/tour/old-delhi-bazaars) у каждого переулка своё ремесло.',
    },
    ja_JP: {
      title: 'インド',
      summary: '紙幣の額面は17の言語で書かれ、東の国境から西の国境まで、時計はすべて同じ時刻を指します。',
      markdown:
        '紙幣の額面は17の言語で書かれ、列車に乗れば朝食前にそのいくつかが聞こえてきます。時刻は東西に広い国土で一つだけです。そのため、アッサムの日の出はグジャラートよりずっと早くなります。[デリー](/city/delhi)は、前の都の廃墟の隣に次の都を建て続けた街です。[ジャイプル](/city/jaipur)は1876年に賓客のために桃色に塗られ、今もそのままです。[バラナシ](/city/varanasi)は朝日に向かって片岸だけに立ちます。[オールドデリーの市場](/tour/old-delhi-bazaars)では、路地ごとに商いが違います。',
    },
  },
};
