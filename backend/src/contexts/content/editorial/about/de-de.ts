import type { EditorialText } from '../editorial-entry.js';

export const text: EditorialText = {
  title: 'Über Cicerone',
  summary:
    'Cicerone verkauft im eigenen Namen private Touren mit einheimischen Guides: wie das für Reisende, für Guides und für Agenturen geht.',
  markdown: `Im achtzehnten Jahrhundert nannten Reisende in Italien den Mann, der ihnen die Ruinen erklärte, einen Cicerone, nach dem Römer, der über alles sprechen konnte. Das Wort ist veraltet, der Bedarf nicht. Eine Stadt lässt sich nachschlagen. Nicht nachschlagen lässt sich, was von alledem in der Straße zählt, in der man gerade steht, zu dieser Stunde, mit diesen Kindern. Dafür braucht es jemanden, der dort wohnt.

## Für Reisende

Auf der Seite jeder Tour steht, was Sie sehen, Station für Station, wie lange es dauert, wo Sie sich treffen und was der Preis enthält. Sie wählen Tag und Uhrzeit in der Ortszeit der Stadt, die Sprache des Guides und die Personenzahl und sehen einen Preis: den, den Sie zahlen. Die Tour gehört dann Ihnen allein, wenn sie nicht als Tour in kleiner Gruppe bezeichnet ist. Nach der Zahlung erhalten Sie einen Voucher und, sobald ein Guide die Tour übernommen hat, seinen Namen. Bestellen können Sie ohne Konto. [Alle Touren](/tours) stehen auf einer Seite.

## Für Guides

Guides werden gefragt und nicht eingeteilt. Sie sehen den Tag, die Tour und ihren Verdienst, bevor sie antworten; wer zuerst zusagt, hat sie, und ein Nein braucht keine Begründung. Was angezeigt war, wird gezahlt, vor dem Zehnten des folgenden Monats. Jede Bewerbung auf der Seite [Guide werden](/recruitment) liest und hört ein Mensch.

## Für Agenturen

Reise- und Eventagenturen, deren Firma wir geprüft haben, zahlen {agentPercent} % weniger und buchen auf den Namen ihrer Gäste; unser Team richtet es auf Anfrage ein. Wie, steht auf der Seite [Für Reisebüros](/travel-agents).

## Wer dahintersteht

Ihr Vertragspartner ist {company}; ein Guide führt die Tour in unserem Auftrag durch, und wir stehen dafür ein. Die Plakate auf dieser Website sind gezeichnet, denn ein Plakat darf weglassen, und eine Fotografie tut so, als täte sie es nicht. Es gibt kein Tracking und keine Werbung. Was Sie an [{email}](mailto:{email}) schreiben, liest ein Mensch.
`,
};
