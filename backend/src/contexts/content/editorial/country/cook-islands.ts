import type { EditorialEntry } from '../editorial-entry.js';

export const cookIslands: EditorialEntry = {
  kind: 'country',
  slug: 'cook-islands',
  position: 238,
  details: { cities: ['rarotonga'], tours: [] },
  texts: {
    en_US: {
      title: 'Cook Islands',
      summary:
        'A coin with three corners, graves in the front garden, and an inland road that was laid about a thousand years ago.',
      markdown:
        'The two-dollar coin has three corners, and beside the notes of New Zealand there is one of three dollars. On [Rarotonga](/city/rarotonga) families bury their dead in the front garden, often under a little roof: land is inherited or leased, not sold. On Saturday mornings people meet at the Punanga Nui market in Avarua; on Sundays they sing imene in church, in several parts and without an organ, and visitors with covered shoulders are welcome. Behind the coast road runs the Ara Metua, laid with stone about a thousand years ago.',
    },
    fr_FR: {
      title: 'Îles Cook',
      summary:
        'Une pièce à trois coins, des tombes dans le jardin de devant et une route intérieure tracée voilà un millier d’années.',
      markdown:
        'La pièce de deux dollars a trois coins et, à côté des billets néo-zélandais, il en existe un de trois dollars. À [Rarotonga](/city/rarotonga), les familles enterrent leurs morts dans le jardin de devant, souvent sous un petit toit : la terre s’hérite ou se loue, elle ne se vend pas. Le samedi matin, on se retrouve au marché Punanga Nui, à Avarua ; le dimanche, on chante à l’église les imene, à plusieurs voix et sans orgue, et le visiteur aux épaules couvertes est le bienvenu. Derrière la route côtière court l’Ara Metua, empierrée il y a un millier d’années.',
    },
    de_DE: {
      title: 'Cookinseln',
      summary:
        'Eine Münze mit drei Ecken, Gräber im Vorgarten und eine Straße im Inneren, die vor etwa tausend Jahren angelegt wurde.',
      markdown:
        'Die Zweidollarmünze hat drei Ecken, und neben den neuseeländischen Scheinen gibt es einen zu drei Dollar. Auf [Rarotonga](/city/rarotonga) begraben Familien ihre Toten im Vorgarten, oft unter einem kleinen Dach: Land wird vererbt oder verpachtet, nicht verkauft. Am Samstagvormittag trifft man sich auf dem Markt Punanga Nui in Avarua; am Sonntag singt man in der Kirche Imene, mehrstimmig und ohne Orgel, und Gäste mit bedeckten Schultern sind willkommen. Hinter der Küstenstraße verläuft die Ara Metua, vor etwa tausend Jahren mit Steinen befestigt.',
    },
    es_ES: {
      title: 'Islas Cook',
      summary:
        'Una moneda de tres esquinas, tumbas en el jardín de delante y un camino interior trazado hace cerca de mil años.',
      markdown:
        'La moneda de dos dólares tiene tres esquinas y, junto a los billetes neozelandeses, hay uno de tres dólares. En [Rarotonga](/city/rarotonga) las familias entierran a sus muertos en el jardín de delante, a menudo bajo un tejadillo: la tierra se hereda o se arrienda, no se vende. Los sábados por la mañana la gente se encuentra en el mercado Punanga Nui, en Avarua; los domingos canta imene en la iglesia, a varias voces y sin órgano, y el visitante con los hombros cubiertos es bien recibido. Detrás de la carretera de la costa discurre el Ara Metua, empedrado hace cerca de mil años.',
    },
    it_IT: {
      title: 'Isole Cook',
      summary:
        'Una moneta con tre angoli, tombe nel giardino davanti a casa e una strada interna tracciata circa mille anni fa.',
      markdown:
        'La moneta da due dollari ha tre angoli e, accanto alle banconote neozelandesi, ce n’è una da tre dollari. A [Rarotonga](/city/rarotonga) le famiglie seppelliscono i morti nel giardino davanti a casa, spesso sotto una piccola tettoia: la terra si eredita o si affitta, non si vende. Il sabato mattina ci si ritrova al mercato Punanga Nui, ad Avarua; la domenica in chiesa si cantano gli imene, a più voci e senza organo, e l’ospite con le spalle coperte è il benvenuto. Dietro la strada costiera corre l’Ara Metua, lastricata circa mille anni fa.',
    },
    ru_RU: {
      title: 'Острова Кука',
      summary:
        'Монета с тремя углами, могилы в палисаднике и дорога в глубине острова, которую проложили около тысячи лет назад.',
      markdown:
        'У двухдолларовой монеты три угла, а рядом с новозеландскими банкнотами ходит своя, в три доллара. На [Раротонге](/city/rarotonga) семьи хоронят близких в палисаднике, часто под небольшим навесом: землю наследуют или сдают, но не продают. Субботним утром встречаются на рынке Пунанга-Нуи в Аваруа; в воскресенье поют в церкви «имене», на несколько голосов и без органа, и гостям с прикрытыми плечами рады. За береговой дорогой тянется Ара-Метуа, вымощенная камнем около тысячи лет назад.',
    },
    ja_JP: {
      title: 'クック諸島',
      summary: '三つの角をもつ硬貨、家の前庭にある墓、そしておよそ千年前に敷かれた内陸の道があります。',
      markdown:
        '2ドル硬貨には角が三つあり、ニュージーランドの紙幣に交じって3ドル札も使われます。[ラロトンガ](/city/rarotonga)では、家族を前庭に葬り、小さな屋根をかけることがよくあります。土地は受け継ぐか貸すもので、売ることはありません。土曜の朝はアバルアのプナンガ・ヌイ市場に人が集まり、日曜は教会で、いくつもの声部に分かれ、オルガンなしで「イメネ」を歌います。肩を覆った訪問者は歓迎されます。海沿いの道の内側には、およそ千年前に石を敷いた道アラ・メトゥアが通っています。',
    },
  },
};
