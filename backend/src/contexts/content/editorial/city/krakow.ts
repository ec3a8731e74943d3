import type { EditorialEntry } from '../editorial-entry.js';

export const krakow: EditorialEntry = {
  kind: 'city',
  slug: 'krakow',
  position: 32,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Krakow',
      summary:
        'A green ring with a market square inside and Kazimierz below it: Krakow by the hour, by the trumpet, and by the bread stall.',
      markdown:
        'Where Krakow had its walls there is now a ring of trees, the Planty, and everything inside it can be reached in fifteen minutes. Go once around under the chestnuts, then enter by St. Florian’s Gate; every hour a trumpeter plays from the taller tower of St. Mary’s and breaks off in the middle of a note. [From the square the way to Kazimierz](/tour/krakow-old-town-to-kazimierz) passes beneath Wawel, whose courtyard costs nothing before you choose among its tickets. In Kazimierz look into the small Remuh cemetery, and at Plac Nowy eat zapiekanka, half a baguette under mushrooms and cheese, from the round hall. Trams cross the river to Podgórze and Schindler’s factory, which must be booked. May and September are bright; in winter check the air before a long walk. Obwarzanek rings are sold from blue carts until dusk. The horse carriages may trot on without you.',
    },
    fr_FR: {
      title: 'Comment parcourir Cracovie',
      summary:
        'Un anneau vert, une grande place dedans, Kazimierz au-dessous : Cracovie au fil des heures, de la trompette et du marchand de pain.',
      markdown:
        'Là où Cracovie avait ses murailles court un anneau d’arbres, les Planty, et tout ce qu’il renferme est à quinze minutes. Faites-en le tour sous les marronniers, puis entrez par la porte Saint-Florian ; d’heure en heure, un trompettiste joue du haut de la plus grande tour de Sainte-Marie et s’interrompt au milieu d’une note. [De la place à Kazimierz](/tour/krakow-old-town-to-kazimierz), on passe au pied du Wawel, dont la cour ne coûte rien, avant le choix des billets. À Kazimierz, entrez dans le petit cimetière Remuh, et place Nowy mangez une zapiekanka, demi-baguette aux champignons et au fromage, prise à la halle ronde. Les tramways passent la rivière vers Podgórze et l’usine de Schindler, à réserver. Mai et septembre sont lumineux ; l’hiver, consultez la qualité de l’air avant une longue marche. Les anneaux de pain, les obwarzanki, se vendent jusqu’au soir dans des charrettes bleues. Les calèches peuvent trotter sans vous.',
    },
    de_DE: {
      title: 'Wie man durch Krakau geht',
      summary:
        'Ein grüner Ring, darin der große Markt, darunter Kazimierz: Krakau nach der Stunde, nach der Trompete und nach dem Brotwagen.',
      markdown:
        'Wo Krakau seine Mauern hatte, zieht sich heute ein Ring aus Bäumen, die Planty, und alles darin liegt höchstens eine Viertelstunde entfernt. Gehen Sie einmal unter den Kastanien herum und dann durchs Florianstor hinein; zu jeder Stunde bläst ein Trompeter vom höheren Turm der Marienkirche und bricht mitten im Ton ab. [Vom Markt nach Kazimierz](/tour/krakow-old-town-to-kazimierz) kommt man unter dem Wawel vorbei, dessen Hof nichts kostet, ehe man zwischen den Karten wählt. In Kazimierz schaut man in den kleinen Remuh-Friedhof und isst am Plac Nowy aus der runden Halle eine Zapiekanka, ein halbes Baguette unter Pilzen und Käse. Straßenbahnen fahren über den Fluss nach Podgórze und zu Schindlers Fabrik, die man vorbucht. Mai und September sind hell; im Winter sieht man vor langen Wegen nach der Luftqualität. Obwarzanki, die Brotringe, gibt es bis zum Abend am blauen Wagen. Die Kutschen dürfen ohne Sie weitertraben.',
    },
    es_ES: {
      title: 'Cómo caminar por Cracovia',
      summary:
        'Un anillo verde, una plaza enorme dentro y Kazimierz debajo: Cracovia según la hora, la trompeta y el carrito del pan.',
      markdown:
        'Donde Cracovia tuvo murallas hay hoy un anillo de árboles, los Planty, y lo que encierra está a un cuarto de hora. Dé la vuelta bajo los castaños y entre por la puerta de San Florián; a cada hora un trompetista toca desde la torre alta de Santa María y se interrumpe a media nota. [De la plaza a Kazimierz](/tour/krakow-old-town-to-kazimierz) se pasa al pie de Wawel, cuyo patio es gratis, antes de elegir entre sus entradas. En Kazimierz asómese al pequeño cementerio Remuh y, en la plaza Nowy, coma una zapiekanka, media baguete con setas y queso, de la lonja redonda. El tranvía cruza el río hacia Podgórze y la fábrica de Schindler, que hay que reservar. Mayo y septiembre son luminosos; en invierno mire la calidad del aire antes de un paseo largo. Los obwarzanki, roscas de pan, se venden hasta el anochecer en carritos azules. Los coches de caballos pueden seguir trotando sin usted.',
    },
    it_IT: {
      title: 'Come camminare a Cracovia',
      summary:
        'Un anello verde, dentro una piazza immensa, sotto Kazimierz: Cracovia secondo l’ora, la tromba e il carretto del pane.',
      markdown:
        'Dove Cracovia aveva le mura c’è un anello d’alberi, i Planty, e quanto vi sta dentro è a un quarto d’ora al massimo. Ne faccia il giro sotto gli ippocastani, poi entri dalla porta di San Floriano; allo scoccare di ogni ora un trombettiere suona dalla torre più alta di Santa Maria e si interrompe a metà nota. [Dalla piazza a Kazimierz](/tour/krakow-old-town-to-kazimierz) si passa sotto il Wawel, il cui cortile è gratuito, prima di scegliere fra i biglietti. A Kazimierz entri nel piccolo cimitero Remuh e in Plac Nowy mangi, presa alla rotonda del mercato, una zapiekanka: mezza baguette con funghi e formaggio. I tram passano il fiume verso Podgórze e la fabbrica di Schindler, da prenotare. Maggio e settembre sono luminosi; d’inverno controlli la qualità dell’aria prima di camminare a lungo. Gli obwarzanki, ciambelle di pane, si vendono fino a sera dai carretti blu. Le carrozze possono trottare senza di lei.',
    },
    ru_RU: {
      title: 'Как гулять по Кракову',
      summary:
        'Зелёное кольцо, внутри огромная площадь, ниже Казимеж: Краков по часам, по трубе и по тележке с бубликами.',
      markdown:
        'Там, где у Кракова были стены, теперь кольцо деревьев, Планты, и до всего, что внутри, не больше четверти часа. Обойдите его под каштанами, а потом войдите через Флорианские ворота; каждый час с высокой башни Мариацкого костёла играет трубач и обрывает мелодию на полуноте. Дорога [от площади к Казимежу](/tour/krakow-old-town-to-kazimierz) идёт под Вавелем: во двор пускают даром, а билеты внутрь выбирают по вкусу. В Казимеже загляните на маленькое кладбище Рему, а на площади Новы съешьте из круглого павильона запеканку: полбагета с грибами и сыром. Трамваи едут за реку, в Подгуже, к фабрике Шиндлера, куда записываются заранее. Май и сентябрь светлые; зимой перед долгой прогулкой посмотрите, каков воздух. Обважанки, здешние бублики, до вечера продают с синих тележек. А коляски с лошадьми пусть бегут без вас.',
    },
    ja_JP: {
      title: 'クラクフの歩き方',
      summary:
        '緑の輪の中に大きな広場、その下にカジミェシュ地区。クラクフを、一時間ごとのラッパと青いパン屋台を目印にしながら歩くための、道順と季節の手引きです。',
      markdown:
        'クラクフの城壁の跡は、今では木々の輪プランティになり、その内側はどこへでも十五分で着きます。まずマロニエの下を一周し、フロリアン門から中へ。毎正時に聖マリア教会の高い塔でラッパが鳴り、音の途中でふいに途切れます。[広場からカジミェシュへ](/tour/krakow-old-town-to-kazimierz)の道はヴァヴェル城の下を通ります。中庭は無料なので、切符はそのあとで選べばよいでしょう。カジミェシュでは小さなレムー墓地をのぞき、ノヴィ広場の丸い売店で、半分のバゲットに茸とチーズをのせたザピェカンカを。路面電車は川向こうのポドグジェ地区とシンドラーの工場へ渡ります。工場は要予約です。五月と九月は明るく、冬は長く歩く前に空気の具合を確かめてください。輪のパン、オブヴァジャネックは青い車で日暮れまで売られています。観光馬車には、お先に行ってもらいましょう。',
    },
  },
};
