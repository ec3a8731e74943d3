import type { EditorialEntry } from '../editorial-entry.js';

export const kenya: EditorialEntry = {
  kind: 'country',
  slug: 'kenya',
  position: 41,
  details: { cities: ['nairobi', 'mombasa'], tours: [] },
  texts: {
    en_US: {
      title: 'Kenya',
      summary:
        'Bananas paid for by phone, meat chosen raw by the kilo, and a train that runs past elephants on its way to the coast.',
      markdown:
        'Almost everything is paid for by phone, even bananas from a handcart. [Nairobi](/city/nairobi) lies at nearly 1,800 meters; its name comes from Maasai words for cool water, and in July people wear coats in the evening. For nyama choma you choose the meat raw, by the kilo, and it comes back from the fire chopped on a board. The train to [Mombasa](/city/mombasa) crosses Tsavo, where elephants may stand near the line; at its end breakfast is mahamri with pigeon peas in coconut milk. Tea, milk and sugar boil in one pot; say so early if you take it black.',
    },
    fr_FR: {
      title: 'Kenya',
      summary:
        'Des bananes payées par téléphone, une viande choisie crue au kilo et un train qui longe des éléphants en descendant vers la côte.',
      markdown:
        'Presque tout se paie par téléphone, même des bananes sur une charrette. [Nairobi](/city/nairobi) est à près de 1 800 mètres ; son nom vient de mots massaïs qui disent l’eau fraîche, et en juillet on sort le soir en manteau. Pour le nyama choma, on choisit la viande crue, au kilo, et elle revient du feu découpée sur une planche. Le train de [Mombasa](/city/mombasa) traverse le Tsavo, où des éléphants se tiennent parfois près de la voie ; au bout, le petit déjeuner, ce sont des mahamri et des pois d’Angole au lait de coco. Le thé, le lait et le sucre bouillent dans la même casserole ; si vous le prenez noir, dites-le d’avance.',
    },
    de_DE: {
      title: 'Kenia',
      summary:
        'Bananen, die man mit dem Telefon bezahlt, Fleisch, das man roh nach Kilo aussucht, und ein Zug, der an Elefanten vorbeifährt.',
      markdown:
        'Fast alles bezahlt man mit dem Telefon, selbst Bananen vom Handkarren. [Nairobi](/city/nairobi) liegt auf fast 1.800 Metern; der Name kommt von den Maa-Wörtern für kühles Wasser, und im Juli trägt man abends Mantel. Für Nyama Choma sucht man das Fleisch roh und nach Kilo aus, und es kommt klein gehackt auf einem Brett vom Feuer zurück. Der Zug nach [Mombasa](/city/mombasa) durchquert den Tsavo, wo mitunter Elefanten nahe am Gleis stehen; am Ziel frühstückt man Mahamri mit Straucherbsen in Kokosmilch. Tee, Milch und Zucker kochen in einem Topf; wer ihn schwarz trinkt, sagt es besser vorher.',
    },
    es_ES: {
      title: 'Kenia',
      summary:
        'Plátanos que se pagan con el móvil, carne que se elige cruda por kilos y un tren que pasa junto a elefantes camino de la costa.',
      markdown:
        'Casi todo se paga con el móvil, hasta los plátanos de un carretón. [Nairobi](/city/nairobi) está a casi 1800 metros; su nombre viene de las palabras masáis para agua fresca, y en julio se sale de noche con abrigo. Para el nyama choma se elige la carne cruda, por kilos, y vuelve del fuego picada sobre una tabla. El tren a [Mombasa](/city/mombasa) cruza el Tsavo, donde a veces hay elefantes junto a la vía; al llegar se desayunan mahamri con gandules en leche de coco. El té, la leche y el azúcar hierven en una misma olla; si lo toma solo, dígalo antes.',
    },
    it_IT: {
      title: 'Kenya',
      summary:
        'Banane pagate con il telefono, carne scelta cruda al chilo e un treno che passa accanto agli elefanti scendendo verso la costa.',
      markdown:
        'Quasi tutto si paga con il telefono, perfino le banane di un carretto. [Nairobi](/city/nairobi) sta a quasi 1.800 metri; il nome viene dalle parole masai per acqua fresca, e in luglio la sera si esce con il cappotto. Per il nyama choma si sceglie la carne cruda, al chilo, e dal fuoco torna tagliata a pezzi su un’asse. Il treno per [Mombasa](/city/mombasa) attraversa lo Tsavo, dove a volte gli elefanti stanno vicino ai binari; all’arrivo si fa colazione con mahamri e piselli d’Angola nel latte di cocco. Tè, latte e zucchero bollono nella stessa pentola; se lo beve nero, lo dica prima.',
    },
    ru_RU: {
      title: 'Кения',
      summary:
        'Бананы, за которые платят телефоном, мясо, которое выбирают сырым на вес, и поезд, идущий к побережью мимо слонов.',
      markdown:
        'Почти за всё платят телефоном, даже за бананы с тележки. [Найроби](/city/nairobi) лежит на высоте почти 1800 метров; название идёт от масайских слов «прохладная вода», и в июле по вечерам ходят в пальто. Для ньяма-чома мясо выбирают сырым, на вес, а с огня его приносят порубленным на доске. Поезд в [Момбасу](/city/mombasa) пересекает Цаво, где у путей порой стоят слоны; на побережье завтракают пышками махамри с голубиным горохом в кокосовом молоке. Чай, молоко и сахар кипят в одном котелке; если пьёте чёрный, скажите заранее.',
    },
    ja_JP: {
      title: 'ケニア',
      summary: 'バナナの代金も携帯電話で払い、肉は生のままキロ単位で選び、海へ向かう列車からは象が見えます。',
      markdown:
        '手押し車のバナナまで、支払いはたいてい携帯電話です。[ナイロビ](/city/nairobi)は標高約1,800メートル。名はマサイの言葉で「冷たい水」を意味し、7月の夜は上着を着る人が目立ちます。焼き肉のニャマ・チョマは生の肉をキロ単位で選ぶと、焼き上がって板の上で刻まれて出てきます。[モンバサ](/city/mombasa)行きの列車はツァボを横切り、線路の近くに象が立っていることもあります。着いた先の朝食は、揚げパンのマハムリと、ココナッツミルクで煮たキマメです。お茶は牛乳と砂糖を一緒に鍋で煮立てます。何も入れずに飲みたい方は、早めに伝えてください。',
    },
  },
};
