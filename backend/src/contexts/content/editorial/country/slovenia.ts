import type { EditorialEntry } from '../editorial-entry.js';

export const slovenia: EditorialEntry = {
  kind: 'country',
  slug: 'slovenia',
  position: 112,
  details: { cities: ['ljubljana'], tours: [] },
  texts: {
    en_US: {
      title: 'Slovenia',
      summary:
        'A grammar with a form for two, hunters buried by animals on the fronts of beehives, and hay that dries under a roof.',
      markdown:
        'The language has a form of its own for two: you order eno kavo, dve kavi, tri kave, and a couple speaks of itself in the dual. In [Ljubljana](/city/ljubljana) Jože Plečnik laid the market halls along the bend of the river, and the streets around them have been closed to cars since 2007. Beekeepers used to paint the fronts of their hives, often with animals that carry a hunter to his grave; a museum in Radovljica shows such boards. At the edge of the fields stand kozolci, roofed racks for drying hay.',
    },
    fr_FR: {
      title: 'Slovénie',
      summary:
        'Une grammaire avec une forme pour deux, des chasseurs enterrés par les animaux sur les ruches et du foin qui sèche sous un toit.',
      markdown:
        'La langue a une forme à elle pour deux : on commande eno kavo, dve kavi, tri kave, et un couple parle de lui-même au duel. À [Ljubljana](/city/ljubljana), Jože Plečnik a couché les halles du marché le long de la courbe de la rivière, et les rues voisines sont fermées aux voitures depuis 2007. Les apiculteurs peignaient jadis le devant de leurs ruches, souvent d’animaux qui portent un chasseur en terre ; un musée de Radovljica montre ces planchettes. Au bord des champs se dressent les kozolci, des séchoirs à foin coiffés d’un toit.',
    },
    de_DE: {
      title: 'Slowenien',
      summary:
        'Eine Grammatik mit einer Form für zwei, Jäger, die auf Bienenstöcken von Tieren begraben werden, und Heu, das unter einem Dach trocknet.',
      markdown:
        'Für zwei hat die Sprache eine eigene Form: Man bestellt eno kavo, dve kavi, tri kave, und ein Paar spricht von sich im Dual. In [Ljubljana](/city/ljubljana) legte Jože Plečnik die Markthallen an die Biegung des Flusses, und die Straßen ringsum sind seit 2007 für Autos gesperrt. Imker bemalten früher die Stirnbretter ihrer Bienenstöcke, gern mit Tieren, die einen Jäger zu Grabe tragen; ein Museum in Radovljica zeigt solche Bretter. Am Rand der Felder stehen Kozolci, überdachte Gerüste, in denen das Heu trocknet.',
    },
    es_ES: {
      title: 'Eslovenia',
      summary:
        'Una gramática con una forma para dos, cazadores enterrados por animales en las colmenas y heno que se seca bajo techo.',
      markdown:
        'La lengua tiene una forma propia para dos: se pide eno kavo, dve kavi, tri kave, y una pareja habla de sí misma en dual. En [Liubliana](/city/ljubljana) Jože Plečnik tendió los pabellones del mercado a lo largo de la curva del río, y las calles de alrededor están cerradas a los coches desde 2007. Los apicultores pintaban antaño el frente de sus colmenas, a menudo con animales que llevan a enterrar a un cazador; un museo de Radovljica enseña esas tablas. Al borde de los campos se alzan los kozolci, secaderos de heno con tejado.',
    },
    it_IT: {
      title: 'Slovenia',
      summary:
        'Una grammatica con una forma per due, cacciatori sepolti dagli animali sulle arnie e fieno che si asciuga sotto un tetto.',
      markdown:
        'La lingua ha una forma apposta per il due: si ordina eno kavo, dve kavi, tri kave, e una coppia parla di sé al duale. A [Lubiana](/city/ljubljana) Jože Plečnik distese le logge del mercato lungo la curva del fiume, e le vie intorno sono chiuse alle auto dal 2007. Gli apicoltori un tempo dipingevano il fronte delle arnie, spesso con animali che portano un cacciatore alla tomba; un museo di Radovljica espone quelle tavolette. Ai margini dei campi stanno i kozolci, rastrelliere con il tetto dove si asciuga il fieno.',
    },
    ru_RU: {
      title: 'Словения',
      summary:
        'Грамматика с особой формой для двоих, охотник, которого хоронят звери, на ульях и сено, что сохнет под крышей.',
      markdown:
        'Для двух в языке есть своя форма: заказывают eno kavo, dve kavi, tri kave, а пара говорит о себе в двойственном числе. В [Любляне](/city/ljubljana) Йоже Плечник вытянул рыночные ряды вдоль изгиба реки, а улицы вокруг с 2007 года закрыты для машин. Пасечники когда-то расписывали передние дощечки ульев, и часто на них звери несут охотника хоронить; такие дощечки показывает музей в Радовлице. По краям полей стоят козольцы — сушила для сена под крышей.',
    },
    ja_JP: {
      title: 'スロベニア',
      summary: '「ふたり」だけの文法、狩人を動物が葬る絵のある巣箱、そして屋根の下で乾く干し草があります。',
      markdown:
        'この国の言葉には、二つだけに使う形があります。コーヒーは「エノ・カヴォ、ドヴェ・カヴィ、トリ・カヴェ」と頼み、夫婦や恋人は自分たちのことを双数形で話します。[リュブリャナ](/city/ljubljana)では、建築家プレチニクが川の曲がりに沿って市場の建物を延ばしました。周りの通りは2007年から車が入れません。養蜂家はかつて巣箱の前板に絵を描き、動物たちが狩人を墓へ運ぶ図がよく好まれました。ラドウリツァの博物館で見られます。畑の端には、コゾレツという屋根つきの干し草掛けが立っています。',
    },
  },
};
