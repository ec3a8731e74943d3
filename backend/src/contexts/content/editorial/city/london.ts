import type { EditorialEntry } from '../editorial-entry.js';

export const london: EditorialEntry = {
  kind: 'city',
  slug: 'london',
  position: 4,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk London',
      summary:
        'One stretch of river, one park or one quarter at a time: how London is best walked, in which months, and what to leave out.',
      markdown:
        'London is too wide to cross on foot, so take it in pieces. The best is the south bank: from Westminster Bridge to Tower Bridge is about an hour and a half, flat and without cars. On another day walk through the parks, from St. James’s to Kensington, and hardly touch a street. The City is busy from Monday to Friday and almost silent on Sunday, when its lanes are easiest to read. May, June and September have the longest dry light; December is dark by four. The great museums charge no entrance, so stay an hour and come back. Leave out Oxford Street, and take a bus upstairs instead of the Underground.',
    },
    fr_FR: {
      title: 'Comment parcourir Londres',
      summary:
        'Un bout de fleuve, un parc ou un quartier à la fois : comment et quand marcher dans Londres, et ce qu’on peut laisser.',
      markdown:
        'Londres est trop vaste pour être traversée à pied ; prenez-la par morceaux. Le meilleur est la rive sud : du pont de Westminster à Tower Bridge, comptez une heure et demie, à plat et sans voitures. Un autre jour, passez par les parcs, de St James’s à Kensington, presque sans toucher une rue. La City s’affaire du lundi au vendredi et se tait le dimanche, quand ses ruelles se lisent le mieux. Mai, juin et septembre ont la plus longue lumière ; en décembre, il fait nuit à seize heures. Les grands musées sont gratuits : restez une heure et revenez. Laissez Oxford Street, et préférez l’étage du bus au métro.',
    },
    de_DE: {
      title: 'Wie man durch London geht',
      summary:
        'Immer nur ein Stück Fluss, ein Park oder ein Viertel: wie und wann man durch London geht und was man dabei weglässt.',
      markdown:
        'London ist zu groß, um es zu Fuß zu durchqueren; nehmen Sie es in Stücken. Das beste ist das Südufer: Von der Westminster Bridge zur Tower Bridge sind es anderthalb Stunden, eben und ohne Autos. An einem anderen Tag gehen Sie durch die Parks, von St James’s bis Kensington, und berühren kaum eine Straße. In der City drängt man sich von Montag bis Freitag; am Sonntag ist sie fast still, und ihre Gassen lesen sich leicht. Mai, Juni und September haben langes Licht; im Dezember ist es um vier dunkel. Die großen Museen kosten keinen Eintritt, also bleiben Sie eine Stunde und kommen wieder. Lassen Sie die Oxford Street aus, und fahren Sie oben im Bus statt mit der U-Bahn.',
    },
    es_ES: {
      title: 'Cómo caminar por Londres',
      summary:
        'Un tramo de río, un parque o un barrio cada vez: cómo y cuándo se camina mejor por Londres, y qué conviene dejar fuera.',
      markdown:
        'Londres es demasiado extensa para cruzarla a pie; tómela por partes. La mejor es la orilla sur: del puente de Westminster al Tower Bridge hay hora y media, en llano y sin coches. Otro día vaya por los parques, de St James’s a Kensington, casi sin pisar una calle. La City bulle de lunes a viernes y calla el domingo, cuando mejor se leen sus callejones. Mayo, junio y septiembre tienen la luz más larga; en diciembre anochece a las cuatro. Los grandes museos son gratuitos: quédese una hora y vuelva. Olvide Oxford Street, y suba al piso alto de un autobús en lugar de bajar al metro.',
    },
    it_IT: {
      title: 'Come camminare a Londra',
      summary:
        'Un tratto di fiume, un parco o un quartiere alla volta: come e quando camminare a Londra, e che cosa si può tralasciare.',
      markdown:
        'Londra è troppo estesa per attraversarla a piedi; la prenda a pezzi. Il migliore è la riva sud: dal ponte di Westminster al Tower Bridge c’è un’ora e mezza, in piano e senza auto. Un altro giorno passi per i parchi, da St James’s a Kensington, quasi senza toccare una strada. La City è piena dal lunedì al venerdì e tace la domenica, quando i suoi vicoli si leggono meglio. Maggio, giugno e settembre hanno la luce più lunga; a dicembre alle quattro è buio. I grandi musei sono gratuiti: resti un’ora e ritorni. Lasci perdere Oxford Street, e salga al piano alto di un autobus invece di scendere nella metropolitana.',
    },
    ru_RU: {
      title: 'Как гулять по Лондону',
      summary:
        'Участок реки, парк или один квартал за раз: как и в какие месяцы лучше гулять по Лондону и что можно пропустить.',
      markdown:
        'Лондон слишком велик, чтобы пересечь его пешком; берите его по частям. Лучшая из них — южный берег: от Вестминстерского моста до Тауэрского около полутора часов, по ровному месту и без машин. В другой день пройдите парками, от Сент-Джеймсского до Кенсингтона, почти не выходя на улицы. Сити шумит с понедельника по пятницу, а в воскресенье почти безмолвен, и его переулки легче всего разглядеть. В мае, июне и сентябре долго светло; в декабре темнеет к четырём. В большие музеи пускают бесплатно: побудьте час и вернитесь потом. Пропустите Оксфорд-стрит и поезжайте на втором этаже автобуса, а не в метро.',
    },
    ja_JP: {
      title: 'ロンドンの歩き方',
      summary:
        '川沿いのひと区間、公園、あるいは一つの界隈を、一度に一つずつ。ロンドンをいつ、どのように歩くとよいか、そして何を見ずにおくかを、季節や曜日ごとの違いとあわせてまとめました。',
      markdown:
        'ロンドンは歩いて横切るには広すぎるので、少しずつ味わいましょう。いちばんよいのはテムズ川の南岸です。ウェストミンスター橋からタワーブリッジまで一時間半ほど、平らで車も通りません。別の日には、セント・ジェームズからケンジントンまで、ほとんど通りに出ずに公園を歩けます。シティは月曜から金曜までにぎやかで、日曜は静まりかえり、路地がいちばんよく見えます。日が長いのは五月、六月、九月で、十二月は四時には暗くなります。大きな美術館や博物館は入場無料ですから、一時間で出て、また来ればよいのです。オックスフォード・ストリートは省き、地下鉄よりも二階建てバスの上の階に乗りましょう。',
    },
  },
};
