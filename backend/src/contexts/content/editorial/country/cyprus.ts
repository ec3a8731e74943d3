import type { EditorialEntry } from '../editorial-entry.js';

export const cyprus: EditorialEntry = {
  kind: 'country',
  slug: 'cyprus',
  position: 118,
  details: { cities: ['nicosia'], tours: [] },
  texts: {
    en_US: {
      title: 'Cyprus',
      summary:
        'Painted churches under roofs like those of barns, cheese with watermelon, and a dry moat in which soccer is played.',
      markdown:
        'The moat below the Venetian walls of [Nicosia](/city/nicosia) is dry and put to use: it holds gardens, parking lots and a soccer field. In the Troodos mountains small churches hide under steep tiled roofs like those of barns, and are painted inside from floor to beam; if one is locked, ask at the coffee house who has the key. Grapes for Commandaria, a sweet wine, lie in the sun for days before they are pressed. In August people eat halloumi with watermelon, and in winter flamingos stand in the salt lake of Larnaca.',
    },
    fr_FR: {
      title: 'Chypre',
      summary:
        'Des églises peintes sous des toits de grange, du fromage avec de la pastèque et un fossé à sec où l’on joue au football.',
      markdown:
        'Le fossé des remparts vénitiens de [Nicosie](/city/nicosia) est à sec et sert à tout : il abrite des jardins, des parkings et un terrain de football. Dans le massif du Troodos, de petites églises se cachent sous de hauts toits de tuiles, comme des granges, et sont peintes du sol aux poutres ; si la porte est close, demandez au café qui a la clé. Le raisin de la Commandaria, un vin doux, reste des jours au soleil avant le pressoir. En août, on mange le halloumi avec de la pastèque, et l’hiver des flamants se tiennent dans le lac salé de Larnaca.',
    },
    de_DE: {
      title: 'Zypern',
      summary:
        'Bemalte Kirchen unter Dächern wie von Scheunen, Käse mit Wassermelone und ein trockener Graben, in dem man Fußball spielt.',
      markdown:
        'Der Graben unter den venezianischen Mauern von [Nikosia](/city/nicosia) ist trocken und wird genutzt: für Gärten, Parkplätze und ein Fußballfeld. Im Troodos-Gebirge verbergen sich kleine Kirchen unter steilen Ziegeldächern, wie Scheunen sie haben, und sind innen vom Boden bis zum Balken bemalt; ist eine verschlossen, fragen Sie im Kaffeehaus nach dem Schlüssel. Die Trauben für den süßen Commandaria liegen tagelang in der Sonne, ehe man sie presst. Im August isst man Halloumi mit Wassermelone, und im Winter stehen Flamingos im Salzsee von Larnaka.',
    },
    es_ES: {
      title: 'Chipre',
      summary:
        'Iglesias pintadas bajo tejados de granero, queso con sandía y un foso seco en el que se juega al fútbol.',
      markdown:
        'El foso de las murallas venecianas de [Nicosia](/city/nicosia) está seco y se aprovecha: hay en él jardines, aparcamientos y un campo de fútbol. En los montes Troodos unas iglesias pequeñas se esconden bajo tejados empinados, como de granero, y están pintadas del suelo a las vigas; si alguna está cerrada, pregunte en el café quién tiene la llave. Las uvas del Commandaria, un vino dulce, pasan días al sol antes de prensarse. En agosto se come halloumi con sandía, y en invierno hay flamencos en el lago salado de Lárnaca.',
    },
    it_IT: {
      title: 'Cipro',
      summary:
        'Chiese dipinte sotto tetti da fienile, formaggio con l’anguria e un fossato asciutto dove si gioca a calcio.',
      markdown:
        'Il fossato sotto le mura veneziane di [Nicosia](/city/nicosia) è asciutto e serve a molte cose: ci sono giardini, parcheggi e un campo da calcio. Sui monti Troodos piccole chiese si nascondono sotto tetti di tegole spioventi, da fienile, e dentro sono dipinte dal pavimento alle travi; se una è chiusa, chieda al caffè chi ha la chiave. L’uva del Commandaria, un vino dolce, resta giorni al sole prima della spremitura. In agosto si mangia l’halloumi con l’anguria, e d’inverno i fenicotteri stanno nel lago salato di Larnaca.',
    },
    ru_RU: {
      title: 'Кипр',
      summary: 'Расписные церкви под крышами, как у амбаров, сыр с арбузом и сухой ров, в котором играют в футбол.',
      markdown:
        'Ров под венецианскими стенами [Никосии](/city/nicosia) сух и не пустует: в нём сады, стоянки и футбольное поле. В горах Троодос маленькие церкви прячутся под крутыми черепичными крышами, как у амбаров, а внутри расписаны от пола до балок; если заперто, спросите в кофейне, у кого ключ. Виноград для сладкой Коммандарии по нескольку дней лежит на солнце, прежде чем его отожмут. В августе халлуми едят с арбузом, а зимой в солёном озере Ларнаки стоят фламинго.',
    },
    ja_JP: {
      title: 'キプロス',
      summary: '納屋のような屋根の下の壁画の教会、スイカと食べるチーズ、そしてサッカーをする空堀があります。',
      markdown:
        '[ニコシア](/city/nicosia)を囲むヴェネツィア時代の城壁の堀には水がなく、庭園や駐車場、サッカー場になっています。トロードス山地では、納屋のような急な瓦屋根の下に小さな教会がたたずみ、内側は床から梁まで壁画に覆われています。閉まっていたら、鍵は誰が持っているか、村の喫茶店で尋ねてみてください。甘いワイン、コマンダリアのぶどうは、搾る前に何日も天日に干します。8月にはハルーミをスイカと食べ、冬にはラルナカの塩湖にフラミンゴが立ちます。',
    },
  },
};
