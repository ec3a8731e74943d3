import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Lob des Essens im Stehen',
  summary:
    'Bacari, Tapasbars, Tachinomiya und die römische Kaffeebar: was eine Theke über eine Stadt verrät und ein Tisch für sich behält.',
  markdown: `Ein Tisch ist für Menschen da, die man schon kennt. Er hat Kanten, ein Tuch und einen Kellner, der einen vor den anderen schützt. Die Theke hat nichts davon, und deshalb lässt eine Stadt einen dort zuerst herein. Man steht neben jemandem, der hier wohnt, sieht, was er isst, und hat ungefähr zehn Minuten.

Stehen ist außerdem eine Rechnung. In Italien hat der Grund ein Datum: Ein Gesetz von 1911 erlaubte den Gemeinden, für Kaffee ohne Bedienung einen Höchstpreis festzusetzen. Seither kostet dieselbe Tasse an der Bar weniger als am Tisch hinter der Scheibe, und ein ganzes Volk trinkt seinen Espresso auf den Beinen. In vielen römischen Bars zahlt man zuerst an der Kasse und legt den Bon auf die Theke, den Finger darauf, bis jemand fragt. In [Testaccio](/tour/rome-testaccio-food-walk) halten es die Marktstände ebenso: Was gut ist, isst man in Reichweite dessen, der es gemacht hat.

## Vier Theken

In [Venedig](/city/venice) heißt die Bar Bacaro und das Glas Ombra, Schatten; die Weinverkäufer der Piazza, erzählt man, rückten ihre Stände einst mit dem Schatten des Campanile weiter. Die meisten Bacari liegen nahe am Rialto, denn der Markt isst früh. Auf der Theke warten die Cicchetti: Stockfischcreme auf Polenta, eine Sardine mit Zwiebeln, ein halbes Ei mit Sardelle. Man nimmt zwei und geht weiter zum nächsten Lokal. Der Weg von Bacaro zu Bacaro gehört zum Essen.

In [Sevilla](/city/seville) wird die Rechnung vor Ihnen mit Kreide auf das Holz geschrieben und weggewischt, wenn Sie bezahlt haben. Niemand misstraut jemandem; der Mann hinter der Theke merkt es sich. Was eine Tapa ist, lehrt ihre Größe: Sie passt neben ein Glas auf ein Brett von der Breite einer Hand. Gegen halb zwei und wieder nach neun ist der Raum voll bis zur Tür, und der Lärm ist das Gütesiegel.

In [Lissabon](/city/lisbon) gibt es Theken, die nicht breiter sind als die Tür, hinter der sie stehen. Bei der Kirche São Domingos schenkt man Ginjinha aus, Sauerkirschlikör, und stellt dazu eine einzige Frage: com elas ou sem elas, mit den Kirschen oder ohne? Getrunken wird auf dem Platz, wo halb Lissabon im Gespräch ist, und das Glas bringt man zurück.

In [Tokio](/city/tokyo) heißt die Stehbar Tachinomiya, und in manchem Getränkeladen gibt es eine Ecke, in der man trinken darf, was man eben gekauft hat; das ist Kakuuchi, und gegessen wird aus der Dose. Der Brauch ist älter, als er aussieht. Sushi, wie die Welt es kennt, begann in Edo als Speise vom Stand, zwei Bissen für Eilige, und Soba isst man bis heute im Stehen auf dem Bahnsteig. Lange bleibt auch hier niemand. Verkauft wird der Platz.

## Wie man steht

Die Regeln sind fast überall dieselben. Stehen Sie seitlich, denn eine Schulter braucht weniger Raum als eine Brust. Die Tasche kommt zwischen die Füße. Bestellen Sie eine Sache, essen Sie sie, bestellen Sie die nächste: An der Theke hat Essen keine zweite Temperatur. Was dort liegt, ist frischer als das, was auf der Karte steht, und was der Nachbar hat, ist besser als beides; man darf darauf zeigen. Bitten Sie nicht um Änderungen am Gericht. Zahlen Sie, wenn der Raum voll wird, und nicht, wenn Sie so weit sind.

Und halten Sie die Stunde ein. Eine Theke zur falschen Zeit ist ein Möbelstück. Die venezianische lebt um elf am Vormittag und um sechs, die spanische vor den Mahlzeiten und nicht statt ihrer, die japanische vom Büroschluss bis zum Zug. Ist sie leer, wenn sie voll sein müsste, gehen Sie weiter.

Etwas spricht dagegen. Im Stehen lässt sich kein langes Gespräch führen und kein trauriges; dafür ist der Tisch erfunden worden. Aber in einer fremden Stadt kommen die langen Gespräche später. Zuerst möchte man wissen, was die Leute mittags essen, wie sie den Mann hinter der Theke nennen und wie viel sie liegen lassen. Das lernt man in einer Viertelstunde, mit einem Glas in der Hand, und es kostet ungefähr so viel wie eine Postkarte.
`,
};
