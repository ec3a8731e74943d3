import type { EditorialEntry } from '../editorial-entry.js';

export const foodTour: EditorialEntry = {
  kind: 'category',
  slug: 'food-tour',
  position: 5,
  details: { tours: ['rome-testaccio-food-walk'] },
  texts: {
    en_US: {
      title: 'Food tours',
      summary:
        'A meal in several places, on foot, with somebody who knows the people behind the counter and why the dish is made like this.',
      markdown:
        'On a food tour the stops are counters, stalls and kitchens, and the portions are small because there are several. You taste, ask, and walk on; in the end it was lunch. You learn why a dish belongs to this quarter: in [Testaccio in Rome](/tour/rome-testaccio-food-walk), because of the slaughterhouse. The page says what is included in the price and what each pays alone. Come hungry, in shoes that you can stand in, and write into the wishes what you do not eat or must not: allergies, religion, a dislike of tripe. The guide then asks the kitchens in time.',
    },
    fr_FR: {
      title: 'Visites gourmandes',
      summary:
        'Un repas en plusieurs lieux, à pied, avec quelqu’un qui connaît les gens derrière le comptoir et la raison d’être de chaque plat.',
      markdown:
        'Dans une visite gourmande, les étapes sont des comptoirs, des étals et des cuisines, et les portions sont petites parce qu’il y en a plusieurs. On goûte, on demande, on repart ; à la fin, c’était un déjeuner. On apprend pourquoi un plat appartient à ce quartier : à [Testaccio, à Rome](/tour/rome-testaccio-food-walk), à cause des abattoirs. La page dit ce que le prix comprend et ce que chacun paie à part. Venez avec de l’appétit, avec des chaussures faites pour rester debout, et notez dans les souhaits ce que vous ne mangez pas : allergies, religion, aversion pour les tripes. Le guide prévient alors les cuisines à temps.',
    },
    de_DE: {
      title: 'Kulinarische Touren',
      summary:
        'Eine Mahlzeit an mehreren Orten, zu Fuß, mit jemandem, der die Leute hinter der Theke kennt und weiß, warum das Gericht so gemacht wird.',
      markdown:
        'Auf einer kulinarischen Tour sind die Stationen Theken, Stände und Küchen, und die Portionen sind klein, weil es mehrere gibt. Man kostet, fragt, geht weiter, und am Ende war es ein Mittagessen. Sie erfahren, warum ein Gericht in dieses Viertel gehört: in [Testaccio in Rom](/tour/rome-testaccio-food-walk) wegen des Schlachthofs. Auf der Seite steht, was im Preis enthalten ist und was jeder selbst zahlt. Kommen Sie hungrig, in Schuhen, in denen man stehen kann, und schreiben Sie in die Wünsche, was Sie nicht essen oder nicht dürfen: Allergien, Religion, eine Abneigung gegen Kutteln. Dann fragt der Guide die Küchen rechtzeitig.',
    },
    es_ES: {
      title: 'Rutas gastronómicas',
      summary:
        'Una comida en varios sitios, a pie, con alguien que conoce a la gente de detrás de la barra y sabe por qué el plato se hace así.',
      markdown:
        'En una ruta gastronómica las paradas son barras, puestos y cocinas, y las raciones son pequeñas porque hay varias. Se prueba, se pregunta y se sigue; al final ha sido un almuerzo. Se aprende por qué un plato pertenece a este barrio: en [Testaccio, en Roma](/tour/rome-testaccio-food-walk), por el matadero. La página dice qué incluye el precio y qué paga cada uno. Venga con hambre, con zapatos en los que se pueda estar de pie, y escriba en los deseos lo que no come o no debe comer: alergias, religión, aversión a los callos. Así el guía avisa a tiempo a las cocinas.',
    },
    it_IT: {
      title: 'Tour gastronomici',
      summary:
        'Un pasto in più posti, a piedi, con qualcuno che conosce le persone dietro il banco e sa perché il piatto si fa così.',
      markdown:
        'In un tour gastronomico le tappe sono banchi, bancarelle e cucine, e le porzioni sono piccole perché sono diverse. Si assaggia, si domanda, si riparte; alla fine è stato un pranzo. Si impara perché un piatto appartiene a questo quartiere: a [Testaccio, a Roma](/tour/rome-testaccio-food-walk), per via del mattatoio. La pagina dice che cosa comprende il prezzo e che cosa paga ciascuno per sé. Venga con appetito, con scarpe in cui si stia bene in piedi, e scriva nei desideri che cosa non mangia o non può mangiare: allergie, religione, avversione per la trippa. Così la guida avvisa per tempo le cucine.',
    },
    ru_RU: {
      title: 'Гастрономические экскурсии',
      summary:
        'Обед в нескольких местах, пешком, с тем, кто знаком с людьми за прилавком и знает, почему блюдо готовят именно так.',
      markdown:
        'На гастрономической экскурсии остановки — это прилавки, лотки и кухни, а порции маленькие, потому что их несколько. Пробуешь, спрашиваешь, идёшь дальше, и в конце выходит, что пообедал. Вы узнаете, почему блюдо родом из этого квартала: в римском [Тестаччо](/tour/rome-testaccio-food-walk) — из-за бойни. На странице сказано, что входит в цену, а что каждый оплачивает сам. Приходите голодными, в обуви, в которой можно стоять, и напишите в пожеланиях, чего вы не едите или чего вам нельзя: аллергия, религия, нелюбовь к рубцу. Тогда гид успеет предупредить кухни.',
    },
    ja_JP: {
      title: 'グルメツアー',
      summary:
        'カウンターの向こうの人を知り、その料理がなぜそう作られるのかを知るガイドと、その街の界隈を歩きながら何軒かで少しずつ味わいます。終わるころには一食分になります。',
      markdown:
        'グルメツアーの立ち寄り先は、カウンターや屋台、厨房です。何軒も回るので、量は少しずつ。味わい、尋ね、次へ歩くうちに、昼食になっています。ある料理がなぜこの界隈のものなのかも分かります。[ローマのテスタッチョ](/tour/rome-testaccio-food-walk)では、食肉処理場があったからです。料金に含まれるものと、各自でお支払いいただくものはページに記載しています。おなかをすかせ、立っていられる靴でお越しください。アレルギー、宗教上の理由、苦手なものなど、召し上がらないものはご要望欄にお書きください。ガイドが前もって店に伝えます。',
    },
  },
};
