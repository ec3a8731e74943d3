import type { EditorialEntry } from '../editorial-entry.js';

export const zambia: EditorialEntry = {
  kind: 'country',
  slug: 'zambia',
  position: 132,
  details: { cities: ['livingstone'], tours: [] },
  texts: {
    en_US: {
      title: 'Zambia',
      summary:
        'Porridge eaten with the washed right hand, a greeting that is clapped, and a waterfall that hides behind its own spray.',
      markdown:
        'Nshima, a stiff porridge of white corn, is rolled into a ball with the right hand and dipped into the relish; before that a jug of water goes around the table. Who greets with respect claps cupped hands and bends the knees a little. From [Livingstone](/city/livingstone), ten kilometers away, you see the spray of the falls; in April there is so much of it that it hides them and soaks everybody, while in October long stretches of the Zambian edge are bare rock. In the markets dried caterpillars are sold by the cup.',
    },
    fr_FR: {
      title: 'Zambie',
      summary:
        'Une bouillie que l’on mange de la main droite, un salut qui se frappe dans les mains et des chutes cachées par leurs embruns.',
      markdown:
        'Le nshima, une bouillie épaisse de maïs blanc, se roule en boule de la main droite et se trempe dans l’accompagnement ; auparavant, un broc d’eau fait le tour de la table. Pour saluer avec respect, on frappe ses mains en creux et l’on plie un peu les genoux. De [Livingstone](/city/livingstone), à dix kilomètres, on voit les embruns des chutes ; en avril, il y en a tant qu’ils les cachent et trempent tout le monde, alors qu’en octobre de longs pans du bord zambien ne sont que roche nue. Sur les marchés, les chenilles séchées se vendent à la tasse.',
    },
    de_DE: {
      title: 'Sambia',
      summary:
        'Ein Brei, den man mit der gewaschenen rechten Hand isst, ein geklatschter Gruß und Fälle, die sich hinter ihrer Gischt verbergen.',
      markdown:
        'Nshima, ein fester Brei aus weißem Mais, wird mit der rechten Hand zur Kugel gerollt und in die Beilage getunkt; vorher geht ein Krug Wasser um den Tisch. Wer mit Achtung grüßt, klatscht in die hohlen Hände und beugt ein wenig die Knie. Von [Livingstone](/city/livingstone) aus, zehn Kilometer entfernt, sieht man die Gischt der Fälle; im April ist es so viel, dass sie die Fälle verdeckt und jeden durchnässt, während im Oktober lange Strecken der sambischen Kante nackter Fels sind. Auf den Märkten werden getrocknete Raupen nach Bechern verkauft.',
    },
    es_ES: {
      title: 'Zambia',
      summary:
        'Unas gachas que se comen con la mano derecha, un saludo que se da con palmas y unas cataratas ocultas por su propia bruma.',
      markdown:
        'El nshima, unas gachas espesas de maíz blanco, se amasa en bola con la mano derecha y se moja en el acompañamiento; antes pasa por la mesa una jarra de agua. Quien saluda con respeto bate palmas con las manos ahuecadas y dobla un poco las rodillas. Desde [Livingstone](/city/livingstone), a diez kilómetros, se ve la bruma de las cataratas; en abril es tanta que las oculta y empapa a cualquiera, mientras que en octubre largos tramos del borde zambiano son roca desnuda. En los mercados las orugas secas se venden por tazas.',
    },
    it_IT: {
      title: 'Zambia',
      summary:
        'Una polenta che si mangia con la mano destra, un saluto che si batte con le mani e cascate nascoste dai propri spruzzi.',
      markdown:
        'Lo nshima, una polenta soda di mais bianco, si arrotola in una pallina con la mano destra e si intinge nel contorno; prima, una brocca d’acqua fa il giro della tavola. Chi saluta con rispetto batte le mani a coppa e piega un poco le ginocchia. Da [Livingstone](/city/livingstone), a dieci chilometri, si vedono gli spruzzi delle cascate; in aprile sono tanti da nasconderle e da inzuppare chiunque, mentre in ottobre lunghi tratti del ciglio zambiano sono roccia nuda. Nei mercati i bruchi secchi si vendono a tazze.',
    },
    ru_RU: {
      title: 'Замбия',
      summary:
        'Каша, которую едят вымытой правой рукой, приветствие хлопками и водопад, скрытый за собственными брызгами.',
      markdown:
        'Ншиму, густую кашу из белой кукурузы, скатывают правой рукой в шарик и макают в подливу; перед этим вокруг стола обносят кувшин с водой. Кто здоровается с почтением, хлопает сложенными горстью ладонями и слегка приседает. Из [Ливингстона](/city/livingstone), за десять километров, видны брызги водопада; в апреле их столько, что они скрывают его самого и каждый промокает насквозь, а в октябре большая часть замбийского края — голый камень. На рынках сушёных гусениц продают стаканами.',
    },
    ja_JP: {
      title: 'ザンビア',
      summary: '洗った右手で食べる練り粥、手を打つ挨拶、そして自らのしぶきに隠れる滝があります。',
      markdown:
        '白いとうもろこしの粉を固く練ったシマは、右手で丸め、おかずにつけて食べます。その前に、手を洗う水差しが食卓を回ります。敬意を込めた挨拶では、くぼめた両手を打ち、少し膝を曲げます。滝から10キロ離れた[リビングストン](/city/livingstone)からも、立ちのぼる水煙が見えます。4月はしぶきが滝そのものを隠し、誰もがずぶ濡れになりますが、10月にはザンビア側の崖の多くが乾いた岩肌になります。市場では、干した芋虫をカップで量って売っています。',
    },
  },
};
