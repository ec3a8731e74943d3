import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Elogio del mangiare in piedi',
  summary:
    'Bacari, bar di tapas, tachinomiya e caffè romano: che cosa racconta di una città un bancone e che cosa un tavolo tiene per sé.',
  markdown: `Il tavolo è per le persone che si conoscono già. Ha i bordi, una tovaglia e un cameriere che protegge dagli altri. Il bancone non ha niente di tutto questo, ed è perciò il posto in cui una città fa entrare per primo. Si sta accanto a qualcuno che abita lì, si vede che cosa mangia e si hanno una decina di minuti.

Stare in piedi è anche un’economia. In Italia la ragione ha una data: una legge del 1911 permise ai comuni di fissare un prezzo massimo per il caffè consumato senza servizio. Da allora la stessa tazzina costa meno al banco che al tavolo dall’altra parte del vetro, e un popolo intero beve l’espresso sulle proprie gambe. In molti bar romani si paga prima alla cassa e si posa lo scontrino sul banco, con un dito sopra, finché qualcuno non chiede. A [Testaccio](/tour/rome-testaccio-food-walk) i banchi del mercato seguono la stessa regola: quello che è buono si mangia a portata di mano di chi l’ha fatto.

## Quattro banconi

A [Venezia](/city/venice) il locale si chiama bacaro e il bicchiere ombra; si racconta che i venditori di vino della Piazza spostassero i banchi seguendo l’ombra del campanile. Quasi tutti i bacari stanno vicino a Rialto, perché il mercato mangia presto. Sul bancone aspettano i cicchetti: baccalà mantecato con la polenta, una sarda in saor, mezzo uovo con l’acciuga. Se ne prendono due e si va al prossimo. La strada fra un bacaro e l’altro fa parte del pasto.

A [Siviglia](/city/seville) il conto si scrive col gesso sul legno, davanti al cliente, e si cancella quando si è pagato. Nessuno diffida di nessuno; il barista se lo ricorda. Che cosa sia una tapa lo insegna la misura: sta accanto a un bicchiere su una mensola larga come una mano. Verso l’una e mezza, e di nuovo dopo le nove, la sala è piena fino alla porta, e il rumore vale da certificato.

A [Lisbona](/city/lisbon) ci sono banconi non più larghi della porta dietro la quale stanno. Vicino alla chiesa di São Domingos si versa la ginjinha, liquore di amarene, e si fa una sola domanda: com elas ou sem elas, con le amarene o senza? La si beve sulla piazza, dove mezza Lisbona chiacchiera, e si restituisce il bicchiere.

A [Tokyo](/city/tokyo) il bar dove si sta in piedi si chiama tachinomiya, e in certi negozi di alcolici c’è un angolo in cui si può bere quello che si è appena comprato: è il kakuuchi, e si mangia dalla scatoletta. L’usanza è più vecchia di quanto sembri. Il sushi che il mondo conosce nacque a Edo come cibo da bancarella, due bocconi per gente di fretta, e la soba si mangia ancora in piedi sui binari. Nemmeno qui ci si ferma a lungo. Quello che si vende è lo spazio.

## Come si sta

Le regole sono quasi ovunque le stesse. Si metta di fianco: una spalla occupa meno di un petto. La borsa fra i piedi. Ordini una cosa, la mangi, poi ordini la prossima: al banco il cibo non ha una seconda temperatura. Quello che è in vista è più fresco di quello che è sul menu, e quello che mangia il vicino è meglio di entrambi; indicare è permesso. Non chieda varianti. Paghi quando il locale si riempie, non quando ha finito lei.

E rispetti l’ora. Un bancone al momento sbagliato è un mobile. Quello veneziano vive alle undici del mattino e alle sei, quello spagnolo prima dei pasti e non al loro posto, quello giapponese dalla chiusura degli uffici all’ultimo treno. Se è vuoto quando dovrebbe essere pieno, tiri dritto.

Qualcosa contro si può dire. In piedi non si fanno conversazioni lunghe, né tristi; per quelle è stato inventato il tavolo. Ma in una città straniera le conversazioni lunghe vengono dopo. Prima si vuole sapere che cosa mangia la gente a pranzo, come chiama l’uomo dietro il banco e quanto lascia. Si impara in un quarto d’ora, con un bicchiere in mano, e costa più o meno come una cartolina.
`,
};
