import type { EditorialEntry } from '../editorial-entry.js';

export const argentina: EditorialEntry = {
  kind: 'country',
  slug: 'argentina',
  position: 33,
  details: { cities: ['buenos-aires', 'ushuaia'], tours: ['buenos-aires-san-telmo-to-la-boca'] },
  texts: {
    en_US: {
      title: 'Argentina',
      summary:
        'One gourd of mate goes around for everybody, gnocchi are eaten on the 29th, and in the south June evenings begin at five.',
      markdown:
        'Mate goes around: one person fills the gourd, each drinks it empty and hands it back, and whoever says thanks has had enough. Italian grandparents left gnocchi on the 29th of each month, with a banknote under the plate, and hands that speak along. In [Buenos Aires](/city/buenos-aires) nobody dines before nine, and sign painters covered buses and carts with scrolls, which you meet again [between San Telmo and La Boca](/tour/buenos-aires-san-telmo-to-la-boca). [Ushuaia](/city/ushuaia), three thousand kilometers on, was built up by convicts. It is the north that is hot.',
    },
    fr_FR: {
      title: 'Argentine',
      summary:
        'Une seule calebasse de maté pour tous, des gnocchis le 29 du mois, et dans le sud des soirs de juin qui commencent à cinq heures.',
      markdown:
        'Le maté circule : l’un remplit la calebasse, chacun la vide et la rend, et qui dit merci en a assez. Des grands-parents italiens ont laissé les gnocchis du 29 de chaque mois, un billet sous l’assiette, et des mains qui parlent avec la bouche. À [Buenos Aires](/city/buenos-aires), personne ne dîne avant neuf heures, et des peintres d’enseignes couvrirent bus et charrettes de volutes que l’on retrouve [de San Telmo à La Boca](/tour/buenos-aires-san-telmo-to-la-boca). [Ushuaïa](/city/ushuaia), trois mille kilomètres plus loin, fut bâtie par des bagnards. La chaleur est au nord.',
    },
    de_DE: {
      title: 'Argentinien',
      summary:
        'Ein Becher Mate geht für alle herum, am 29. isst man Gnocchi, und im Süden beginnt der Juniabend um fünf.',
      markdown:
        'Mate geht reihum: Einer füllt den Becher, jeder trinkt ihn leer und gibt ihn zurück, und wer danke sagt, hat genug. Italienische Großeltern hinterließen Gnocchi am 29. jedes Monats, mit einem Geldschein unter dem Teller, und Hände, die mitreden. In [Buenos Aires](/city/buenos-aires) isst niemand vor neun zu Abend, und Schildermaler bedeckten Busse und Karren mit Ranken, die man [zwischen San Telmo und La Boca](/tour/buenos-aires-san-telmo-to-la-boca) wiederfindet. [Ushuaia](/city/ushuaia), dreitausend Kilometer weiter, bauten Sträflinge aus. Heiß ist es im Norden.',
    },
    es_ES: {
      title: 'Argentina',
      summary:
        'Un solo mate da la vuelta para todos, el 29 se comen ñoquis y en el sur las tardes de junio oscurecen a las cinco.',
      markdown:
        'El mate da la vuelta: uno lo ceba, cada cual lo bebe entero y lo devuelve, y quien dice gracias ya no quiere más. Los abuelos italianos dejaron los ñoquis del 29 de cada mes, con un billete bajo el plato, y unas manos que hablan también. En [Buenos Aires](/city/buenos-aires) nadie cena antes de las nueve, y los letristas cubrieron colectivos y carros de volutas que se reencuentran [entre San Telmo y La Boca](/tour/buenos-aires-san-telmo-to-la-boca). [Ushuaia](/city/ushuaia), tres mil kilómetros más allá, la levantaron presos. El calor está en el norte.',
    },
    it_IT: {
      title: 'Argentina',
      summary:
        'Un solo mate gira per tutti, il 29 si mangiano gli gnocchi, e al sud le sere di giugno cominciano alle cinque.',
      markdown:
        'Il mate gira: uno riempie la zucca, ciascuno la beve fino in fondo e la rende, e chi dice grazie ne ha abbastanza. I nonni italiani hanno lasciato gli gnocchi del 29 di ogni mese, con una banconota sotto il piatto, e mani che parlano anche loro. A [Buenos Aires](/city/buenos-aires) nessuno cena prima delle nove, e i pittori d’insegne coprirono autobus e carri di volute che si ritrovano [fra San Telmo e La Boca](/tour/buenos-aires-san-telmo-to-la-boca). [Ushuaia](/city/ushuaia), tremila chilometri più in là, la costruirono i forzati. Il caldo sta a nord.',
    },
    ru_RU: {
      title: 'Аргентина',
      summary:
        'Один калебас мате на всех, ньокки по двадцать девятым числам, а на юге июньский вечер начинается в пять.',
      markdown:
        'Мате идёт по кругу: один наполняет калебас, каждый выпивает до дна и возвращает, а кто сказал «спасибо», тому довольно. От итальянских бабушек и дедов остались ньокки 29-го числа каждого месяца, с купюрой под тарелкой, и руки, которые говорят вместе с хозяином. В [Буэнос-Айресе](/city/buenos-aires) никто не ужинает раньше девяти, а мастера вывесок расписали автобусы и повозки завитками, которые снова встречаешь [между Сан-Тельмо и Ла-Бокой](/tour/buenos-aires-san-telmo-to-la-boca). [Ушуаю](/city/ushuaia), за три тысячи километров отсюда, строили каторжники. Жарко здесь на севере.',
    },
    ja_JP: {
      title: 'アルゼンチン',
      summary: 'マテ茶の器は一つで皆を回り、29日にはニョッキを食べ、南では6月の夕方が5時に始まります。',
      markdown:
        'マテ茶は回し飲みです。1人が器を満たし、受け取った人は飲みほして返し、「ありがとう」と言えば「もう十分」の合図になります。イタリアから来た祖父母が残したのは、皿の下に紙幣を敷いて食べる毎月29日のニョッキと、一緒に話す手ぶりです。[ブエノスアイレス](/city/buenos-aires)では夜9時前に夕食をとる人はいません。看板職人がバスや荷車に描いた唐草には、[サン・テルモからラ・ボカまで](/tour/buenos-aires-san-telmo-to-la-boca)の道で再会できます。3千キロ先の[ウシュアイア](/city/ushuaia)は、囚人たちが築いた街です。暑いのは北のほうです。',
    },
  },
};
