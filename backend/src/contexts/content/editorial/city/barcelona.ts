import type { EditorialEntry } from '../editorial-entry.js';

export const barcelona: EditorialEntry = {
  kind: 'city',
  slug: 'barcelona',
  position: 5,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Barcelona',
      summary:
        'From the squares of Gràcia down to the sea: how Barcelona is best walked, in which months, and what to leave out.',
      markdown:
        'Barcelona leans toward the sea. Hardly anybody here says north or south; the directions are mar and muntanya, sea and mountain, and whoever walks downhill reaches the water. So begin high, in the squares of Gràcia: through the Eixample and the Gothic Quarter it is little more than an hour to Barceloneta. Keep half a day for [Gaudí on foot](/tour/barcelona-gaudi-walk), which is level all the way: the Nativity façade of the Sagrada Família has the sun in the morning, the Passion façade toward evening. April to June, September and October are kindest, and on April 23 the streets are full of books and roses. Leave out the Rambla at midday, and ride the funicular up Montjuïc so that you can come down on foot through its gardens.',
    },
    fr_FR: {
      title: 'Comment parcourir Barcelone',
      summary:
        'Des places de Gràcia jusqu’à la mer : comment et quand marcher dans Barcelone, et ce qu’on peut laisser de côté.',
      markdown:
        'Barcelone penche vers la mer. On n’y dit guère nord ni sud, mais mar et muntanya, côté mer et côté montagne, et qui descend finit toujours au bord de l’eau. Partez donc d’en haut, des places de Gràcia : par l’Eixample et le quartier gothique, il faut à peine plus d’une heure jusqu’à la Barceloneta. Gardez une demi-journée pour [Gaudí à pied](/tour/barcelona-gaudi-walk), tout en terrain plat : à la Sagrada Família, la façade de la Nativité a le soleil le matin, celle de la Passion vers le soir. D’avril à juin, puis en septembre et en octobre, la ville est à son meilleur ; le 23 avril, les rues se remplissent de livres et de roses. Laissez la Rambla en milieu de journée, et montez à Montjuïc en funiculaire pour en redescendre à pied par les jardins.',
    },
    de_DE: {
      title: 'Wie man durch Barcelona geht',
      summary:
        'Von den Plätzen in Gràcia hinunter ans Meer: wie und wann man durch Barcelona geht und was man dabei weglassen darf.',
      markdown:
        'Barcelona neigt sich zum Meer. Kaum jemand sagt hier Norden oder Süden; man sagt mar und muntanya, zum Meer hin und zum Berg hin, und wer bergab geht, kommt ans Wasser. Fangen Sie also oben an, auf den Plätzen von Gràcia: Durch den Eixample und das Gotische Viertel ist es kaum mehr als eine Stunde bis zur Barceloneta. Halten Sie einen halben Tag für [Gaudí zu Fuß](/tour/barcelona-gaudi-walk) frei, immer in der Ebene: An der Sagrada Família hat die Geburtsfassade morgens Sonne, die Passionsfassade gegen Abend. April bis Juni, September und Oktober sind am freundlichsten, und am 23. April sind die Straßen voller Bücher und Rosen. Lassen Sie die Rambla um die Mittagszeit aus, und fahren Sie mit der Standseilbahn auf den Montjuïc, um durch seine Gärten hinunterzugehen.',
    },
    es_ES: {
      title: 'Cómo caminar por Barcelona',
      summary:
        'De las plazas de Gràcia hasta el mar: cómo y cuándo se camina mejor por Barcelona, y qué conviene dejar fuera.',
      markdown:
        'Barcelona se inclina hacia el mar. Aquí casi nadie dice norte o sur: se dice mar o montaña, y quien camina cuesta abajo llega al agua. Empiece, pues, por arriba, en las plazas de Gràcia: por el Eixample y el Barrio Gótico hay poco más de una hora hasta la Barceloneta. Guarde media jornada para [Gaudí a pie](/tour/barcelona-gaudi-walk), siempre en llano: en la Sagrada Familia, la fachada del Nacimiento tiene el sol por la mañana y la de la Pasión al caer la tarde. De abril a junio, en septiembre y en octubre es cuando mejor se está, y el 23 de abril las calles se llenan de libros y rosas. Olvide la Rambla a mediodía, y suba a Montjuïc en el funicular para bajar a pie por sus jardines.',
    },
    it_IT: {
      title: 'Come camminare a Barcellona',
      summary:
        'Dalle piazze di Gràcia giù fino al mare: come e quando camminare a Barcellona, e che cosa si può tralasciare.',
      markdown:
        'Barcellona pende verso il mare. Qui quasi nessuno dice nord o sud: si dice mar e muntanya, verso il mare e verso il monte, e chi cammina in discesa arriva all’acqua. Cominci dunque dall’alto, dalle piazze di Gràcia: attraverso l’Eixample e il Quartiere Gotico c’è poco più di un’ora fino alla Barceloneta. Tenga mezza giornata per [Gaudí a piedi](/tour/barcelona-gaudi-walk), sempre in piano: alla Sagrada Família la facciata della Natività ha il sole al mattino, quella della Passione verso sera. Da aprile a giugno, in settembre e in ottobre si sta meglio, e il 23 aprile le strade sono piene di libri e di rose. Eviti la Rambla a metà giornata, e salga al Montjuïc con la funicolare per poi scendere a piedi tra i giardini.',
    },
    ru_RU: {
      title: 'Как гулять по Барселоне',
      summary:
        'От площадей Грасии вниз, к морю: как и в какие месяцы лучше гулять по Барселоне и что можно спокойно пропустить.',
      markdown:
        'Барселона наклонена к морю. О севере и юге здесь почти не говорят: есть «мар» и «мунтанья», сторона моря и сторона горы, и кто идёт под уклон, тот выйдет к воде. Поэтому начинайте сверху, с площадей Грасии: через Эшампле и Готический квартал до Барселонеты чуть больше часа. Отведите полдня на [Гауди пешком](/tour/barcelona-gaudi-walk), дорога всё время ровная: у Саграда-Фамилии фасад Рождества освещён утром, фасад Страстей — ближе к вечеру. Лучше всего здесь с апреля по июнь, в сентябре и октябре, а 23 апреля улицы полны книг и роз. Не ходите на Рамблу среди дня, а на Монжуик поднимитесь на фуникулёре, чтобы спуститься пешком через сады.',
    },
    ja_JP: {
      title: 'バルセロナの歩き方',
      summary:
        'グラシア地区の広場から海まで、坂を下りながら。バルセロナをいつ、どのように歩くとよいか、そして何を省いてよいかを、季節ごとの過ごしやすさや一日の光の向きとあわせてまとめました。',
      markdown:
        'バルセロナは海へ傾いた街です。北や南と言う人はほとんどなく、道を教えるときは「マル（海）」側か「ムンターニャ（山）」側か。坂を下っていけば、必ず水辺に出ます。ですから高いところ、グラシア地区の広場から始めましょう。アシャンプラとゴシック地区を抜けて、バルセロネータまでは一時間あまりです。半日は[ガウディを歩く](/tour/barcelona-gaudi-walk)ために空けてください。道はずっと平らで、サグラダ・ファミリアでは朝は生誕のファサード、夕方は受難のファサードに日が当たります。過ごしやすいのは四月から六月、そして九月と十月。四月二十三日は通りが本とバラで埋まります。昼のランブラス通りは省き、モンジュイックの丘へはケーブルカーで上って、帰りは庭園を歩いて下りましょう。',
    },
  },
};
