import type { EditorialEntry } from '../editorial-entry.js';

export const unitedStates: EditorialEntry = {
  kind: 'country',
  slug: 'united-states',
  position: 10,
  details: { cities: ['new-york', 'chicago', 'san-francisco'], tours: ['chicago-loop-architecture'] },
  texts: {
    en_US: {
      title: 'United States',
      summary:
        'Numbered streets, towers above them, and neighborhoods that change their language from one block to the next.',
      markdown:
        'A grid makes strangers feel at home: in [New York](/city/new-york) a street number tells how far you have come, and twenty blocks are a mile. [Chicago](/city/chicago) burned down in 1871 and built upward on a frame of iron and steel, so that you can read the [invention of the skyscraper](/tour/chicago-loop-architecture) from block to block. In [San Francisco](/city/san-francisco) the same grid climbs hills that no grid was meant for, and fog decides the temperature. Prices on shelves leave out the tax.',
    },
    fr_FR: {
      title: 'États-Unis',
      summary:
        'Des rues numérotées, des tours au-dessus et des quartiers qui changent de langue d’un pâté de maisons à l’autre.',
      markdown:
        'Un quadrillage met l’étranger à l’aise : à [New York](/city/new-york), le numéro d’une rue dit quel chemin l’on a fait, et vingt pâtés de maisons font un mile. [Chicago](/city/chicago) brûla en 1871 et se rebâtit en hauteur, sur une ossature de fer et d’acier ; on y lit [l’invention du gratte-ciel](/tour/chicago-loop-architecture) d’une rue à l’autre. À [San Francisco](/city/san-francisco), le même quadrillage escalade des collines pour lesquelles il n’était pas fait, et le brouillard décide de la température. Les prix affichés sont hors taxe.',
    },
    de_DE: {
      title: 'Vereinigte Staaten',
      summary: 'Nummerierte Straßen, Türme darüber und Viertel, die von einem Block zum nächsten die Sprache wechseln.',
      markdown:
        'Ein Raster macht Fremde heimisch: In [New York](/city/new-york) sagt die Nummer der Straße, wie weit man gekommen ist, und zwanzig Blöcke sind eine Meile. [Chicago](/city/chicago) brannte 1871 ab und baute in die Höhe, auf einem Gerippe aus Eisen und Stahl; dort liest man [die Erfindung des Hochhauses](/tour/chicago-loop-architecture) von Block zu Block. In [San Francisco](/city/san-francisco) klettert dasselbe Raster über Hügel, für die es nicht gedacht war, und der Nebel bestimmt die Temperatur. Die Preise im Regal sind ohne Steuer.',
    },
    es_ES: {
      title: 'Estados Unidos',
      summary: 'Calles numeradas, torres por encima y barrios que cambian de lengua de una manzana a la siguiente.',
      markdown:
        'Una cuadrícula hace que el forastero se sienta en casa: en [Nueva York](/city/new-york) el número de la calle dice cuánto se ha andado, y veinte manzanas son una milla. [Chicago](/city/chicago) ardió en 1871 y se reconstruyó hacia arriba, sobre un armazón de hierro y acero; allí se lee [la invención del rascacielos](/tour/chicago-loop-architecture) de manzana en manzana. En [San Francisco](/city/san-francisco) la misma cuadrícula trepa por colinas para las que no estaba hecha, y la niebla decide la temperatura. Los precios expuestos van sin impuestos.',
    },
    it_IT: {
      title: 'Stati Uniti',
      summary: 'Strade numerate, torri al di sopra e quartieri che cambiano lingua da un isolato all’altro.',
      markdown:
        'Una griglia fa sentire a casa chi viene da fuori: a [New York](/city/new-york) il numero della strada dice quanta se n’è fatta, e venti isolati sono un miglio. [Chicago](/city/chicago) bruciò nel 1871 e ricostruì verso l’alto, su un’ossatura di ferro e acciaio; lì si legge [l’invenzione del grattacielo](/tour/chicago-loop-architecture) un isolato dopo l’altro. A [San Francisco](/city/san-francisco) la stessa griglia si arrampica su colline per cui non era fatta, e la nebbia decide la temperatura. I prezzi esposti sono al netto delle tasse.',
    },
    ru_RU: {
      title: 'США',
      summary: 'Улицы с номерами, башни над ними и кварталы, где от угла до угла меняется язык.',
      markdown:
        'Сетка улиц делает чужого своим: в [Нью-Йорке](/city/new-york) номер улицы говорит, сколько пройдено, а двадцать кварталов — это миля. [Чикаго](/city/chicago) сгорел в 1871 году и стал строиться вверх, на каркасе из железа и стали; там квартал за кварталом читаешь [историю небоскрёба](/tour/chicago-loop-architecture). В [Сан-Франциско](/city/san-francisco) та же сетка карабкается на холмы, для которых её не придумывали, а погоду решает туман. Цены на полках указаны без налога.',
    },
    ja_JP: {
      title: 'アメリカ合衆国',
      summary: '番号のついた通り、その上にそびえる塔、そして一区画ごとに言葉の変わる街並みがあります。',
      markdown:
        '碁盤の目は、よそから来た人を安心させます。[ニューヨーク](/city/new-york)では通りの番号でどこまで来たかがわかり、20ブロックで1マイルです。[シカゴ](/city/chicago)は1871年の大火のあと、鉄と鋼の骨組みで上へと建て直しました。区画をたどるごとに[超高層ビルの誕生](/tour/chicago-loop-architecture)を読むことができます。[サンフランシスコ](/city/san-francisco)では、同じ碁盤の目が思いもよらない丘をよじ登り、気温は霧が決めます。棚の値札は税抜きです。',
    },
  },
};
