import type { EditorialEntry } from '../editorial-entry.js';

export const indonesia: EditorialEntry = {
  kind: 'country',
  slug: 'indonesia',
  position: 208,
  details: { cities: ['yogyakarta', 'ubud'], tours: [] },
  texts: {
    en_US: {
      title: 'Indonesia',
      summary:
        'Two banyan trees to walk between with closed eyes, names that count the children, and a new year on which all is dark.',
      markdown:
        'On the southern square of [Yogyakarta](/city/yogyakarta) people try in the evening to walk blindfolded between two banyan trees, and most of them drift aside. Gudeg, young jackfruit simmered for hours with palm sugar and coconut milk, is eaten there for breakfast already. In [Ubud](/city/ubud) many a first child is called Wayan, the second Made, the third Nyoman, the fourth Ketut; with the fifth the count begins again. On Nyepi, the Balinese new year, as a rule in March, nobody goes out, no lamp burns, and even the island’s airport closes for a day.',
    },
    fr_FR: {
      title: 'Indonésie',
      summary:
        'Deux banians entre lesquels passer les yeux fermés, des prénoms qui comptent les enfants et un nouvel an dans le noir.',
      markdown:
        'Sur la place sud de [Yogyakarta](/city/yogyakarta), le soir, on essaie de passer les yeux bandés entre deux banians, et la plupart dévient. Le gudeg, jeune fruit du jacquier mijoté des heures avec du sucre de palme et du lait de coco, s’y mange dès le petit déjeuner. À [Ubud](/city/ubud), l’aîné s’appelle souvent Wayan, le deuxième Made, le troisième Nyoman, le quatrième Ketut ; au cinquième, on recommence. À Nyepi, le nouvel an balinais, d’ordinaire en mars, personne ne sort, aucune lampe ne brûle, et même l’aéroport de l’île ferme pour un jour.',
    },
    de_DE: {
      title: 'Indonesien',
      summary:
        'Zwei Banyanbäume, zwischen denen man blind hindurchgeht, Namen, die Kinder zählen, und ein Neujahr ohne Licht.',
      markdown:
        'Auf dem südlichen Platz von [Yogyakarta](/city/yogyakarta) versucht man abends, mit verbundenen Augen zwischen zwei Banyanbäumen hindurchzugehen, und die meisten kommen vom Weg ab. Gudeg, junge Jackfrucht, stundenlang mit Palmzucker und Kokosmilch gekocht, isst man dort schon zum Frühstück. In [Ubud](/city/ubud) heißt das erste Kind oft Wayan, das zweite Made, das dritte Nyoman, das vierte Ketut; beim fünften fängt man von vorn an. An Nyepi, dem balinesischen Neujahr, meist im März, geht niemand hinaus, kein Licht brennt, und selbst der Flughafen der Insel schließt für einen Tag.',
    },
    es_ES: {
      title: 'Indonesia',
      summary:
        'Dos banianos entre los que se pasa con los ojos vendados, nombres que cuentan a los hijos y un año nuevo a oscuras.',
      markdown:
        'En la plaza del sur de [Yogyakarta](/city/yogyakarta) la gente intenta por la noche pasar con los ojos vendados entre dos banianos, y casi todos se desvían. El gudeg, yaca tierna cocida durante horas con azúcar de palma y leche de coco, se come allí ya en el desayuno. En [Ubud](/city/ubud) el primer hijo suele llamarse Wayan; el segundo, Made; el tercero, Nyoman; el cuarto, Ketut; con el quinto se vuelve a empezar. En Nyepi, el año nuevo balinés, por lo general en marzo, nadie sale, no arde ninguna lámpara y hasta el aeropuerto de la isla cierra un día.',
    },
    it_IT: {
      title: 'Indonesia',
      summary: 'Due baniani fra cui passare a occhi bendati, nomi che contano i figli e un capodanno al buio.',
      markdown:
        'Sulla piazza sud di [Yogyakarta](/city/yogyakarta), la sera, si prova a passare a occhi bendati fra due baniani, e quasi tutti vanno fuori strada. Il gudeg, giaca acerba cotta per ore con zucchero di palma e latte di cocco, lì si mangia già a colazione. A [Ubud](/city/ubud) il primo figlio si chiama spesso Wayan, il secondo Made, il terzo Nyoman, il quarto Ketut; con il quinto si ricomincia. A Nyepi, il capodanno balinese, di solito in marzo, nessuno esce, nessuna luce resta accesa, e perfino l’aeroporto dell’isola chiude per un giorno.',
    },
    ru_RU: {
      title: 'Индонезия',
      summary: 'Два баньяна, между которыми проходят вслепую, имена, что считают детей, и Новый год без единого огня.',
      markdown:
        'На южной площади [Джокьякарты](/city/yogyakarta) вечерами пробуют с завязанными глазами пройти между двумя баньянами, и большинство сбивается с пути. Гудег, молодой джекфрут, часами томлённый с пальмовым сахаром и кокосовым молоком, едят там уже на завтрак. В [Убуде](/city/ubud) первого ребёнка часто зовут Ваян, второго Маде, третьего Ньоман, четвёртого Кетут, а с пятого начинают снова. В Ньепи, балийский Новый год, обычно в марте, никто не выходит из дома, не горит ни одна лампа, и даже аэропорт острова на сутки закрывается.',
    },
    ja_JP: {
      title: 'インドネシア',
      summary: '目隠しをして間を抜ける2本のガジュマル、子どもを数える名前、そして明かりのない新年があります。',
      markdown:
        '[ジョグジャカルタ](/city/yogyakarta)の南広場では、夕方になると、目隠しをして2本のガジュマルの間を通り抜ける遊びが始まり、たいていの人は脇へそれていきます。若いジャックフルーツをやし砂糖とココナッツミルクで何時間も煮たグドゥッは、朝から食べます。[ウブド](/city/ubud)では最初の子の多くがワヤン、2番目がマデ、3番目がニョマン、4番目がクトゥッで、5番目からまた繰り返します。バリの新年ニュピは、たいてい3月です。この日は誰も外出せず、明かりもともさず、島の空港まで一日閉まります。',
    },
  },
};
