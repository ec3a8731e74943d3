import type { EditorialEntry } from '../editorial-entry.js';

export const brazil: EditorialEntry = {
  kind: 'country',
  slug: 'brazil',
  position: 32,
  details: { cities: ['rio-de-janeiro', 'salvador', 'sao-paulo'], tours: ['rio-santa-teresa-to-lapa'] },
  texts: {
    en_US: {
      title: 'Brazil',
      summary:
        'Lunch is weighed on a scale, a public elevator joins two halves of a city, and a raised highway becomes a promenade.',
      markdown:
        'Lunch is sold by weight: you fill a plate with beans, rice, greens and roasted manioc flour, and the scale makes the bill. In [Rio de Janeiro](/city/rio-de-janeiro) a yellow tram crosses an aqueduct of 1750 on [its way to Santa Teresa](/tour/rio-santa-teresa-to-lapa), and the waves in the sidewalk were laid with Portuguese stone. [Salvador](/city/salvador), the capital until 1763, joins its upper and lower town by a public elevator. [São Paulo](/city/sao-paulo) closes a raised highway to cars on weekends and walks on it. A thumb up means thanks, greeting and yes.',
    },
    fr_FR: {
      title: 'Brésil',
      summary:
        'Le déjeuner se pèse sur une balance, un ascenseur public joint deux moitiés de ville et une autoroute devient promenade.',
      markdown:
        'Le déjeuner se vend au poids : on remplit son assiette de haricots, de riz, de légumes verts et de farine de manioc grillée, et la balance fait l’addition. À [Rio de Janeiro](/city/rio-de-janeiro), un tramway jaune franchit un aqueduc de 1750 [vers Santa Teresa](/tour/rio-santa-teresa-to-lapa), et les vagues du trottoir sont faites de pierre portugaise. [Salvador de Bahia](/city/salvador), capitale jusqu’en 1763, relie ville haute et ville basse par un ascenseur public. [São Paulo](/city/sao-paulo) ferme le week-end une voie express aérienne aux voitures et s’y promène. Un pouce levé dit merci, bonjour et oui.',
    },
    de_DE: {
      title: 'Brasilien',
      summary:
        'Das Mittagessen kommt auf die Waage, ein Aufzug verbindet zwei Hälften einer Stadt, eine Hochstraße wird Promenade.',
      markdown:
        'Das Mittagessen wird nach Gewicht verkauft: Man füllt den Teller mit Bohnen, Reis, Kohl und geröstetem Maniokmehl, und die Waage macht die Rechnung. In [Rio de Janeiro](/city/rio-de-janeiro) fährt eine gelbe Straßenbahn über einen Aquädukt von 1750 [nach Santa Teresa](/tour/rio-santa-teresa-to-lapa), und die Wellen im Gehweg sind aus portugiesischem Stein. [Salvador](/city/salvador), bis 1763 Hauptstadt, verbindet Ober- und Unterstadt durch einen öffentlichen Aufzug. [São Paulo](/city/sao-paulo) sperrt am Wochenende eine Hochstraße für Autos und geht darauf spazieren. Ein Daumen nach oben heißt danke, hallo und ja.',
    },
    es_ES: {
      title: 'Brasil',
      summary:
        'El almuerzo se pesa en una balanza, un ascensor público une dos mitades de ciudad y una autopista se vuelve paseo.',
      markdown:
        'El almuerzo se vende al peso: se llena el plato de alubias, arroz, verdura y harina de mandioca tostada, y la balanza hace la cuenta. En [Río de Janeiro](/city/rio-de-janeiro) un tranvía amarillo cruza un acueducto de 1750 [camino de Santa Teresa](/tour/rio-santa-teresa-to-lapa), y las olas de la acera son de piedra portuguesa. [Salvador de Bahía](/city/salvador), capital hasta 1763, une la ciudad alta y la baja con un ascensor público. [São Paulo](/city/sao-paulo) cierra los fines de semana una vía elevada a los coches y pasea por ella. Un pulgar hacia arriba es gracias, hola y sí.',
    },
    it_IT: {
      title: 'Brasile',
      summary:
        'Il pranzo si pesa su una bilancia, un ascensore pubblico unisce due metà di città e una sopraelevata diventa passeggio.',
      markdown:
        'Il pranzo si vende a peso: si riempie il piatto di fagioli, riso, verdure e farina di manioca tostata, e la bilancia fa il conto. A [Rio de Janeiro](/city/rio-de-janeiro) un tram giallo passa su un acquedotto del 1750 [verso Santa Teresa](/tour/rio-santa-teresa-to-lapa), e le onde del marciapiede sono di pietra portoghese. [Salvador de Bahia](/city/salvador), capitale fino al 1763, unisce città alta e città bassa con un ascensore pubblico. [San Paolo](/city/sao-paulo) nel fine settimana chiude alle auto una sopraelevata e ci passeggia. Un pollice in su vuol dire grazie, ciao e sì.',
    },
    ru_RU: {
      title: 'Бразилия',
      summary: 'Обед кладут на весы, две половины города соединяет лифт, а эстакада по выходным становится бульваром.',
      markdown:
        'Обед продают на вес: тарелку наполняют фасолью, рисом, зеленью и поджаренной маниоковой мукой, а счёт пишут весы. В [Рио-де-Жанейро](/city/rio-de-janeiro) жёлтый трамвай идёт по акведуку 1750 года [в Санта-Терезу](/tour/rio-santa-teresa-to-lapa), а волны на тротуаре выложены португальским камнем. [Салвадор](/city/salvador), до 1763 года столица, соединил верхний и нижний город общественным лифтом. [Сан-Паулу](/city/sao-paulo) по выходным закрывает эстакаду для машин и гуляет по ней. Большой палец вверх значит «спасибо», «привет» и «да».',
    },
    ja_JP: {
      title: 'ブラジル',
      summary: '昼食は秤で量り、公共のエレベーターが街の上下をつなぎ、高架道路は週末に散歩道になります。',
      markdown:
        '昼食は量り売りです。豆、ご飯、青菜、炒ったキャッサバの粉を皿に盛り、秤が勘定を決めます。[リオデジャネイロ](/city/rio-de-janeiro)では、黄色い路面電車が1750年の水道橋を渡って[サンタ・テレーザへ](/tour/rio-santa-teresa-to-lapa)向かいます。歩道の波模様はポルトガル式の敷石です。1763年まで首都だった[サルバドール](/city/salvador)では、公共のエレベーターが上の街と下の街を結びます。[サンパウロ](/city/sao-paulo)は週末に高架道路を車に閉ざし、人が歩きます。親指を立てれば、「ありがとう」も「やあ」も「はい」も伝わります。',
    },
  },
};
