import type { EditorialEntry } from '../editorial-entry.js';

export const turkey: EditorialEntry = {
  kind: 'country',
  slug: 'turkey',
  position: 12,
  details: { cities: ['istanbul'], tours: ['istanbul-hippodrome-to-galata-bridge'] },
  texts: {
    en_US: {
      title: 'Türkiye',
      summary:
        'Tea in a glass shaped like a tulip, two continents by ferry, and a hall that was church, mosque, museum and mosque.',
      markdown:
        'Tea comes in small glasses, is offered in carpet shops and at the barber’s, and obliges nobody to buy. In [Istanbul](/city/istanbul) people go to work from Asia to Europe by ferry, with a sesame ring of which the gulls get a share. Hagia Sophia was a church for nine centuries, a mosque for almost five, a museum for eighty-five years, and is a mosque again: cover shoulders, and take off your shoes. From the [Hippodrome to the Galata Bridge](/tour/istanbul-hippodrome-to-galata-bridge) it is downhill all the way.',
    },
    fr_FR: {
      title: 'Turquie',
      summary:
        'Du thé dans un verre en forme de tulipe, deux continents en bac et une salle qui fut église, mosquée, musée et mosquée.',
      markdown:
        'Le thé vient dans de petits verres, s’offre chez le marchand de tapis comme chez le barbier, et n’oblige personne à acheter. À [Istanbul](/city/istanbul), on va travailler d’Asie en Europe en bac, avec un anneau au sésame dont les mouettes ont leur part. Sainte-Sophie fut une église pendant neuf siècles, une mosquée pendant près de cinq, un musée quatre-vingt-cinq ans, et de nouveau une mosquée : couvrez vos épaules, ôtez vos chaussures. De l’[Hippodrome au pont de Galata](/tour/istanbul-hippodrome-to-galata-bridge), on ne fait que descendre.',
    },
    de_DE: {
      title: 'Türkei',
      summary:
        'Tee im Glas in Form einer Tulpe, zwei Kontinente mit der Fähre und eine Halle, die Kirche, Moschee, Museum und Moschee war.',
      markdown:
        'Tee kommt in kleinen Gläsern, wird beim Teppichhändler wie beim Barbier angeboten und verpflichtet niemanden zum Kauf. In [Istanbul](/city/istanbul) fährt man mit der Fähre von Asien nach Europa zur Arbeit, mit einem Sesamring, von dem die Möwen ihren Teil bekommen. Die Hagia Sophia war neun Jahrhunderte Kirche, fast fünf Moschee, fünfundachtzig Jahre Museum und ist wieder Moschee: Bedecken Sie die Schultern, ziehen Sie die Schuhe aus. Vom [Hippodrom zur Galatabrücke](/tour/istanbul-hippodrome-to-galata-bridge) geht es nur bergab.',
    },
    es_ES: {
      title: 'Turquía',
      summary:
        'Té en un vaso con forma de tulipán, dos continentes en transbordador y una sala que fue iglesia, mezquita, museo y mezquita.',
      markdown:
        'El té llega en vasos pequeños, se ofrece en la tienda de alfombras y en la barbería, y no obliga a comprar. En [Estambul](/city/istanbul) se va a trabajar de Asia a Europa en transbordador, con una rosca de sésamo de la que las gaviotas sacan su parte. Santa Sofía fue iglesia nueve siglos, mezquita casi cinco, museo ochenta y cinco años, y otra vez es mezquita: cúbrase los hombros y quítese los zapatos. Del [Hipódromo al puente de Gálata](/tour/istanbul-hippodrome-to-galata-bridge) todo es cuesta abajo.',
    },
    it_IT: {
      title: 'Turchia',
      summary:
        'Tè in un bicchiere a forma di tulipano, due continenti in traghetto e una sala che fu chiesa, moschea, museo e moschea.',
      markdown:
        'Il tè arriva in bicchierini, si offre dal venditore di tappeti come dal barbiere, e non obbliga a comprare. A [Istanbul](/city/istanbul) si va al lavoro dall’Asia all’Europa in traghetto, con una ciambella al sesamo di cui i gabbiani hanno la loro parte. Santa Sofia fu chiesa per nove secoli, moschea per quasi cinque, museo per ottantacinque anni, ed è di nuovo moschea: si copra le spalle e si tolga le scarpe. Dall’[Ippodromo al ponte di Galata](/tour/istanbul-hippodrome-to-galata-bridge) è tutta discesa.',
    },
    ru_RU: {
      title: 'Турция',
      summary:
        'Чай в стакане-тюльпане, два континента на пароме и зал, который был церковью, мечетью, музеем и снова мечетью.',
      markdown:
        'Чай подают в маленьких стаканах, предлагают и в ковровой лавке, и у цирюльника, и покупать он не обязывает. В [Стамбуле](/city/istanbul) на работу из Азии в Европу ездят на пароме, с кунжутным бубликом, часть которого достаётся чайкам. Айя-София девять веков была церковью, почти пять — мечетью, восемьдесят пять лет музеем, и теперь снова мечеть: прикройте плечи и снимите обувь. От [Ипподрома до Галатского моста](/tour/istanbul-hippodrome-to-galata-bridge) дорога всё время идёт вниз.',
    },
    ja_JP: {
      title: 'トルコ',
      summary:
        'チューリップ形のグラスのお茶、船で渡る二つの大陸、そして教会、モスク、博物館、再びモスクとなった大広間。',
      markdown:
        'お茶は小さなグラスで出され、絨毯屋でも床屋でも勧められますが、買う義務はありません。[イスタンブール](/city/istanbul)では、カモメに分け前をやりながら胡麻のパンをかじり、船でアジアからヨーロッパへ通勤します。アヤソフィアは900年あまり教会、500年近くモスク、85年間は博物館で、今は再びモスクです。肩を覆い、靴をお脱ぎください。[競馬場跡からガラタ橋まで](/tour/istanbul-hippodrome-to-galata-bridge)は、ずっと下り坂です。',
    },
  },
};
