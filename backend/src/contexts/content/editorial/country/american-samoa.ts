import type { EditorialEntry } from '../editorial-entry.js';

export const americanSamoa: EditorialEntry = {
  kind: 'country',
  slug: 'american-samoa',
  position: 239,
  details: { cities: ['pago-pago'], tours: [] },
  texts: {
    en_US: {
      title: 'American Samoa',
      summary:
        'A g that is spoken ng, family buses with bodies of wood, and a neighbor island where it is already tomorrow.',
      markdown:
        'The g is spoken ng, and so [Pago Pago](/city/pago-pago) is called Pango Pango. Its buses belong to families, carry wooden bodies on the frames of pickup trucks, keep no timetable and play what the driver likes to hear. Toward six in the evening many villages observe sa: when the bell sounds you stop where you are, until the families have said their prayers. For Flag Day, April 17, crews of dozens row the long fautasi boats through the harbor. Half an hour’s flight to the west, in Samoa, the same hour belongs to the next day.',
    },
    fr_FR: {
      title: 'Samoa américaines',
      summary:
        'Un g qui se dit ng, des autobus de famille à la caisse de bois et une île voisine où l’on est déjà demain.',
      markdown:
        'Le g se dit ng, et [Pago Pago](/city/pago-pago) s’appelle donc Pango Pango. Ses autobus appartiennent à des familles, portent une caisse de bois sur un châssis de pick-up, ignorent les horaires et passent la musique que le chauffeur aime. Vers six heures du soir, bien des villages observent le sa : quand la cloche sonne, on s’arrête où l’on est, jusqu’à ce que les familles aient dit leur prière. Pour le Flag Day, le 17 avril, des équipages de plusieurs dizaines de rameurs mènent à travers le port les longs bateaux fautasi. À une demi-heure de vol vers l’ouest, aux Samoa, la même heure est celle du lendemain.',
    },
    de_DE: {
      title: 'Amerikanisch-Samoa',
      summary:
        'Ein g, das man ng spricht, Busse von Familien mit Aufbauten aus Holz und eine Nachbarinsel, auf der schon morgen ist.',
      markdown:
        'Das g spricht man ng, und so heißt [Pago Pago](/city/pago-pago) Pango Pango. Die Busse gehören Familien, tragen hölzerne Aufbauten auf dem Rahmen eines Pick-ups, haben keinen Fahrplan und spielen, was der Fahrer gern hört. Gegen sechs Uhr abends halten viele Dörfer Sa: Wenn die Glocke ertönt, bleibt man stehen, wo man ist, bis die Familien ihr Gebet gesprochen haben. Zum Flag Day am 17. April rudern Mannschaften von mehreren Dutzend die langen Fautasi durch den Hafen. Eine halbe Flugstunde weiter westlich, in Samoa, gehört dieselbe Stunde zum nächsten Tag.',
    },
    es_ES: {
      title: 'Samoa Americana',
      summary:
        'Una g que se pronuncia ng, autobuses de familia con carrocería de madera y una isla vecina donde ya es mañana.',
      markdown:
        'La g se pronuncia ng, y por eso [Pago Pago](/city/pago-pago) se llama Pango Pango. Sus autobuses son de familias, llevan carrocería de madera sobre el bastidor de una camioneta, no tienen horario y ponen la música que le gusta al conductor. Hacia las seis de la tarde muchas aldeas guardan el sa: al sonar la campana uno se detiene donde está, hasta que las familias han rezado. Para el Flag Day, el 17 de abril, tripulaciones de varias decenas reman por el puerto en las largas fautasi. A media hora de vuelo hacia el oeste, en Samoa, la misma hora pertenece al día siguiente.',
    },
    it_IT: {
      title: 'Samoa Americane',
      summary:
        'Una g che si dice ng, autobus di famiglia con la carrozzeria di legno e un’isola vicina dove è già domani.',
      markdown:
        'La g si dice ng, e così [Pago Pago](/city/pago-pago) si chiama Pango Pango. I suoi autobus sono di famiglie, portano carrozzerie di legno sul telaio di un pick-up, non hanno orari e suonano la musica che piace all’autista. Verso le sei di sera molti villaggi osservano il sa: quando suona la campana ci si ferma dove si è, finché le famiglie non hanno detto le preghiere. Per il Flag Day, il 17 aprile, equipaggi di decine di rematori attraversano il porto sulle lunghe fautasi. A mezz’ora di volo verso ovest, a Samoa, la stessa ora appartiene al giorno dopo.',
    },
    ru_RU: {
      title: 'Американское Самоа',
      summary:
        'Буква g, которую читают как «нг», семейные автобусы с деревянными кузовами и соседний остров, где уже завтра.',
      markdown:
        'Букву g читают как «нг», и местные зовут [Паго-Паго](/city/pago-pago) Панго-Панго. Автобусы здесь принадлежат семьям: деревянный кузов на раме пикапа, никакого расписания, а музыка та, что по душе водителю. Часов в шесть вечера во многих деревнях наступает «са»: когда ударит колокол, останавливаются, где стояли, пока семьи не прочтут молитву. В День флага, 17 апреля, команды по нескольку десятков гребцов ведут через гавань длинные лодки фаутаси. В получасе лёта к западу, в Самоа, тот же час относится уже к следующему дню.',
    },
    ja_JP: {
      title: '米領サモア',
      summary: '「ング」と読むg、木の車体をのせた家族のバス、そしてもう明日を迎えている隣の島があります。',
      markdown:
        'gは「ング」と発音し、[パゴパゴ](/city/pago-pago)は地元では「パンゴパンゴ」です。バスはそれぞれの家族のもので、小型トラックの台に木の車体をのせ、時刻表はなく、運転手の好きな音楽が流れます。夕方6時頃、多くの村は「サ」と呼ばれる祈りの時間に入ります。鐘が鳴ったら、家々の祈りが終わるまでその場で待ちます。4月17日の旗の日には、数十人の漕ぎ手が長い舟ファウタシで港を進みます。西へ飛行機で30分ほどのサモアでは、同じ時刻がもう翌日のものです。',
    },
  },
};
