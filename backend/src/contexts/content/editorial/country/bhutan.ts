import type { EditorialEntry } from '../editorial-entry.js';

export const bhutan: EditorialEntry = {
  kind: 'country',
  slug: 'bhutan',
  position: 211,
  details: { cities: ['thimphu'], tours: [] },
  texts: {
    en_US: {
      title: 'Bhutan',
      summary:
        'Chilies that count as a vegetable, a robe worn to the office, and archers who sing and dance when they hit.',
      markdown:
        'Chilies are a vegetable here, not a spice: ema datshi is chilies in melted cheese, and in autumn they dry red on the roofs. Men wear the gho, a robe hitched up to the knee, to the office too, and whoever enters a dzong on business puts on a scarf whose color tells the rank. In archery the wooden target stands some 145 meters away, and when an arrow hits, the team sings and dances. In [Thimphu](/city/thimphu) growers sell fern shoots, red rice and strings of dried cheese at the farmers’ market, and the post office will print your photograph on stamps.',
    },
    fr_FR: {
      title: 'Bhoutan',
      summary:
        'Des piments qui comptent pour un légume, une robe que l’on porte au bureau et des archers qui dansent quand ils touchent.',
      markdown:
        'Le piment est ici un légume, non une épice : l’ema datshi, ce sont des piments dans du fromage fondu, et à l’automne ils sèchent, rouges, sur les toits. Les hommes portent le gho, une robe relevée au genou, même au bureau, et qui entre dans un dzong pour affaires met une écharpe dont la couleur dit le rang. Au tir à l’arc, la petite cible de bois est à quelque 145 mètres, et quand une flèche touche, l’équipe chante et danse. À [Thimphu](/city/thimphu), on vend pousses de fougère, riz rouge et chapelets de fromage séché au marché des paysans, et la poste imprime votre photo sur des timbres.',
    },
    de_DE: {
      title: 'Bhutan',
      summary:
        'Chilis, die als Gemüse gelten, ein Gewand fürs Büro und Bogenschützen, die bei jedem Treffer singen und tanzen.',
      markdown:
        'Chili ist hier Gemüse, nicht Gewürz: Ema Datshi sind Chilis in geschmolzenem Käse, und im Herbst trocknen sie rot auf den Dächern. Männer tragen den Gho, ein bis zum Knie gerafftes Gewand, auch im Büro, und wer einen Dzong dienstlich betritt, legt einen Schal um, dessen Farbe den Rang zeigt. Beim Bogenschießen steht die kleine Holzscheibe rund 145 Meter entfernt, und trifft ein Pfeil, singt und tanzt die Mannschaft. In [Thimphu](/city/thimphu) gibt es auf dem Bauernmarkt Farnsprossen, roten Reis und Schnüre mit getrocknetem Käse, und die Post druckt Ihnen Ihr Foto auf Briefmarken.',
    },
    es_ES: {
      title: 'Bután',
      summary:
        'Chiles que cuentan como verdura, una túnica que se lleva a la oficina y arqueros que cantan y bailan cuando aciertan.',
      markdown:
        'El chile es aquí verdura y no especia: el ema datshi son chiles en queso fundido, y en otoño se secan, rojos, sobre los tejados. Los hombres llevan el gho, una túnica recogida hasta la rodilla, también en la oficina, y quien entra en un dzong por trámites se pone una banda cuyo color indica el rango. En el tiro con arco el pequeño blanco de madera está a unos 145 metros, y cuando una flecha acierta, el equipo canta y baila. En [Timbu](/city/thimphu) se venden brotes de helecho, arroz rojo y ristras de queso seco en el mercado campesino, y en correos imprimen su foto en sellos.',
    },
    it_IT: {
      title: 'Bhutan',
      summary:
        'Peperoncini che valgono come verdura, una veste che si porta in ufficio e arcieri che cantano e ballano a ogni centro.',
      markdown:
        'Il peperoncino qui è una verdura, non una spezia: l’ema datshi sono peperoncini nel formaggio fuso, e in autunno seccano, rossi, sui tetti. Gli uomini portano il gho, una veste rimboccata al ginocchio, anche in ufficio, e chi entra in uno dzong per lavoro indossa una sciarpa il cui colore dice il rango. Nel tiro con l’arco il piccolo bersaglio di legno è a circa 145 metri, e quando una freccia colpisce, la squadra canta e balla. A [Thimphu](/city/thimphu) al mercato contadino si vendono germogli di felce, riso rosso e file di formaggio secco, e la posta le stampa la sua foto sui francobolli.',
    },
    ru_RU: {
      title: 'Бутан',
      summary:
        'Перец чили, который считают овощем, халат, в котором ходят на службу, и лучники, что поют и танцуют, когда попадут.',
      markdown:
        'Чили здесь овощ, а не приправа: эма-даци — это перцы в расплавленном сыре, а осенью они краснеют на крышах, где их сушат. Мужчины и на службу ходят в гхо, халате, подобранном до колен, а входя по делу в дзонг, надевают шарф, цвет которого говорит о звании. У лучников маленькая деревянная мишень стоит метрах в 145, и если стрела попала, команда поёт и танцует. В [Тхимпху](/city/thimphu) на крестьянском рынке продают побеги папоротника, красный рис и связки сушёного сыра, а на почте ваш снимок напечатают на марках.',
    },
    ja_JP: {
      title: 'ブータン',
      summary: '野菜として食べる唐辛子、職場にも着ていく民族衣装、そして的中すると歌い踊る弓の射手がいます。',
      markdown:
        '唐辛子は香辛料ではなく野菜です。エマ・ダツィは唐辛子をチーズで煮た料理で、秋には屋根の上に赤い唐辛子が干されます。男性は、膝までたくし上げて着るゴを職場でも着ます。用事でゾンに入るときは布を肩に掛け、その色が位を表します。弓の的は小さな木の板で、およそ145メートル先にあり、矢が当たると仲間が歌い踊ります。[ティンプー](/city/thimphu)の農民市場では、シダの若芽や赤米、ひもに通した干しチーズが売られ、郵便局では自分の写真を切手に刷ってもらえます。',
    },
  },
};
