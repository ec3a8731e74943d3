import type { LegalTexts } from './legal-texts.js';

const terms = `Queste condizioni valgono per ogni tour che prenota su {site}. Il contratto è con {company}; il nostro indirizzo si trova nelle [note legali](/legal/legal-notice).

## Che cosa prenota

La pagina di ogni tour dice che cosa vedrà, quanto dura, dove ci si incontra, in quale lingua è condotto, quante persone possono partecipare, che cosa è compreso e che cosa no. Quella descrizione e le scelte che fa sono ciò che Le dobbiamo. Il tour è condotto per nostro conto da una guida del luogo.

Conta l’età nel giorno del tour: i neonati hanno meno di 2 anni, i bambini da 2 a 12, gli adulti da 13 in su. Per prenotare occorre essere maggiorenni.

## Prezzi

- Il prezzo indicato è il totale per le persone scelte, IVA compresa. I tour sono soggetti al regime speciale delle agenzie di viaggio (articoli da 306 a 310 della direttiva 2006/112/CE); per questo l’IVA non è indicata a parte.
- Un prezzo vale 30 minuti da quando lo mostriamo per la Sua data. Se in seguito è cambiato, Le mostriamo il nuovo prezzo prima del pagamento.
- Se sceglie una valuta diversa da quella del tour, convertiamo il prezzo al cambio indicato accanto. L’addebito corrisponde esattamente all’importo e alla valuta dell’ordine. La Sua banca può applicare una commissione propria.

## Come si conclude il contratto

1. Nel carrello può controllare ogni tour, cambiarne durata, giorno, ora, viaggiatori, lingua, punto d’incontro e desideri, oppure rimuoverlo; nei passaggi successivi può controllare e correggere i Suoi dati.
2. All’inizio dell’ordine teniamo liberi i Suoi posti per 15 minuti. Confermati i dati, restano riservati durante il pagamento, per 30 minuti al massimo.
3. Con il pulsante «Ordine con obbligo di pagare» inoltra un ordine vincolante.
4. Il contratto è concluso quando arriva il pagamento. Lo confermiamo per e-mail e Le inviamo il voucher.

Se dopo 30 minuti non risulta alcun pagamento, l’ordine decade e non deve nulla. Se il denaro arriva più tardi, ottiene i posti se sono ancora liberi; altrimenti restituiamo l’intero importo.

Può concludere il contratto in ognuna delle lingue del sito. Il link nell’e-mail apre l’ordine fino a 90 giorni dopo il tour. Se ha ordinato con un account, acceda con quello.

## Pagamento

Si paga con carta. I dati della carta li raccoglie il fornitore dei pagamenti; noi non ne vediamo mai il numero.

## Annullare e cambiare

Vale la regola indicata nella pagina del tour e di nuovo nella prenotazione. Fino all’ora indicata può annullare gratuitamente e rimborsiamo il prezzo da dove è venuto: sulla carta, sul conto o sulla carta regalo. Dopo quell’ora, o se non si presenta, il prezzo non viene rimborsato. I biglietti che il nostro team ha già acquistato per lei non si rimborsano mai.

Per annullare scriva a <{email}> indicando il codice della prenotazione; conta l’ora in cui ha inviato il messaggio. Scriva lì anche se desidera un’altra data, un altro orario o un altro numero di persone.

## Nessun diritto di recesso

I tour sono servizi per il tempo libero in una data precisa. Per essi la legge non prevede il diritto di recesso di 14 giorni (articolo 16, lettera l), della direttiva 2011/83/UE). Si applica invece la regola di annullamento qui sopra.

## Il giorno del tour

Sia puntuale al punto d’incontro; in caso di ritardo il tour può essere più breve. Ci dica prima di prenotare se qualcuno del gruppo ha esigenze che contano per il percorso. Per la sicurezza di tutti, segua le indicazioni della guida.

Se una strada, un edificio o un museo chiude senza preavviso, la guida cambia il percorso in modo che il tour conservi il suo carattere.

## Se cambia la guida

Se la Sua guida non può venire, ne cerchiamo un’altra che parli la lingua prenotata. Se non troviamo nessuno, o se dobbiamo annullare il tour per qualsiasi altro motivo, sceglie tra un’altra data e la restituzione dell’intero prezzo.

## Responsabilità

Rispondiamo secondo la legge di ciò che facciamo noi e di ciò che fanno le nostre guide. Non rispondiamo di ciò che causa Lei, di ciò che causano persone estranee ai nostri servizi, né di eventi che nessuno avrebbe potuto evitare. Nulla in queste condizioni limita i diritti che la legge Le riconosce come consumatore.

## Reclami e controversie

Se qualcosa non va, lo dica subito alla guida, finché si può rimediare, o scriva a <{email}>. Può rivolgersi anche agli enti per i consumatori del Suo Paese; nell’Unione europea i Centri europei dei consumatori aiutano gratuitamente.

Si applica il diritto del Paese in cui {company} ha sede. Come consumatore conserva la tutela delle norme imperative del Paese in cui vive e può rivolgersi ai suoi giudici.

Per la Sua prenotazione valgono le condizioni in vigore al momento dell’ordine.
`;

