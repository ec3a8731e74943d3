import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Mit dem Rad im Regen',
  summary:
    'Amsterdam, Kopenhagen und Berlin sind im Regen am meisten sie selbst: was man anzieht, wovor man sich hütet und was man dafür bekommt.',
  markdown: `Im Niederländischen, im Dänischen und im Deutschen gibt es denselben Satz für Leute, die an der Tür zögern: Du bist doch nicht aus Zucker. Man sagt ihn zu Kindern, und er ist die ganze Philosophie. Niemand in diesen drei Ländern mag Regen. Man hat dort nur herausgefunden, dass er seltener fällt, als man denkt. Nach der Zeit gemessen, sind in den Niederlanden von hundert Stunden etwa sieben nass; der Rest ist Himmel, der so aussieht. Also tut man, was das Radar für die nächsten zwei Stunden rät, fährt zehn Minuten früher oder später los, und fährt.

Wer im Hotel bleibt, versäumt etwas. Eine nasse Stadt hat die besseren Farben. Der Backstein wird aus staubigem Rosa rot, die Kupferdächer nehmen ein tieferes Grün an, der Asphalt verdoppelt jede Lampe. Die Schlange vor dem Museum ist halb so lang, und um drei am Nachmittag brennt hinter den Fenstern Licht, sodass man in die Zimmer sieht.

## Drei Städte

In [Amsterdam](/city/amsterdam) ist der Regen eher waagerecht als stark, und die Grachten brechen ihn: Unter den Ulmen des inneren Rings fährt man beinahe trocken. Die hohen Häuser neigen sich ein wenig vor, damit die Ware am Hebebalken nicht an der Front entlangschrammte, und die Neigung hält die Stufen trocken. Wenn es gießt, gehören den Radfahrern zwei Dächer. Das eine ist die Durchfahrt des Rijksmuseums, wo eine öffentliche Straße unter den Sälen hindurchführt und fast immer jemand Akkordeon spielt. Das andere ist die Fähre hinter dem Hauptbahnhof, die Räder kostenlos über das IJ bringt, so oft man mag. Auf der anderen Seite des Bahnhofs liegt unter dem Wasser eine Garage für rund siebentausend Räder, eröffnet 2023, trocken, warm und hell wie ein Flughafen.

[Kopenhagen](/city/copenhagen) hat für das Wetter gebaut. Auf der Nørrebrogade laufen die Ampeln als grüne Welle für Leute, die zwanzig Kilometer in der Stunde fahren; man muss nicht anhalten und kalt werden. An manchen Kreuzungen steht eine Stange für den Fuß, mit einer Zeile Dank dafür, dass man Rad fährt. Die Schlange, eine orangefarbene Rampe auf dünnen Beinen, führt ein Stockwerk über dem Kai zur Hafenbrücke; der Regen trommelt links und rechts aufs Wasser, und niemand geht vor einem her. Wer anhalten will, hebt die Hand. Wer sie nicht hebt, bekommt es gesagt.

[Berlin](/city/berlin) ist breit, und im Regen noch breiter. Hier folgt man am besten der Mauer: Sie ist fort, aber ihre Linie geht weiter, in vielen Straßen als doppelte Reihe Pflastersteine im Asphalt. An trockenen Tagen übersieht man sie leicht. An nassen glänzen die Steine, und die Grenze ist plötzlich wieder da, quer über einen Parkplatz, durch eine Kreuzung, unter einem Bus hindurch. Unsere Guides fahren [an ihr entlang](/tour/berlin-wall-by-bike), und zwar bei fast jedem Wetter. Nur nicht auf ihr: Nasses Pflaster nimmt keine Kurven.

## Was man wissen muss

Schutzbleche sind wichtiger als Jacken; das meiste Wasser kommt von unten. Eine Schirmmütze unter der Kapuze hält die Augen frei. Eine dünne Hose trocknet schneller als eine Regenhose. Felgenbremsen brauchen den doppelten Weg, solange sie das Rad erst trocken wischen; bremsen Sie also früh und sanft. Vier Dinge sind in jeder Stadt glatt: Straßenbahnschienen, die man so rechtwinklig quert, wie die Straße es zulässt, gemalte Streifen, eiserne Deckel und Laub, im November das schlimmste von allen. Schalten Sie das Licht auch mittags ein. Und machen Sie es nicht dem Mann nach, der Schirm, Telefon und Kind zugleich befördert; er übt, seit er vier ist.

Dann die Pausen. Regen teilt eine Fahrt in Kapitel, und das tut ihr gut. Eine halbe Stunde Rad, eine Viertelstunde Kaffee: in Amsterdam in einem braunen Café mit Sand auf dem Boden, in Kopenhagen mit einer Zimtschnecke, in Berlin unter den Bögen der S-Bahn, während ein Zug über die Tassen fährt. Hängen Sie die Jacke dorthin, wo die anderen hängen. Für die Pfütze entschuldigt sich niemand.

Am Ende gibt es eine Stunde, die nur hat, wer durch das Übrige gefahren ist. Die Wolke reißt tief im Westen auf, die Straße dampft, und zwanzig Minuten lang ist alles gewaschen und golden. Die anderen suchen noch ihre Schuhe.
`,
};
