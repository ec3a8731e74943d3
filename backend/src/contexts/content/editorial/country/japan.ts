import type { EditorialEntry } from '../editorial-entry.js';

export const japan: EditorialEntry = {
  kind: 'country',
  slug: 'japan',
  position: 2,
  details: { cities: ['tokyo', 'kyoto', 'osaka'], tours: ['tokyo-asakusa-to-yanaka', 'kyoto-gion-evening'] },
  texts: {
    en_US: {
      title: 'Japan',
      summary:
        'Most streets have no names, and addresses count blocks. Whoever wants to arrive asks at the police box, or walks with a neighbor.',
      markdown:
        'In most cities the blocks have numbers and the streets between them have none. You find a place by what stands beside it, and so everybody knows their neighbors’ shops. In [Tokyo](/city/tokyo) a lane of wooden houses survives behind the towers of a station; in [Kyoto](/city/kyoto) the streets, for once, are named, and rhymes help children to learn them; in [Osaka](/city/osaka) people stand on the right of the escalator, while Tokyo stands on the left. Carry your trash with you: trash cans are rare.',
    },
    fr_FR: {
      title: 'Japon',
      summary:
        'La plupart des rues n’ont pas de nom et les adresses comptent les pâtés de maisons. On arrive en demandant, ou avec un voisin.',
      markdown:
        'Dans la plupart des villes, les pâtés de maisons ont un numéro et les rues qui les séparent n’ont rien. On trouve un lieu par ce qui l’entoure, et chacun connaît les boutiques de ses voisins. À [Tokyo](/city/tokyo), une ruelle de maisons de bois survit derrière les tours d’une gare ; à [Kyoto](/city/kyoto), les rues ont, pour une fois, un nom, et des comptines aident les enfants à les retenir ; à [Osaka](/city/osaka), on se tient à droite dans l’escalier roulant, à Tokyo à gauche. Gardez vos déchets sur vous : les poubelles sont rares.',
    },
    de_DE: {
      title: 'Japan',
      summary:
        'Die meisten Straßen haben keine Namen, Adressen zählen Blöcke. Wer ankommen will, fragt am Polizeihäuschen oder geht mit einem Nachbarn.',
      markdown:
        'In den meisten Städten haben die Häuserblöcke Nummern und die Straßen dazwischen nichts. Man findet einen Ort nach dem, was daneben steht, und so kennt jeder die Läden seiner Nachbarn. In [Tokio](/city/tokyo) steht hinter den Türmen eines Bahnhofs noch eine Gasse mit Holzhäusern; in [Kyoto](/city/kyoto) tragen die Straßen ausnahmsweise Namen, und Kinder lernen sie mit Reimen; in [Osaka](/city/osaka) steht man auf der Rolltreppe rechts, in Tokio links. Nehmen Sie Ihren Abfall mit: Papierkörbe sind selten.',
    },
    es_ES: {
      title: 'Japón',
      summary:
        'La mayoría de las calles no tienen nombre y las direcciones cuentan manzanas. Se llega preguntando o de la mano de un vecino.',
      markdown:
        'En la mayoría de las ciudades las manzanas tienen número y las calles entre ellas no tienen nada. Un lugar se encuentra por lo que hay al lado, y así todos conocen las tiendas de sus vecinos. En [Tokio](/city/tokyo) queda un callejón de casas de madera detrás de las torres de una estación; en [Kioto](/city/kyoto) las calles, por una vez, tienen nombre, y los niños las aprenden con rimas; en [Osaka](/city/osaka) uno se pone a la derecha en la escalera mecánica, y en Tokio a la izquierda. Lleve consigo su basura: hay pocas papeleras.',
    },
    it_IT: {
      title: 'Giappone',
      summary:
        'Quasi tutte le strade sono senza nome e gli indirizzi contano gli isolati. Si arriva chiedendo, o insieme a un vicino.',
      markdown:
        'In quasi tutte le città gli isolati hanno un numero e le strade tra l’uno e l’altro niente. Un posto si trova da ciò che gli sta accanto, e così ognuno conosce le botteghe dei vicini. A [Tokyo](/city/tokyo) un vicolo di case di legno resiste dietro le torri di una stazione; a [Kyoto](/city/kyoto) le strade, per una volta, hanno un nome, e i bambini le imparano con le filastrocche; a [Osaka](/city/osaka) sulla scala mobile si sta a destra, a Tokyo a sinistra. Porti con sé i rifiuti: i cestini sono rari.',
    },
    ru_RU: {
      title: 'Япония',
      summary:
        'У большинства улиц нет названий, а адреса считают кварталы. Дорогу спрашивают у полицейской будки или идут с соседом.',
      markdown:
        'В большинстве городов номера есть у кварталов, а у улиц между ними нет ничего. Место находят по тому, что стоит рядом, и потому каждый знает лавки соседей. В [Токио](/city/tokyo) за башнями вокзала сохранился переулок деревянных домов; в [Киото](/city/kyoto) у улиц, против обыкновения, есть имена, и дети учат их по стишкам; в [Осаке](/city/osaka) на эскалаторе стоят справа, а в Токио слева. Мусор носите с собой: урн мало.',
    },
    ja_JP: {
      title: '日本',
      summary:
        '多くの通りには名前がなく、住所は街区で数えます。たどり着くには、交番で尋ねるか、近所の人と歩くのがいちばんです。',
      markdown:
        '多くの街では、街区に番号があり、その間の通りには名前がありません。場所は隣にあるもので見つけます。だから誰もが近所の店をよく知っています。[東京](/city/tokyo)では、駅の高層ビルの裏に木造の家が並ぶ路地が残っています。[京都](/city/kyoto)の通りには珍しく名前があり、子どもたちはわらべ歌で覚えます。[大阪](/city/osaka)のエスカレーターでは右に、東京では左に立ちます。ごみ箱は少ないので、ごみはお持ち帰りください。',
    },
  },
};
