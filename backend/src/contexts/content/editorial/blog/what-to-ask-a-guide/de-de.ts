import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Was man einen Guide fragen sollte',
  summary:
    'Die Fragen, die einen Rundgang verändern: von der nach den Stufen vor der Buchung bis zu der nach dem Mittagessen am Ende.',
  markdown: `Ein Guide weiß ungefähr zehnmal so viel, wie in drei Stunden passt, und was er weglässt, entscheidet er mit einem Blick auf Sie. Das ist sein Handwerk, und deshalb kommt es auf die Fragen an: Nur mit ihnen lässt sich die Schere verschieben. Die meisten Menschen fragen, wie alt, wie hoch und wie teuer. Diese Antworten stehen auf der Tafel.

## Vor der Buchung

Fragen Sie nach dem Boden und nicht nach den Sehenswürdigkeiten. Wie viele Stufen sind es, wie viel Schatten, wo kann man sich setzen, wo ist die letzte Toilette? Die [Alfama in Lissabon](/tour/lisbon-alfama-on-foot) lässt sich von oben nach unten gehen, der Aufstieg zum Palatin weglassen, ein Museum mit dem Aufzug durchqueren. Nur muss der Guide das zwei Tage vorher wissen und nicht am Fuß der Treppe.

Sagen Sie dann, wer mitkommt: ein Großvater mit neuer Hüfte, eine Neunjährige, die alles über Gladiatoren gelesen hat, jemand, der kein Fleisch isst. Sagen Sie, was Sie schon kennen; „wir waren vor zwanzig Jahren hier“ spart eine halbe Stunde. Und sagen Sie, was Sie langweilt. Das tut kaum jemand, und es ist der nützlichste Satz von allen. Bei Cicerone geht das Feld für Wünsche in der Bestellung geradewegs an den Guide; dort gehört er hin.

Fragen Sie auch nach der Stunde. Der Louvre ist dienstags geschlossen. In [Istanbul](/city/istanbul) empfangen die Moscheen Besucher zwischen den Gebeten, die Gebetszeiten wandern jeden Tag mit der Sonne, und freitags dauert das Mittagsgebet am längsten. Wer dort lebt, weiß, welcher Vormittag passt.

## Unterwegs

Die besten Fragen beginnen mit wo und wer, selten mit wann. Woher kam das Wasser? In alten Städten erklärt die Antwort meist den Stadtplan. Die Brunnen von [Rom](/city/rome) hängen an den Aquädukten wie Lampen an einem Draht. In [Venedig](/city/venice) ist ein Platz mit steinernem Brunnenkranz der Deckel einer Zisterne: Der Regen lief durch das Pflaster in den Sand und sammelte sich gefiltert im Schacht. Zwischen der Hagia Sophia und dem Großen Basar geht man über eine Säulenhalle, in der das Wasser eines Reiches stand.

Wer wohnte hinter dieser Tür, und wer wohnt jetzt dort? Wonach roch es? Im Oltrarno in [Florenz](/tour/florence-oltrarno-craft) noch immer nach Schellack und Leim. Was stand hier, als Sie ein Kind waren? Und worüber streitet man in dieser Stadt? Jede hat ihren Streit, über Schiffe, Mieten, die Straßenbahn oder einen Turm, und kein Guide ist darin neutral; Sie werden eine andere Stimme hören.

Eine Frage braucht etwas Mut: Woher weiß man das? Sie klingt nach Misstrauen und ist das Gegenteil. Jede Stadt hat eine Geschichte, die an derselben Ecke mehrmals in der Stunde erzählt wird und nie geschehen ist. Ein Guide, der antwortet: „Das ist eine Legende, und ich kann Ihnen sagen, wer sie erfunden hat“, hat Ihnen zwei Geschichten für eine gegeben.

Fragen Sie, was man nicht tut. Vor den privaten Gassen von Gion in [Kyoto](/tour/kyoto-gion-evening) verbieten Schilder das Fotografieren, weil dort Menschen zur Arbeit gehen. Wer fragt, bevor er die Kamera hebt, wird für einen Gast gehalten.

Und lassen Sie die Kinder fragen. Sie wollen wissen, wo die Römer auf die Toilette gingen, und das ist ausgezeichnet gefragt: Der große Kanal unter dem Forum mündet noch heute in den Tiber, und von dort aus lässt sich eine Republik erklären.

## Die letzten fünf Minuten

Zwei Fragen gehören ans Ende. Die erste: Wo essen Sie, wenn Sie selbst bezahlen? Nicht „wo isst man gut“, denn darauf bekommt man die Antwort, die alle bekommen. Die zweite: Was soll ich mir morgen ansehen, ohne Sie? An ihr lässt sich ein Rundgang messen. Ein guter Guide arbeitet darauf hin, am nächsten Tag nicht mehr gebraucht zu werden: Sie sollten eine Fassade lesen können, eine Theke erkennen, an der die Leute von nebenan essen, und wissen, von wo das Licht fällt. Den Rest der Stadt machen Sie dann allein.
`,
};
