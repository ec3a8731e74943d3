import type { EditorialEntry } from '../editorial-entry.js';

export const morocco: EditorialEntry = {
  kind: 'country',
  slug: 'morocco',
  position: 13,
  details: { cities: ['marrakesh', 'fez', 'chefchaouen'], tours: ['marrakesh-medina-and-bahia'] },
  texts: {
    en_US: {
      title: 'Morocco',
      summary:
        'Blank walls to the lane, a garden behind the door, and an oven in each quarter that bakes the bread of all its families.',
      markdown:
        'To the lane a house shows a wall and a door, to its court everything else; wealth cannot be read from outside. Each quarter of an old town has its fountain, its bath and its oven, and in [Fez](/city/fez) children still carry trays of dough there, marked so that each loaf finds home. [Marrakesh](/city/marrakesh) is red by ordinance, [Chefchaouen](/city/chefchaouen) blue by habit. On Fridays there is couscous. [From the medina to the Bahia](/tour/marrakesh-medina-and-bahia) you hear balak behind you: a mule wants to pass.',
    },
    fr_FR: {
      title: 'Maroc',
      summary:
        'Des murs nus sur la ruelle, un jardin derrière la porte, et dans chaque quartier un four qui cuit le pain de toutes les familles.',
      markdown:
        'À la ruelle, une maison ne montre qu’un mur et une porte ; le reste est pour la cour, et la richesse ne se lit pas du dehors. Chaque quartier d’une vieille ville a sa fontaine, son bain et son four ; à [Fès](/city/fez), des enfants y portent encore des plateaux de pâte, marqués pour que chaque pain retrouve sa maison. [Marrakech](/city/marrakesh) est rouge par arrêté, [Chefchaouen](/city/chefchaouen) bleue par habitude. Le vendredi, c’est le couscous. [De la médina à la Bahia](/tour/marrakesh-medina-and-bahia), on entend crier balak derrière soi : un mulet veut passer.',
    },
    de_DE: {
      title: 'Marokko',
      summary:
        'Kahle Mauern zur Gasse, ein Garten hinter der Tür und in jedem Viertel ein Ofen, der das Brot aller Familien bäckt.',
      markdown:
        'Der Gasse zeigt ein Haus eine Mauer und eine Tür, dem Hof alles andere; Wohlstand lässt sich von außen nicht ablesen. Jedes Viertel einer Altstadt hat seinen Brunnen, sein Bad und seinen Ofen, und in [Fès](/city/fez) tragen Kinder noch Bretter mit Teig dorthin, gezeichnet, damit jeder Laib heimfindet. [Marrakesch](/city/marrakesh) ist rot durch Verordnung, [Chefchaouen](/city/chefchaouen) blau aus Gewohnheit. Freitags gibt es Couscous. [Von der Medina zur Bahia](/tour/marrakesh-medina-and-bahia) hört man hinter sich den Ruf balak: Ein Maultier will vorbei.',
    },
    es_ES: {
      title: 'Marruecos',
      summary:
        'Muros desnudos hacia el callejón, un jardín tras la puerta y en cada barrio un horno que cuece el pan de todas las familias.',
      markdown:
        'Al callejón la casa le enseña un muro y una puerta; al patio, todo lo demás: la riqueza no se lee desde fuera. Cada barrio de una ciudad antigua tiene su fuente, su baño y su horno, y en [Fez](/city/fez) los niños llevan todavía tablas de masa, marcadas para que cada pan vuelva a su casa. [Marrakech](/city/marrakesh) es roja por ordenanza; [Chauen](/city/chefchaouen), azul por costumbre. Los viernes hay cuscús. [De la medina a la Bahía](/tour/marrakesh-medina-and-bahia) se oye a la espalda balak: una mula quiere pasar.',
    },
    it_IT: {
      title: 'Marocco',
      summary:
        'Muri nudi verso il vicolo, un giardino dietro la porta, e in ogni quartiere un forno che cuoce il pane di tutte le famiglie.',
      markdown:
        'Al vicolo la casa mostra un muro e una porta, al cortile tutto il resto: da fuori la ricchezza non si legge. Ogni quartiere di una città vecchia ha la sua fontana, il suo bagno e il suo forno, e a [Fès](/city/fez) i bambini vi portano ancora le tavole con l’impasto, segnate perché ogni pane ritrovi la sua casa. [Marrakech](/city/marrakesh) è rossa per regolamento, [Chefchaouen](/city/chefchaouen) azzurra per abitudine. Il venerdì c’è il cuscus. [Dalla medina alla Bahia](/tour/marrakesh-medina-and-bahia) si sente gridare balak alle spalle: un mulo vuole passare.',
    },
    ru_RU: {
      title: 'Марокко',
      summary:
        'Глухие стены вдоль переулка, сад за дверью и в каждом квартале печь, где пекут хлеб для всех его семей.',
      markdown:
        'Переулку дом показывает стену и дверь, двору — всё остальное: достаток снаружи не виден. В каждом квартале старого города есть свой фонтан, своя баня и своя печь, и в [Фесе](/city/fez) дети до сих пор носят туда доски с тестом, помеченным так, чтобы каждый хлеб вернулся домой. [Марракеш](/city/marrakesh) красный по указу, [Шефшауэн](/city/chefchaouen) голубой по привычке. По пятницам едят кускус. [По дороге от медины к Бахии](/tour/marrakesh-medina-and-bahia) за спиной кричат «балак»: хочет пройти мул.',
    },
    ja_JP: {
      title: 'モロッコ',
      summary: '路地には飾りのない壁、扉の奥には庭。どの地区にも、全家族のパンを焼く窯があります。',
      markdown:
        '家は路地に壁と扉だけを見せ、残りはすべて中庭に向けます。豊かさは外からは読み取れません。旧市街の地区ごとに泉と浴場とパン窯があり、[フェズ](/city/fez)では今も子どもたちが生地を板に載せて運びます。どのパンも家に帰れるように、印が付いています。[マラケシュ](/city/marrakesh)が赤いのは規則のため、[シェフシャウエン](/city/chefchaouen)が青いのは習慣のためです。金曜日にはクスクスを食べます。[メディナからバイーア宮殿へ](/tour/marrakesh-medina-and-bahia)歩くと、後ろから「バラク」と声がします。ラバが通りたいのです。',
    },
  },
};
