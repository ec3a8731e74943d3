import type { EditorialEntry } from '../editorial-entry.js';

export const milan: EditorialEntry = {
  kind: 'city',
  slug: 'milan',
  position: 42,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Milan',
      summary:
        'Behind the façades are the courtyards: the cathedral roof at nine, Brera after lunch, the canals at the hour of the aperitivo.',
      markdown:
        'Milan keeps its beauty indoors, so look into every gate that is open: a porter nods, and there is a garden. Begin on the roof of the cathedral, among one hundred and thirty-five spires, then walk [from the Duomo to Brera](/tour/milan-duomo-to-brera) through the Galleria, where the crowd turns on its heel on the bull. Leonardo’s Last Supper is shown for a quarter of an hour to a few dozen people; tickets come out months ahead and vanish. From Porta Venezia eastward art nouveau has left wrought-iron and bare ladies; southward the Navigli fill at seven, when a drink brings olives and risotto with it. Yellow trams of 1928 still run on line 1. April has the furniture fair and no free bed, August nobody at all; May, June and October suit everyone else. Eat the cutlet on the bone and risotto with saffron. Stand in line neither for a brand nor for a selfie with one.',
    },
    fr_FR: {
      title: 'Comment parcourir Milan',
      summary:
        'Derrière les façades, les cours : le toit de la cathédrale à neuf heures, Brera après déjeuner, les canaux à l’heure de l’aperitivo.',
      markdown:
        'Milan garde sa beauté à l’intérieur : regardez par chaque porche ouvert, un concierge salue, et voilà un jardin. Commencez sur le toit de la cathédrale, parmi cent trente-cinq flèches, puis allez [du Dôme à Brera](/tour/milan-duomo-to-brera) par la Galleria, où la foule tourne du talon sur le taureau. La Cène de Léonard se montre un quart d’heure à quelques dizaines de personnes ; les billets paraissent des mois plus tôt et s’envolent. À l’est de Porta Venezia, l’Art nouveau a laissé ferronneries et dames nues ; au sud, les Navigli s’emplissent à dix-neuf heures, quand un verre vient avec olives et risotto. Les tramways jaunes de 1928 circulent encore sur la ligne 1. Avril a le salon du meuble et plus un lit, août plus personne ; mai, juin et octobre vont à tous les autres. Mangez la côtelette avec son os et le risotto au safran. Ne faites la queue ni pour une marque, ni pour un selfie.',
    },
    de_DE: {
      title: 'Wie man durch Mailand geht',
      summary:
        'Hinter den Fassaden liegen die Höfe: um neun aufs Dach des Doms, nach Tisch in die Brera, zum Aperitivo an die Kanäle.',
      markdown:
        'Mailand hält seine Schönheit drinnen, also schauen Sie in jedes offene Tor: Ein Portier nickt, und da ist ein Garten. Fangen Sie auf dem Dach des Doms an, zwischen hundertfünfunddreißig Spitzen, und gehen Sie dann [vom Dom in die Brera](/tour/milan-duomo-to-brera), durch die Galleria, wo sich alle auf dem Stier um die Ferse drehen. Leonardos Abendmahl sehen je ein paar Dutzend Menschen eine Viertelstunde lang; Karten erscheinen Monate vorher und sind fort. Östlich der Porta Venezia hat der Jugendstil Schmiedeeisen und nackte Damen hinterlassen; im Süden füllen sich um sieben die Navigli, wo zum Glas Oliven und Risotto kommen. Auf der Linie 1 fahren noch gelbe Bahnen von 1928. Der April hat die Möbelmesse und kein freies Bett, der August keinen Menschen; Mai, Juni und Oktober passen allen Übrigen. Essen Sie das Kotelett am Knochen und Safranrisotto. Und stehen Sie weder für eine Marke an noch für ein Selfie.',
    },
    es_ES: {
      title: 'Cómo caminar por Milán',
      summary:
        'Detrás de las fachadas están los patios: el tejado de la catedral a las nueve, Brera tras el almuerzo y los canales a la hora del aperitivo.',
      markdown:
        'Milán guarda su belleza dentro, así que asómese a cada portal abierto: un portero saluda y aparece un jardín. Empiece en el tejado de la catedral, entre ciento treinta y cinco agujas, y vaya luego [del Duomo a Brera](/tour/milan-duomo-to-brera) por la Galleria, donde la gente gira sobre el talón encima del toro. La Última Cena de Leonardo se enseña un cuarto de hora a unas decenas de personas; las entradas salen con meses y vuelan. Al este de Porta Venezia el modernismo dejó forja y damas desnudas; al sur, los Navigli se llenan a las siete, cuando la copa trae aceitunas y risotto. Por la línea 1 ruedan aún tranvías amarillos de 1928. Abril tiene la feria del mueble y ni una cama, agosto no tiene a nadie; mayo, junio y octubre sirven a los demás. Coma la chuleta con hueso y el risotto de azafrán. No haga cola por una marca, ni por un selfi.',
    },
    it_IT: {
      title: 'Come camminare a Milano',
      summary:
        'Dietro le facciate ci sono i cortili: il tetto del Duomo alle nove, Brera dopo pranzo, i canali all’ora dell’aperitivo.',
      markdown:
        'Milano tiene la sua bellezza dentro, quindi guardi in ogni portone aperto: il portinaio fa un cenno, ed ecco un giardino. Cominci sul tetto della cattedrale, fra centotrentacinque guglie, poi vada [dal Duomo a Brera](/tour/milan-duomo-to-brera) passando per la Galleria, dove tutti ruotano sul tallone sopra il toro. L’Ultima Cena di Leonardo si mostra per un quarto d’ora a poche decine di persone; i biglietti escono mesi prima e spariscono. A est di Porta Venezia il liberty ha lasciato ferro battuto e signore nude; a sud i Navigli si riempiono alle sette, quando col bicchiere arrivano olive e risotto. Sulla linea 1 girano ancora i tram gialli del 1928. Aprile ha il Salone del Mobile e nessun letto, agosto non ha nessuno; maggio, giugno e ottobre vanno bene agli altri. Mangi la cotoletta con l’osso e il risotto allo zafferano. Non faccia la fila né per una marca né per un selfie.',
    },
    ru_RU: {
      title: 'Как гулять по Милану',
      summary: 'За фасадами прячутся дворы: в девять крыша собора, после обеда Брера, а в час аперитива каналы.',
      markdown:
        'Милан держит красоту внутри, поэтому заглядывайте в каждые открытые ворота: консьерж кивнёт, а там сад. Начните с крыши собора, среди ста тридцати пяти шпилей, потом идите [от Дуомо к Брере](/tour/milan-duomo-to-brera) через Галерею, где все крутятся на пятке на мозаичном быке. «Тайную вечерю» Леонардо показывают по четверть часа нескольким десяткам человек; билеты появляются за месяцы и сразу исчезают. К востоку от Порта-Венеция модерн оставил кованые решётки и обнажённых дам; на юге в семь заполняются Навильи, и к бокалу подают оливки и ризотто. По первому маршруту ещё бегают жёлтые трамваи 1928 года. В апреле мебельный салон и ни одной кровати, в августе ни души; май, июнь и октябрь подойдут всем остальным. Ешьте котлету на кости и ризотто с шафраном. А в очереди не стойте ни за брендом, ни за селфи.',
    },
    ja_JP: {
      title: 'ミラノの歩き方',
      summary:
        '建物の表の裏に中庭があります。大聖堂の屋根は朝九時、ブレラは昼食のあと、運河は食前酒の時刻に。隠れた美しさを探すミラノの歩き方をまとめました。',
      markdown:
        'ミラノは美しさを内側にしまう街です。開いている門があればのぞいてみましょう。門番がうなずき、そこに庭があります。始まりは百三十五の尖塔が立つ大聖堂の屋根の上。それから、床の雄牛の上で皆がかかとで回るガッレリアを通って、[ドゥオーモからブレラへ](/tour/milan-duomo-to-brera)。レオナルドの「最後の晩餐」は一度に数十人、十五分だけの公開で、切符は何か月も前に出て、すぐ消えます。ポルタ・ヴェネツィアの東には、鉄細工と裸婦の残るリバティ様式の家々。南のナヴィリオ運河は七時に人で埋まり、一杯にオリーブやリゾットがついてきます。1番線には1928年製の黄色い電車がまだ走っています。四月は家具見本市で宿がなく、八月は人がいません。ほかの方には五月、六月、十月を。骨つきのカツレツとサフランのリゾットをどうぞ。ブランドの店にも自撮りにも、並ぶことはありません。',
    },
  },
};
