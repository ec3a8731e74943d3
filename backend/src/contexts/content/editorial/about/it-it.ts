import type { EditorialText } from '../editorial-entry.js';

export const text: EditorialText = {
  title: 'Chi è Cicerone',
  summary:
    'Cicerone vende a proprio nome tour privati con guide del posto: come funziona per chi viaggia, per le guide e per le agenzie.',
  markdown: `Nel Settecento i viaggiatori in Italia chiamavano cicerone l’uomo che spiegava loro le rovine, dal romano che sapeva parlare di tutto. La parola è invecchiata, il bisogno no. Una città si può consultare. Quello che non si può consultare è quale di tutte queste cose conti nella strada in cui ci si trova, a quest’ora, con questi bambini. Per saperlo serve qualcuno che ci abiti.

## Per chi viaggia

La pagina di ogni tour dice che cosa vedrà, tappa per tappa, quanto dura, dove ci si incontra e che cosa comprende il prezzo. Sceglie giorno e ora secondo l’orologio della città, la lingua della guida e il numero di persone, e vede un solo prezzo: quello che paga. Il tour è allora soltanto per lei, a meno che non sia indicato in piccolo gruppo. Dopo il pagamento riceve un voucher e, appena una guida l’ha accettato, il suo nome. Si può ordinare senza account. [Tutti i tour](/tours) stanno in una pagina.

## Per le guide

Alle guide si chiede, non si impone. Vedono il giorno, il tour e quanto guadagneranno prima di rispondere; chi dice sì per primo lo ottiene, e un no non richiede spiegazioni. Quello che è stato mostrato è quello che si paga, prima del 10 del mese seguente. Ogni candidatura arrivata dalla pagina [Diventare guida](/recruitment) è letta e ascoltata da una persona.

## Per le agenzie

Le agenzie di viaggio e di eventi di cui abbiamo verificato la società pagano il {agentPercent}% in meno e prenotano a nome dei loro clienti; il nostro team lo predispone su richiesta. Come, è spiegato alla pagina [Per le agenzie di viaggio](/travel-agents).

## Chi c’è dietro

Il contratto è con {company}; una guida conduce il tour per nostro conto e ne rispondiamo noi. I manifesti di questo sito sono disegnati, perché un manifesto può tralasciare e una fotografia finge di non farlo. Non ci sono tracciamenti né pubblicità. Quello che scrive a [{email}](mailto:{email}) lo legge una persona.
`,
};