const privacy = `Conserviamo ciò che serve per venderLe un tour e condurlo, e nulla per seguirLa. Titolare del trattamento è {postalLine}. Per tutto ciò che riguarda i Suoi dati scriva a <{email}>.

## Che cosa conserviamo, perché e per quanto tempo

- **Prenotazioni**: nome, indirizzo e-mail e telefono di chi prenota e di chi viaggia, l’azienda che paga, se ne indica una (nome, indirizzo e partita IVA), il tour, la data, le persone e ciò che ci dice su esigenze particolari. Servono per eseguire il contratto (articolo 6, paragrafo 1, lettera b), del GDPR). Prenotazioni e pagamenti sono scritture aziendali; li conserviamo finché lo richiedono le norme fiscali e commerciali, di regola dieci anni (lettera c).
- **Pagamenti**: importo, valuta, stato e riferimento del fornitore. Il numero della carta va al fornitore e non arriva mai a noi.
- **Account**, se ne apre uno: ciò che inserisce e la password in una forma che nessuno può rileggere. Lo conserviamo finché non ci chiede di chiuderlo.
- **Accessi**: ora, indirizzo IP, browser e dimensioni dello schermo, per accorgerci di abusi (lettera f). Li conserviamo dodici mesi, o finché resta attivo l’accesso.
- **Carrello**: i tour scelti, sotto un numero casuale che solo il Suo browser conosce.
- **E-mail** tra noi: insieme alla prenotazione a cui appartengono.
- **Messaggi** che ci scrive con il modulo di contatto: nome, indirizzo e-mail e contenuto, per risponderLe (lettere b e f). Li cancelliamo dal sito dopo tre anni.
- **Newsletter**, se la richiede: indirizzo e-mail e lingua, in base al Suo consenso (lettera a), che può revocare in ogni momento con il link di ogni lettera. Conserviamo l’indirizzo finché non si cancella; 30 giorni dopo ne resta solo un codice dal quale non si può ricavare. Un indirizzo che nessuno conferma viene cancellato dopo 30 giorni.
- **Preferiti**: i tour che contrassegna dopo l’accesso, per mostrarglieli di nuovo (lettera b). Li conserviamo finché non toglie il contrassegno o fa chiudere l’account.
- **E-mail** che Le abbiamo inviato su prenotazioni e account: il sito ne conserva una copia, per sapere che cosa Le è stato comunicato (lettere b e f). La cancelliamo dopo tre anni.
- **Notifiche** del Suo account: che cosa Le è stato comunicato su prenotazioni e incarichi, e se lo ha letto (lettera b). Le cancelliamo 90 giorni dopo la lettura, e tutte dopo un anno.
- **Registri tecnici**: l’indirizzo richiesto, l’ora, l’indirizzo IP e gli errori, perché il sito funzioni in sicurezza (lettera f). Li conserviamo solo per il tempo necessario.

Senza i dati richiesti dai moduli non possiamo accettare una prenotazione. Nessuna decisione che La riguarda è presa da una macchina da sola.

## Chi li riceve

- **Le guide a cui chiediamo** di condurre il Suo tour vedono il Suo nome, le persone del gruppo e i Suoi desideri, per sapere se possono farlo; telefono ed e-mail li vede solo la Sua guida, da quando accetta il tour fino a sette giorni dopo.
- **Il fornitore dei pagamenti** (Stripe) riceve ciò che serve al pagamento.
- **Il servizio di posta** (Mailjet) consegna le nostre e-mail.
- **Le aziende che gestiscono i nostri server** conservano dati secondo le nostre istruzioni.

Nessun altro riceve i Suoi dati, salvo obblighi di legge. Non li vendiamo e non li usiamo per la pubblicità.

Se il tour è fuori dall’Unione europea, la guida riceve lì i Suoi dati, perché altrimenti non potrebbe svolgersi (articolo 49, paragrafo 1, lettera b)). I fornitori che trattano dati altrove lo fanno in base a una decisione di adeguatezza o alle clausole contrattuali tipo della Commissione europea.

## Cookie

Usiamo solo i cookie di cui il sito ha bisogno; per questo non Le chiediamo il consenso:

- **Sessione** (cicerone_session): che ha effettuato l’accesso; 60 giorni al massimo.
- **Carrello** (cicerone_cart): qual è il Suo carrello; 30 giorni dalla Sua ultima modifica.
- **Lingua** e **valuta** (language, currency): la Sua scelta; un anno.

Inoltre il browser tiene per sé il Suo accesso, il numero di tour nel carrello, le chiavi dei Suoi ordini, le ultime città cercate e la preferenza per il chiaro o lo scuro, finché non esce o non ne svuota la memoria; e, finché non chiude la scheda, ciò che ha scelto per un tour, quello che ha segnato prima di accedere e ciò che ha scritto cambiando un tour nel carrello, per l’ordine e nel modulo di contatto. Al momento del pagamento il fornitore può usare cookie propri, necessari contro le frodi. Non ci sono tracciamento, analisi delle visite né pubblicità.

## I Suoi diritti

Può chiedere che cosa conserviamo su di Lei, farlo correggere, cancellare o limitare, opporsi al suo uso e riceverlo in una forma che può portare altrove. Scriva a <{email}>; rispondiamo entro un mese. Può anche presentare reclamo a un’autorità per la protezione dei dati, per esempio quella del Paese in cui vive.

Ci scriva anche se vuole chiudere l’account. Le scritture che la legge ci impone di conservare restano fino al termine previsto; tutto il resto viene cancellato.
`;

