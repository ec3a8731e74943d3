import type { EditorialEntry } from '../editorial-entry.js';

export const seville: EditorialEntry = {
  kind: 'city',
  slug: 'seville',
  position: 28,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Seville',
      summary:
        'Orange trees, tiled patios and the hottest summer in Europe: how to follow the shade from Santa Cruz to the river, and what April does to hotels.',
      markdown:
        'Seville tells you where to walk by where the shade is: the lanes of Santa Cruz were built narrow for that, and awnings are drawn over Sierpes in summer. Go early through the old Jewish quarter and [over the bridge to Triana](/tour/seville-santa-cruz-to-triana), the potters’ side of the Guadalquivir, where lunch is fried fish and a glass of manzanilla. Afternoons close behind shutters; the city wakes at eight, when the Alameda fills and children play soccer until midnight. March has orange blossom. Holy Week brings processions that shut streets for hours, and the April fair a week of frills and horses; both triple the rates. In July and August expect forty degrees, and choose another month. All is flat, so rent one of the city’s bicycles and its green lanes lead everywhere. Book the Alcázar for the first entry and take its gardens last. The cathedral’s tower has ramps instead of stairs: the man who called to prayer rode up.',
    },
    fr_FR: {
      title: 'Comment parcourir Séville',
      summary:
        'Orangers, patios d’azulejos et l’été le plus chaud d’Europe : suivre l’ombre de Santa Cruz au fleuve, et savoir ce qu’avril fait aux hôtels.',
      markdown:
        'À Séville, c’est l’ombre qui dit où marcher : les ruelles de Santa Cruz furent serrées pour cela, et l’été des toiles couvrent la rue Sierpes. Allez de bonne heure par l’ancien quartier juif, puis [de l’autre côté du pont, à Triana](/tour/seville-santa-cruz-to-triana), rive des potiers, où l’on déjeune de friture et d’un verre de manzanilla. L’après-midi se passe derrière les volets ; à vingt heures la ville s’éveille, l’Alameda s’emplit et les enfants jouent au ballon jusqu’à minuit. Mars sent la fleur d’oranger. La Semaine sainte amène des processions qui barrent les rues des heures durant, la feria d’avril une semaine de volants et de chevaux ; l’une et l’autre triplent les prix. En juillet et en août, comptez quarante degrés et changez de mois. Tout est plat : les vélos de la ville et leurs pistes vertes vont partout. Réservez l’Alcázar à l’ouverture et gardez ses jardins pour la fin. La tour de la cathédrale a des rampes au lieu de marches : le muezzin y montait à cheval.',
    },
    de_DE: {
      title: 'Wie man durch Sevilla geht',
      summary:
        'Orangenbäume, gekachelte Innenhöfe und der heißeste Sommer Europas: wie man dem Schatten bis zum Fluss folgt und was der April kostet.',
      markdown:
        'In Sevilla sagt der Schatten, wo man geht: Die Gassen von Santa Cruz hat man dafür eng gebaut, und über die Sierpes werden im Sommer Segel gespannt. Gehen Sie früh durch das alte jüdische Viertel und [über die Brücke nach Triana](/tour/seville-santa-cruz-to-triana), ans Ufer der Töpfer, wo das Mittagessen aus gebratenem Fisch und einem Glas Manzanilla besteht. Der Nachmittag vergeht hinter Fensterläden; um acht wacht die Stadt auf, die Alameda füllt sich, und Kinder spielen bis Mitternacht Fußball. Im März duften die Orangenblüten. In der Karwoche sperren Prozessionen stundenlang die Straßen, die Feria im April ist eine Woche Rüschen und Pferde; beide verdreifachen die Preise. Im Juli und August sind vierzig Grad zu erwarten: Wählen Sie einen anderen Monat. Alles ist eben, und die grünen Spuren der städtischen Leihräder führen überallhin. Den Alcázar bucht man zur Öffnung und hebt die Gärten bis zuletzt auf. Der Turm der Kathedrale hat Rampen statt Stufen: Der Muezzin ritt hinauf.',
    },
    es_ES: {
      title: 'Cómo caminar por Sevilla',
      summary:
        'Naranjos, patios de azulejo y el verano más caluroso de Europa: cómo seguir la sombra de Santa Cruz al río y qué hace abril con los hoteles.',
      markdown:
        'En Sevilla la sombra dice por dónde ir: para eso se hicieron estrechas las callejas de Santa Cruz, y en verano se tienden toldos sobre Sierpes. Vaya temprano por la antigua judería y [por el puente a Triana](/tour/seville-santa-cruz-to-triana), la orilla de los alfareros, donde se almuerza pescado frito con una copa de manzanilla. La tarde transcurre tras las persianas; a las ocho la ciudad despierta, se llena la Alameda y los niños juegan al balón hasta medianoche. Marzo huele a azahar. La Semana Santa trae procesiones que cortan las calles durante horas; la Feria de Abril, una semana de volantes y caballos; una y otra triplican los precios. En julio y agosto cuente con cuarenta grados y elija otro mes. Todo es llano: las bicicletas municipales y sus carriles verdes van a todas partes. Reserve el Alcázar a la apertura y deje los jardines para el final. La Giralda tiene rampas en vez de peldaños: el almuédano subía a caballo.',
    },
    it_IT: {
      title: 'Come camminare a Siviglia',
      summary:
        'Aranci, cortili di maiolica e l’estate più calda d’Europa: come seguire l’ombra da Santa Cruz al fiume, e che cosa fa aprile agli alberghi.',
      markdown:
        'A Siviglia è l’ombra a dire dove andare: per questo i vicoli di Santa Cruz sono stretti, e d’estate sopra calle Sierpes si tendono i teli. Vada presto per l’antico quartiere ebraico e [oltre il ponte, a Triana](/tour/seville-santa-cruz-to-triana), la riva dei vasai, dove a pranzo c’è pesce fritto con un bicchiere di manzanilla. Il pomeriggio passa dietro le persiane; alle otto la città si sveglia, l’Alameda si riempie e i bambini giocano a pallone fino a mezzanotte. Marzo sa di zagara. La Settimana Santa porta processioni che chiudono le strade per ore, la feria di aprile una settimana di volant e cavalli; l’una e l’altra triplicano i prezzi. In luglio e agosto metta in conto quaranta gradi, e scelga un altro mese. È tutto piano: le biciclette comunali e le loro corsie verdi arrivano ovunque. Prenoti l’Alcázar all’apertura e tenga i giardini per ultimi. La torre della cattedrale ha rampe invece di scale: il muezzin ci saliva a cavallo.',
    },
    ru_RU: {
      title: 'Как гулять по Севилье',
      summary:
        'Апельсиновые деревья, изразцовые дворики и самое жаркое лето Европы: как идти за тенью к реке и что апрель делает с гостиницами.',
      markdown:
        'В Севилье маршрут указывает тень: ради неё переулки Санта-Круса сделали узкими, а над улицей Сьерпес летом натягивают полотнища. Рано утром идите через старый еврейский квартал и [по мосту в Триану](/tour/seville-santa-cruz-to-triana), на берег гончаров, где обедают жареной рыбой и бокалом мансанильи. Послеполуденные часы проходят за ставнями; в восемь город просыпается, Аламеда заполняется, и дети гоняют мяч до полуночи. Март пахнет апельсиновым цветом. На Страстной неделе процессии часами перекрывают улицы, апрельская ярмарка — это неделя оборок и лошадей; то и другое утраивает цены. В июле и августе ждите сорока градусов и выбирайте другой месяц. Всё здесь ровно, и зелёные дорожки городских велосипедов ведут куда угодно. Алькасар бронируйте на открытие, а сады оставьте напоследок. В башне собора вместо ступеней пандусы: муэдзин въезжал наверх верхом.',
    },
    ja_JP: {
      title: 'セビリアの歩き方',
      summary:
        'オレンジの木とタイルの中庭、そしてヨーロッパで最も暑い夏。サンタ・クルスから川まで日陰をたどる道順と、四月の宿の値段について。セビリアの歩き方です。',
      markdown:
        'セビリアでは、日陰が道を教えてくれます。サンタ・クルスの路地はそのために狭く造られ、夏のシエルペス通りには布の屋根が張られます。朝早く旧ユダヤ人街を抜け、[橋を渡ってトリアナへ](/tour/seville-santa-cruz-to-triana)。陶工たちの岸で、昼は魚のフライと一杯のマンサニーリャです。午後は鎧戸の内側で過ぎ、夜八時に街が目を覚ますと、アラメダは人で埋まり、子どもたちは真夜中までボールを蹴ります。三月はオレンジの花の香り。聖週間は行列が何時間も道をふさぎ、四月の春祭りは一週間フリルと馬に染まります。どちらも宿代は三倍です。七月と八月は四十度を覚悟するより、ほかの月を選びましょう。街は平らで、市の貸自転車と緑の専用路がどこへでも通じます。アルカサルは開門の時刻を予約し、庭園は最後に。大聖堂の塔には階段がなく坂が巻いています。祈りの時を告げる人は馬で上ったのです。',
    },
  },
};
