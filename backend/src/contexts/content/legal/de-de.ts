import type { LegalTexts } from './legal-texts.js';

const terms = `Diese Bedingungen gelten für jede Tour, die Sie auf {site} buchen. Ihr Vertragspartner ist {company}; die Anschrift steht im [Impressum](/legal/legal-notice).

## Was Sie buchen

Auf der Seite jeder Tour steht, was Sie sehen, wie lange sie dauert, wo Sie sich treffen, in welcher Sprache geführt wird, wie viele Personen mitkommen können, was inbegriffen ist und was nicht. Diese Beschreibung und die Auswahl, die Sie treffen, sind das, was wir Ihnen schulden. Die Tour führt ein örtlicher Guide in unserem Auftrag durch.

Es zählt das Alter am Tag der Tour: Kleinkinder sind unter 2 Jahre alt, Kinder 2 bis 12, Erwachsene ab 13. Wer bucht, muss volljährig sein.

## Preise

- Der angezeigte Preis ist der Gesamtpreis für die gewählten Personen einschließlich Umsatzsteuer. Touren unterliegen der Margenbesteuerung für Reiseleistungen (Artikel 306 bis 310 der Richtlinie 2006/112/EG); deshalb wird keine Umsatzsteuer gesondert ausgewiesen.
- Ein Preis gilt 30 Minuten ab dem Augenblick, in dem wir ihn für Ihren Termin anzeigen. Hat er sich danach geändert, zeigen wir Ihnen den neuen Preis, bevor Sie bezahlen.
- Wählen Sie eine andere Währung als die der Tour, rechnen wir den Preis zu dem Kurs um, der dabei steht. Belastet werden genau der Betrag und die Währung Ihrer Bestellung. Ihre Bank kann ein eigenes Entgelt erheben.

## Wie der Vertrag zustande kommt

1. Im Warenkorb können Sie jede Tour prüfen, ihre Dauer, den Tag, die Uhrzeit, die Reisenden, die Sprache, den Treffpunkt und Ihre Wünsche ändern oder sie entfernen; in den folgenden Schritten können Sie Ihre Angaben prüfen und berichtigen.
2. Mit dem Beginn der Bestellung halten wir Ihre Plätze 15 Minuten lang frei. Haben Sie Ihre Angaben bestätigt, bleiben sie für die Zahlung reserviert, höchstens 30 Minuten.
3. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab.
4. Der Vertrag ist geschlossen, sobald Ihre Zahlung eingegangen ist. Wir bestätigen ihn per E-Mail und schicken Ihnen den Voucher.

Ist nach 30 Minuten nichts bezahlt, verfällt die Bestellung und Sie schulden nichts. Geht Geld erst später ein, erhalten Sie Ihre Plätze, wenn sie noch frei sind; andernfalls zahlen wir den vollen Betrag zurück.

Den Vertrag können Sie in jeder Sprache dieser Website schließen. Der Link in Ihrer E-Mail öffnet die Bestellung bis 90 Tage nach der Tour. Wer mit einem Konto bestellt hat, meldet sich damit an.

## Zahlung

Sie zahlen mit Karte. Die Kartendaten nimmt der Zahlungsdienstleister entgegen; wir sehen die Kartennummer nie.

## Stornieren und ändern

Es gilt die Regel, die auf der Seite der Tour und noch einmal in Ihrer Buchung steht. Bis zu der dort genannten Stunde stornieren Sie kostenlos, und wir erstatten den Preis dorthin, woher er kam: auf Ihre Karte, Ihr Konto oder Ihre Geschenkkarte. Danach, oder wenn Sie nicht kommen, wird der Preis nicht erstattet. Eintrittskarten, die unser Team schon für Sie gekauft hat, werden nie erstattet.

Zum Stornieren schreiben Sie an <{email}> und nennen die Buchungsnummer; es zählt der Zeitpunkt, zu dem Sie die Nachricht abgeschickt haben. Schreiben Sie bitte auch dorthin, wenn Sie einen anderen Tag, eine andere Uhrzeit oder eine andere Personenzahl wünschen.

## Kein Widerrufsrecht

Touren sind Freizeitdienstleistungen zu einem festen Termin. Für sie sieht das Gesetz kein 14-tägiges Widerrufsrecht vor (Artikel 16 Buchstabe l der Richtlinie 2011/83/EU). Stattdessen gilt die Stornierungsregel oben.

## Am Tag der Tour

Bitte seien Sie pünktlich am Treffpunkt; kommen Sie zu spät, kann die Tour kürzer ausfallen. Sagen Sie uns vor der Buchung, wenn jemand in Ihrer Gruppe Bedürfnisse hat, die für den Weg wichtig sind. Zur Sicherheit aller folgen Sie bitte den Hinweisen des Guides.

Ist eine Straße, ein Gebäude oder ein Museum unangekündigt geschlossen, ändert der Guide den Weg so, dass die Tour ihren Charakter behält.

## Wenn der Guide wechselt

Kann Ihr Guide nicht kommen, suchen wir einen anderen, der die gebuchte Sprache spricht. Finden wir niemanden oder müssen wir die Tour aus einem anderen Grund absagen, wählen Sie zwischen einem anderen Termin und der Rückzahlung des ganzen Preises.

## Haftung

Wir haften nach dem Gesetz für das, was wir und unsere Guides tun. Wir haften nicht für das, was Sie selbst verursachen, was Menschen außerhalb unserer Leistungen verursachen, oder für Ereignisse, die niemand hätte abwenden können. Nichts in diesen Bedingungen schränkt die Rechte ein, die Ihnen das Gesetz als Verbraucher gibt.

## Beschwerden und Streitfälle

Ist etwas nicht so, wie es sein soll, sagen Sie es bitte sofort Ihrem Guide, damit es sich noch beheben lässt, oder schreiben Sie an <{email}>. Sie können sich auch an die Verbraucherstellen Ihres Landes wenden; in der Europäischen Union helfen die Europäischen Verbraucherzentren kostenlos.

Es gilt das Recht des Landes, in dem {company} ihren Sitz hat. Als Verbraucher behalten Sie den Schutz der zwingenden Vorschriften des Landes, in dem Sie wohnen, und können dort klagen.

Für Ihre Buchung gelten die Bedingungen in der Fassung, in der sie bei der Bestellung standen.
`;

