import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Che cosa chiedere a una guida del posto',
  summary:
    'Le domande che cambiano una passeggiata: da quella sui gradini, prima di prenotare, a quella sul pranzo, al momento dei saluti.',
  markdown: `Una guida sa circa dieci volte quello che può stare in tre ore, e decide che cosa tacere guardando lei. È questo il mestiere, ed è per questo che le domande contano: sono l’unico mezzo che il visitatore ha per spostare le forbici. Quasi tutti chiedono quanti anni, quanti metri, quanto è costato. Quelle risposte stanno sulla targa.

## Prima di prenotare

Chieda del terreno e non dei monumenti. Quanti gradini ci sono, quanta ombra, dove ci si siede, dov’è l’ultimo bagno? L’[Alfama di Lisbona](/tour/lisbon-alfama-on-foot) si può percorrere dall’alto in basso, la salita al Palatino si può togliere, un museo si può attraversare in ascensore. Ma la guida deve saperlo due giorni prima e non ai piedi della scala.

Poi dica chi viene: un nonno con l’anca nuova, una bambina di nove anni che ha letto tutto sui gladiatori, qualcuno che non mangia carne. Dica che cosa ha già visto; «siamo stati qui vent’anni fa» fa risparmiare mezz’ora. E dica che cosa la annoia. Non lo fa quasi nessuno, ed è la frase più utile di tutte. Su Cicerone il campo dei desideri, al momento dell’ordine, arriva direttamente alla guida: è il posto giusto.

Chieda anche dell’ora. Il Louvre il martedì è chiuso. A [Istanbul](/city/istanbul) le moschee ricevono i visitatori fra una preghiera e l’altra, gli orari delle preghiere si spostano ogni giorno con il sole, e il venerdì quella di mezzogiorno è la più lunga. Chi vive lì sa quale mattina va bene.

## Camminando

Le domande migliori cominciano con dove e con chi, di rado con quando. Da dove veniva l’acqua? Nelle città antiche la risposta di solito spiega la pianta. Le fontane di [Roma](/city/rome) sono appese agli acquedotti come lampadine a un filo. A [Venezia](/city/venice) un campo con la vera da pozzo è il coperchio di una cisterna: la pioggia passava sotto il selciato, attraversava la sabbia e si raccoglieva, filtrata, nella canna. Fra Santa Sofia e il Gran Bazar si cammina sopra una sala di colonne che teneva l’acqua di un impero.

Chi abitava dietro questa porta, e chi ci abita adesso? Che odore c’era? Nell’[Oltrarno](/tour/florence-oltrarno-craft), a Firenze, ancora quello della gommalacca e della colla. Che cosa c’era qui quando lei era bambino? E per che cosa si litiga in questa città? Ognuna ha la sua lite, sulle navi, sugli affitti, sul tram o su una torre, e nessuna guida è neutrale; sentirà un’altra voce.

C’è una domanda che richiede un po’ di coraggio: come lo sappiamo? Sembra diffidenza ed è il contrario. Ogni città ha una storia che si racconta allo stesso angolo più volte all’ora e che non è mai avvenuta. La guida che risponde «è una leggenda, e le posso dire chi l’ha inventata» gliene ha date due al prezzo di una.

Chieda che cosa non si fa. All’ingresso dei vicoli privati di Gion, a [Kyoto](/tour/kyoto-gion-evening), i cartelli vietano le fotografie, perché di lì passa gente che va al lavoro. Chi domanda prima di alzare la macchina viene preso per un ospite.

E lasci domandare ai bambini. Vogliono sapere dove andavano in bagno i romani, ed è un’ottima domanda: la grande fogna sotto il Foro sbocca ancora nel Tevere, e da lì si può spiegare una repubblica.

## Gli ultimi cinque minuti

Due domande si tengono per la fine. La prima: dove mangia lei quando paga di tasca sua? Non «dove si mangia bene», che riceve la risposta che ricevono tutti. La seconda: che cosa guardo domani, senza di lei? È su questa che si misura una passeggiata. Una buona guida lavora per non servire più il giorno dopo: lei dovrebbe saper leggere una facciata, riconoscere un banco dove mangia la gente del quartiere e capire da che parte viene la luce. Il resto della città si fa da soli.
`,
};
