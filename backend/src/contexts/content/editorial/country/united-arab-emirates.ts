import type { EditorialEntry } from '../editorial-entry.js';

export const unitedArabEmirates: EditorialEntry = {
  kind: 'country',
  slug: 'united-arab-emirates',
  position: 30,
  details: { cities: ['dubai'], tours: ['dubai-al-fahidi-and-creek'] },
  texts: {
    en_US: {
      title: 'United Arab Emirates',
      summary:
        'Seven emirates, nine in ten residents from elsewhere, and older houses of coral stone with towers that caught the wind.',
      markdown:
        'Seven sheikhdoms that lived on pearls joined in 1971 and 1972; about nine residents in ten have come from elsewhere, and on a bus you hear Malayalam and Tagalog before Arabic. Before there was current, towers caught the wind and led it down into the rooms: in [Dubai](/city/dubai) you can stand under them [in Al Fahidi](/tour/dubai-al-fahidi-and-creek), where the walls are coral stone. Wooden boats cross the Creek for a coin. Coffee is light, with cardamom; the host pours again until you shake the cup.',
    },
    fr_FR: {
      title: 'Émirats arabes unis',
      summary:
        'Sept émirats, neuf habitants sur dix venus d’ailleurs et de vieilles maisons de corail dont les tours attrapaient le vent.',
      markdown:
        'Sept émirats qui vivaient des perles s’unirent en 1971 et 1972 ; environ neuf habitants sur dix sont venus d’ailleurs, et dans un bus on entend le malayalam et le tagalog avant l’arabe. Avant le courant électrique, des tours attrapaient le vent et le menaient dans les chambres : à [Dubaï](/city/dubai), on peut se tenir dessous [à Al Fahidi](/tour/dubai-al-fahidi-and-creek), où les murs sont de pierre de corail. Des barques de bois traversent la crique pour une pièce. Le café est clair, à la cardamome ; l’hôte ressert jusqu’à ce que vous agitiez la tasse.',
    },
    de_DE: {
      title: 'Vereinigte Arabische Emirate',
      summary:
        'Sieben Emirate, neun von zehn Bewohnern von anderswo und alte Häuser aus Korallenstein, deren Türme den Wind fingen.',
      markdown:
        'Sieben Scheichtümer, die von Perlen lebten, schlossen sich 1971 und 1972 zusammen; etwa neun von zehn Bewohnern kommen von anderswo, und im Bus hört man Malayalam und Tagalog vor Arabisch. Bevor es Strom gab, fingen Türme den Wind und leiteten ihn in die Zimmer: In [Dubai](/city/dubai) kann man [in Al Fahidi](/tour/dubai-al-fahidi-and-creek) darunter stehen, wo die Mauern aus Korallenstein sind. Holzboote fahren für eine Münze über den Creek. Der Kaffee ist hell, mit Kardamom; der Gastgeber gießt nach, bis Sie die Tasse schütteln.',
    },
    es_ES: {
      title: 'Emiratos Árabes Unidos',
      summary:
        'Siete emiratos, nueve de cada diez habitantes venidos de fuera y casas viejas de coral cuyas torres atrapaban el viento.',
      markdown:
        'Siete emiratos que vivían de las perlas se unieron en 1971 y 1972; unos nueve de cada diez habitantes vienen de fuera, y en el autobús se oye malayalam y tagalo antes que árabe. Antes de la corriente eléctrica, unas torres atrapaban el viento y lo llevaban a las habitaciones: en [Dubái](/city/dubai) uno puede ponerse debajo [en Al Fahidi](/tour/dubai-al-fahidi-and-creek), donde los muros son de piedra de coral. Barcas de madera cruzan la ría por una moneda. El café es claro, con cardamomo; el anfitrión sirve más hasta que usted agita la taza.',
    },
    it_IT: {
      title: 'Emirati Arabi Uniti',
      summary:
        'Sette emirati, nove abitanti su dieci venuti da altrove e vecchie case di corallo con torri che prendevano il vento.',
      markdown:
        'Sette emirati che vivevano di perle si unirono nel 1971 e nel 1972; circa nove abitanti su dieci vengono da altrove, e in autobus si sentono il malayalam e il tagalog prima dell’arabo. Prima della corrente elettrica certe torri prendevano il vento e lo portavano nelle stanze: a [Dubai](/city/dubai) ci si può stare sotto [ad Al Fahidi](/tour/dubai-al-fahidi-and-creek), dove i muri sono di pietra corallina. Barche di legno attraversano il Creek per una moneta. Il caffè è chiaro, al cardamomo; chi ospita ne versa ancora finché non si scuote la tazza.',
    },
    ru_RU: {
      title: 'ОАЭ',
      summary:
        'Семь эмиратов, девять жителей из десяти родом не отсюда, и старые дома из коралла с башнями, ловившими ветер.',
      markdown:
        'Семь эмиратов, которые жили жемчугом, объединились в 1971 и 1972 годах; примерно девять жителей из десяти приехали из других мест, и в автобусе малаялам и тагальский слышишь раньше арабского. Пока не было электричества, башни ловили ветер и уводили его вниз, в комнаты: в [Дубае](/city/dubai) под ними можно постоять [в Аль-Фахиди](/tour/dubai-al-fahidi-and-creek), где стены из кораллового камня. Деревянные лодки за монету перевозят через бухту Крик. Кофе светлый, с кардамоном; хозяин подливает, пока вы не покачаете чашкой.',
    },
    ja_JP: {
      title: 'アラブ首長国連邦',
      summary: '七つの首長国に、住民の10人に9人は外国生まれ。古い珊瑚石の家では、塔が風をとらえました。',
      markdown:
        '真珠で暮らしていた七つの首長国が、1971年と1972年に一つになりました。住民の10人に9人ほどは国外から来た人で、バスではアラビア語より先にマラヤーラム語やタガログ語が聞こえます。電気のない時代には、塔が風をとらえて部屋へ下ろしました。[ドバイ](/city/dubai)の[アル・ファヒディ](/tour/dubai-al-fahidi-and-creek)では、珊瑚石の壁に囲まれてその塔の下に立てます。クリークは硬貨1枚で木の舟が渡します。コーヒーは色が薄く、カルダモンの香りです。杯を揺らすまで、主人は注ぎ続けます。',
    },
  },
};
