import type { EditorialEntry } from '../editorial-entry.js';

export const czechia: EditorialEntry = {
  kind: 'country',
  slug: 'czechia',
  position: 19,
  details: { cities: ['prague', 'cesky-krumlov'], tours: ['prague-castle-to-charles-bridge'] },
  texts: {
    en_US: {
      title: 'Czechia',
      summary:
        'Each house has two numbers, some have a picture instead, and the waiter keeps your account in pencil strokes on a slip of paper.',
      markdown:
        'Houses in [Prague](/city/prague) wear two numbers: the red one says when the house was entered in the register, the blue one where it stands in the street. Before there were any, pictures served: on Nerudova, one street over from [our way down from the castle](/tour/prague-castle-to-charles-bridge), you still find two suns, three fiddles and a golden key. In a pub the waiter marks each beer with a stroke, and goes on until you say that you will pay. In [Český Krumlov](/city/cesky-krumlov) the castle theater has kept its wooden machines since 1766.',
    },
    fr_FR: {
      title: 'Tchéquie',
      summary:
        'Chaque maison a deux numéros, certaines ont une image, et le serveur tient votre compte en traits de crayon sur un bout de papier.',
      markdown:
        'À [Prague](/city/prague), les maisons portent deux numéros : le rouge dit quand la maison fut inscrite au registre, le bleu où elle se trouve dans la rue. Avant eux, c’étaient des images : dans la Nerudova, à une rue de [notre descente du château](/tour/prague-castle-to-charles-bridge), on trouve encore deux soleils, trois violons et une clé d’or. À la brasserie, le serveur marque chaque bière d’un trait et continue jusqu’à ce que vous disiez vouloir payer. À [Český Krumlov](/city/cesky-krumlov), le théâtre du château garde depuis 1766 ses machines de bois.',
    },
    de_DE: {
      title: 'Tschechien',
      summary:
        'Jedes Haus hat zwei Nummern, manches ein Bild, und der Kellner führt die Rechnung mit Bleistiftstrichen auf einem Zettel.',
      markdown:
        'In [Prag](/city/prague) tragen die Häuser zwei Nummern: Die rote sagt, wann das Haus ins Register kam, die blaue, wo es in der Straße steht. Vorher dienten Bilder: In der Nerudova, eine Straße neben [unserem Weg von der Burg hinab](/tour/prague-castle-to-charles-bridge), findet man noch zwei Sonnen, drei Geigen und einen goldenen Schlüssel. In der Kneipe macht der Kellner für jedes Bier einen Strich und hört erst auf, wenn Sie zahlen wollen. In [Český Krumlov](/city/cesky-krumlov) hat das Schlosstheater seine hölzernen Maschinen seit 1766 behalten.',
    },
    es_ES: {
      title: 'Chequia',
      summary:
        'Cada casa tiene dos números, algunas una imagen, y el camarero lleva la cuenta con rayas de lápiz en un papelito.',
      markdown:
        'En [Praga](/city/prague) las casas llevan dos números: el rojo dice cuándo se inscribió la casa en el registro; el azul, dónde está en la calle. Antes servían las imágenes: en Nerudova, a una calle de [nuestra bajada del castillo](/tour/prague-castle-to-charles-bridge), aún se ven dos soles, tres violines y una llave de oro. En la cervecería el camarero marca una raya por cada cerveza y no para hasta que usted pide la cuenta. En [Český Krumlov](/city/cesky-krumlov) el teatro del castillo conserva desde 1766 sus máquinas de madera.',
    },
    it_IT: {
      title: 'Cechia',
      summary:
        'Ogni casa ha due numeri, qualcuna una figura, e il cameriere tiene il conto a tratti di matita su un foglietto.',
      markdown:
        'A [Praga](/city/prague) le case portano due numeri: il rosso dice quando la casa entrò nel registro, l’azzurro dove sta nella via. Prima bastavano le figure: in via Nerudova, a una strada dalla [nostra discesa dal castello](/tour/prague-castle-to-charles-bridge), si trovano ancora due soli, tre violini e una chiave d’oro. In birreria il cameriere segna ogni birra con un tratto e smette soltanto quando lei chiede di pagare. A [Český Krumlov](/city/cesky-krumlov) il teatro del castello conserva dal 1766 le sue macchine di legno.',
    },
    ru_RU: {
      title: 'Чехия',
      summary: 'У каждого дома два номера, у иных картинка, а официант ведёт счёт карандашными чёрточками на бумажке.',
      markdown:
        'В [Праге](/city/prague) на домах по два номера: красный говорит, когда дом внесли в реестр, синий — где он стоит на улице. До них обходились картинками: на Нерудовой, за улицу от [нашего спуска с Града](/tour/prague-castle-to-charles-bridge), ещё встречаются два солнца, три скрипочки и золотой ключ. В пивной официант отмечает каждую кружку чёрточкой и продолжает, пока вы не попросите счёт. В [Чески-Крумлове](/city/cesky-krumlov) замковый театр с 1766 года хранит свои деревянные машины.',
    },
    ja_JP: {
      title: 'チェコ',
      summary: '家には番号が二つ、ときには絵が一枚。給仕は勘定を紙切れに鉛筆の線で記します。',
      markdown:
        '[プラハ](/city/prague)の家には番号が二つあります。赤は台帳に登録された順、青は通りでの位置です。番号ができる前は絵が目印でした。[私たちが城から下る道](/tour/prague-castle-to-charles-bridge)の隣のネルドヴァ通りには、今も「二つの太陽」や「三つのヴァイオリン」「金の鍵」が並びます。ビアホールの給仕は1杯ごとに線を1本引き、お勘定を頼むまで注ぎ続けます。[チェスキー・クルムロフ](/city/cesky-krumlov)の城の劇場には、1766年の木製の舞台装置が残っています。',
    },
  },
};
