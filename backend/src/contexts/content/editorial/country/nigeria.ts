import type { EditorialEntry } from '../editorial-entry.js';

export const nigeria: EditorialEntry = {
  kind: 'country',
  slug: 'nigeria',
  position: 124,
  details: { cities: ['lagos'], tours: [] },
  texts: {
    en_US: {
      title: 'Nigeria',
      summary:
        'Guests who come to a party in one cloth, rice that should taste of wood smoke, and a greeting that asks how far.',
      markdown:
        'In Pidgin people ask How far? and want to know how you are. On Saturdays families celebrate, and the guests come in aso ebi, one cloth for all, handed to the tailors weeks before; the jollof rice of such a day should taste of the firewood. In [Lagos](/city/lagos), which the Portuguese named after its lagoons, a traffic jam is a go-slow, and sellers run beside the cars with plantain chips and cold water. After dark suya is grilled, thin beef in ground peanut and chili, and goes into newspaper with raw onion.',
    },
    fr_FR: {
      title: 'Nigeria',
      summary:
        'Des invités venus à la fête dans un même tissu, un riz qui doit sentir le feu de bois et un salut qui demande jusqu’où.',
      markdown:
        'En pidgin, on demande How far?, jusqu’où, pour savoir comment vous allez. Le samedi, les familles font la fête, et les invités viennent en aso ebi, un même tissu pour tous, confié aux tailleurs des semaines plus tôt ; le riz jollof de ces jours-là doit avoir le goût du feu de bois. À [Lagos](/city/lagos), que les Portugais nommèrent d’après ses lagunes, un embouteillage s’appelle go-slow, et des vendeurs courent le long des voitures avec des chips de plantain et de l’eau fraîche. La nuit venue, on grille le suya, du bœuf en lamelles à l’arachide moulue et au piment, servi dans du papier journal avec de l’oignon cru.',
    },
    de_DE: {
      title: 'Nigeria',
      summary:
        'Gäste, die zum Fest alle im selben Stoff kommen, Reis, der nach Holzfeuer schmecken soll, und ein Gruß, der fragt, wie weit.',
      markdown:
        'Im Pidgin fragt man How far?, wie weit, und will wissen, wie es Ihnen geht. Samstags feiern die Familien, und die Gäste kommen in Aso Ebi, einem Stoff für alle, der Wochen vorher zum Schneider gebracht wird; der Jollof-Reis eines solchen Tages soll nach dem Feuerholz schmecken. In [Lagos](/city/lagos), von den Portugiesen nach seinen Lagunen benannt, heißt ein Stau Go-slow, und Händler laufen mit Kochbananenchips und kaltem Wasser neben den Autos her. Nach Einbruch der Dunkelheit grillt man Suya, dünnes Rindfleisch in gemahlener Erdnuss und Chili, und wickelt es mit roher Zwiebel in Zeitungspapier.',
    },
    es_ES: {
      title: 'Nigeria',
      summary:
        'Invitados que van a la fiesta con una misma tela, un arroz que debe saber a leña y un saludo que pregunta hasta dónde.',
      markdown:
        'En pidgin se pregunta How far?, hasta dónde, para saber cómo está usted. Los sábados las familias celebran, y los invitados van de aso ebi, una misma tela para todos, llevada al sastre semanas antes; el arroz jollof de esos días debe saber a leña. En [Lagos](/city/lagos), a la que los portugueses dieron el nombre de sus lagunas, un atasco se llama go-slow, y los vendedores corren junto a los coches con chips de plátano macho y agua fría. De noche se asa el suya, láminas de ternera con cacahuete molido y chile, que se envuelve en papel de periódico con cebolla cruda.',
    },
    it_IT: {
      title: 'Nigeria',
      summary:
        'Invitati che vengono alla festa nella stessa stoffa, un riso che deve sapere di legna e un saluto che chiede fin dove.',
      markdown:
        'In pidgin si chiede How far?, fin dove, per sapere come sta. Il sabato le famiglie fanno festa, e gli invitati vengono in aso ebi, una stessa stoffa per tutti, portata al sarto settimane prima; il riso jollof di quei giorni deve sapere di legna. A [Lagos](/city/lagos), che i portoghesi chiamarono così per le sue lagune, un ingorgo si dice go-slow, e i venditori corrono accanto alle auto con patatine di platano e acqua fredda. Quando fa buio si griglia il suya, fettine di manzo con arachide macinata e peperoncino, avvolte nel giornale con cipolla cruda.',
    },
    ru_RU: {
      title: 'Нигерия',
      summary:
        'Гости, приходящие на праздник в одинаковой ткани, рис с дымком от дров и приветствие, в котором спрашивают, далеко ли.',
      markdown:
        'На пиджине спрашивают How far?, «далеко ли?», и хотят знать, как у вас дела. По субботам семьи празднуют, и гости приходят в асо-эби — в одной ткани на всех, отданной портным за несколько недель; рис джолоф в такой день должен пахнуть дровами. В [Лагосе](/city/lagos), который португальцы назвали по его лагунам, пробка зовётся go-slow, и торговцы бегут рядом с машинами с чипсами из плантана и холодной водой. С темнотой жарят суйю, тонкую говядину в молотом арахисе и перце, и заворачивают в газету с сырым луком.',
    },
    ja_JP: {
      title: 'ナイジェリア',
      summary: '宴の客は同じ布で装い、ジョロフライスは薪の香りが身上。挨拶では「どこまで」と尋ねます。',
      markdown:
        'ピジン語で「ハウ・ファー（どこまで）？」と聞かれたら、元気かという意味です。土曜は祝いごとの日。客は「アソ・エビ」と呼ばれるそろいの布を何週間も前に仕立屋へ出し、それを着て集まります。こういう日のジョロフライスは、薪の香りがしてこそです。ポルトガル人が潟湖にちなんで名づけた[ラゴス](/city/lagos)では、渋滞を「ゴー・スロー」と呼び、料理用バナナのチップスや冷たい水の売り子が車の脇を走ります。日が暮れると、砕いた落花生と唐辛子をまぶした薄切り牛肉のスヤを焼き、生の玉ねぎと一緒に新聞紙に包みます。',
    },
  },
};