const privacy = `Wir speichern, was wir brauchen, um Ihnen eine Tour zu verkaufen und sie durchzuführen, und nichts, um Sie zu verfolgen. Verantwortlich ist {postalLine}. Zu allem, was Ihre Daten betrifft, schreiben Sie an <{email}>.

## Was wir speichern, wozu und wie lange

- **Buchungen**: Name, E-Mail-Adresse und Telefonnummer dessen, der bucht, und dessen, der reist, die Firma, die bezahlt, wenn Sie eine nennen (Name, Anschrift und Umsatzsteuer-Identifikationsnummer), die Tour, der Termin, die Personen und was Sie uns über besondere Bedürfnisse sagen. Das brauchen wir, um den Vertrag zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO). Buchungen und Zahlungen sind Geschäftsunterlagen; wir bewahren sie so lange auf, wie Steuer- und Handelsrecht es verlangen, in der Regel zehn Jahre (Buchstabe c).
- **Zahlungen**: Betrag, Währung, Stand und Kennzeichen des Zahlungsdienstleisters. Ihre Kartennummer geht an diesen und nie an uns.
- **Konto**, falls Sie eines eröffnen: was Sie dort angeben, und Ihr Passwort in einer Form, aus der es niemand zurücklesen kann. Wir behalten es, bis Sie uns bitten, das Konto zu schließen.
- **Anmeldungen**: Zeit, IP-Adresse, Browser und Bildschirmgröße, um Missbrauch zu bemerken (Buchstabe f). Wir behalten sie zwölf Monate, oder so lange, wie Sie angemeldet bleiben.
- **Warenkorb**: die gewählten Touren unter einer Zufallszahl, die nur Ihr Browser kennt.
- **E-Mails** zwischen uns: bei der Buchung, zu der sie gehören.
- **Nachrichten**, die Sie uns über das Kontaktformular schreiben: Name, E-Mail-Adresse und Inhalt, um Ihnen zu antworten (Buchstaben b und f). Wir löschen sie nach drei Jahren von der Website.
- **Newsletter**, wenn Sie ihn bestellen: E-Mail-Adresse und Sprache, aufgrund Ihrer Einwilligung (Buchstabe a), die Sie jederzeit über den Link in jedem Brief widerrufen können. Wir behalten die Adresse, bis Sie sich abmelden; 30 Tage später bleibt nur ein Code, aus dem sie sich nicht mehr lesen lässt. Eine Adresse, die niemand bestätigt, wird nach 30 Tagen gelöscht.
- **Favoriten**: die Touren, die Sie angemeldet markieren, um sie Ihnen wieder zu zeigen (Buchstabe b). Wir behalten sie, bis Sie die Markierung entfernen oder das Konto schließen lassen.
- **E-Mails**, die wir Ihnen zu Buchungen und Ihrem Konto geschickt haben: Die Website bewahrt eine Kopie auf, damit wir wissen, was Ihnen mitgeteilt wurde (Buchstaben b und f). Wir löschen sie nach drei Jahren.
- **Mitteilungen** in Ihrem Konto: was Ihnen dort zu Buchungen und Aufträgen gemeldet wurde und ob Sie es gelesen haben (Buchstabe b). Wir löschen sie 90 Tage nach dem Lesen, alle nach einem Jahr.
- **Technische Protokolle**: die aufgerufene Adresse, die Zeit, die IP-Adresse und Fehler, damit die Website läuft und sicher bleibt (Buchstabe f). Wir behalten sie nur so lange, wie es dafür nötig ist.

Ohne die Angaben, die in den Formularen verlangt sind, können wir keine Buchung annehmen. Keine Entscheidung über Sie trifft allein eine Maschine.

## Wer sie erhält

- **Die Guides, die wir anfragen**, sehen Ihren Namen, die Personen Ihrer Gruppe und Ihre Wünsche, damit sie wissen, ob sie die Tour führen können; Ihre Telefonnummer und E-Mail-Adresse sieht nur Ihr Guide, von der Annahme der Tour bis sieben Tage danach.
- **Der Zahlungsdienstleister** (Stripe) erhält, was die Zahlung braucht.
- **Der Mail-Dienst** (Mailjet) stellt unsere E-Mails zu.
- **Die Betreiber unserer Server** speichern Daten nach unseren Weisungen.

Sonst erhält niemand Ihre Daten, es sei denn, ein Gesetz verpflichtet uns. Wir verkaufen keine Daten und nutzen sie nicht für Werbung.

Liegt Ihre Tour außerhalb der Europäischen Union, erhält der Guide Ihre Angaben dort, weil die Tour sonst nicht stattfinden könnte (Artikel 49 Absatz 1 Buchstabe b). Dienstleister, die Daten anderswo verarbeiten, tun das auf Grundlage eines Angemessenheitsbeschlusses oder der Standardvertragsklauseln der Europäischen Kommission.

## Cookies

Wir setzen nur Cookies, die die Website braucht; deshalb fragen wir Sie nicht um Einwilligung:

- **Sitzung** (cicerone_session): dass Sie angemeldet sind; höchstens 60 Tage.
- **Warenkorb** (cicerone_cart): welcher Warenkorb Ihrer ist; 30 Tage ab Ihrer letzten Änderung daran.
- **Sprache** und **Währung** (language, currency): Ihre Wahl; ein Jahr.

Ihr Browser merkt sich außerdem für sich Ihre Anmeldung, die Zahl der Touren im Warenkorb, die Schlüssel zu Ihren Bestellungen, die zuletzt gesuchten Städte und ob Sie es hell oder dunkel mögen, bis Sie sich abmelden oder seinen Speicher leeren; und bis Sie den Tab schließen, was Sie zu einer Tour gewählt haben, welche Sie vor dem Anmelden markiert haben und was Sie beim Ändern einer Tour im Warenkorb, beim Bestellen und im Kontaktformular eingegeben haben. Beim Bezahlen kann der Zahlungsdienstleister eigene Cookies setzen, die er zum Schutz vor Betrug braucht. Es gibt kein Tracking, keine Auswertung Ihrer Besuche und keine Werbung.

## Ihre Rechte

Sie können Auskunft darüber verlangen, was wir über Sie speichern, es berichtigen, löschen oder einschränken lassen, der Nutzung widersprechen und es in einer Form erhalten, die Sie anderswohin mitnehmen können. Schreiben Sie an <{email}>; wir antworten innerhalb eines Monats. Sie können sich auch bei einer Datenschutzbehörde beschweren, etwa bei der des Landes, in dem Sie wohnen.

Schreiben Sie uns auch, wenn Ihr Konto geschlossen werden soll. Unterlagen, die wir nach dem Gesetz aufbewahren müssen, bleiben bis zum Ende ihrer Frist; alles andere wird gelöscht.
`;

