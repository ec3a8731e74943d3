import type { EditorialEntry } from '../editorial-entry.js';

export const monaco: EditorialEntry = {
  kind: 'country',
  slug: 'monaco',
  position: 101,
  details: { cities: ['monaco'], tours: [] },
  texts: {
    en_US: {
      title: 'Monaco',
      summary:
        'Public elevators that count as streets, a racetrack that is an ordinary road for most of the year, and a guard that changes five minutes before noon.',
      markdown:
        'The country measures about two square kilometers and climbs steeply, so public elevators and escalators take over where the streets give up; they cost nothing. For most of the year the racetrack of [Monaco](/city/monaco) is an ordinary road: the bus takes the hairpin too, and the red and white curbs stay. On the Rock the street signs are in French and in Monégasque, and the guard before the palace changes at five to twelve. At the Condamine market people eat barbagiuan, a fried pasty with chard, standing up.',
    },
    fr_FR: {
      title: 'Monaco',
      summary:
        'Des ascenseurs publics en guise de rues, un circuit où passe le bus et une relève de la garde à midi moins cinq.',
      markdown:
        'Le pays mesure environ deux kilomètres carrés et grimpe raide : ascenseurs et escaliers mécaniques publics, gratuits, prennent le relais là où les rues renoncent. La plus grande partie de l’année, le circuit de [Monaco](/city/monaco) est une route comme une autre : le bus prend aussi l’épingle, et les vibreurs rouge et blanc restent en place. Sur le Rocher, les plaques de rue sont en français et en monégasque, et la garde du palais se relève à midi moins cinq. Au marché de la Condamine, on mange debout le barbagiuan, un chausson frit aux blettes.',
    },
    de_DE: {
      title: 'Monaco',
      summary:
        'Öffentliche Aufzüge statt Straßen, eine Rennstrecke, auf der der Linienbus fährt, und eine Wachablösung um fünf vor zwölf.',
      markdown:
        'Das Land misst etwa zwei Quadratkilometer und steigt steil an; wo die Straßen aufgeben, übernehmen öffentliche Aufzüge und Rolltreppen, die nichts kosten. Die meiste Zeit des Jahres ist die Rennstrecke von [Monaco](/city/monaco) eine gewöhnliche Straße: Auch der Bus nimmt die Haarnadelkurve, und die rot-weißen Randsteine bleiben. Auf dem Felsen sind die Straßenschilder französisch und monegassisch, und die Wache vor dem Palast wechselt um fünf vor zwölf. In der Markthalle von La Condamine isst man im Stehen Barbagiuan, eine frittierte Teigtasche mit Mangold.',
    },
    es_ES: {
      title: 'Mónaco',
      summary:
        'Ascensores públicos en lugar de calles, un circuito por el que pasa el autobús y un relevo de la guardia a las doce menos cinco.',
      markdown:
        'El país mide unos dos kilómetros cuadrados y sube con fuerza: donde las calles se rinden siguen ascensores y escaleras mecánicas públicos, que no cuestan nada. La mayor parte del año el circuito de [Mónaco](/city/monaco) es una calle corriente: también el autobús toma la horquilla, y los bordillos rojos y blancos se quedan. En la Roca los rótulos están en francés y en monegasco, y la guardia del palacio se releva a las doce menos cinco. En el mercado de La Condamine se come de pie el barbagiuan, una empanadilla frita de acelgas.',
    },
    it_IT: {
      title: 'Monaco',
      summary:
        'Ascensori pubblici al posto delle strade, un circuito su cui passa l’autobus e un cambio della guardia a mezzogiorno meno cinque.',
      markdown:
        'Il paese misura circa due chilometri quadrati e sale ripido: dove le strade rinunciano proseguono ascensori e scale mobili pubblici, che non costano nulla. Per quasi tutto l’anno il circuito di [Monaco](/city/monaco) è una strada qualunque: anche l’autobus fa il tornante, e i cordoli bianchi e rossi restano. Sulla Rocca le targhe delle vie sono in francese e in monegasco, e la guardia del palazzo cambia a mezzogiorno meno cinque. Al mercato della Condamine si mangia in piedi il barbagiuan, un raviolo fritto con le bietole.',
    },
    ru_RU: {
      title: 'Монако',
      summary:
        'Общественные лифты вместо улиц, гоночная трасса, по которой ходит автобус, и смена караула без пяти двенадцать.',
      markdown:
        'Страна занимает около двух квадратных километров и круто идёт вверх: где улицы сдаются, дальше везут бесплатные лифты и эскалаторы. Большую часть года трасса в [Монако](/city/monaco) остаётся обычной дорогой: шпильку проходит и автобус, а красно-белые поребрики никто не убирает. На Скале таблички с названиями улиц написаны по-французски и по-монегасски, а караул у дворца сменяется без пяти двенадцать. На рынке Кондамин стоя едят барбаджуан, жареный пирожок с мангольдом.',
    },
    ja_JP: {
      title: 'モナコ',
      summary:
        '公共のエレベーターが通り代わりになり、レースのコースには普段バスが走ります。衛兵の交代は正午の5分前です。',
      markdown:
        '国の広さは約2平方キロメートル。急な斜面が続き、道が途切れると、無料の公共エレベーターやエスカレーターが人を運びます。[モナコ](/city/monaco)のサーキットは、1年の大半はただの道路です。ヘアピンカーブを路線バスも曲がり、赤と白の縁石はそのまま残っています。旧市街の岩山では、通りの名がフランス語とモナコ語で書かれ、宮殿の衛兵は11時55分に交代します。コンダミーヌ市場では、フダンソウを包んで揚げたバルバジュアンを立ったまま食べます。',
    },
  },
};
