import type { EditorialEntry } from '../editorial-entry.js';

export const seychelles: EditorialEntry = {
  kind: 'country',
  slug: 'seychelles',
  position: 135,
  details: { cities: ['victoria-sc'], tours: [] },
  texts: {
    en_US: {
      title: 'Seychelles',
      summary:
        'White egrets wait beside the fish stalls, a palm nut travels only with a permit, and night falls between six and seven all year.',
      markdown:
        'In the market of [Victoria](/city/victoria-sc) white egrets stand about the fish stalls and wait for what falls from the knife; Saturday morning is the busiest time. The small silver clock tower at the crossroads has told the hour since 1903. People speak Creole at home and read English and French; some kitchens still put fruit bat in the curry. The coco de mer, the double nut of a palm, may leave the islands only with a permit, so keep the paper. It is dark before seven in every season.',
    },
    fr_FR: {
      title: 'Seychelles',
      summary:
        'Des hérons blancs attendent devant les étals de poisson, une noix ne voyage qu’avec un permis et la nuit tombe toute l’année avant sept heures.',
      markdown:
        'Au marché de [Victoria](/city/victoria-sc), des hérons garde-bœufs se postent près des étals de poisson et guettent ce qui tombe du couteau ; c’est le samedi matin qu’il y a le plus de monde. La petite tour de l’horloge, argentée, donne l’heure au carrefour depuis 1903. On parle créole à la maison, on lit l’anglais et le français, et certaines cuisines mettent encore de la chauve-souris dans le cari. Le coco-fesse, double noix d’un palmier, ne quitte l’archipel qu’avec un permis : gardez le papier. En toute saison, il fait nuit avant sept heures.',
    },
    de_DE: {
      title: 'Seychellen',
      summary:
        'Weiße Reiher warten an den Fischständen, eine Palmnuss reist nur mit Genehmigung, und dunkel wird es das ganze Jahr vor sieben Uhr.',
      markdown:
        'Auf dem Markt von [Victoria](/city/victoria-sc) stehen weiße Kuhreiher an den Fischständen und warten, was vom Messer fällt; am vollsten ist es am Samstagvormittag. Der kleine silberne Uhrturm an der Kreuzung zeigt seit 1903 die Zeit. Zu Hause spricht man Kreolisch, gelesen wird Englisch und Französisch, und manche Küche gibt noch Flughund ins Curry. Die Coco de Mer, die doppelte Nuss einer Palme, darf die Inseln nur mit Genehmigung verlassen: Heben Sie das Papier auf. Dunkel ist es zu jeder Jahreszeit vor sieben.',
    },
    es_ES: {
      title: 'Seychelles',
      summary:
        'Garzas blancas esperan junto a los puestos de pescado, una nuez viaja solo con permiso y todo el año anochece antes de las siete.',
      markdown:
        'En el mercado de [Victoria](/city/victoria-sc) las garcillas blancas se apostan junto a los puestos de pescado y esperan lo que cae del cuchillo; cuando más gente hay es el sábado por la mañana. La pequeña torre plateada del reloj da la hora en el cruce desde 1903. En casa se habla criollo, se lee en inglés y en francés, y hay cocinas que todavía ponen murciélago en el curri. El coco de mar, la nuez doble de una palmera, sale de las islas solo con permiso: guarde el papel. En cualquier época es de noche antes de las siete.',
    },
    it_IT: {
      title: 'Seychelles',
      summary:
        'Aironi bianchi aspettano davanti ai banchi del pesce, una noce viaggia solo con un permesso e tutto l’anno è buio prima delle sette.',
      markdown:
        'Al mercato di [Victoria](/city/victoria-sc) gli aironi guardabuoi, bianchi, stanno accanto ai banchi del pesce e aspettano ciò che cade dal coltello; il momento più affollato è il sabato mattina. La piccola torre dell’orologio, argentata, segna l’ora all’incrocio dal 1903. In casa si parla creolo, si legge in inglese e in francese, e qualche cucina mette ancora il pipistrello nel curry. Il coco de mer, la doppia noce di una palma, lascia le isole solo con un permesso: conservi il foglio. In ogni stagione prima delle sette è buio.',
    },
    ru_RU: {
      title: 'Сейшельские Острова',
      summary:
        'Белые цапли ждут у рыбных прилавков, орех пальмы вывозят только с разрешением, а темнеет круглый год до семи вечера.',
      markdown:
        'На рынке [Виктории](/city/victoria-sc) белые цапли стоят у рыбных прилавков и ждут, что упадёт из-под ножа; больше всего народу в субботу утром. Маленькая серебристая башня с часами показывает время на перекрёстке с 1903 года. Дома говорят по-креольски, читают по-английски и по-французски, а кое-где в карри до сих пор кладут летучую лисицу. Коко-де-мер, двойной орех пальмы, можно вывезти с островов только с разрешением, так что бумагу сохраните. До семи вечера темнеет в любое время года.',
    },
    ja_JP: {
      title: 'セーシェル',
      summary:
        '白いサギが魚売り場のそばで待ち、ヤシの実は許可証がなければ持ち出せず、一年を通して夜の7時前には暗くなります。',
      markdown:
        '[ビクトリア](/city/victoria-sc)の市場では、白いサギが魚売り場のまわりに立ち、包丁の下から落ちるものを待っています。いちばん混むのは土曜の朝です。交差点の小さな銀色の時計塔は、1903年から時を告げてきました。家ではクレオール語を話し、英語とフランス語を読み、今もオオコウモリをカレーに入れる家があります。二つに分かれたヤシの実ココ・デ・メールは、許可証がなければ島の外へ持ち出せません。書類は大切にお持ちください。どの季節も、7時前には暗くなります。',
    },
  },
};
