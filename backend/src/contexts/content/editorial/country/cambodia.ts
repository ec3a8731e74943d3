import type { EditorialEntry } from '../editorial-entry.js';

export const cambodia: EditorialEntry = {
  kind: 'country',
  slug: 'cambodia',
  position: 206,
  details: { cities: ['siem-reap', 'phnom-penh'], tours: [] },
  texts: {
    en_US: {
      title: 'Cambodia',
      summary:
        'Odd streets run one way and even ones the other, reliefs are read counterclockwise, and one checked cloth does for everything.',
      markdown:
        'In [Phnom Penh](/city/phnom-penh) streets with odd numbers run north to south and those with even ones east to west, while house numbers follow no order at all; the Central Market has stood since 1937 under a yellow dome with four wings. From [Siem Reap](/city/siem-reap) people set out for Angkor Wat in the dark; the reliefs in its galleries are read counterclockwise, and shoulders and knees must be covered. The krama, a checked cotton cloth, is scarf, towel and hammock. Breakfast is num banh chok, rice noodles under a green fish sauce.',
    },
    fr_FR: {
      title: 'Cambodge',
      summary:
        'Rues impaires dans un sens, rues paires dans l’autre, des reliefs qui se lisent à rebours et une étoffe à carreaux pour tout faire.',
      markdown:
        'À [Phnom Penh](/city/phnom-penh), les rues impaires vont du nord au sud et les rues paires d’est en ouest, tandis que les numéros des maisons ne suivent aucun ordre ; le Marché central s’abrite depuis 1937 sous une coupole jaune à quatre ailes. De [Siem Reap](/city/siem-reap), on part de nuit pour Angkor Vat ; dans ses galeries, les bas-reliefs se lisent dans le sens inverse des aiguilles d’une montre, et il faut se couvrir épaules et genoux. Le krama, étoffe de coton à carreaux, sert d’écharpe, de serviette et de hamac. Le matin, on mange le num banh chok, des nouilles de riz sous une sauce verte au poisson.',
    },
    de_DE: {
      title: 'Kambodscha',
      summary:
        'Ungerade Straßen laufen längs, gerade quer, Reliefs liest man gegen den Uhrzeigersinn, und ein kariertes Tuch taugt zu allem.',
      markdown:
        'In [Phnom Penh](/city/phnom-penh) laufen Straßen mit ungerader Nummer von Nord nach Süd, die mit gerader von Ost nach West, während die Hausnummern keiner Ordnung folgen; der Zentralmarkt steht seit 1937 unter einer gelben Kuppel mit vier Flügeln. Von [Siem Reap](/city/siem-reap) bricht man im Dunkeln nach Angkor Wat auf; die Reliefs in den Galerien liest man gegen den Uhrzeigersinn, Schultern und Knie müssen bedeckt sein. Die Krama, ein kariertes Baumwolltuch, ist Schal, Handtuch und Hängematte. Zum Frühstück gibt es Num Banh Chok, Reisnudeln unter grüner Fischsoße.',
    },
    es_ES: {
      title: 'Camboya',
      summary:
        'Calles impares en un sentido y pares en el otro, relieves que se leen al revés del reloj y una tela de cuadros para todo.',
      markdown:
        'En [Phnom Penh](/city/phnom-penh) las calles impares van de norte a sur y las pares de este a oeste, mientras que los números de las casas no siguen orden alguno; el Mercado Central está desde 1937 bajo una cúpula amarilla con cuatro alas. De [Siem Reap](/city/siem-reap) se sale a oscuras hacia Angkor Wat; los relieves de sus galerías se leen en sentido contrario al reloj, y hay que cubrirse hombros y rodillas. La krama, una tela de algodón a cuadros, es bufanda, toalla y hamaca. Se desayuna num banh chok, fideos de arroz con una salsa verde de pescado.',
    },
    it_IT: {
      title: 'Cambogia',
      summary:
        'Strade dispari in un senso e pari nell’altro, rilievi che si leggono in senso antiorario e una stoffa a quadri per ogni uso.',
      markdown:
        'A [Phnom Penh](/city/phnom-penh) le strade dispari vanno da nord a sud e le pari da est a ovest, mentre i numeri delle case non seguono alcun ordine; il Mercato Centrale sta dal 1937 sotto una cupola gialla a quattro ali. Da [Siem Reap](/city/siem-reap) si parte al buio per Angkor Wat; i rilievi delle gallerie si leggono in senso antiorario, e spalle e ginocchia vanno coperte. La krama, una stoffa di cotone a quadri, fa da sciarpa, asciugamano e amaca. A colazione si mangia il num banh chok, spaghetti di riso con una salsa verde di pesce.',
    },
    ru_RU: {
      title: 'Камбоджа',
      summary:
        'Нечётные улицы идут вдоль, чётные поперёк, рельефы читают против часовой стрелки, а клетчатый платок годится на всё.',
      markdown:
        'В [Пномпене](/city/phnom-penh) улицы с нечётными номерами идут с севера на юг, с чётными с востока на запад, а номера домов не следуют никакому порядку; Центральный рынок с 1937 года стоит под жёлтым куполом с четырьмя крыльями. Из [Сиемреапа](/city/siem-reap) в Ангкор-Ват выезжают затемно; рельефы в галереях читают против часовой стрелки, а плечи и колени должны быть закрыты. Крама, клетчатый хлопковый платок, служит шарфом, полотенцем и гамаком. Завтракают нум-бань-чоком: это рисовая лапша под зелёным рыбным соусом.',
    },
    ja_JP: {
      title: 'カンボジア',
      summary: '奇数の通りは南北に、偶数の通りは東西に走り、浮き彫りは反時計回りに眺め、格子柄の布は何にでも使います。',
      markdown:
        '[プノンペン](/city/phnom-penh)では奇数番号の通りが南北に、偶数番号の通りが東西に走りますが、家の番地には順序がありません。セントラル・マーケットは1937年から、四方に翼を広げた黄色いドームの下にあります。[シェムリアップ](/city/siem-reap)からは、暗いうちにアンコールワットへ出かけます。回廊の浮き彫りは反時計回りに見ていき、肩と膝は隠さなければなりません。格子柄の綿布クロマーは、襟巻きにも手ぬぐいにもハンモックにもなります。朝食は、緑色の魚のたれをかけた米の麺、ノムバンチョックです。',
    },
  },
};
