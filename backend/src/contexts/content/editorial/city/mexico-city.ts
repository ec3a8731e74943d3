import type { EditorialEntry } from '../editorial-entry.js';

export const mexicoCity: EditorialEntry = {
  kind: 'city',
  slug: 'mexico-city',
  position: 22,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Mexico City',
      summary:
        'At 2,240 meters the first day is for shade and soup: one district at a time, a museum in the morning, and lunch as the main event.',
      markdown:
        'Mexico City stands at 2,240 meters on the bed of a lake, so climb stairs slowly on the first day and notice how the churches lean. Take one district at a time. [The historic center](/tour/mexico-city-centro-historico) belongs to the morning, when organ grinders tune up around the Zócalo; Chapultepec is woods, a castle and the museum of anthropology, which wants half a day; Roma and Condesa are for the late afternoon, under jacarandas that turn violet in March. Coyoacán keeps village hours, and Frida Kahlo’s house sells its tickets online, often weeks ahead. Lunch comes at three and is the main meal: a set menu in a market, or tacos al pastor cut from the spit after dark. From June to September rain falls at five and stops at seven. Leave early [for Teotihuacán](/tour/mexico-city-teotihuacan-by-car). The metro is cheap and crowded; at night call a car. On Sunday mornings Reforma is closed to traffic and full of bicycles.',
    },
    fr_FR: {
      title: 'Comment parcourir Mexico',
      summary:
        'À 2 240 mètres, le premier jour veut de l’ombre et de la soupe : un quartier à la fois, le musée le matin, le déjeuner au centre de tout.',
      markdown:
        'Mexico est posée à 2 240 mètres sur le fond d’un lac : le premier jour, montez lentement les marches et regardez pencher les églises. Prenez un quartier à la fois. [Le centre historique](/tour/mexico-city-centro-historico) se voit le matin, quand les joueurs d’orgue s’accordent autour du Zócalo ; Chapultepec réunit des bois, un château et le musée d’anthropologie, qui réclame une demi-journée ; Roma et Condesa s’apprécient en fin d’après-midi, sous les jacarandas, violets en mars. Coyoacán garde des heures de village, et la maison de Frida Kahlo vend ses billets en ligne, souvent des semaines avant. On déjeune à trois heures, et c’est le vrai repas : un menu au marché, ou la nuit venue des tacos al pastor taillés à la broche. De juin à septembre, il pleut à cinq heures et c’est fini à sept. Partez tôt [pour Teotihuacán](/tour/mexico-city-teotihuacan-by-car). Le métro est bon marché et bondé ; la nuit, commandez une voiture. Le dimanche matin, Reforma n’est qu’aux vélos.',
    },
    de_DE: {
      title: 'Wie man durch Mexiko-Stadt geht',
      summary:
        'Auf 2240 Metern braucht der erste Tag Schatten und Suppe: ein Viertel nach dem anderen, morgens Museum, und das Mittagessen als Hauptsache.',
      markdown:
        'Mexiko-Stadt steht 2240 Meter hoch auf einem Seegrund: Steigen Sie am ersten Tag langsam Treppen und achten Sie darauf, wie die Kirchen sich neigen. Nehmen Sie sich jeweils ein Viertel vor. [Das historische Zentrum](/tour/mexico-city-centro-historico) ist am Morgen dran, wenn rund um den Zócalo die Drehorgeln anstimmen; Chapultepec besteht aus Wald, einem Schloss und dem Anthropologischen Museum, das einen halben Tag verlangt; Roma und Condesa sind etwas für den späten Nachmittag, unter Jacarandas, die im März violett werden. Coyoacán lebt wie ein Dorf, und das Haus von Frida Kahlo verkauft Karten im Netz, oft Wochen voraus. Um drei gibt es Mittagessen, die eigentliche Mahlzeit: ein Menü in der Markthalle, oder nach Einbruch der Nacht Tacos al Pastor vom Spieß. Von Juni bis September regnet es um fünf und ist um sieben vorbei. [Nach Teotihuacán](/tour/mexico-city-teotihuacan-by-car) fährt man früh. Die Metro ist billig und voll; nachts ruft man einen Wagen. Sonntagmorgens gehört die Reforma den Rädern.',
    },
    es_ES: {
      title: 'Cómo caminar por Ciudad de México',
      summary:
        'A 2240 metros el primer día pide sombra y caldo: una colonia cada vez, museo por la mañana y la comida como acto central.',
      markdown:
        'Ciudad de México se asienta a 2240 metros sobre el fondo de un lago: el primer día suba las escaleras despacio y fíjese en cómo se inclinan las iglesias. Vaya por colonias. [El Centro Histórico](/tour/mexico-city-centro-historico) es de la mañana, cuando los organilleros afinan en torno al Zócalo; Chapultepec es bosque, castillo y museo de antropología, que exige medio día; la Roma y la Condesa, para última hora de la tarde, bajo las jacarandas que en marzo se ponen moradas. Coyoacán tiene horario de pueblo, y la casa de Frida Kahlo vende sus entradas por internet, a menudo con semanas de adelanto. Se come a las tres y es la comida de verdad: un menú en el mercado o, ya de noche, tacos al pastor cortados del trompo. De junio a septiembre llueve a las cinco y a las siete ya pasó. Salga temprano [hacia Teotihuacán](/tour/mexico-city-teotihuacan-by-car). El metro es barato y va lleno; de noche, pida un coche. El domingo por la mañana Reforma es de las bicicletas.',
    },
    it_IT: {
      title: 'Come camminare a Città del Messico',
      summary:
        'A 2240 metri il primo giorno vuole ombra e brodo: un quartiere per volta, museo al mattino, e il pranzo al centro di tutto.',
      markdown:
        'Città del Messico sta a 2240 metri sul fondo di un lago: il primo giorno salga le scale piano e guardi come pendono le chiese. Prenda un quartiere per volta. [Il centro storico](/tour/mexico-city-centro-historico) è del mattino, quando gli organetti si accordano attorno allo Zócalo; Chapultepec è bosco, castello e museo di antropologia, che chiede mezza giornata; Roma e Condesa sono per il tardo pomeriggio, sotto le jacarande che a marzo diventano viola. Coyoacán ha orari di paese, e la casa di Frida Kahlo vende i biglietti in rete, spesso con settimane d’anticipo. Si pranza alle tre, ed è il pasto vero: un menù al mercato oppure, a notte fatta, tacos al pastor tagliati dallo spiedo. Da giugno a settembre piove alle cinque e alle sette è finita. [Per Teotihuacán](/tour/mexico-city-teotihuacan-by-car) si parte presto. La metropolitana costa poco ed è piena; di notte chiami un’auto. La domenica mattina Reforma è tutta delle biciclette.',
    },
    ru_RU: {
      title: 'Как гулять по Мехико',
      summary:
        'На высоте 2240 метров первый день просит тени и супа: по району за раз, музей с утра, а главное событие — обед.',
      markdown:
        'Мехико стоит на дне озера, на высоте 2240 метров, так что в первый день поднимайтесь по лестницам медленно и смотрите, как накренились церкви. Берите по одному району. [Исторический центр](/tour/mexico-city-centro-historico) хорош утром, когда вокруг Сокало настраиваются шарманщики; Чапультепек — это лес, замок и музей антропологии, которому нужно полдня; Рома и Кондеса ждут к концу дня, под жакарандами, лиловыми в марте. Койоакан живёт по-деревенски, а билеты в дом Фриды Кало продают онлайн, часто за недели вперёд. Обедают в три, и это главная еда дня: комплекс на рынке, а с темнотой такос аль-пастор, срезанные с вертела. С июня по сентябрь дождь начинается в пять и к семи кончается. [В Теотиуакан](/tour/mexico-city-teotihuacan-by-car) выезжайте рано. Метро дешёвое и битком; ночью вызывайте машину. По воскресеньям утром проспект Реформы отдан велосипедам.',
    },
    ja_JP: {
      title: 'メキシコシティーの歩き方',
      summary:
        '標高2240メートル。初日は日陰とスープでゆっくりと。一度に一つの地区だけを選び、朝は博物館、昼食を一日の中心に据える。メキシコシティーの歩き方です。',
      markdown:
        'メキシコシティーは湖の底だった土地、標高2240メートルに建っています。初日は階段をゆっくり上り、教会の傾き具合を眺めてください。歩くのは一度に一地区。[歴史地区](/tour/mexico-city-centro-historico)は、ソカロのまわりで手回しオルガンが鳴り始める朝がよく、チャプルテペックには森と城、そして半日は要る人類学博物館があります。ローマ地区とコンデサ地区は、三月に紫になるジャカランダの下を夕方に。コヨアカンは村の時間で動き、フリーダ・カーロの家の切符はネット販売で、何週間も先まで埋まりがちです。昼食は三時、これが本当の食事です。市場の定食か、日が暮れてから串を削ぐタコス・アル・パストールを。六月から九月は五時に降り、七時にはやみます。[テオティワカン](/tour/mexico-city-teotihuacan-by-car)へは早朝に。地下鉄は安くて混み、夜は車を呼びましょう。日曜の朝、レフォルマ大通りは自転車のものになります。',
    },
  },
};
