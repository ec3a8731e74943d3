import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'A Roma l’ora la decide la luce',
  summary:
    'Perché Roma si alza presto, sparisce alle due e torna alle sei, e che cosa guadagna chi si regola allo stesso modo.',
  markdown: `Fino all’Ottocento Roma non contava le ore da mezzanotte. Il giorno finiva con l’Ave Maria, mezz’ora dopo il tramonto, e di lì cominciava la prima ora del successivo. Mezzogiorno cadeva in un’ora diversa a ogni stagione e nessuno se ne lamentava, perché quello che si voleva sapere era quanta luce restasse. Goethe, arrivato in Italia nel 1786, si disegnò un cerchio per convertire le ore e poi cambiò idea: una lancetta tedesca, scrisse, avrebbe solo confuso questo popolo, la cui ora è intrecciata con la sua natura. Un quadrante di quel tipo sopravvive sopra il cortile del Quirinale. Ha sei ore, e la lancetta lo percorre quattro volte al giorno.

Il computo è scomparso, l’abitudine no. Chi organizza la giornata sugli orari di apertura non sbaglia. Chi la organizza sul sole vede di più.

## Il mattino viene da est

San Pietro volge la facciata all’alba. Alle otto il travertino è bianco e ogni colonna ha la sua ombra; a metà pomeriggio l’intera facciata è in controluce e in tutte le fotografie viene grigia. Al Colosseo accade il contrario. L’alto anello esterno ancora in piedi è quello settentrionale, e d’estate il sole lo sfiora soltanto presto e tardi: così alle dieci si fa la fila all’ombra senza sapere perché.

I romani dedicano queste ore a ciò che va fatto. Il caffè si beve al banco, il mercato si sbriga in dieci minuti, e a luglio quel che non è risolto alle undici si rimanda a sera.

Mezzogiorno si sente: sul Gianicolo spara il cannone. Pio IX introdusse il colpo nel 1847, perché le campane della città si mettessero d’accordo, e dal 1904 parte da quel colle. Prima del cannone c’era il sole. A Santa Maria degli Angeli una linea d’ottone attraversa il pavimento: la tracciò Francesco Bianchini nel 1702. Da un foro in alto nel muro entra un disco di luce che taglia la linea al mezzogiorno vero, verso le dodici d’inverno, dopo l’una con l’ora legale. Ci si può mettere accanto e guardar girare la Terra.

## Le ore che non fanno per lei

Verso le due scendono le serrande, e non per pigrizia. Con il sole a picco una rovina non ha ombra, e senza ombra il Foro è un campo di pietre. È il momento di un tetto, meglio se bucato. L’apertura nella cupola del Pantheon misura quasi nove metri e il suo raggio procede come una lancetta lenta: d’inverno resta in alto fra i cassettoni, d’estate scende fino al pavimento. Nei giorni intorno al 21 aprile, che Roma festeggia come suo compleanno, a mezzogiorno raggiunge l’ingresso, e chi entra passa nella luce.

A San Luigi dei Francesi la luce è dipinta. Caravaggio la fece cadere sui suoi gabellieri da destra, dalla parte della vera finestra della cappella, come se fosse entrata in quel momento.

## Le sei

Due ore prima del tramonto la città riprende i suoi colori. Dalla terrazza del Campidoglio si domina il Foro con il sole alle spalle, ogni colonna tira la sua riga per terra e per la prima volta nella giornata la pianta si capisce; per questo il nostro [tour al Colosseo, al Palatino e al Foro](/tour/rome-colosseum-and-forum) finisce lì. Il Pincio guarda a ovest, sopra i tetti, verso la cupola di San Pietro. Poi viene la mezz’ora che gli orologi antichi contavano per ultima: il cielo ancora chiaro, i lampioni già accesi e le [fontane e le piazze](/tour/rome-evening-piazzas) piene di gente che non va da nessuna parte.

Dunque: due luoghi prima delle undici, un tetto a mezzogiorno, niente alle tre, una terrazza alle sei. Sembra una giornata oziosa. È quella che [Roma](/city/rome) pratica da un po’ di tempo.
`,
};
