import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'In bicicletta sotto la pioggia',
  summary:
    'Amsterdam, Copenaghen e Berlino non sono mai così sé stesse come quando piove: che cosa mettersi, di che cosa guardarsi e che cosa si ottiene.',
  markdown: `L’olandese, il danese e il tedesco hanno la stessa frase per chi esita sulla soglia: non sei mica di zucchero. Si dice ai bambini, e dentro c’è tutta la filosofia. In quei tre paesi la pioggia non piace a nessuno. Hanno soltanto scoperto che cade meno di quanto si creda. Misurato in tempo, nei Paesi Bassi piove circa sette ore su cento; il resto è cielo che ne ha l’aria. Perciò si fa quello che consiglia il radar per le due ore seguenti, si parte dieci minuti prima o dopo, e si pedala.

Chi resta in albergo si perde qualcosa. Una città bagnata ha colori migliori. Il mattone passa dal rosa polveroso al rosso, i tetti di rame prendono un verde più fondo, l’asfalto raddoppia ogni lampione. La fila davanti al museo è lunga la metà e alle tre del pomeriggio dietro le finestre c’è luce, così che si vede dentro le stanze.

## Tre città

Ad [Amsterdam](/city/amsterdam) la pioggia è più orizzontale che forte, e i canali la spezzano: sotto gli olmi della cerchia interna si va quasi all’asciutto. Le case alte si sporgono un poco in avanti, perché la merce appesa al paranco non strusciasse sulla facciata, e la pendenza tiene asciutti i gradini. Quando diluvia, due tetti appartengono ai ciclisti. Uno è il passaggio del Rijksmuseum, dove una strada pubblica corre sotto le sale e c’è quasi sempre qualcuno che suona la fisarmonica. L’altro è il traghetto dietro la stazione centrale, che porta le biciclette oltre l’IJ gratis, quante volte si vuole. Sotto l’acqua, dall’altra parte della stazione, c’è un deposito per circa settemila biciclette, aperto nel 2023, asciutto, tiepido e illuminato come un aeroporto.

[Copenaghen](/city/copenhagen) ha costruito per il tempo che fa. Sulla Nørrebrogade i semafori formano un’onda verde per chi va a venti all’ora, così non ci si deve fermare e raffreddare. A certi incroci c’è una sbarra per il piede, con una riga di ringraziamento a chi gira in bicicletta. Il Serpente, una rampa arancione su gambe sottili, porta un piano sopra la banchina verso il ponte del porto; la pioggia tamburella sull’acqua da tutte e due le parti e davanti non cammina nessuno. Chi vuole fermarsi alza una mano. Chi non la alza se lo sente dire.

[Berlino](/city/berlin) è larga, e sotto la pioggia di più. Qui la cosa da seguire è il Muro: non c’è più, ma la sua linea continua, in molte strade come una doppia fila di cubetti di pietra nell’asfalto. All’asciutto sfugge facilmente. Quando piove le pietre luccicano e il confine all’improvviso è di nuovo lì, attraverso un parcheggio, in mezzo a un incrocio, sotto un autobus. Le nostre guide lo [seguono](/tour/berlin-wall-by-bike) quasi con ogni tempo. Ma non ci pedali sopra: sulle pietre bagnate non si curva.

## Quello che bisogna sapere

I parafanghi contano più della giacca: quasi tutta l’acqua viene dal basso. Un berretto con visiera sotto il cappuccio tiene liberi gli occhi. I pantaloni sottili asciugano prima di quelli da pioggia. I freni a pattino vogliono il doppio dello spazio finché non hanno asciugato il cerchio: freni presto e piano. Quattro cose scivolano in ogni città: le rotaie del tram, da attraversare quanto più ad angolo retto la strada consenta; le strisce dipinte; i tombini; e le foglie, a novembre le peggiori. Accenda la luce anche a mezzogiorno. E non imiti l’uomo che porta insieme un ombrello, un telefono e un bambino: si esercita da quando aveva quattro anni.

Poi le soste. La pioggia divide il giro in capitoli, e gli fa bene. Mezz’ora di ruote, un quarto d’ora di caffè: ad Amsterdam in un caffè bruno con la sabbia per terra, a Copenaghen con una girella alla cannella, a Berlino sotto le arcate della S-Bahn, mentre un treno passa sopra le tazze. Appenda la giacca dove gli altri appendono la loro. Per la pozza nessuno si scusa.

Alla fine c’è un’ora che tocca solo a chi ha pedalato in tutto il resto. La nuvola si apre bassa a ovest, la strada fuma e per venti minuti ogni cosa è lavata e dorata. Gli altri stanno ancora cercando le scarpe.
`,
};
