import type { EditorialEntry } from '../editorial-entry.js';

export const amsterdam: EditorialEntry = {
  kind: 'city',
  slug: 'amsterdam',
  position: 21,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Amsterdam',
      summary:
        'A half circle of canals, numbered by walking: keep off the bike path, cross the IJ for nothing, and count the gables instead of museums.',
      markdown:
        'Amsterdam is a half circle, and once you know the order of its canals, Singel, Herengracht, Keizersgracht, Prinsengracht, you cannot get lost. Each is a little grander or quieter than the last, and between them lie the Nine Streets. On foot, keep to the brick sidewalk: the red asphalt is for bicycles, which do not brake; if you would rather be one of them, [go along the canals](/tour/amsterdam-canals-by-bike) with someone who knows the rules. West of the Prinsengracht the Jordaan has markets on Saturday and Monday. Behind Central Station a free ferry carries you over the IJ to shipyards turned studios. Tulips are outside the city and last from late March to early May; June stays light until eleven, and rain falls in any month. Eat herring with onions at a stall, fries with mayonnaise, and an Indonesian rice table at night. The windows of the Wallen are nobody’s vacation picture.',
    },
    fr_FR: {
      title: 'Comment parcourir Amsterdam',
      summary:
        'Un demi-cercle de canaux qui s’apprend en marchant : laissez la piste aux vélos, passez l’IJ sans payer, et regardez les pignons.',
      markdown:
        'Amsterdam est un demi-cercle, et qui sait l’ordre de ses canaux, Singel, Herengracht, Keizersgracht, Prinsengracht, ne peut s’y perdre. Chacun est un peu plus noble ou plus calme que le précédent, et entre eux courent les Neuf Rues. À pied, tenez-vous à la brique : l’asphalte rouge est aux vélos, qui ne freinent pas ; pour devenir l’un d’eux, [longez les canaux](/tour/amsterdam-canals-by-bike) avec quelqu’un qui connaît les usages. À l’ouest du Prinsengracht, le Jordaan tient marché le samedi et le lundi. Derrière la gare centrale, un bac gratuit mène au-delà de l’IJ, vers des chantiers navals devenus ateliers. Les tulipes poussent hors de la ville, de fin mars à début mai ; en juin il fait jour jusqu’à onze heures, et la pluie est de tous les mois. Mangez un hareng aux oignons, des frites mayonnaise et, le soir, une table de riz indonésienne. Les vitrines des Wallen ne sont pas des souvenirs de vacances.',
    },
    de_DE: {
      title: 'Wie man durch Amsterdam geht',
      summary:
        'Ein Halbkreis aus Grachten, den man im Gehen lernt: runter vom Radweg, umsonst übers IJ, und nach den Giebeln geschaut.',
      markdown:
        'Amsterdam ist ein Halbkreis, und wer die Reihenfolge seiner Grachten kennt, Singel, Herengracht, Keizersgracht, Prinsengracht, verläuft sich nicht. Jede ist ein wenig vornehmer oder stiller als die vorige, dazwischen liegen die Neun Straßen. Zu Fuß bleibt man auf dem Ziegelpflaster: Der rote Asphalt gehört den Rädern, und die bremsen nicht; wer selbst fahren will, [radelt die Grachten entlang](/tour/amsterdam-canals-by-bike) mit jemandem, der die Regeln kennt. Westlich der Prinsengracht hält der Jordaan samstags und montags Markt. Hinter dem Hauptbahnhof setzt eine Fähre kostenlos übers IJ, zu Werften, in denen jetzt Ateliers sind. Die Tulpen blühen vor der Stadt, von Ende März bis Anfang Mai; im Juni ist es bis elf hell, und Regen fällt in jedem Monat. Essen Sie Hering mit Zwiebeln, Pommes mit Mayonnaise und abends eine indonesische Reistafel. Die Fenster der Wallen sind kein Urlaubsmotiv.',
    },
    es_ES: {
      title: 'Cómo caminar por Ámsterdam',
      summary:
        'Un semicírculo de canales que se aprende andando: deje el carril a las bicicletas, cruce el IJ sin pagar y mire los hastiales.',
      markdown:
        'Ámsterdam es un semicírculo, y quien sabe el orden de sus canales, Singel, Herengracht, Keizersgracht, Prinsengracht, no se pierde. Cada uno es algo más señorial o más callado que el anterior, y entre ellos están las Nueve Calles. A pie, no salga del ladrillo: el asfalto rojo es de las bicicletas, que no frenan; si prefiere ser una de ellas, [recorra los canales](/tour/amsterdam-canals-by-bike) con quien conozca las normas. Al oeste de Prinsengracht, el Jordaan pone mercado los sábados y los lunes. Detrás de la estación central, un transbordador gratuito lleva al otro lado del IJ, a astilleros convertidos en talleres. Los tulipanes crecen fuera de la ciudad, de finales de marzo a principios de mayo; en junio hay luz hasta las once, y llover, llueve todos los meses. Coma arenque con cebolla, patatas con mayonesa y, de noche, una mesa de arroz indonesia. Los escaparates de los Wallen no son fotos de vacaciones.',
    },
    it_IT: {
      title: 'Come camminare a Amsterdam',
      summary:
        'Un semicerchio di canali che si impara camminando: lasci la pista alle bici, passi l’IJ gratis e guardi i frontoni.',
      markdown:
        'Amsterdam è un semicerchio, e chi sa l’ordine dei suoi canali, Singel, Herengracht, Keizersgracht, Prinsengracht, non si smarrisce. Ognuno è un po’ più signorile o più quieto del precedente, e in mezzo ci sono le Nove Strade. A piedi resti sui mattoni: l’asfalto rosso è delle biciclette, che non frenano; se preferisce essere una di loro, [segua i canali](/tour/amsterdam-canals-by-bike) con chi conosce le regole. A ovest del Prinsengracht il Jordaan fa mercato il sabato e il lunedì. Dietro la stazione centrale un traghetto gratuito porta oltre l’IJ, fra cantieri navali diventati atelier. I tulipani crescono fuori città, da fine marzo a inizio maggio; a giugno c’è luce fino alle undici, e la pioggia cade in ogni mese. Mangi l’aringa con le cipolle, le patatine con la maionese e, la sera, una tavola di riso indonesiana. Le vetrine dei Wallen non sono una foto ricordo.',
    },
    ru_RU: {
      title: 'Как гулять по Амстердаму',
      summary:
        'Полукруг каналов, который выучивается на ходу: не стойте на велодорожке, переправьтесь через Эй даром и смотрите на фронтоны.',
      markdown:
        'Амстердам — это полукруг, и кто помнит порядок каналов, Сингел, Херенграхт, Кейзерсграхт, Принсенграхт, тот не заблудится. Каждый чуть наряднее или тише предыдущего, а между ними прячутся Девять улочек. Пешеходу положен кирпич: красный асфальт отдан велосипедам, и они не тормозят; хотите стать одним из них — [поезжайте вдоль каналов](/tour/amsterdam-canals-by-bike) с тем, кто знает правила. К западу от Принсенграхта, в Йордане, по субботам и понедельникам рынок. За Центральным вокзалом бесплатный паром везёт через Эй, к верфям, где теперь мастерские. Тюльпаны растут за городом, с конца марта по начало мая; в июне светло до одиннадцати, а дождь бывает в любой месяц. Съешьте селёдку с луком, картошку с майонезом, а вечером закажите индонезийский рисовый стол. Окна квартала Валлен — не снимок на память.',
    },
    ja_JP: {
      title: 'アムステルダムの歩き方',
      summary:
        '半円に並ぶ運河は、歩けば順番を覚えます。自転車道には立ち入らず、対岸へは無料の渡し船で、そして破風を見上げて。アムステルダムの歩き方の基本です。',
      markdown:
        'アムステルダムは半円の街です。内側からシンゲル、ヘーレン、ケイゼル、プリンセンと運河の順番を覚えれば迷いません。外へ行くほど趣が少しずつ変わり、あいだには「九つの小道」が通っています。歩くなら煉瓦の上だけ。赤い舗装は自転車のもので、彼らは止まりません。乗る側になりたければ、決まりを知る人と[運河沿いを走りましょう](/tour/amsterdam-canals-by-bike)。プリンセン運河の西のヨルダーン地区では、土曜と月曜に市が立ちます。中央駅の裏から出る無料の渡し船は、造船所を工房に変えた対岸へ。チューリップは郊外で三月末から五月初めまで咲きます。六月は夜十一時まで明るく、雨はどの月にも降ります。屋台の玉葱のせニシンやマヨネーズ付きのポテト、夜はインドネシア風の小皿料理ライスターフェルを。飾り窓は旅の写真にしないでください。',
    },
  },
};
