import type { EditorialEntry } from '../editorial-entry.js';

export const seoul: EditorialEntry = {
  kind: 'city',
  slug: 'seoul',
  position: 37,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Seoul',
      summary:
        'Palaces, ridges and all-night markets joined by one excellent subway: how to divide Seoul by its river and by its seasons.',
      markdown:
        'Seoul is larger than it looks on the subway map and easier than it sounds, since every station has numbered exits and people meet at them. North of the Han lies the old capital: [walk from the palaces to Bukchon](/tour/seoul-palaces-and-bukchon), where tiled roofs are still homes and visitors are asked to keep quiet and leave by five. Whoever wears a hanbok enters Gyeongbokgung free; it rests on Tuesdays, the other palaces on Mondays. Then climb, since the city wall runs over four hills and Inwangsan takes an hour. Evenings go to the stalls of Gwangjang for mung bean pancakes, or along Cheonggyecheon, a stream uncovered in 2005. April to early June is fresh, October golden; July brings the rains, January minus ten and heated floors. South of the river Gangnam is offices and may be left to them, except for the temple of Bongeunsa. Nobody tips, and side dishes are refilled for nothing.',
    },
    fr_FR: {
      title: 'Comment parcourir Séoul',
      summary:
        'Palais, crêtes et marchés de nuit reliés par un métro parfait : comment partager Séoul selon son fleuve et selon ses saisons.',
      markdown:
        'Séoul est plus vaste que sur le plan du métro et plus facile qu’on ne croit : chaque station a des sorties numérotées, où l’on se donne rendez-vous. Au nord du Han se trouve l’ancienne capitale : [allez des palais à Bukchon](/tour/seoul-palaces-and-bukchon), dont les toits de tuiles abritent encore des familles, et où l’on demande du silence, puis le départ à dix-sept heures. En hanbok, on entre gratuitement à Gyeongbokgung, fermé le mardi ; les autres palais se reposent le lundi. Montez ensuite : la muraille passe sur quatre collines, et l’Inwangsan prend une heure. Le soir va aux échoppes de Gwangjang, pour les galettes de haricots mungo, ou au Cheonggyecheon, ruisseau rendu au jour en 2005. D’avril à début juin l’air est frais, octobre est d’or ; juillet a les pluies, janvier moins dix et le sol chauffé. Au sud du fleuve, Gangnam est aux bureaux, sauf le temple Bongeunsa. Pas de pourboire, et les petits plats se resservent sans compter.',
    },
    de_DE: {
      title: 'Wie man durch Seoul geht',
      summary:
        'Paläste, Grate und Nachtmärkte, verbunden von einer vorzüglichen U-Bahn: wie man Seoul nach Fluss und Jahreszeit einteilt.',
      markdown:
        'Seoul ist größer, als der U-Bahn-Plan aussieht, und leichter, als es klingt: Jede Station hat nummerierte Ausgänge, an denen man sich verabredet. Nördlich des Han liegt die alte Hauptstadt: [Gehen Sie von den Palästen nach Bukchon](/tour/seoul-palaces-and-bukchon), wo unter den Ziegeldächern noch gewohnt wird und Besucher leise sein und um fünf gehen sollen. Wer Hanbok trägt, kommt frei in den Gyeongbokgung; er ruht dienstags, die anderen Paläste montags. Danach steigt man: Die Stadtmauer läuft über vier Hügel, der Inwangsan braucht eine Stunde. Der Abend gehört den Ständen von Gwangjang mit Pfannkuchen aus Mungbohnen, oder dem Cheonggyecheon, einem Bach, der seit 2005 wieder offen fließt. April bis Anfang Juni ist es frisch, der Oktober golden; der Juli bringt Regen, der Januar minus zehn Grad und warme Fußböden. Südlich des Flusses gehört Gangnam den Büros, den Tempel Bongeunsa ausgenommen. Trinkgeld gibt niemand, Beilagen werden umsonst nachgereicht.',
    },
    es_ES: {
      title: 'Cómo caminar por Seúl',
      summary:
        'Palacios, crestas y mercados nocturnos unidos por un metro excelente: cómo repartir Seúl según el río y las estaciones.',
      markdown:
        'Seúl es mayor de lo que parece en el plano del metro y más fácil de lo que suena: cada estación tiene salidas numeradas, y en ellas queda la gente. Al norte del Han está la vieja capital: [vaya de los palacios a Bukchon](/tour/seoul-palaces-and-bukchon), donde bajo las tejas aún viven familias y se pide silencio y marcharse a las cinco. Con hanbok se entra gratis en Gyeongbokgung, que cierra los martes; los demás palacios descansan el lunes. Luego suba: la muralla pasa por cuatro montes, y el Inwangsan lleva una hora. La noche es de los puestos de Gwangjang, con tortitas de judía mungo, o del Cheonggyecheon, arroyo destapado en 2005. De abril a primeros de junio está fresco, octubre es dorado; julio trae las lluvias y enero, diez bajo cero y suelos calientes. Al sur del río, Gangnam es de las oficinas, salvo el templo Bongeunsa. Nadie deja propina, y los platillos se rellenan gratis.',
    },
    it_IT: {
      title: 'Come camminare a Seul',
      summary:
        'Palazzi, creste e mercati notturni uniti da una metropolitana eccellente: come dividere Seul secondo il fiume e le stagioni.',
      markdown:
        'Seul è più grande di quanto appaia sulla mappa della metropolitana e più facile di quanto suoni: ogni stazione ha uscite numerate, e lì ci si dà appuntamento. A nord dello Han c’è la vecchia capitale: [vada dai palazzi a Bukchon](/tour/seoul-palaces-and-bukchon), dove sotto le tegole si abita ancora e si chiede di fare silenzio e andarsene alle cinque. In hanbok si entra gratis al Gyeongbokgung, chiuso il martedì; gli altri palazzi riposano il lunedì. Poi salga: le mura passano su quattro colli, e per l’Inwangsan ci vuole un’ora. La sera è dei banchi di Gwangjang, con le frittelle di fagioli mungo, o del Cheonggyecheon, ruscello riportato alla luce nel 2005. Da aprile a inizio giugno l’aria è fresca, ottobre è d’oro; luglio porta le piogge, gennaio dieci sotto zero e pavimenti caldi. A sud del fiume Gangnam è degli uffici, tranne il tempio Bongeunsa. Nessuno dà la mancia, e i contorni si riempiono gratis.',
    },
    ru_RU: {
      title: 'Как гулять по Сеулу',
      summary:
        'Дворцы, гребни и ночные рынки, соединённые отличным метро: как поделить Сеул по реке и по временам года.',
      markdown:
        'Сеул больше, чем на схеме метро, и проще, чем кажется: у каждой станции пронумерованы выходы, там и встречаются. К северу от Хангана лежит старая столица: [идите от дворцов к Букчону](/tour/seoul-palaces-and-bukchon), где под черепицей всё ещё живут люди, а гостей просят не шуметь и уходить к пяти. В ханбоке в Кёнбоккун пускают бесплатно; по вторникам он закрыт, другие дворцы — по понедельникам. Потом наверх: городская стена идёт по четырём горам, на Инвансан уходит час. Вечер отдайте лоткам рынка Кванджан с блинчиками из маша или ручью Чхонгечхон, который в 2005 году вернули на свет. С апреля по начало июня свежо, октябрь золотой; в июле дожди, в январе минус десять и тёплые полы. К югу от реки Каннам принадлежит конторам, кроме храма Понынса. Чаевых не дают, а закуски добавляют даром.',
    },
    ja_JP: {
      title: 'ソウルの歩き方',
      summary:
        '宮殿と尾根と夜市を、見事な地下鉄が結んでいます。川の北と南、そして四季でソウルをどう分けて歩くか。決まりごととあわせてまとめました。',
      markdown:
        'ソウルは路線図で見るより広く、思うよりやさしい街です。どの駅も出口に番号があり、待ち合わせもそこでします。漢江の北が古い都。[王宮から北村へ](/tour/seoul-palaces-and-bukchon)歩けば、瓦屋根の下には今も人が暮らしていて、訪れる人は静かに、五時には立ち去るよう求められます。韓服を着ていれば景福宮は無料で、休みは火曜、ほかの王宮は月曜です。それから上へ。城壁は四つの山を越え、仁王山なら一時間ほど。夜は広蔵市場の屋台で緑豆のチヂミを食べるか、2005年に蓋を外された清渓川のほとりを歩きましょう。四月から六月初めはさわやかで、十月は黄金色。七月は雨、一月は零下十度に床暖房です。川の南の江南は、奉恩寺のほかは会社の街なので省いてかまいません。チップはなく、小皿のおかずは何度でも足してもらえます。',
    },
  },
};
