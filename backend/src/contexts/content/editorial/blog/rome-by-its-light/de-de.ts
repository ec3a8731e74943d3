import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Der römische Tag richtet sich nach dem Licht',
  summary:
    'Warum Rom früh aufsteht, um zwei verschwindet und um sechs wiederkommt, und was gewinnt, wer es ihm gleichtut.',
  markdown: `Bis ins neunzehnte Jahrhundert zählte Rom seine Stunden nicht von Mitternacht an. Der Tag endete mit dem Ave-Maria-Läuten, eine halbe Stunde nach Sonnenuntergang, und dort begann die erste Stunde des nächsten. Mittag fiel in jeder Jahreszeit auf eine andere Stunde, und niemanden störte das, denn wissen wollte man nur, wie viel Licht noch blieb. Goethe, der 1786 nach Italien kam, zeichnete sich eine Scheibe zum Umrechnen und dachte dann um: Ein deutscher Zeiger, schrieb er, würde das Volk nur verwirren, denn der seinige sei innigst mit seiner Natur verwebt. Ein solches Zifferblatt gibt es noch über dem Hof des Quirinalspalasts. Es hat sechs Stunden, und der Zeiger läuft viermal am Tag herum.

Die Zählung ist verschwunden, die Gewohnheit geblieben. Wer seinen Tag in Rom nach Öffnungszeiten plant, macht nichts falsch. Wer ihn nach der Sonne plant, sieht mehr.

## Der Morgen kommt von Osten

Der Petersdom wendet seine Front dem Sonnenaufgang zu. Um acht ist der Travertin weiß, und jede Säule wirft ihren Schatten; am Nachmittag steht die ganze Fassade im eigenen Schatten und ist auf jedem Foto grau. Am Kolosseum ist es umgekehrt. Der hohe Außenring, der noch steht, ist der nördliche, und die Sommersonne streift ihn nur früh und spät. Wer dort um zehn ansteht, steht im Schatten und weiß nicht, warum.

Die Römer nutzen diese Stunden für alles, was sein muss. Der Kaffee wird im Stehen getrunken, der Markt ist in zehn Minuten erledigt, und was im Juli bis elf nicht getan ist, bleibt bis zum Abend liegen.

Den Mittag hört man: Auf dem Gianicolo schießt um zwölf eine Kanone. Pius IX. führte den Schuss 1847 ein, damit sich die Glocken der Stadt einig wurden, und seit 1904 fällt er auf diesem Hügel. Vor der Kanone gab es die Sonne. In der Kirche Santa Maria degli Angeli läuft eine Messinglinie quer über den Boden, die Francesco Bianchini 1702 angelegt hat. Durch ein Loch hoch oben in der Wand fällt eine Lichtscheibe ein und überquert die Linie im wahren Mittag: im Winter gegen zwölf, in der Sommerzeit nach eins. Man kann daneben stehen und zusehen, wie sich die Erde dreht.

## Die Stunden, die nicht für Sie sind

Gegen zwei fallen die Läden, und das ist keine Trägheit. Wenn die Sonne senkrecht steht, hat eine Ruine keinen Schatten, und ohne Schatten ist das Forum ein Feld aus Steinen. Jetzt braucht man ein Dach, am besten das mit dem Loch. Die Öffnung in der Kuppel des Pantheons misst fast neun Meter, und ihr Strahl arbeitet wie ein langsamer Zeiger: Im Winter bleibt er oben zwischen den Kassetten, im Sommer kommt er bis auf den Boden. In den Tagen um den 21. April, den Rom als seinen Geburtstag feiert, trifft er mittags den Eingang, und wer eintritt, tritt ins Licht.

In San Luigi dei Francesi ist das Licht gemalt. Caravaggio lässt es von rechts auf seine Zöllner fallen, von der Seite, auf der das wirkliche Fenster der Kapelle liegt, als wäre es eben hereingekommen.

## Sechs Uhr

Zwei Stunden vor Sonnenuntergang holt die Stadt ihre Farben zurück. Von der Terrasse des Kapitols blickt man mit der Sonne im Rücken über das Forum, jede Säule zieht ihren Strich auf den Boden, und zum ersten Mal an diesem Tag versteht man den Plan; deshalb endet unser [Rundgang durch Kolosseum, Palatin und Forum](/tour/rome-colosseum-and-forum) dort. Der Pincio schaut nach Westen, über die Dächer hinweg auf die Kuppel des Petersdoms. Dann kommt die halbe Stunde, die bei den alten Uhren die letzte war: der Himmel noch hell, die Laternen schon an, und auf den [Plätzen mit ihren Brunnen](/tour/rome-evening-piazzas) lauter Leute, die nirgendwohin müssen.

Also: zwei Besichtigungen vor elf, ein Dach am Mittag, um drei gar nichts, um sechs eine Terrasse. Das sieht nach einem müßigen Tag aus. Es ist der, an den sich [Rom](/city/rome) seit einer Weile hält.
`,
};
