import type { EditorialEntry } from '../editorial-entry.js';

export const guatemala: EditorialEntry = {
  kind: 'country',
  slug: 'guatemala',
  position: 219,
  details: { cities: ['antigua-guatemala'], tours: [] },
  texts: {
    en_US: {
      title: 'Guatemala',
      summary:
        'Carpets of dyed sawdust that a procession walks away, giant kites for the dead, and a bird that gave its name to the money.',
      markdown:
        'In Lent families in [Antigua](/city/antigua-guatemala) spend the night laying carpets of dyed sawdust and pine needles on the cobbles, and in the morning the procession walks over them. The earthquake of 1773 moved the capital elsewhere and left the ruins standing; from the terraces you may see Fuego send up a puff of ash. On the first of November people in Sumpango fly kites as wide as a house, and eat fiambre, a cold dish of dozens of ingredients. More than twenty Mayan languages are spoken, and money is named after a bird, the quetzal.',
    },
    fr_FR: {
      title: 'Guatemala',
      summary:
        'Des tapis de sciure qu’une procession efface, des cerfs-volants géants pour les morts et un oiseau qui a donné son nom à la monnaie.',
      markdown:
        'Pendant le carême, des familles d’[Antigua](/city/antigua-guatemala) passent la nuit à composer sur les pavés des tapis de sciure teinte et d’aiguilles de pin ; au matin, la procession marche dessus. Le tremblement de terre de 1773 fit partir la capitale et laissa les ruines debout ; des terrasses, on voit parfois le Fuego lâcher une bouffée de cendre. Le 1er novembre, à Sumpango, on fait voler des cerfs-volants larges comme une maison, et l’on mange le fiambre, un plat froid de plusieurs dizaines d’ingrédients. On parle plus de vingt langues mayas, et la monnaie porte le nom d’un oiseau, le quetzal.',
    },
    de_DE: {
      title: 'Guatemala',
      summary:
        'Teppiche aus gefärbtem Sägemehl, über die eine Prozession geht, Riesendrachen für die Toten und ein Vogel, nach dem das Geld heißt.',
      markdown:
        'In der Fastenzeit legen Familien in [Antigua](/city/antigua-guatemala) die Nacht hindurch Teppiche aus gefärbtem Sägemehl und Kiefernnadeln auf das Pflaster, und am Morgen geht die Prozession darüber. Nach dem Erdbeben von 1773 zog die Hauptstadt fort, die Ruinen blieben stehen; von den Terrassen sieht man den Fuego mitunter eine Aschewolke ausstoßen. Am 1. November steigen in Sumpango Drachen, so breit wie ein Haus, und man isst Fiambre, ein kaltes Gericht aus Dutzenden Zutaten. Mehr als zwanzig Maya-Sprachen werden gesprochen, und das Geld heißt nach einem Vogel, dem Quetzal.',
    },
    es_ES: {
      title: 'Guatemala',
      summary:
        'Alfombras de aserrín que borra una procesión, barriletes gigantes para los difuntos y un ave que da nombre a la moneda.',
      markdown:
        'En Cuaresma las familias de [Antigua](/city/antigua-guatemala) pasan la noche haciendo alfombras de aserrín teñido y agujas de pino sobre el empedrado, y por la mañana la procesión las pisa. El terremoto de 1773 se llevó la capital a otro valle y dejó las ruinas en pie; desde las terrazas se ve a veces al Fuego soltar una bocanada de ceniza. El primero de noviembre vuelan en Sumpango barriletes del ancho de una casa y se come fiambre, un plato frío de decenas de ingredientes. Se hablan más de veinte lenguas mayas, y la moneda lleva el nombre de un ave, el quetzal.',
    },
    it_IT: {
      title: 'Guatemala',
      summary:
        'Tappeti di segatura che una processione cancella, aquiloni giganti per i morti e un uccello che ha dato il nome alla moneta.',
      markdown:
        'In Quaresima le famiglie di [Antigua](/city/antigua-guatemala) passano la notte a comporre sull’acciottolato tappeti di segatura colorata e aghi di pino, e al mattino la processione ci cammina sopra. Il terremoto del 1773 portò altrove la capitale e lasciò in piedi le rovine; dalle terrazze si vede a volte il Fuego soffiare uno sbuffo di cenere. Il 1º novembre a Sumpango volano aquiloni larghi come una casa, e si mangia il fiambre, un piatto freddo di decine di ingredienti. Si parlano più di venti lingue maya, e la moneta porta il nome di un uccello, il quetzal.',
    },
    ru_RU: {
      title: 'Гватемала',
      summary:
        'Ковры из цветных опилок, по которым проходит процессия, огромные змеи в день поминовения и птица, давшая имя деньгам.',
      markdown:
        'В Великий пост семьи в [Антигуа](/city/antigua-guatemala) всю ночь выкладывают на мостовой ковры из крашеных опилок и сосновой хвои, а утром по ним проходит процессия. После землетрясения 1773 года столицу перенесли, а руины остались; с террас порой видно, как вулкан Фуэго выпускает облачко пепла. Первого ноября в Сумпанго запускают воздушных змеев шириной с дом и едят фиамбре, холодное блюдо из десятков продуктов. Здесь говорят более чем на двадцати языках майя, а деньги названы в честь птицы кетцаль.',
    },
    ja_JP: {
      title: 'グアテマラ',
      summary: '行列が踏んで消していくおがくずのじゅうたん、死者の日の巨大な凧。お金には鳥の名がついています。',
      markdown:
        '四旬節になると、[アンティグア](/city/antigua-guatemala)の家々は、染めたおがくずと松葉で石畳の上に夜どおしじゅうたんを描き、朝にはその上を行列が歩きます。1773年の地震で首都はよそへ移り、廃墟はそのまま残りました。屋上のテラスからは、フエゴ山が灰を吹き上げるのが見えることもあります。11月1日、スンパンゴでは家ほどの幅の凧を揚げ、何十種もの具を合わせた冷たい料理フィアンブレを食べます。マヤの言語は二十を超え、通貨の名は鳥のケツァルから取られました。',
    },
  },
};
