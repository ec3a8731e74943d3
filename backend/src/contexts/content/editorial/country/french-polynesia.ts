import type { EditorialEntry } from '../editorial-entry.js';

export const frenchPolynesia: EditorialEntry = {
  kind: 'country',
  slug: 'french-polynesia',
  position: 236,
  details: { cities: ['papeete'], tours: [] },
  texts: {
    en_US: {
      title: 'French Polynesia',
      summary:
        'Addresses in kilometers from a cathedral, a Sunday market that begins in the dark, and a flower whose meaning depends on the ear.',
      markdown:
        'On Tahiti many addresses count kilometers: PK 12 lies twelve from the cathedral of [Papeete](/city/papeete), and you add whether it is on the side of the mountain or of the sea. On Sundays the market opens in the dark, toward four or five, and families buy fish and pork for the earth oven. A tiare behind the right ear says that the heart is free, behind the left that it is taken. In July, for the Heiva, men throw javelins at a coconut on top of a tall pole, and run with bunches of fruit on the shoulder. By seven in the evening it is dark in any month.',
    },
    fr_FR: {
      title: 'Polynésie française',
      summary:
        'Des adresses en kilomètres depuis une cathédrale, un marché du dimanche qui commence dans le noir et une fleur qui parle selon l’oreille.',
      markdown:
        'À Tahiti, bien des adresses comptent en kilomètres : le PK 12 est à douze de la cathédrale de [Papeete](/city/papeete), et l’on précise côté montagne ou côté mer. Le dimanche, le marché ouvre dans le noir, vers quatre ou cinq heures, et les familles achètent poisson et porc pour le four tahitien. Un tiaré à l’oreille droite dit que le cœur est libre, à la gauche qu’il est pris. En juillet, pour le Heiva, des hommes lancent le javelot sur une noix de coco au bout d’un mât et courent, des régimes de fruits à l’épaule. À sept heures du soir, il fait nuit en toute saison.',
    },
    de_DE: {
      title: 'Französisch-Polynesien',
      summary:
        'Adressen in Kilometern ab einer Kathedrale, ein Sonntagsmarkt, der im Dunkeln beginnt, und eine Blüte, die je nach Ohr etwas sagt.',
      markdown:
        'Auf Tahiti zählen viele Adressen in Kilometern: PK 12 liegt zwölf von der Kathedrale in [Papeete](/city/papeete), und man sagt dazu, ob zum Berg oder zum Meer hin. Sonntags öffnet der Markt im Dunkeln, gegen vier oder fünf, und Familien kaufen Fisch und Schweinefleisch für den Erdofen. Eine Tiare hinter dem rechten Ohr heißt, das Herz ist frei, hinter dem linken, es ist vergeben. Im Juli, zum Heiva, werfen Männer Speere auf eine Kokosnuss an der Spitze eines Mastes und laufen mit Obstbündeln auf der Schulter um die Wette. Um sieben Uhr abends ist es in jedem Monat dunkel.',
    },
    es_ES: {
      title: 'Polinesia Francesa',
      summary:
        'Direcciones en kilómetros desde una catedral, un mercado de domingo que empieza a oscuras y una flor que habla según la oreja.',
      markdown:
        'En Tahití muchas direcciones cuentan kilómetros: el PK 12 está a doce de la catedral de [Papeete](/city/papeete), y se añade si queda del lado de la montaña o del mar. Los domingos el mercado abre a oscuras, hacia las cuatro o las cinco, y las familias compran pescado y cerdo para el horno de tierra. Una flor de tiaré en la oreja derecha dice que el corazón está libre; en la izquierda, que está ocupado. En julio, en el Heiva, los hombres lanzan jabalinas a un coco en lo alto de un mástil y corren con racimos de fruta al hombro. A las siete de la tarde es de noche todo el año.',
    },
    it_IT: {
      title: 'Polinesia Francese',
      summary:
        'Indirizzi in chilometri da una cattedrale, un mercato della domenica che comincia al buio e un fiore che parla secondo l’orecchio.',
      markdown:
        'A Tahiti molti indirizzi contano i chilometri: il PK 12 sta a dodici dalla cattedrale di [Papeete](/city/papeete), e si aggiunge se dal lato della montagna o del mare. La domenica il mercato apre al buio, verso le quattro o le cinque, e le famiglie comprano pesce e maiale per il forno di terra. Un tiaré all’orecchio destro dice che il cuore è libero, al sinistro che è preso. A luglio, per l’Heiva, gli uomini lanciano giavellotti a una noce di cocco in cima a un palo e corrono con i caschi di frutta in spalla. Alle sette di sera è buio in ogni stagione.',
    },
    ru_RU: {
      title: 'Французская Полинезия',
      summary:
        'Адреса в километрах от собора, воскресный рынок, который открывается затемно, и цветок, что говорит по-разному.',
      markdown:
        'На Таити многие адреса считают в километрах: PK 12 — это двенадцать от собора в [Папеэте](/city/papeete), и уточняют, со стороны горы или моря. По воскресеньям рынок открывается затемно, часа в четыре или пять, и семьи покупают рыбу и свинину для земляной печи. Цветок тиаре за правым ухом значит, что сердце свободно, за левым — что занято. В июле, на праздник Хейва, мужчины мечут копья в кокос на верхушке высокого шеста и бегают с гроздьями плодов на плече. К семи вечера в любой месяц темно.',
    },
    ja_JP: {
      title: '仏領ポリネシア',
      summary: '大聖堂からのキロ数で表す住所、暗いうちに始まる日曜の市、そして耳の左右で意味の変わる花があります。',
      markdown:
        'タヒチでは住所をキロ数で表すことが多く、PK12なら[パペーテ](/city/papeete)の大聖堂から12キロの地点です。そこに「山側」か「海側」かを添えます。日曜の市場は暗いうち、4時か5時頃に開き、家族は地中の窯で焼く魚や豚肉を買います。ティアレの花は、右の耳に挿せば恋人を待つ身、左なら心に決めた人がいる印です。7月の祭り、ヘイヴァでは、男たちが高い竿の先のココナッツに槍を投げ、果物の束を肩に担いで走ります。夜7時には、どの月でも日が暮れています。',
    },
  },
};
