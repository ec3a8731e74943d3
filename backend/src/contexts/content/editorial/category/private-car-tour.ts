import type { EditorialEntry } from '../editorial-entry.js';

export const privateCarTour: EditorialEntry = {
  kind: 'category',
  slug: 'private-car-tour',
  position: 7,
  details: { tours: ['cape-town-peninsula-by-car', 'lisbon-sintra-by-car'] },
  texts: {
    en_US: {
      title: 'Tours by private car',
      summary:
        'A guide, a car and a day without timetables, for distances that are too long to walk and stops that no bus makes.',
      markdown:
        'The car is there for you alone, with the guide at the wheel or a driver beside the guide; the page says which. Fuel, tolls and parking are part of the price where it says so. It suits families with small children, people who cannot walk far, and routes such as [around the Cape Peninsula](/tour/cape-town-peninsula-by-car) or [to Sintra and the ocean](/tour/lisbon-sintra-by-car). Every traveler needs a seat, infants included; ask for child seats when you book. Tours by car can be canceled free of charge until {carFreeHours} hours before the start, because the car is kept for you.',
    },
    fr_FR: {
      title: 'Visites en voiture privée',
      summary:
        'Un guide, une voiture et une journée sans horaires, pour les distances trop longues à pied et les arrêts qu’aucun car ne fait.',
      markdown:
        'La voiture n’est là que pour vous, avec le guide au volant ou un chauffeur à ses côtés ; la page le précise. Carburant, péages et stationnement sont dans le prix lorsqu’elle l’indique. Elle convient aux familles avec de petits enfants, à qui ne peut marcher loin, et à des routes comme [le tour de la péninsule du Cap](/tour/cape-town-peninsula-by-car) ou [Sintra et l’océan](/tour/lisbon-sintra-by-car). Chaque voyageur a besoin d’un siège, les bébés aussi ; demandez les sièges enfants en réservant. L’annulation est gratuite jusqu’à {carFreeHours} heures avant le début, car la voiture vous est gardée.',
    },
    de_DE: {
      title: 'Touren im Privatwagen',
      summary:
        'Ein Guide, ein Auto und ein Tag ohne Fahrplan, für Wege, die zum Gehen zu weit sind, und für Stationen, an denen kein Bus hält.',
      markdown:
        'Der Wagen ist für Sie allein da, mit dem Guide am Steuer oder einem Fahrer neben ihm; auf der Seite steht, welches von beiden. Benzin, Maut und Parken gehören zum Preis, wo es dort steht. Das passt für Familien mit kleinen Kindern, für Menschen, die nicht weit gehen können, und für Strecken wie [rund um die Kap-Halbinsel](/tour/cape-town-peninsula-by-car) oder [nach Sintra und an den Ozean](/tour/lisbon-sintra-by-car). Jeder braucht einen Sitz, auch Kleinkinder; bestellen Sie Kindersitze bei der Buchung. Kostenlos stornieren können Sie bis {carFreeHours} Stunden vor Beginn, weil der Wagen für Sie freigehalten wird.',
    },
    es_ES: {
      title: 'Visitas en coche privado',
      summary:
        'Un guía, un coche y un día sin horarios, para distancias demasiado largas a pie y paradas que ningún autobús hace.',
      markdown:
        'El coche está solo para usted, con el guía al volante o un conductor a su lado; la página lo dice. Combustible, peajes y aparcamiento forman parte del precio cuando así se indica. Conviene a familias con niños pequeños, a quien no puede andar mucho y a rutas como [la península del Cabo](/tour/cape-town-peninsula-by-car) o [Sintra y el océano](/tour/lisbon-sintra-by-car). Cada viajero necesita asiento, también los bebés; pida las sillas infantiles al reservar. Las visitas en coche se cancelan sin coste hasta {carFreeHours} horas antes del comienzo, porque el coche se le guarda.',
    },
    it_IT: {
      title: 'Tour in auto privata',
      summary:
        'Una guida, un’auto e una giornata senza orari, per distanze troppo lunghe a piedi e soste che nessun autobus fa.',
      markdown:
        'L’auto è solo per lei, con la guida al volante o un autista accanto; lo dice la pagina. Carburante, pedaggi e parcheggi fanno parte del prezzo dove è indicato. Va bene per famiglie con bambini piccoli, per chi non può camminare a lungo e per percorsi come [la penisola del Capo](/tour/cape-town-peninsula-by-car) o [Sintra e l’oceano](/tour/lisbon-sintra-by-car). Ogni viaggiatore ha bisogno di un posto, anche i neonati; chieda i seggiolini quando prenota. I tour in auto si annullano gratuitamente fino a {carFreeHours} ore prima dell’inizio, perché l’auto è tenuta per lei.',
    },
    ru_RU: {
      title: 'Экскурсии на автомобиле',
      summary:
        'Гид, машина и день без расписаний — для расстояний, которые не пройти пешком, и остановок, которых не делает автобус.',
      markdown:
        'Машина только для вас: за рулём гид или рядом с ним водитель, это сказано на странице. Топливо, платные дороги и стоянки входят в цену там, где это указано. Такая поездка подходит семьям с маленькими детьми, тем, кому трудно далеко ходить, и маршрутам вроде [Капского полуострова](/tour/cape-town-peninsula-by-car) или [Синтры и океана](/tour/lisbon-sintra-by-car). Место нужно каждому, и младенцам тоже; детские кресла просите при бронировании. Бесплатная отмена — за {carFreeHours} ч до начала, потому что машину держат за вами.',
    },
    ja_JP: {
      title: '専用車ツアー',
      summary:
        'ガイドと車で、時刻表のない一日を。歩くには遠い道と、バスの止まらない場所のためのツアーです。小さなお子さま連れのご家族や、長い距離を歩くのが難しい方にも向いています。',
      markdown:
        '車はお客様専用です。ガイドが運転する場合と、運転手が同行する場合があり、ページに記載しています。燃料、通行料、駐車料金は、記載がある場合は料金に含まれます。小さなお子さま連れのご家族、長く歩けない方、[ケープ半島一周](/tour/cape-town-peninsula-by-car)や[シントラと大西洋](/tour/lisbon-sintra-by-car)のような道のりに向いています。お席は幼児も含めてお一人ずつ必要です。チャイルドシートはご予約の際にお申し付けください。車を確保しておくため、無料のキャンセルは開始の{carFreeHours}時間前までです。',
    },
  },
};
