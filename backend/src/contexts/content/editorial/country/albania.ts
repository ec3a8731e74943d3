import type { EditorialEntry } from '../editorial-entry.js';

export const albania: EditorialEntry = {
  kind: 'country',
  slug: 'albania',
  position: 116,
  details: { cities: ['berat'], tours: [] },
  texts: {
    en_US: {
      title: 'Albania',
      summary:
        'An evening walk that has a name, a number that counts by twenties, and concrete domes that stick out of the fields.',
      markdown:
        'Toward evening people go out for the xhiro: families walk up the street, turn, walk down it and greet each other, in [Berat](/city/berat) along the boulevard below the white houses. In the castle above, a former cathedral shows icons by Onufri, a painter of the sixteenth century whose red people still speak of. Concrete bunkers with round roofs, built by the tens of thousands, stick out of fields and beaches; some keep hay, some beer. Forty is dyzet, two twenties. For breakfast you buy byrek by the piece and drink dhallë, thin salted yogurt, with it.',
    },
    fr_FR: {
      title: 'Albanie',
      summary:
        'Une promenade du soir qui a son nom, un nombre qui compte par vingt et des coupoles de béton qui sortent des champs.',
      markdown:
        'Vers le soir, on sort pour le xhiro : les familles remontent la rue, font demi-tour, la redescendent et se saluent ; à [Berat](/city/berat), c’est sur le boulevard, au pied des maisons blanches. Dans la citadelle, une ancienne cathédrale montre les icônes d’Onufri, peintre du XVIe siècle dont on vante encore le rouge. Des bunkers de béton au toit rond, bâtis par dizaines de milliers, sortent des champs et des plages ; les uns gardent du foin, d’autres de la bière. Quarante se dit dyzet, deux fois vingt. Le matin, on achète un morceau de byrek et l’on boit avec du dhallë, yaourt salé et léger.',
    },
    de_DE: {
      title: 'Albanien',
      summary:
        'Ein Abendspaziergang, der einen Namen hat, eine Zahl, die in Zwanzigern rechnet, und Betonkuppeln, die aus den Feldern ragen.',
      markdown:
        'Gegen Abend geht man zum Xhiro: Familien gehen die Straße hinauf, kehren um, gehen sie hinunter und grüßen sich, in [Berat](/city/berat) auf dem Boulevard unter den weißen Häusern. In der Burg darüber zeigt eine frühere Kathedrale Ikonen von Onufri, einem Maler des 16. Jahrhunderts, von dessen Rot man noch spricht. Bunker mit runden Dächern, zu Zehntausenden gebaut, ragen aus Feldern und Stränden; in manchen liegt Heu, in manchen Bier. Vierzig heißt dyzet, zwei Zwanziger. Zum Frühstück kauft man ein Stück Byrek und trinkt Dhallë dazu, dünnen gesalzenen Joghurt.',
    },
    es_ES: {
      title: 'Albania',
      summary:
        'Un paseo de la tarde que tiene nombre, un número que cuenta de veinte en veinte y cúpulas de hormigón que asoman en los campos.',
      markdown:
        'Al caer la tarde se sale al xhiro: las familias suben por la calle, dan la vuelta, la bajan y se saludan; en [Berat](/city/berat), por el bulevar al pie de las casas blancas. Arriba, en el castillo, una antigua catedral enseña los iconos de Onufri, pintor del siglo XVI de cuyo rojo aún se habla. Búnkeres de hormigón de techo redondo, construidos por decenas de miles, asoman en campos y playas; unos guardan heno y otros cerveza. Cuarenta se dice dyzet, dos veintes. Para desayunar se compra un trozo de byrek y se bebe dhallë, yogur ligero con sal.',
    },
    it_IT: {
      title: 'Albania',
      summary:
        'Una passeggiata serale che ha un nome, un numero che conta a ventine e cupole di cemento che spuntano dai campi.',
      markdown:
        'Verso sera si esce per lo xhiro: le famiglie risalgono la strada, si voltano, la ridiscendono e si salutano; a [Berat](/city/berat) lungo il viale sotto le case bianche. Nel castello, più in alto, un’antica cattedrale espone le icone di Onufri, pittore del Cinquecento del cui rosso si parla ancora. Bunker di cemento dal tetto tondo, costruiti a decine di migliaia, spuntano da campi e spiagge; in qualcuno c’è fieno, in qualcuno birra. Quaranta si dice dyzet, due ventine. A colazione si compra un pezzo di byrek e ci si beve il dhallë, yogurt leggero e salato.',
    },
    ru_RU: {
      title: 'Албания',
      summary:
        'Вечерняя прогулка, у которой есть имя, число, что считает двадцатками, и бетонные купола, торчащие из полей.',
      markdown:
        'Под вечер выходят на джиро: семьями идут по улице вверх, поворачивают, идут вниз и здороваются; в [Берате](/city/berat) — по бульвару под белыми домами. В крепости наверху бывший собор показывает иконы Онуфрия, живописца XVI века, о чьём красном цвете говорят до сих пор. Бетонные бункеры с круглыми крышами, построенные десятками тысяч, торчат из полей и пляжей; в одних держат сено, в других пиво. Сорок здесь «дюзет», две двадцатки. На завтрак берут кусок бюрека и запивают dhallë, жидким солёным йогуртом.',
    },
    ja_JP: {
      title: 'アルバニア',
      summary: '名前のついた夕方の散歩、20を単位にする数え方、そして畑から顔を出すコンクリートの丸屋根があります。',
      markdown:
        '夕方になると、人々は「ジロ」に出かけます。家族連れが通りを上り、折り返し、下りながら挨拶を交わします。[ベラト](/city/berat)では、白い家々の下の大通りを歩きます。上の城内では、かつての大聖堂に16世紀の画家オヌフリのイコンが並び、その赤は今も語り草です。何万と造られた丸屋根のコンクリートの掩蔽壕が畑や浜辺に残り、干し草を入れる人も、ビールを置く人もいます。40は「デュゼト」、つまり20が二つ。朝はビュレクをひと切れ買い、薄い塩味のヨーグルト、ダルとともにいただきます。',
    },
  },
};
