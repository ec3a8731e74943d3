import type { EditorialEntry } from '../editorial-entry.js';

export const iceland: EditorialEntry = {
  kind: 'country',
  slug: 'iceland',
  position: 105,
  details: { cities: ['reykjavik'], tours: [] },
  texts: {
    en_US: {
      title: 'Iceland',
      summary:
        'First names for everybody, a hot pool in every quarter, and hot water that smells of the ground it comes from.',
      markdown:
        'Everybody goes by the first name, the president too; what stands behind it says whose son or daughter you are, and lists are sorted accordingly. In [Reykjavik](/city/reykjavik) the neighbors meet after work in the hot tubs of the public pool, where you wash without a swimsuit before going in. Hot water comes out of the ground and may smell of sulfur; it also runs under some sidewalks and keeps them free of snow. Rye bread is baked in warm earth. Around Christmas the day has four hours of light, in June the night none of darkness.',
    },
    fr_FR: {
      title: 'Islande',
      summary:
        'Des prénoms pour tout le monde, un bain chaud par quartier et une eau chaude qui sent la terre dont elle sort.',
      markdown:
        'On appelle chacun par son prénom, le président aussi ; ce qui suit dit de qui l’on est le fils ou la fille, et les listes sont classées ainsi. À [Reykjavik](/city/reykjavik), les voisins se retrouvent après le travail dans les bains chauds de la piscine publique, où l’on se lave sans maillot avant d’entrer. L’eau chaude vient du sol et sent parfois le soufre ; elle passe aussi sous certains trottoirs et fait fondre la neige. Le pain de seigle cuit dans la terre chaude. Vers Noël, le jour dure quatre heures ; en juin, la nuit n’est jamais noire.',
    },
    de_DE: {
      title: 'Island',
      summary:
        'Vornamen für alle, ein heißes Becken in jedem Viertel und warmes Wasser, das nach der Erde riecht, aus der es kommt.',
      markdown:
        'Man nennt jeden beim Vornamen, auch den Präsidenten; was dahinter steht, sagt, wessen Sohn oder Tochter man ist, und so sind auch Listen sortiert. In [Reykjavík](/city/reykjavik) treffen sich die Nachbarn nach der Arbeit in den heißen Becken des Schwimmbads; vorher wäscht man sich dort ohne Badesachen. Das warme Wasser kommt aus der Erde und riecht mitunter nach Schwefel; es läuft auch unter manchen Gehwegen und hält sie schneefrei. Roggenbrot bäckt man in warmer Erde. Um Weihnachten ist es vier Stunden hell, und im Juni wird es nachts nicht dunkel.',
    },
    es_ES: {
      title: 'Islandia',
      summary:
        'Nombres de pila para todos, una piscina caliente en cada barrio y un agua que huele a la tierra de la que sale.',
      markdown:
        'A todos se los llama por el nombre de pila, también al presidente; lo que sigue dice de quién se es hijo o hija, y así se ordenan las listas. En [Reikiavik](/city/reykjavik) los vecinos se encuentran después del trabajo en las pozas calientes de la piscina pública, donde hay que lavarse sin bañador antes de entrar. El agua caliente sale del suelo y a veces huele a azufre; pasa también bajo algunas aceras y las libra de nieve. El pan de centeno se cuece en la tierra caliente. Hacia Navidad hay cuatro horas de luz, y en junio la noche no llega a ser oscura.',
    },
    it_IT: {
      title: 'Islanda',
      summary:
        'Nomi di battesimo per tutti, una vasca calda in ogni quartiere e un’acqua che sa della terra da cui esce.',
      markdown:
        'Tutti si chiamano per nome, anche il presidente; quel che segue dice di chi si è figlio o figlia, e così si ordinano gli elenchi. A [Reykjavík](/city/reykjavik) i vicini si ritrovano dopo il lavoro nelle vasche calde della piscina pubblica, dove prima di entrare ci si lava senza costume. L’acqua calda viene dal sottosuolo e a volte odora di zolfo; passa anche sotto certi marciapiedi e li tiene liberi dalla neve. Il pane di segale cuoce nella terra calda. Verso Natale ci sono quattro ore di luce, e a giugno la notte non si fa mai buia.',
    },
    ru_RU: {
      title: 'Исландия',
      summary: 'Имена вместо фамилий, горячий бассейн в каждом районе и вода, что пахнет землёй, из которой пришла.',
      markdown:
        'Всех зовут по имени, и президента тоже; то, что стоит за именем, говорит, чей ты сын или чья дочь, и по именам же составлены списки. В [Рейкьявике](/city/reykjavik) соседи после работы встречаются в горячих ваннах городского бассейна, а перед тем моются там без купальника. Горячая вода идёт из земли и порой пахнет серой; она течёт и под некоторыми тротуарами, и снег на них не лежит. Ржаной хлеб пекут в тёплой земле. Под Рождество светло четыре часа в день, а в июне ночью не темнеет.',
    },
    ja_JP: {
      title: 'アイスランド',
      summary: '誰もが下の名前で呼び合い、どの地区にも温水プールがあります。お湯は、湧き出た大地のにおいがします。',
      markdown:
        '大統領も含め、誰もが下の名前で呼ばれます。その後に続くのは誰の息子か娘かを示す呼び名で、名簿も下の名前の順に並びます。[レイキャビク](/city/reykjavik)では、仕事のあと、近所の人が公共プールの温かい浴槽に集まります。入る前には、水着を脱いで体を洗います。お湯は地中から来るので、硫黄のにおいがすることがあります。歩道の下にも通して雪を溶かします。ライ麦パンは温かい土の中で焼きます。クリスマスのころの昼は4時間ほど、6月の夜は暗くなりません。',
    },
  },
};
