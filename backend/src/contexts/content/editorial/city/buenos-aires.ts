import type { EditorialEntry } from '../editorial-entry.js';

export const buenosAires: EditorialEntry = {
  kind: 'city',
  slug: 'buenos-aires',
  position: 25,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Buenos Aires',
      summary:
        'A grid as long as its evenings: buses by day, one barrio at a time, dinner after ten, and on Sundays the fair of San Telmo.',
      markdown:
        'Streets in Buenos Aires are straight and number a hundred to the block, so any distance can be reckoned, and most are longer than they look: take one barrio a day and the bus in between, paid with a SUBE card. The south is the oldest part; [from San Telmo to La Boca](/tour/buenos-aires-san-telmo-to-la-boca) you pass tenements, a fair that fills Defensa every Sunday, and walls of painted tin. Recoleta is for marble, its cemetery a small town of the rich; Palermo for parks and breakfast at noon. Watch the sidewalk, as tiles tilt and dogs are many. Seasons stand on their head: October to early December, when jacarandas flower, and March to May are best, while in January whoever can has left for the sea. Grills light up at nine and fill at ten; order tira de asado, and a fugazzeta at a counter on Corrientes. Tango is danced late, and with the eyes, before the feet, you accept.',
    },
    fr_FR: {
      title: 'Comment parcourir Buenos Aires',
      summary:
        'Un damier aussi long que ses soirées : le bus le jour, un quartier à la fois, dîner après dix heures, et le dimanche la foire de San Telmo.',
      markdown:
        'Les rues de Buenos Aires sont droites et comptent cent numéros par pâté de maisons : toute distance se calcule, et presque toutes trompent. Prenez un quartier par jour et, entre deux, le bus, payé avec la carte SUBE. Le sud est le plus ancien ; [de San Telmo à La Boca](/tour/buenos-aires-san-telmo-to-la-boca) défilent les maisons de rapport, la foire qui remplit Defensa chaque dimanche, les murs de tôle peinte. Recoleta est de marbre, son cimetière une petite ville de riches ; Palermo a les parcs et les petits déjeuners de midi. Regardez le trottoir : les carreaux basculent et les chiens sont nombreux. Les saisons marchent à l’envers : venez d’octobre à début décembre, au temps des jacarandas, ou de mars à mai ; en janvier, qui peut est à la mer. Les grils s’allument à neuf heures, se remplissent à dix ; demandez une tira de asado et, au comptoir, avenue Corrientes, une fugazzeta. Le tango se danse tard, et l’on s’y invite du regard.',
    },
    de_DE: {
      title: 'Wie man durch Buenos Aires geht',
      summary:
        'Ein Schachbrett, so lang wie seine Abende: tagsüber Bus, ein Viertel nach dem anderen, Essen nach zehn, sonntags der Markt von San Telmo.',
      markdown:
        'Die Straßen von Buenos Aires sind gerade und zählen hundert Nummern je Block; jede Entfernung lässt sich ausrechnen, und fast jede täuscht. Nehmen Sie ein Viertel am Tag und dazwischen den Bus, bezahlt mit der SUBE-Karte. Am ältesten ist der Süden: [von San Telmo nach La Boca](/tour/buenos-aires-san-telmo-to-la-boca) kommt man an Mietshäusern vorbei, am Markt, der sonntags die Defensa füllt, und an Wänden aus bemaltem Blech. Recoleta ist Marmor, sein Friedhof eine kleine Stadt der Reichen; Palermo hat die Parks und das Frühstück um zwölf. Schauen Sie auf den Gehsteig, denn Platten kippen und Hunde gibt es viele. Die Jahreszeiten stehen kopf: Schön sind Oktober bis Anfang Dezember, wenn die Jacarandas blühen, und März bis Mai; im Januar ist am Meer, wer kann. Die Grills brennen ab neun und sind um zehn voll: Bestellen Sie Tira de Asado, und am Tresen auf der Corrientes eine Fugazzeta. Tango tanzt man spät, aufgefordert wird mit den Augen.',
    },
    es_ES: {
      title: 'Cómo caminar por Buenos Aires',
      summary:
        'Una cuadrícula tan larga como sus noches: colectivo de día, un barrio cada vez, cena después de las diez y, los domingos, la feria de San Telmo.',
      markdown:
        'Las calles de Buenos Aires son rectas y llevan cien números por cuadra: toda distancia se calcula, y casi todas engañan. Tome un barrio al día y, entre uno y otro, el colectivo, que se paga con la tarjeta SUBE. El sur es lo más antiguo: [de San Telmo a La Boca](/tour/buenos-aires-san-telmo-to-la-boca) se suceden los conventillos, la feria que llena Defensa cada domingo y las paredes de chapa pintada. Recoleta es mármol, y su cementerio, una pequeña ciudad de ricos; Palermo tiene los parques y los desayunos del mediodía. Mire la vereda: las baldosas bailan y los perros abundan. Las estaciones van al revés: lo mejor es de octubre a principios de diciembre, con los jacarandás en flor, y de marzo a mayo; en enero, quien puede está en el mar. Las parrillas se encienden a las nueve y se llenan a las diez: pida tira de asado y, de pie en un mostrador de Corrientes, una fugazzeta. El tango se baila tarde, y se invita con la mirada.',
    },
    it_IT: {
      title: 'Come camminare a Buenos Aires',
      summary:
        'Una scacchiera lunga come le sue serate: autobus di giorno, un quartiere per volta, cena dopo le dieci, la domenica la fiera di San Telmo.',
      markdown:
        'Le strade di Buenos Aires sono dritte e hanno cento numeri per isolato: ogni distanza si calcola, e quasi tutte ingannano. Prenda un quartiere al giorno e, tra l’uno e l’altro, l’autobus, pagato con la tessera SUBE. Il sud è la parte più vecchia: [da San Telmo alla Boca](/tour/buenos-aires-san-telmo-to-la-boca) si incontrano i conventillos, la fiera che ogni domenica riempie calle Defensa, le pareti di lamiera dipinta. Recoleta è di marmo, il suo cimitero una piccola città di ricchi; Palermo ha i parchi e le colazioni di mezzogiorno. Guardi il marciapiede: le piastrelle ballano e i cani sono tanti. Le stagioni stanno a testa in giù: belli i mesi da ottobre a inizio dicembre, con le jacarande in fiore, e da marzo a maggio; a gennaio chi può è al mare. Le griglie si accendono alle nove e sono piene alle dieci: ordini una tira de asado e, al banco, su Corrientes, una fugazzeta. Il tango si balla tardi, e si invita con gli occhi.',
    },
    ru_RU: {
      title: 'Как гулять по Буэнос-Айресу',
      summary:
        'Сетка улиц, длинная, как здешние вечера: днём автобус, по району за раз, ужин после десяти, а в воскресенье ярмарка Сан-Тельмо.',
      markdown:
        'Улицы Буэнос-Айреса прямы, на квартал приходится сто номеров, так что любое расстояние можно сосчитать, и почти любое обманет. Берите по району в день, а между ними садитесь в автобус: платят картой SUBE. Старше всего юг: [от Сан-Тельмо до Ла-Боки](/tour/buenos-aires-san-telmo-to-la-boca) тянутся доходные дома, ярмарка, которая каждое воскресенье заполняет улицу Дефенса, и стены из крашеной жести. Реколета — это мрамор, её кладбище похоже на городок богачей; в Палермо парки и завтраки в полдень. Смотрите под ноги: плитка шатается, а собак много. Времена года тут наоборот: хороши октябрь, ноябрь и начало декабря, когда цветут жакаранды, и ещё март, апрель, май; в январе все, кто может, на море. Грили разжигают в девять, к десяти мест нет; закажите тира-де-асадо, а у стойки на Корриентес — фугассету. Танго танцуют поздно, и приглашают на него взглядом.',
    },
    ja_JP: {
      title: 'ブエノスアイレスの歩き方',
      summary:
        '碁盤の目は、夜と同じくらい長く続きます。昼はバス、一度に一つの地区、夕食は十時過ぎ、日曜はサン・テルモの市へ。ブエノスアイレスの時間に合わせた歩き方です。',
      markdown:
        'ブエノスアイレスの通りはまっすぐで、一区画に番地が百。距離は計算できますが、たいてい思ったより遠いものです。一日に一つの地区を選び、あいだはSUBEカードでバスに乗りましょう。最も古いのは南で、[サン・テルモからラ・ボカまで](/tour/buenos-aires-san-telmo-to-la-boca)歩けば、昔の長屋、日曜ごとにデフェンサ通りを埋める市、色とりどりのトタン壁が続きます。レコレータは大理石の地区で、墓地はまるで富豪の小さな町。パレルモには公園と正午の朝食があります。足もとにはご用心。敷石はぐらつき、犬もたくさんいます。季節は北半球と逆で、ジャカランダの咲く十月から十二月初めと、三月から五月が快適です。一月は、行ける人は皆海へ行きます。焼き肉の店は九時に火が入り、十時に満席。骨付きのティラ・デ・アサードと、コリエンテス通りの立ち席でフガセータを。タンゴは夜更けに、目で誘い合って踊ります。',
    },
  },
};