const notice = `## Wer diese Website betreibt

{postalLine}

Handelsregister: {companyRegister}

Umsatzsteuer-Identifikationsnummer: {vatNumber}

Sie erreichen uns per E-Mail unter <{email}>.

## Was wir sind

{company} verkauft geführte Touren im eigenen Namen; örtliche Guides führen sie durch. Jeder Vertrag kommt zwischen Ihnen und {company} zustande, zu den [Bedingungen](/legal/terms). Touren unterliegen der Margenbesteuerung für Reiseleistungen.

## Texte und Bilder

{company} ist für den Inhalt dieser Website verantwortlich. Die Plakate sind für diese Website gezeichnet und zeigen Orte so, wie ein Plakat es tut, nicht wie ein Foto. Texte und Bilder sind urheberrechtlich geschützt; bitte fragen Sie, bevor Sie sie anderswo verwenden. Auf andere Websites verweisen wir mit Sorgfalt, doch für deren Inhalt sind ihre Betreiber verantwortlich.

## Wenn etwas nicht stimmt

Wenn Sie einen Fehler finden, wenn ein Teil der Website für Sie schwer zu benutzen ist oder wenn etwas hier Ihre Rechte berührt, schreiben Sie an <{email}>. Wie wir mit persönlichen Daten umgehen, steht in den [Datenschutzhinweisen](/legal/privacy).
`;

export const german: LegalTexts = {
  terms: { title: 'Allgemeine Geschäftsbedingungen', markdown: terms },
  privacy: { title: 'Datenschutzhinweise', markdown: privacy },
  'legal-notice': { title: 'Impressum', markdown: notice },
};
