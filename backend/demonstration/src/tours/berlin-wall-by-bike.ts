import type { TourOfDemo } from '../shapes.js';

export const berlinWallByBike: TourOfDemo = {
  slug: 'berlin-wall-by-bike',
  city: 'berlin',
  categories: ['bike-tour', 'private-tour'],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['with-children'],
  landmarks: [
    { motif: 'bicycle', name: 'Berlin Wall Trail' },
    { motif: 'street-art-wall', name: 'East Side Gallery' },
    { motif: 'gate', name: 'Brandenburg Gate' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'South entrance of the Mauerpark, corner of Bernauer Straße',
        fr_FR: 'Entrée sud du Mauerpark, à l’angle de la Bernauer Straße',
        de_DE: 'Südeingang des Mauerparks, Ecke Bernauer Straße',
        es_ES: 'Entrada sur del Mauerpark, esquina con Bernauer Straße',
        it_IT: 'Ingresso sud del Mauerpark, angolo Bernauer Straße',
        ru_RU: 'Южный вход в Мауэрпарк, угол Бернауэр-штрассе',
        ja_JP: 'マウアーパーク南口（ベルナウアー通りの角）',
      },
      address: 'Bernauer Straße / Schwedter Straße, 10437 Berlin, Germany',
      latitude: 52.54079,
      longitude: 13.40548,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 22000 },
          { upTo: 4, amount: 28000 },
          { upTo: 6, amount: 34000 },
        ],
        extraPerson: 3500,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['10:00', '14:00'],
      closedMonths: [1, 2, 12],
    },
    {
      durationMinutes: 240,
      prices: {
        kind: 'per-group',
        bands: [
          { upTo: 2, amount: 27000 },
          { upTo: 4, amount: 34000 },
          { upTo: 6, amount: 41000 },
        ],
        extraPerson: 4000,
      },
      minimumPersons: 1,
      maximumPersons: 10,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['09:30', '13:00'],
      closedMonths: [1, 2, 12],
    },
  ],
  name: {
    en_US: 'The Berlin Wall by Bike',
    fr_FR: 'Le Mur de Berlin à vélo',
    de_DE: 'Die Berliner Mauer mit dem Fahrrad',
    es_ES: 'El Muro de Berlín en bicicleta',
    it_IT: 'Il Muro di Berlino in bicicletta',
    ru_RU: 'Берлинская стена на велосипеде',
    ja_JP: '自転車でたどるベルリンの壁',
  },
  summary: {
    en_US:
      'Cycle the former border from the Mauerpark and Bernauer Straße to the Brandenburg Gate, Checkpoint Charlie and the East Side Gallery.',
    fr_FR:
      'Suivre l’ancienne frontière à vélo, du Mauerpark et de la Bernauer Straße à la porte de Brandebourg, puis jusqu’à l’East Side Gallery.',
    de_DE:
      'Auf dem Rad entlang der früheren Grenze: vom Mauerpark und der Bernauer Straße über das Brandenburger Tor bis zur East Side Gallery.',
    es_ES:
      'Siga en bicicleta la antigua frontera, del Mauerpark y la Bernauer Straße a la Puerta de Brandeburgo y la East Side Gallery.',
    it_IT:
      'In bici lungo il vecchio confine: dal Mauerpark e dalla Bernauer Straße alla Porta di Brandeburgo, fino all’East Side Gallery.',
    ru_RU:
      'На велосипеде вдоль бывшей границы: от Мауэрпарка и Бернауэр-штрассе к Бранденбургским воротам и до Ист-Сайд-Гэллери.',
    ja_JP:
      'マウアーパークとベルナウアー通りからブランデンブルク門、チェックポイント・チャーリーを経てイーストサイドギャラリーまで、かつての東西ベルリンの国境線を自転車で走るプライベートツアーです。',
  },
  highlights: {
    en_US: [
      'The death strip preserved in Bernauer Straße',
      'The Wall’s path through a soldiers’ cemetery',
      'Cobblestones that mark the border at the Brandenburg Gate',
      'Painted concrete along the Spree at the East Side Gallery',
    ],
    fr_FR: [
      'Le couloir de la mort conservé dans la Bernauer Straße',
      'Le passage du Mur à travers un cimetière militaire',
      'Les pavés qui marquent la frontière à la porte de Brandebourg',
      'Le béton peint de l’East Side Gallery, au bord de la Spree',
    ],
    de_DE: [
      'Der erhaltene Todesstreifen an der Bernauer Straße',
      'Der Weg der Mauer über einen Soldatenfriedhof',
      'Pflastersteine, die am Brandenburger Tor die Grenze zeigen',
      'Bemalter Beton an der Spree: die East Side Gallery',
    ],
    es_ES: [
      'La franja de la muerte conservada en la Bernauer Straße',
      'El paso del Muro por un cementerio militar',
      'Los adoquines que marcan la frontera en la Puerta de Brandeburgo',
      'El hormigón pintado de la East Side Gallery, junto al Spree',
    ],
    it_IT: [
      'La striscia della morte conservata nella Bernauer Straße',
      'Il passaggio del Muro in un cimitero militare',
      'I cubetti di pietra che segnano il confine alla Porta di Brandeburgo',
      'Il cemento dipinto dell’East Side Gallery, lungo la Sprea',
    ],
    ru_RU: [
      'Сохранённая «полоса смерти» на Бернауэр-штрассе',
      'След Стены, прошедшей через военное кладбище',
      'Брусчатка, отмечающая границу у Бранденбургских ворот',
      'Расписанный бетон Ист-Сайд-Гэллери на берегу Шпрее',
    ],
    ja_JP: [
      'ベルナウアー通りに保存された「死の帯」',
      '軍人墓地の中を通っていた壁の跡',
      'ブランデンブルク門の前で国境の位置を示す敷石',
      'シュプレー川沿いに続くイーストサイドギャラリーの壁画',
    ],
  },
  description: {
    en_US:
      'The Wall is mostly gone, but its line can still be ridden. It begins in the Mauerpark, once bare sand between two fences, and follows Bernauer Straße, where the house fronts were themselves the border. Quiet paths lead on through the Invaliden Cemetery, along the ship canal and across the bend of the Spree to the Brandenburg Gate.\n\nSouth of it the rows of cobblestones in the asphalt show the way: Potsdamer Platz, the hammered concrete in Niederkirchnerstraße, Checkpoint Charlie, and finally the East Side Gallery by the river. The ride is about thirteen kilometers, flat and mostly on bike paths, at the pace of the slowest in your group. The four-hour ride leaves more time at each stop and makes a loop over the Oberbaum Bridge to the watchtower in Schlesischer Busch.',
    fr_FR:
      'Le Mur a presque disparu, mais son tracé se parcourt encore. Il commence au Mauerpark, jadis bande de sable nu entre deux clôtures, et suit la Bernauer Straße, où les façades elles-mêmes formaient la frontière. Des chemins calmes mènent ensuite par le cimetière des Invalides, le long du canal et de la boucle de la Spree, jusqu’à la porte de Brandebourg.\n\nPlus au sud, la double rangée de pavés montre le chemin : la Potsdamer Platz, le béton martelé de la Niederkirchnerstraße, Checkpoint Charlie et enfin l’East Side Gallery, au bord de l’eau. Comptez treize kilomètres environ, à plat et surtout sur pistes cyclables, au rythme du plus lent. En quatre heures, on s’arrête plus longtemps et l’on passe l’Oberbaumbrücke pour voir le mirador du Schlesischer Busch.',
    de_DE:
      'Die Mauer ist fast verschwunden, aber ihr Verlauf lässt sich noch abfahren. Er beginnt im Mauerpark, früher nackter Sand zwischen zwei Zäunen, und folgt der Bernauer Straße, wo die Hausfassaden selbst die Grenze waren. Auf ruhigen Wegen geht es weiter über den Invalidenfriedhof, am Schifffahrtskanal entlang und durch den Spreebogen zum Brandenburger Tor.\n\nSüdlich davon weist die doppelte Pflastersteinreihe im Asphalt den Weg: Potsdamer Platz, der zerhackte Beton in der Niederkirchnerstraße, Checkpoint Charlie und schließlich die East Side Gallery an der Spree. Die Strecke ist etwa dreizehn Kilometer lang, flach und führt meist über Radwege; gefahren wird im Tempo der Langsamsten. Die vierstündige Tour lässt an jeder Station mehr Zeit und macht einen Bogen über die Oberbaumbrücke zum Wachturm im Schlesischen Busch.',
    es_ES:
      'Del Muro queda poco, pero su trazado aún se puede recorrer. Empieza en el Mauerpark, antes una franja de arena desnuda entre dos vallas, y sigue por la Bernauer Straße, donde las propias fachadas eran la frontera. Caminos tranquilos continúan por el Cementerio de los Inválidos, junto al canal y por el meandro del Spree hasta la Puerta de Brandeburgo.\n\nMás al sur, la doble hilera de adoquines indica el camino: Potsdamer Platz, el hormigón picado de la Niederkirchnerstraße, Checkpoint Charlie y, por último, la East Side Gallery, a orillas del río. Son unos trece kilómetros, llanos y casi siempre por carril bici, al ritmo del más lento del grupo. La ruta de cuatro horas da más tiempo en cada parada y cruza el puente Oberbaum para ver la torre de vigilancia de Schlesischer Busch.',
    it_IT:
      'Del Muro resta poco, ma il suo tracciato si può ancora percorrere. Comincia nel Mauerpark, un tempo sabbia nuda tra due recinzioni, e segue la Bernauer Straße, dove le facciate stesse delle case erano il confine. Sentieri tranquilli proseguono attraverso il Cimitero degli Invalidi, lungo il canale e l’ansa della Sprea, fino alla Porta di Brandeburgo.\n\nPiù a sud indica la via la doppia fila di cubetti nell’asfalto: Potsdamer Platz, il cemento scalpellato della Niederkirchnerstraße, Checkpoint Charlie e infine l’East Side Gallery sul fiume. Sono circa tredici chilometri, in piano e per lo più su piste ciclabili, al passo del più lento. Il giro di quattro ore lascia più tempo a ogni tappa e passa sull’Oberbaumbrücke per raggiungere la torre di guardia dello Schlesischer Busch.',
    ru_RU:
      'Стены почти не осталось, но вдоль её линии по-прежнему можно проехать. Путь начинается в Мауэрпарке — когда-то это был голый песок между двумя ограждениями — и идёт по Бернауэр-штрассе, где границей служили сами фасады домов. Дальше тихие дорожки ведут через кладбище Инвалиденфридхоф, вдоль канала и излучины Шпрее к Бранденбургским воротам.\n\nЮжнее дорогу указывает двойной ряд брусчатки в асфальте: Потсдамская площадь, исклёванный бетон на Нидеркирхнер-штрассе, Чекпойнт Чарли и, наконец, Ист-Сайд-Гэллери у реки. Это около тринадцати километров по ровной местности, в основном по велодорожкам, в темпе самого неспешного участника. Четырёхчасовая поездка оставляет больше времени на остановки и делает круг через мост Обербаумбрюкке к сторожевой вышке в парке Шлезишер-Буш.',
    ja_JP:
      '壁はほとんど姿を消しましたが、その線は今も自転車でたどれます。出発は、かつて二重の柵の間に砂地が広がっていたマウアーパーク。家々の壁面そのものが国境だったベルナウアー通りを進み、静かな道でインヴァリーデン墓地、運河沿い、シュプレー川の湾曲部を通ってブランデンブルク門へ向かいます。\n\nその南では、舗道に埋め込まれた二列の敷石が道しるべです。ポツダム広場、ハンマーで削られた壁の残るニーダーキルヒナー通り、チェックポイント・チャーリー、そして川辺のイーストサイドギャラリーへ。約13キロの平坦な道で、ほとんどが自転車道です。一番ゆっくりの方に合わせて走ります。4時間のコースでは各所に長くとどまり、オーバーバウム橋を渡ってシュレージッシャー・ブッシュの監視塔まで一周します。',
  },
  included: {
    en_US: [
      'Private guide for your group alone',
      'Bicycle and helmet for everyone, children’s sizes included',
      'Collection of the bicycles at the East Side Gallery',
    ],
    fr_FR: [
      'Guide privé, réservé à votre groupe',
      'Vélo et casque pour chacun, tailles enfant comprises',
      'Reprise des vélos à l’East Side Gallery',
    ],
    de_DE: [
      'Privater Guide nur für Ihre Gruppe',
      'Fahrrad und Helm für alle, auch in Kindergrößen',
      'Rücknahme der Räder an der East Side Gallery',
    ],
    es_ES: [
      'Guía privado solo para su grupo',
      'Bicicleta y casco para todos, también en tallas infantiles',
      'Recogida de las bicicletas en la East Side Gallery',
    ],
    it_IT: [
      'Guida privata solo per il suo gruppo',
      'Bicicletta e casco per tutti, anche da bambino',
      'Ritiro delle biciclette all’East Side Gallery',
    ],
    ru_RU: [
      'Гид только для вашей группы',
      'Велосипед и шлем для каждого, есть детские размеры',
      'Возврат велосипедов у Ист-Сайд-Гэллери',
    ],
    ja_JP: [
      'お客様のグループだけの専任ガイド',
      '全員分の自転車とヘルメット（子ども用サイズあり）',
      'イーストサイドギャラリーでの自転車の返却',
    ],
  },
  notIncluded: {
    en_US: ['Entrance tickets: the ride stays outdoors and needs none', 'Food and drinks'],
    fr_FR: ['Billets d’entrée : tout se voit en plein air, il n’en faut aucun', 'Repas et boissons'],
    de_DE: ['Eintrittskarten: Die Tour bleibt im Freien, es sind keine nötig', 'Essen und Getränke'],
    es_ES: ['Entradas: todo el recorrido es al aire libre y no hacen falta', 'Comida y bebida'],
    it_IT: ['Biglietti d’ingresso: il giro è tutto all’aperto e non ne servono', 'Cibo e bevande'],
    ru_RU: ['Входные билеты: весь маршрут проходит на воздухе, они не нужны', 'Еда и напитки'],
    ja_JP: ['入場券（見学はすべて屋外のため、必要ありません）', 'お食事とお飲み物'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Mauerpark',
        fr_FR: 'Mauerpark',
        de_DE: 'Mauerpark',
        es_ES: 'Mauerpark',
        it_IT: 'Mauerpark',
        ru_RU: 'Мауэрпарк',
        ja_JP: 'マウアーパーク',
      },
      text: {
        en_US:
          'The grass slope was the death strip between Prenzlauer Berg in the East and Wedding in the West. Along the stadium above it stands a piece of the rear wall, where anyone may spray.',
        fr_FR:
          'La pente herbeuse était le couloir de la mort entre Prenzlauer Berg, à l’est, et Wedding, à l’ouest. En haut, le long du stade, subsiste un pan du mur arrière, que chacun peut peindre à la bombe.',
        de_DE:
          'Der Wiesenhang war Todesstreifen zwischen dem Prenzlauer Berg im Osten und dem Wedding im Westen. Oben am Stadion steht ein Stück Hinterlandmauer, an dem jeder sprühen darf.',
        es_ES:
          'La ladera de hierba fue la franja de la muerte entre Prenzlauer Berg, al este, y Wedding, al oeste. Arriba, junto al estadio, queda un tramo del muro trasero donde cualquiera puede pintar con espray.',
        it_IT:
          'Il pendio erboso era la striscia della morte tra Prenzlauer Berg, a est, e Wedding, a ovest. In alto, lungo lo stadio, resta un tratto del muro interno, dove chiunque può dipingere con lo spray.',
        ru_RU:
          'Травянистый склон был «полосой смерти» между Пренцлауэр-Бергом на востоке и Веддингом на западе. Наверху, у стадиона, сохранился кусок внутренней стены, на котором может рисовать каждый.',
        ja_JP:
          '芝生の斜面は、東のプレンツラウアー・ベルクと西のヴェディングの間の「死の帯」でした。上の競技場沿いには東側の内壁が一部残り、誰でもスプレーで絵を描けます。',
      },
      latitude: 52.54243,
      longitude: 13.40397,
      minutes: 14,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Bernauer Straße and the Chapel of Reconciliation',
        fr_FR: 'Bernauer Straße et chapelle de la Réconciliation',
        de_DE: 'Bernauer Straße und Kapelle der Versöhnung',
        es_ES: 'Bernauer Straße y Capilla de la Reconciliación',
        it_IT: 'Bernauer Straße e Cappella della Riconciliazione',
        ru_RU: 'Бернауэр-штрассе и часовня Примирения',
        ja_JP: 'ベルナウアー通りと和解の礼拝堂',
      },
      text: {
        en_US:
          'The houses stood in the East and their sidewalk lay in the West, so people jumped from the windows. The chapel is built of rammed earth mixed with rubble from the church that East Germany blew up in the death strip in 1985.',
        fr_FR:
          'Les maisons étaient à l’Est et leur trottoir à l’Ouest : on sautait donc par les fenêtres. La chapelle est en pisé mêlé de débris de l’église que la RDA fit sauter en 1985, au milieu du couloir de la mort.',
        de_DE:
          'Die Häuser standen im Osten, ihr Gehweg lag im Westen, und so sprangen Menschen aus den Fenstern. Die Kapelle besteht aus Stampflehm, gemischt mit Trümmern der Kirche, die die DDR 1985 im Todesstreifen sprengen ließ.',
        es_ES:
          'Las casas estaban en el Este y su acera en el Oeste, así que la gente saltaba por las ventanas. La capilla es de tierra apisonada mezclada con restos de la iglesia que la RDA voló en 1985 en plena franja de la muerte.',
        it_IT:
          'Le case erano a Est e il marciapiede a Ovest, e la gente saltava dalle finestre. La cappella è di terra battuta mista alle macerie della chiesa che la DDR fece saltare nel 1985, in mezzo alla striscia della morte.',
        ru_RU:
          'Дома стояли на Востоке, а тротуар под ними — уже на Западе, и люди прыгали из окон. Часовня сложена из утрамбованной глины с обломками церкви, которую власти ГДР взорвали в 1985 году посреди «полосы смерти».',
        ja_JP:
          '建物は東、その前の歩道は西に属していたため、人々は窓から飛び降りました。礼拝堂は、1985年に東ドイツが「死の帯」の中で爆破した教会の瓦礫を混ぜた、突き固めた土で造られています。',
      },
      latitude: 52.53541,
      longitude: 13.39086,
      minutes: 24,
      minutesToNext: 9,
    },
    {
      name: {
        en_US: 'Invaliden Cemetery',
        fr_FR: 'Cimetière des Invalides',
        de_DE: 'Invalidenfriedhof',
        es_ES: 'Cementerio de los Inválidos',
        it_IT: 'Cimitero degli Invalidi',
        ru_RU: 'Кладбище Инвалиденфридхоф',
        ja_JP: 'インヴァリーデン墓地',
      },
      text: {
        en_US:
          'Prussian officers lie here, General Scharnhorst under a sleeping lion. The border troops cleared away many graves to keep their field of view, and a stretch of the rear wall still runs past those that are left.',
        fr_FR:
          'Ici reposent des officiers prussiens, dont le général Scharnhorst, sous un lion endormi. Les gardes-frontières supprimèrent bien des tombes pour dégager la vue ; un pan du mur arrière longe encore celles qui restent.',
        de_DE:
          'Hier liegen preußische Offiziere, General Scharnhorst unter einem schlafenden Löwen. Die Grenztruppen räumten viele Gräber ab, um freie Sicht zu haben; an den übrigen führt noch ein Stück Hinterlandmauer vorbei.',
        es_ES:
          'Aquí yacen oficiales prusianos; el general Scharnhorst, bajo un león dormido. Los guardias fronterizos quitaron muchas tumbas para despejar la vista, y un tramo del muro trasero pasa aún junto a las que quedan.',
        it_IT:
          'Qui riposano ufficiali prussiani; il generale Scharnhorst sotto un leone addormentato. Le guardie di confine rimossero molte tombe per avere campo libero, e un tratto del muro interno corre ancora accanto a quelle rimaste.',
        ru_RU:
          'Здесь лежат прусские офицеры, генерал Шарнхорст — под спящим львом. Пограничники убрали много могил ради обзора, а вдоль оставшихся всё ещё тянется кусок внутренней стены.',
        ja_JP:
          'プロイセンの将校たちの墓地で、シャルンホルスト将軍は眠る獅子の像の下に葬られています。国境警備隊は見通しをよくするため多くの墓を取り除きました。残る墓のわきには、今も内壁の一部が続いています。',
      },
      latitude: 52.53062,
      longitude: 13.36981,
      minutes: 11,
      minutesToNext: 12,
    },
    {
      name: {
        en_US: 'Brandenburg Gate',
        fr_FR: 'Porte de Brandebourg',
        de_DE: 'Brandenburger Tor',
        es_ES: 'Puerta de Brandeburgo',
        it_IT: 'Porta di Brandeburgo',
        ru_RU: 'Бранденбургские ворота',
        ja_JP: 'ブランデンブルク門',
      },
      text: {
        en_US:
          'The Wall swung in a curve around the western side, and a double row of cobblestones repeats it across the road. Napoleon once carried the Quadriga off to Paris; it came back after his defeat.',
        fr_FR:
          'Le Mur décrivait une courbe devant le côté ouest, et une double rangée de pavés la reproduit sur la chaussée. Napoléon emporta jadis le quadrige à Paris ; il revint après sa défaite.',
        de_DE:
          'Die Mauer lief in einem Bogen um die Westseite; eine doppelte Pflastersteinreihe zeichnet ihn auf der Fahrbahn nach. Napoleon ließ die Quadriga einst nach Paris bringen, nach seiner Niederlage kam sie zurück.',
        es_ES:
          'El Muro trazaba una curva por el lado oeste, y una doble hilera de adoquines la repite en la calzada. Napoleón se llevó la cuadriga a París; volvió tras su derrota.',
        it_IT:
          'Il Muro disegnava una curva sul lato ovest, e una doppia fila di cubetti la ripete sulla strada. Napoleone portò la quadriga a Parigi; tornò dopo la sua sconfitta.',
        ru_RU:
          'Стена огибала ворота с запада дугой, и двойной ряд брусчатки повторяет её на мостовой. Квадригу в своё время увёз в Париж Наполеон; после его поражения она вернулась.',
        ja_JP:
          '壁は門の西側を弧を描いて囲み、二列の敷石が今もその線を路上に示しています。門の上の四頭立て馬車の像は、ナポレオンがパリへ持ち去り、その敗北のあとに戻ってきました。',
      },
      latitude: 52.51626,
      longitude: 13.37741,
      minutes: 17,
      minutesToNext: 5,
    },
    {
      name: {
        en_US: 'Potsdamer Platz',
        fr_FR: 'Potsdamer Platz',
        de_DE: 'Potsdamer Platz',
        es_ES: 'Potsdamer Platz',
        it_IT: 'Potsdamer Platz',
        ru_RU: 'Потсдамская площадь',
        ja_JP: 'ポツダム広場',
      },
      text: {
        en_US:
          'The square was empty sand for a generation; the glass towers stand where the strip was widest in the city center. Around the corner is one of the last slender watchtowers, which guards entered by a narrow iron ladder.',
        fr_FR:
          'La place ne fut longtemps que du sable ; les tours de verre s’élèvent là où la bande était la plus large du centre. Tout près subsiste l’un des derniers miradors étroits, où l’on montait par une échelle de fer.',
        de_DE:
          'Eine Generation lang war der Platz leerer Sand; die Glastürme stehen dort, wo der Streifen in der Innenstadt am breitesten war. Um die Ecke ist einer der letzten schlanken Wachtürme erhalten, in den eine schmale Eisenleiter führt.',
        es_ES:
          'La plaza fue arena vacía durante una generación; las torres de cristal están donde la franja era más ancha en el centro. A la vuelta queda una de las últimas torres de vigilancia delgadas, a la que se subía por una escalera de hierro.',
        it_IT:
          'Per una generazione la piazza fu sabbia vuota; le torri di vetro sorgono dove la striscia era più larga nel centro. Dietro l’angolo resta una delle ultime torri di guardia sottili, in cui si saliva per una scaletta di ferro.',
        ru_RU:
          'Целое поколение здесь был пустой песок; стеклянные башни стоят там, где полоса в центре города была шире всего. За углом сохранилась одна из последних узких вышек — внутрь поднимались по железной лестнице.',
        ja_JP:
          '一世代の間、ここは何もない砂地でした。ガラスの高層ビルが立つのは、市の中心で「死の帯」が最も幅広かった場所です。すぐ近くには、警備兵が細い鉄ばしごで上った監視塔が残っています。',
      },
      latitude: 52.50957,
      longitude: 13.37652,
      minutes: 12,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Niederkirchnerstraße and the Topography of Terror',
        fr_FR: 'Niederkirchnerstraße et Topographie de la Terreur',
        de_DE: 'Niederkirchnerstraße und Topographie des Terrors',
        es_ES: 'Niederkirchnerstraße y Topografía del Terror',
        it_IT: 'Niederkirchnerstraße e Topografia del Terrore',
        ru_RU: 'Нидеркирхнер-штрассе и «Топография террора»',
        ja_JP: 'ニーダーキルヒナー通りと「テロのトポグラフィー」',
      },
      text: {
        en_US:
          'Two hundred meters of Wall stand here as the souvenir hunters left them, pecked open down to the iron rods. Below them lie the cellar walls of the buildings from which the Gestapo and the SS ruled.',
        fr_FR:
          'Deux cents mètres de Mur sont restés tels que les chasseurs de souvenirs les ont laissés, creusés jusqu’aux fers. En contrebas se voient les murs de cave des bâtiments d’où régnaient la Gestapo et la SS.',
        de_DE:
          'Zweihundert Meter Mauer stehen hier so, wie die Mauerspechte sie hinterließen, bis auf das Eisen aufgehackt. Darunter liegen Kellerwände der Gebäude, aus denen Gestapo und SS herrschten.',
        es_ES:
          'Doscientos metros de Muro siguen como los dejaron los cazadores de recuerdos, picados hasta el hierro. Debajo se ven los sótanos de los edificios desde los que mandaban la Gestapo y las SS.',
        it_IT:
          'Duecento metri di Muro sono rimasti come li lasciarono i cacciatori di ricordi, scavati fino ai ferri. Sotto si vedono i muri delle cantine degli edifici da cui comandavano Gestapo e SS.',
        ru_RU:
          'Двести метров Стены стоят такими, какими их оставили охотники за сувенирами, — продолбленными до арматуры. Ниже видны стены подвалов тех зданий, где размещались гестапо и СС.',
        ja_JP:
          'ここに残る200メートルの壁は、記念のかけらを求めた人々に削られ、鉄筋がのぞいたままです。その下には、ゲシュタポと親衛隊が本部を置いた建物の地下室の壁が見えます。',
      },
      latitude: 52.50724,
      longitude: 13.38322,
      minutes: 14,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Checkpoint Charlie',
        fr_FR: 'Checkpoint Charlie',
        de_DE: 'Checkpoint Charlie',
        es_ES: 'Checkpoint Charlie',
        it_IT: 'Checkpoint Charlie',
        ru_RU: 'Чекпойнт Чарли',
        ja_JP: 'チェックポイント・チャーリー',
      },
      text: {
        en_US:
          'The guard hut is a copy; look up instead at the two portraits, a Soviet and an American soldier, each facing the other’s sector. In October 1961 tanks of the two armies stood here barrel to barrel.',
        fr_FR:
          'La guérite est une copie ; levez plutôt les yeux vers les deux portraits, un soldat soviétique et un américain, tournés chacun vers le secteur de l’autre. En octobre 1961, les chars des deux armées se firent face ici.',
        de_DE:
          'Das Wachhäuschen ist eine Kopie; sehenswerter sind die zwei Porträts darüber, ein sowjetischer und ein amerikanischer Soldat, jeder dem Sektor des anderen zugewandt. Im Oktober 1961 standen sich hier die Panzer beider Armeen gegenüber.',
        es_ES:
          'La caseta es una copia; vale más mirar arriba, a los dos retratos: un soldado soviético y otro estadounidense, cada uno frente al sector del otro. En octubre de 1961, los tanques de ambos ejércitos se encararon aquí.',
        it_IT:
          'La garitta è una copia; meglio alzare gli occhi ai due ritratti, un soldato sovietico e uno americano, rivolti ciascuno al settore dell’altro. Nell’ottobre del 1961 i carri armati dei due eserciti si fronteggiarono qui.',
        ru_RU:
          'Будка — копия; посмотрите лучше наверх, на два портрета: советский и американский солдаты глядят каждый в сторону чужого сектора. В октябре 1961 года здесь друг против друга стояли танки двух армий.',
        ja_JP:
          '検問小屋は複製です。見上げると、ソ連兵とアメリカ兵の二つの肖像が、それぞれ相手の管理地区を向いて掲げられています。1961年10月には、両軍の戦車がここで向かい合いました。',
      },
      latitude: 52.50752,
      longitude: 13.39041,
      minutes: 14,
      minutesToNext: 18,
    },
    {
      name: {
        en_US: 'East Side Gallery',
        fr_FR: 'East Side Gallery',
        de_DE: 'East Side Gallery',
        es_ES: 'East Side Gallery',
        it_IT: 'East Side Gallery',
        ru_RU: 'Ист-Сайд-Гэллери',
        ja_JP: 'イーストサイドギャラリー',
      },
      text: {
        en_US:
          'Artists from twenty-one countries painted this 1.3-kilometer stretch in 1990. Find Dmitri Vrubel’s kiss between Brezhnev and Honecker, and Birgit Kinder’s Trabant with the date of the Wall’s fall on its license plate.',
        fr_FR:
          'Des artistes de vingt et un pays ont peint en 1990 ce tronçon de 1,3 kilomètre. On y cherche le baiser de Brejnev et Honecker, par Dmitri Vrubel, et la Trabant de Birgit Kinder, avec la date de la chute du Mur sur sa plaque.',
        de_DE:
          'Künstler aus einundzwanzig Ländern bemalten 1990 dieses 1,3 Kilometer lange Stück. Suchen Sie Dmitri Wrubels Kuss zwischen Breschnew und Honecker und Birgit Kinders Trabant mit dem Datum des Mauerfalls auf dem Nummernschild.',
        es_ES:
          'Artistas de veintiún países pintaron en 1990 este tramo de 1,3 kilómetros. Busque el beso de Brézhnev y Honecker, de Dmitri Vrubel, y el Trabant de Birgit Kinder, con la fecha de la caída del Muro en la matrícula.',
        it_IT:
          'Artisti di ventuno Paesi dipinsero nel 1990 questo tratto di 1,3 chilometri. Cerchi il bacio tra Brežnev e Honecker di Dmitrij Vrubel’ e la Trabant di Birgit Kinder, con la data della caduta del Muro sulla targa.',
        ru_RU:
          'Этот отрезок длиной 1,3 километра в 1990 году расписали художники из двадцати одной страны. Найдите поцелуй Брежнева и Хонеккера работы Дмитрия Врубеля и «Трабант» Биргит Киндер с датой падения Стены на номере.',
        ja_JP:
          '1990年、21か国の画家が1.3キロの壁に絵を描きました。ドミトリー・ヴルーベリが描いたブレジネフとホーネッカーの口づけと、ナンバーに壁崩壊の日付が入ったビルギット・キンダーのトラバントを探してみてください。',
      },
      latitude: 52.50502,
      longitude: 13.43977,
      minutes: 17,
      minutesToNext: 0,
    },
  ],
};