const notice = `## Chi gestisce questo sito

{postalLine}

Registro delle imprese: {companyRegister}

Partita IVA: {vatNumber}

Può scriverci a <{email}>.

## Che cosa facciamo

{company} vende tour guidati in nome proprio; li conducono guide del luogo. Ogni contratto è concluso tra Lei e {company}, alle [condizioni generali](/legal/terms). I tour sono soggetti al regime speciale delle agenzie di viaggio.

## Testi e immagini

{company} è responsabile di ciò che dice questo sito. I manifesti sono disegnati per il sito e mostrano i luoghi come fa un manifesto, non come una fotografia. Testi e immagini sono protetti dal diritto d’autore; ci chieda prima di usarli altrove. Scegliamo con cura i link ad altri siti, del cui contenuto risponde chi li gestisce.

## Se qualcosa non va

Se trova un errore, se una parte del sito Le è difficile da usare o se qualcosa qui tocca i Suoi diritti, scriva a <{email}>. Come trattiamo i dati personali è spiegato nell’[informativa sulla privacy](/legal/privacy).
`;

export const italian: LegalTexts = {
  terms: { title: 'Condizioni generali', markdown: terms },
  privacy: { title: 'Informativa sulla privacy', markdown: privacy },
  'legal-notice': { title: 'Note legali', markdown: notice },
};
