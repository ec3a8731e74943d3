import type { EditorialEntry } from '../editorial-entry.js';

export const denmark: EditorialEntry = {
  kind: 'country',
  slug: 'denmark',
  position: 24,
  details: { cities: ['copenhagen'], tours: ['copenhagen-harbour-by-bike'] },
  texts: {
    en_US: {
      title: 'Denmark',
      summary:
        'No place lies farther than some fifty kilometers from the sea, birthdays wear the flag, and people count in twenties.',
      markdown:
        'No place lies farther from the sea than some fifty kilometers, and in [Copenhagen](/city/copenhagen) people swim in the harbor before work. The flag is for birthdays: it stands on cakes, on breakfast tables and in front of office doors. People count in twenties: the word for fifty means two and a half of them. Babies nap outdoors in their carriages, even in winter. Dark bread is eaten open, with a knife and fork, herring first. [Cyclists](/tour/copenhagen-harbour-by-bike) raise a hand before they stop; on foot, people wait for green even when nothing is coming.',
    },
    fr_FR: {
      title: 'Danemark',
      summary:
        'Nul lieu n’est à plus de cinquante kilomètres de la mer, l’anniversaire porte le drapeau, et l’on compte encore par vingtaines.',
      markdown:
        'Nul lieu n’est à plus d’une cinquantaine de kilomètres de la mer, et à [Copenhague](/city/copenhagen) on nage dans le port avant le travail. Le drapeau sert aux anniversaires : il orne les gâteaux, les tables du matin, les portes des bureaux. On compte par vingtaines : cinquante, ce sont deux vingtaines et demie. Les bébés dorment dehors dans leur landau, l’hiver aussi. Le pain noir se mange ouvert, au couteau et à la fourchette, le hareng d’abord. Les [cyclistes](/tour/copenhagen-harbour-by-bike) lèvent la main avant de s’arrêter ; à pied, on attend le vert même si rien ne vient.',
    },
    de_DE: {
      title: 'Dänemark',
      summary:
        'Kein Ort liegt weiter als etwa fünfzig Kilometer vom Meer, Geburtstage tragen Flagge, und gezählt wird in Zwanzigern.',
      markdown:
        'Kein Ort liegt weiter als etwa fünfzig Kilometer vom Meer, und in [Kopenhagen](/city/copenhagen) schwimmt man vor der Arbeit im Hafen. Die Flagge gehört zum Geburtstag: Sie steckt im Kuchen, steht auf dem Frühstückstisch und vor der Bürotür. Gezählt wird in Zwanzigern; fünfzig sind zweieinhalb davon. Säuglinge schlafen im Kinderwagen draußen, auch im Winter. Dunkles Brot isst man belegt mit Messer und Gabel, zuerst den Hering. [Radfahrer](/tour/copenhagen-harbour-by-bike) heben die Hand, bevor sie halten; zu Fuß wartet man auf Grün, auch wenn nichts kommt.',
    },
    es_ES: {
      title: 'Dinamarca',
      summary:
        'Ningún lugar dista más de unos cincuenta kilómetros del mar, los cumpleaños llevan bandera y se cuenta por veintenas.',
      markdown:
        'Ningún lugar dista del mar más de unos cincuenta kilómetros, y en [Copenhague](/city/copenhagen) se nada en el puerto antes del trabajo. La bandera es para los cumpleaños: está en las tartas, en la mesa del desayuno y ante la puerta de la oficina. Se cuenta por veintenas: cincuenta son dos y media. Los bebés duermen fuera en su cochecito, también en invierno. El pan negro se come abierto, con cuchillo y tenedor, y primero el arenque. Los [ciclistas](/tour/copenhagen-harbour-by-bike) levantan la mano antes de parar; a pie se espera el verde aunque no venga nadie.',
    },
    it_IT: {
      title: 'Danimarca',
      summary:
        'Nessun luogo dista dal mare più di una cinquantina di chilometri, i compleanni portano la bandiera e si conta a ventine.',
      markdown:
        'Nessun luogo dista dal mare più di una cinquantina di chilometri, e a [Copenaghen](/city/copenhagen) si nuota nel porto prima del lavoro. La bandiera è per i compleanni: sta sulle torte, sulla tavola del mattino e davanti alla porta dell’ufficio. Si conta a ventine: cinquanta sono due e mezza. I neonati dormono fuori in carrozzina, anche d’inverno. Il pane nero si mangia aperto, con coltello e forchetta, l’aringa per prima. I [ciclisti](/tour/copenhagen-harbour-by-bike) alzano la mano prima di fermarsi; a piedi si aspetta il verde anche se non viene nessuno.',
    },
    ru_RU: {
      title: 'Дания',
      summary:
        'До моря отовсюду не больше пятидесяти километров с небольшим, к дню рождения ставят флаг, а считают двадцатками.',
      markdown:
        'До моря отовсюду не больше полусотни километров с небольшим, и в [Копенгагене](/city/copenhagen) перед работой купаются в гавани. Флаг нужен к дню рождения: он на торте, на столе за завтраком, у двери кабинета. Считают двадцатками: пятьдесят — это половина третьей. Младенцы спят в колясках на улице, зимой тоже. Чёрный хлеб едят открытым, ножом и вилкой, и начинают с сельди. [Велосипедисты](/tour/copenhagen-harbour-by-bike) поднимают руку, прежде чем встать; пешеход ждёт зелёного, даже если никого нет.',
    },
    ja_JP: {
      title: 'デンマーク',
      summary: '海まで50キロほどより遠い場所はなく、誕生日には国旗を飾り、数は二十ずつ数えます。',
      markdown:
        '海から50キロほどより離れた場所はなく、[コペンハーゲン](/city/copenhagen)では仕事の前に港で泳ぎます。国旗は誕生日のもので、ケーキにも朝の食卓にも職場の扉の前にも立ちます。数は二十ずつ数え、五十は「二十が二つ半」という言い方です。赤ん坊は冬でも乳母車に入り、外で昼寝をします。黒パンは具をのせたままナイフとフォークで、まずニシンからいただきます。[自転車の人](/tour/copenhagen-harbour-by-bike)は止まる前に手を上げます。歩く人は、何も来なくても青を待ちます。',
    },
  },
};
