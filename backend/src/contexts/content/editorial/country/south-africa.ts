import type { EditorialEntry } from '../editorial-entry.js';

export const southAfrica: EditorialEntry = {
  kind: 'country',
  slug: 'south-africa',
  position: 14,
  details: { cities: ['cape-town', 'durban', 'johannesburg'], tours: ['cape-town-peninsula-by-car'] },
  texts: {
    en_US: {
      title: 'South Africa',
      summary:
        'Three capitals, twelve official languages, an anthem sung in five of them, and a gun by which a city sets its watches at noon.',
      markdown:
        'The state has three capitals and twelve official languages, one of them made of signs; its anthem moves through five. In [Cape Town](/city/cape-town) a gun has given the hour at noon since 1806, on every day but Sunday. [Durban](/city/durban) eats its curry out of a hollowed loaf, and [Johannesburg](/city/johannesburg), founded on gold, planted so many trees that its suburbs look like a wood. A traffic light is a robot, and just now means later. [Around the Peninsula](/tour/cape-town-peninsula-by-car) baboons know how to open car doors.',
    },
    fr_FR: {
      title: 'Afrique du Sud',
      summary:
        'Trois capitales, douze langues officielles, un hymne chanté dans cinq d’entre elles et un canon qui donne midi à toute une ville.',
      markdown:
        'L’État a trois capitales et douze langues officielles, dont une de signes ; son hymne en traverse cinq. Au [Cap](/city/cape-town), un canon donne midi depuis 1806, tous les jours sauf le dimanche. [Durban](/city/durban) mange son curry dans un pain évidé, et [Johannesburg](/city/johannesburg), fondée sur l’or, a planté tant d’arbres que ses banlieues ont l’air d’un bois. Un feu de circulation s’appelle robot, et just now veut dire plus tard. [Autour de la péninsule](/tour/cape-town-peninsula-by-car), les babouins savent ouvrir les portières.',
    },
    de_DE: {
      title: 'Südafrika',
      summary:
        'Drei Hauptstädte, zwölf Amtssprachen, eine Hymne in fünf davon und eine Kanone, nach der eine Stadt mittags die Uhren stellt.',
      markdown:
        'Der Staat hat drei Hauptstädte und zwölf Amtssprachen, eine davon aus Gebärden; seine Hymne geht durch fünf. In [Kapstadt](/city/cape-town) schießt seit 1806 eine Kanone den Mittag, an jedem Tag außer Sonntag. [Durban](/city/durban) isst sein Curry aus einem ausgehöhlten Brot, und [Johannesburg](/city/johannesburg), auf Gold gegründet, hat so viele Bäume gepflanzt, dass die Vororte wie ein Wald aussehen. Eine Ampel heißt robot, und just now bedeutet später. [Rund um die Halbinsel](/tour/cape-town-peninsula-by-car) wissen die Paviane, wie man Autotüren öffnet.',
    },
    es_ES: {
      title: 'Sudáfrica',
      summary:
        'Tres capitales, doce lenguas oficiales, un himno cantado en cinco de ellas y un cañón que da el mediodía a toda una ciudad.',
      markdown:
        'El Estado tiene tres capitales y doce lenguas oficiales, una de ellas de señas; su himno recorre cinco. En [Ciudad del Cabo](/city/cape-town) un cañón da el mediodía desde 1806, todos los días menos el domingo. [Durban](/city/durban) come el curri en un pan vaciado, y [Johannesburgo](/city/johannesburg), fundada sobre oro, plantó tantos árboles que sus barrios parecen un bosque. Un semáforo se llama robot, y just now significa más tarde. [Alrededor de la península](/tour/cape-town-peninsula-by-car), los babuinos saben abrir las puertas de los coches.',
    },
    it_IT: {
      title: 'Sudafrica',
      summary:
        'Tre capitali, dodici lingue ufficiali, un inno cantato in cinque di esse e un cannone che dà il mezzogiorno a una città intera.',
      markdown:
        'Lo Stato ha tre capitali e dodici lingue ufficiali, una delle quali fatta di segni; il suo inno ne attraversa cinque. A [Città del Capo](/city/cape-town) un cannone dà il mezzogiorno dal 1806, ogni giorno tranne la domenica. [Durban](/city/durban) mangia il curry in una pagnotta svuotata, e [Johannesburg](/city/johannesburg), fondata sull’oro, ha piantato tanti alberi che i sobborghi sembrano un bosco. Un semaforo si chiama robot, e just now vuol dire più tardi. [Intorno alla penisola](/tour/cape-town-peninsula-by-car) i babbuini sanno aprire le portiere.',
    },
    ru_RU: {
      title: 'Южная Африка',
      summary:
        'Три столицы, двенадцать государственных языков, гимн на пяти из них и пушка, по которой город в полдень сверяет часы.',
      markdown:
        'У государства три столицы и двенадцать официальных языков, один из них жестовый; гимн переходит с языка на язык и звучит на пяти. В [Кейптауне](/city/cape-town) пушка с 1806 года отмечает полдень каждый день, кроме воскресенья. [Дурбан](/city/durban) ест карри из выдолбленной буханки, а [Йоханнесбург](/city/johannesburg), основанный на золоте, посадил столько деревьев, что его пригороды похожи на лес. Светофор здесь зовут роботом, а «прямо сейчас» значит «потом». [Вокруг полуострова](/tour/cape-town-peninsula-by-car) павианы умеют открывать двери машин.',
    },
    ja_JP: {
      title: '南アフリカ',
      summary: '首都は三つ、公用語は十二、国歌はそのうち五つの言葉で歌われ、正午は大砲が知らせます。',
      markdown:
        'この国には首都が三つ、公用語が十二あり、その一つは手話です。国歌は五つの言葉を渡り歩きます。[ケープタウン](/city/cape-town)では1806年から、日曜日を除く毎日、大砲が正午を知らせてきました。[ダーバン](/city/durban)のカレーは中をくり抜いたパンで食べます。金の上に生まれた[ヨハネスブルグ](/city/johannesburg)は木をたくさん植え、郊外は森のように見えます。信号は「ロボット」、「ジャスト・ナウ」は「あとで」の意味です。[半島を一周](/tour/cape-town-peninsula-by-car)すると、車のドアを開けられるヒヒに出会うことがあります。',
    },
  },
};
