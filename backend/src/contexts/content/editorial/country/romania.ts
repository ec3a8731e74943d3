import type { EditorialEntry } from '../editorial-entry.js';

export const romania: EditorialEntry = {
  kind: 'country',
  slug: 'romania',
  position: 110,
  details: { cities: ['bucharest', 'brasov'], tours: [] },
  texts: {
    en_US: {
      title: 'Romania',
      summary:
        'Churches that traveled on rails, a street whose two walls you touch at once, and crosses that tell a life in rhyme.',
      markdown:
        'In the 1980s engineers put whole churches of [Bucharest](/city/bucharest) on rails and rolled them behind new apartment blocks; Mihai Vodă, moved by almost 290 meters, stands there still. In [Brașov](/city/brasov) Rope Street is so narrow that you touch both walls at once, and on the Sunday after Orthodox Easter the Juni ride through the town on horseback. In Săpânța, far in the north, the painted crosses of the cemetery tell in rhyme how the dead have lived. Mămăligă, a firm porridge of cornmeal, is cut with a string.',
    },
    fr_FR: {
      title: 'Roumanie',
      summary:
        'Des églises qui ont voyagé sur des rails, une rue dont on touche les deux murs à la fois et des croix qui racontent une vie en vers.',
      markdown:
        'Dans les années 1980, des ingénieurs posèrent des églises entières de [Bucarest](/city/bucharest) sur des rails et les firent rouler derrière les nouveaux immeubles ; Mihai Vodă, déplacée de près de 290 mètres, y est encore. À [Brașov](/city/brasov), la rue de la Corde est si étroite qu’on en touche les deux murs à la fois, et le dimanche après la Pâque orthodoxe, les Juni traversent la ville à cheval. À Săpânța, tout au nord, les croix peintes du cimetière racontent en vers la vie des morts. La mămăligă, bouillie ferme de maïs, se coupe au fil.',
    },
    de_DE: {
      title: 'Rumänien',
      summary:
        'Kirchen, die auf Schienen verreist sind, eine Gasse, deren Wände man beide zugleich berührt, und Kreuze, die ein Leben in Reimen erzählen.',
      markdown:
        'In den 1980er-Jahren setzten Ingenieure in [Bukarest](/city/bucharest) ganze Kirchen auf Schienen und rollten sie hinter neue Wohnblöcke; Mihai Vodă, um fast 290 Meter verschoben, steht dort bis heute. In [Brașov](/city/brasov) ist die Schnurgasse so schmal, dass man beide Wände zugleich berührt, und am Sonntag nach dem orthodoxen Osterfest reiten die Juni durch die Stadt. In Săpânța, weit im Norden, erzählen die bemalten Kreuze des Friedhofs in Reimen, wie die Toten gelebt haben. Mămăligă, einen festen Maisbrei, schneidet man mit einem Faden.',
    },
    es_ES: {
      title: 'Rumanía',
      summary:
        'Iglesias que viajaron sobre raíles, una calle cuyas dos paredes se tocan a la vez y cruces que cuentan una vida en verso.',
      markdown:
        'En los años ochenta los ingenieros pusieron iglesias enteras de [Bucarest](/city/bucharest) sobre raíles y las llevaron rodando detrás de los bloques nuevos; Mihai Vodă, desplazada casi 290 metros, sigue allí. En [Brașov](/city/brasov) la calle de la Cuerda es tan estrecha que se tocan las dos paredes a la vez, y el domingo después de la Pascua ortodoxa los Juni cruzan la ciudad a caballo. En Săpânța, muy al norte, las cruces pintadas del cementerio cuentan en verso cómo vivieron los muertos. La mămăligă, unas gachas firmes de maíz, se corta con un hilo.',
    },
    it_IT: {
      title: 'Romania',
      summary:
        'Chiese che hanno viaggiato su rotaie, una via di cui si toccano insieme i due muri e croci che raccontano una vita in rima.',
      markdown:
        'Negli anni Ottanta gli ingegneri misero su rotaie intere chiese di [Bucarest](/city/bucharest) e le fecero scorrere dietro i nuovi palazzi; Mihai Vodă, spostata di quasi 290 metri, è ancora lì. A [Brașov](/city/brasov) la via della Corda è così stretta che se ne toccano i due muri insieme, e la domenica dopo la Pasqua ortodossa gli Juni attraversano la città a cavallo. A Săpânța, nell’estremo nord, le croci dipinte del cimitero raccontano in rima come vissero i morti. La mămăligă, una polenta soda, si taglia con il filo.',
    },
    ru_RU: {
      title: 'Румыния',
      summary:
        'Церкви, которые ездили по рельсам, улица, где достаёшь сразу до обеих стен, и кресты, что рассказывают жизнь в стихах.',
      markdown:
        'В 1980-е годы инженеры ставили целые церкви [Бухареста](/city/bucharest) на рельсы и откатывали за новые жилые дома; Михай-Водэ, сдвинутая почти на 290 метров, стоит там и теперь. В [Брашове](/city/brasov) Верёвочная улица так узка, что достаёшь сразу до обеих стен, а в воскресенье после Пасхи по городу проезжают верхом «жуни». В Сэпынце, далеко на севере, расписные кресты кладбища рассказывают в стихах, как жили покойные. Мамалыгу, крутую кукурузную кашу, режут ниткой.',
    },
    ja_JP: {
      title: 'ルーマニア',
      summary: '線路の上を旅した教会、両側の壁に一度に手が届く小路、そして人の一生を詩で語る十字架があります。',
      markdown:
        '1980年代、[ブカレスト](/city/bucharest)では教会を丸ごとレールに載せ、新しい集合住宅の裏へ動かしました。300メートル近く移されたミハイ・ヴォダ教会は、今もそこに立っています。[ブラショフ](/city/brasov)の「縄の通り」は両側の壁に一度に手が届くほど狭く、正教の復活祭の次の日曜には、ジュニと呼ばれる騎馬の一団が街を巡ります。北の果てのサプンツァでは、墓地の色鮮やかな十字架が、故人の暮らしぶりを詩で語ります。トウモロコシの固い粥ママリガは、糸で切り分けます。',
    },
  },
};
