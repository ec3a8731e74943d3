import type { EditorialEntry } from '../editorial-entry.js';

export const montreal: EditorialEntry = {
  kind: 'city',
  slug: 'montreal',
  position: 50,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Montreal',
      summary:
        'An island with a mountain in the middle and two languages in every shop: stairs in summer, tunnels in January, bagels at any hour.',
      markdown:
        'Montreal calls a hill a mountain, and everything is measured from it: up is Mount Royal, down is the river, whatever the compass says. [The old town](/tour/montreal-old-town) belongs to the morning, when the cobbles of Saint-Paul are wet and the bank halls open; then follow Saint-Laurent uphill through one immigration after another, as far as the outdoor staircases and painted walls of the Plateau. Order smoked meat, poutine after ten at night, and a bagel hot from a wood oven in Mile End, where two bakeries have argued for decades. At Jean-Talon market Quebec cheese and sweet corn are offered to taste. Say bonjour first. June to September is festivals and bicycles on the Lachine Canal, early October is red; in January thirty-odd kilometers of passages join metro stations, museums and movie theaters, and the hill has skaters. Metro trains roll on rubber tires, quietly. Cars can wait outside the island.',
    },
    fr_FR: {
      title: 'Comment parcourir Montréal',
      summary:
        'Une île avec une montagne au milieu et deux langues par boutique : escaliers l’été, souterrains en janvier, bagels à toute heure.',
      markdown:
        'Montréal nomme montagne une colline, et tout se mesure d’après elle : en haut le mont Royal, en bas le fleuve, quoi qu’en dise la boussole. [La vieille ville](/tour/montreal-old-town) est du matin, quand le pavé de la rue Saint-Paul est mouillé et que s’ouvrent les halls des banques ; remontez ensuite le boulevard Saint-Laurent, d’une immigration à l’autre, jusqu’aux escaliers extérieurs et aux murs peints du Plateau. Demandez un smoked meat, une poutine après dix heures du soir et, dans le Mile End, un bagel sorti du four à bois, où deux boulangeries se disputent depuis des décennies. Au marché Jean-Talon, on goûte les fromages d’ici et le blé d’Inde. De juin à septembre, ce sont les festivals et les vélos du canal de Lachine ; début octobre est rouge ; en janvier, une trentaine de kilomètres de galeries relient métros, musées et cinémas, et la montagne a ses patineurs. Le métro roule sur pneus, sans bruit. L’auto peut rester hors de l’île.',
    },
    de_DE: {
      title: 'Wie man durch Montreal geht',
      summary:
        'Eine Insel mit einem Berg darin und zwei Sprachen in jedem Laden: im Sommer Treppen, im Januar Tunnel, Bagels zu jeder Stunde.',
      markdown:
        'Montreal nennt einen Hügel Berg, und alles misst sich an ihm: oben ist der Mont Royal, unten der Fluss, was der Kompass auch sagt. [Die Altstadt](/tour/montreal-old-town) ist am Morgen dran, wenn das Pflaster der Rue Saint-Paul nass ist und die Bankhallen öffnen; dann folgt man dem Boulevard Saint-Laurent bergan, von einer Einwanderung zur nächsten, bis zu den Außentreppen und bemalten Wänden des Plateau. Bestellen Sie Smoked Meat, Poutine nach zehn Uhr abends und im Mile End einen Bagel aus dem Holzofen, über den zwei Bäckereien seit Jahrzehnten streiten. Auf dem Markt Jean-Talon darf man Käse aus Quebec und Zuckermais kosten. Sagen Sie zuerst Bonjour. Juni bis September sind Festivals und Räder am Lachine-Kanal, Anfang Oktober ist rot; im Januar verbinden gut dreißig Kilometer Gänge U-Bahnhöfe, Museen und Kinos, und auf dem Berg läuft man Schlittschuh. Die Metro rollt leise, auf Gummireifen. Das Auto kann vor der Insel warten.',
    },
    es_ES: {
      title: 'Cómo caminar por Montreal',
      summary:
        'Una isla con una montaña en medio y dos lenguas en cada tienda: escaleras en verano, túneles en enero y bagels a cualquier hora.',
      markdown:
        'Montreal llama montaña a una colina, y todo se mide desde ella: arriba está el Mont Royal, abajo el río, diga lo que diga la brújula. [La ciudad vieja](/tour/montreal-old-town) es de la mañana, cuando brillan mojados los adoquines de Saint-Paul y abren los vestíbulos de los bancos; después suba por Saint-Laurent, de una inmigración a la siguiente, hasta las escaleras exteriores y las paredes pintadas del Plateau. Pida smoked meat, poutine pasadas las diez de la noche y, en Mile End, un bagel recién salido del horno de leña, por el que dos panaderías discuten desde hace décadas. En el mercado Jean-Talon dan a probar quesos de Quebec y maíz dulce. Salude primero con un bonjour. De junio a septiembre hay festivales y bicicletas en el canal de Lachine, a principios de octubre todo es rojo; en enero, unos treinta kilómetros de galerías unen metros, museos y cines, y en la montaña se patina. El metro rueda sobre neumáticos, sin ruido. El coche puede esperar fuera de la isla.',
    },
    it_IT: {
      title: 'Come camminare a Montréal',
      summary:
        'Un’isola con una montagna in mezzo e due lingue in ogni negozio: scale d’estate, gallerie in gennaio, bagel a qualunque ora.',
      markdown:
        'Montréal chiama montagna una collina, e tutto si misura da lì: in su il Mont Royal, in giù il fiume, checché ne dica la bussola. [La città vecchia](/tour/montreal-old-town) è del mattino, quando il selciato di rue Saint-Paul è bagnato e aprono gli atri delle banche; poi risalga Saint-Laurent, da un’immigrazione all’altra, fino alle scale esterne e ai muri dipinti del Plateau. Ordini lo smoked meat, la poutine dopo le dieci di sera e, nel Mile End, un bagel uscito dal forno a legna, su cui due panifici litigano da decenni. Al mercato Jean-Talon si assaggiano formaggi del Québec e mais dolce. Per prima cosa dica bonjour. Da giugno a settembre ci sono festival e biciclette sul canale di Lachine, i primi di ottobre sono rossi; a gennaio una trentina di chilometri di passaggi unisce stazioni, musei e cinema, e sulla montagna si pattina. Il metrò corre su gomma, in silenzio. L’auto può aspettare fuori dall’isola.',
    },
    ru_RU: {
      title: 'Как гулять по Монреалю',
      summary:
        'Остров с горой посередине и двумя языками в каждой лавке: летом лестницы, в январе тоннели, бейглы в любой час.',
      markdown:
        'В Монреале холм зовут горой и всё меряют от неё: вверх — Мон-Руаяль, вниз — река, что бы ни показывал компас. [Старый город](/tour/montreal-old-town) хорош утром, когда мостовая Сен-Поль мокрая и открываются залы банков; потом поднимайтесь по Сен-Лорану, от одной волны переселенцев к другой, до наружных лестниц и расписных стен Плато. Закажите копчёную говядину smoked meat, путин после десяти вечера, а в Майл-Энде бейгл из дровяной печи, о котором две пекарни спорят десятилетиями. На рынке Жан-Талон дают попробовать квебекский сыр и сладкую кукурузу. Первым делом скажите bonjour. С июня по сентябрь здесь фестивали и велосипеды вдоль канала Лашин, начало октября красное; в январе три десятка километров переходов связывают метро, музеи и кино, а на горе катаются на коньках. Поезда метро идут на шинах, тихо. Машина подождёт за пределами острова.',
    },
    ja_JP: {
      title: 'モントリオールの歩き方',
      summary:
        '真ん中に山がある島で、どの店にも二つの言葉。夏は外階段、一月は地下道、ベーグルはいつでも。モントリオールを山と川から測って歩く手引きです。',
      markdown:
        'モントリオールでは丘を山と呼び、何もかもそこから測ります。磁石が何と言おうと、上がモン・ロワイヤル、下が川です。[旧市街](/tour/montreal-old-town)は、サン・ポール通りの石畳が濡れて銀行の大広間が開く朝に。それからサン・ローラン通りを上れば、移民の歴史を一つずつ通って、外階段と壁画のプラトー地区に着きます。燻製牛肉のスモークミート、夜十時を過ぎたらプティン、マイル・エンドでは薪窯から出たばかりのベーグルを。二軒のパン屋が何十年も味を競っています。ジャン・タロン市場ではケベックのチーズと甘いトウモロコシを試食できます。まず「ボンジュール」と声をかけましょう。六月から九月はお祭りとラシーヌ運河の自転車、十月初めは紅葉。一月は三十キロあまりの地下通路が駅と博物館と映画館を結び、山ではスケートができます。地下鉄はゴムのタイヤで静かに走ります。車は島の外で待たせておきましょう。',
    },
  },
};
