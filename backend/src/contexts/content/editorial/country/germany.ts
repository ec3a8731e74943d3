import type { EditorialEntry } from '../editorial-entry.js';

export const germany: EditorialEntry = {
  kind: 'country',
  slug: 'germany',
  position: 6,
  details: { cities: ['berlin', 'munich'], tours: ['berlin-wall-by-bike', 'munich-viktualienmarkt-food-walk'] },
  texts: {
    en_US: {
      title: 'Germany',
      summary:
        'A country without one center: each old capital kept its opera house, its museum and its way of greeting.',
      markdown:
        'For centuries there were dozens of capitals, each with a court that wanted a theater and a gallery. That is why so much stands outside [Berlin](/city/berlin), and why people in [Munich](/city/munich) greet with Grüß Gott while the north says Moin at every hour. Sundays are quiet, shops are shut, and museums are full. Look down as you walk: small brass plates in the sidewalk name those who lived in the house and were deported. A guide who stops there is not losing time.',
    },
    fr_FR: {
      title: 'Allemagne',
      summary:
        'Un pays sans centre unique : chaque ancienne capitale a gardé son opéra, son musée et sa manière de saluer.',
      markdown:
        'Pendant des siècles, il y eut des dizaines de capitales, chacune avec une cour qui voulait son théâtre et sa galerie. Voilà pourquoi tant de choses se trouvent hors de [Berlin](/city/berlin), et pourquoi l’on salue à [Munich](/city/munich) d’un Grüß Gott quand le Nord dit Moin à toute heure. Le dimanche est calme, les magasins fermés, les musées pleins. Baissez les yeux en marchant : de petites plaques de laiton nomment ceux qui vivaient dans la maison et furent déportés. Un guide qui s’y arrête ne perd pas de temps.',
    },
    de_DE: {
      title: 'Deutschland',
      summary:
        'Ein Land ohne eine Mitte: Jede alte Residenz hat ihre Oper behalten, ihr Museum und ihre Art zu grüßen.',
      markdown:
        'Jahrhundertelang gab es Dutzende Residenzen, und jeder Hof wollte sein Theater und seine Galerie. Darum steht so vieles außerhalb von [Berlin](/city/berlin), und darum grüßt man in [München](/city/munich) mit Grüß Gott, während der Norden zu jeder Stunde Moin sagt. Der Sonntag ist still, die Läden sind zu, die Museen voll. Schauen Sie beim Gehen auch nach unten: Kleine Messingplatten im Pflaster nennen die, die im Haus wohnten und deportiert wurden. Ein Guide, der dort stehen bleibt, verliert keine Zeit.',
    },
    es_ES: {
      title: 'Alemania',
      summary: 'Un país sin un solo centro: cada antigua capital conservó su ópera, su museo y su manera de saludar.',
      markdown:
        'Durante siglos hubo decenas de capitales, cada una con una corte que quería su teatro y su galería. Por eso hay tanto fuera de [Berlín](/city/berlin), y por eso en [Múnich](/city/munich) se saluda con Grüß Gott mientras el norte dice Moin a cualquier hora. El domingo es tranquilo, las tiendas cierran y los museos se llenan. Mire también al suelo: unas pequeñas placas de latón nombran a quienes vivían en la casa y fueron deportados. El guía que se detiene ahí no pierde el tiempo.',
    },
    it_IT: {
      title: 'Germania',
      summary:
        'Un paese senza un centro solo: ogni antica capitale ha tenuto la sua opera, il suo museo e il suo modo di salutare.',
      markdown:
        'Per secoli le capitali furono decine, ognuna con una corte che voleva il suo teatro e la sua galleria. Per questo tanto si trova fuori da [Berlino](/city/berlin), e per questo a [Monaco](/city/munich) si saluta con Grüß Gott mentre il nord dice Moin a ogni ora. La domenica è quieta, i negozi chiusi, i musei pieni. Guardi anche in basso: piccole targhe d’ottone nel selciato nominano chi abitava nella casa e fu deportato. Una guida che lì si ferma non perde tempo.',
    },
    ru_RU: {
      title: 'Германия',
      summary: 'Страна без одного центра: каждая прежняя столица сохранила свою оперу, свой музей и своё приветствие.',
      markdown:
        'Веками столиц здесь были десятки, и каждый двор хотел свой театр и свою галерею. Поэтому так много стоит за пределами [Берлина](/city/berlin), и поэтому в [Мюнхене](/city/munich) здороваются «грюс готт», а север в любой час говорит «мойн». Воскресенье тихо: магазины закрыты, музеи полны. Смотрите и под ноги: латунные таблички в мостовой называют тех, кто жил в доме и был депортирован. Гид, который там остановится, не теряет времени.',
    },
    ja_JP: {
      title: 'ドイツ',
      summary: '中心が一つではない国です。かつての都はそれぞれ、歌劇場と美術館、そして挨拶の言葉を守ってきました。',
      markdown:
        '何世紀ものあいだ、この国には何十もの都があり、どの宮廷も自分の劇場と画廊を欲しがりました。だから見るものの多くは[ベルリン](/city/berlin)の外にあり、[ミュンヘン](/city/munich)では「グリュース・ゴット」、北では何時でも「モイン」と挨拶します。日曜は静かで、店は閉まり、美術館はにぎわいます。足もとにもご注目ください。舗道の小さな真鍮の板には、その家に暮らし、連行された人の名が刻まれています。そこで足を止めるガイドは、時間を無駄にしてはいません。',
    },
  },
};
