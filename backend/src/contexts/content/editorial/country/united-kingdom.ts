import type { EditorialEntry } from '../editorial-entry.js';

export const unitedKingdom: EditorialEntry = {
  kind: 'country',
  slug: 'united-kingdom',
  position: 7,
  details: {
    cities: ['london', 'edinburgh'],
    tours: ['london-westminster-to-st-pauls', 'edinburgh-royal-mile-closes'],
  },
  texts: {
    en_US: {
      title: 'United Kingdom',
      summary:
        'Several countries under one roof, with free museums, narrow passages and a word for every kind of rain.',
      markdown:
        'The great museums of [London](/city/london) cost nothing to enter, so that you may go for a single picture and leave again after ten minutes; few cities allow that. [Edinburgh](/city/edinburgh) hides its old town in closes, passages so steep and narrow that neighbors could shake hands across them. Banknotes are printed in both cities and look different. On the sidewalk people step aside and say sorry, and mean that you may pass. Rain is drizzle, a shower or spitting; nobody stays at home for any of them.',
    },
    fr_FR: {
      title: 'Royaume-Uni',
      summary:
        'Plusieurs pays sous un même toit, des musées gratuits, des passages étroits et un mot pour chaque sorte de pluie.',
      markdown:
        'Les grands musées de [Londres](/city/london) ne coûtent rien : on peut y entrer pour un seul tableau et repartir dix minutes plus tard ; peu de villes le permettent. [Édimbourg](/city/edinburgh) cache sa vieille ville dans des closes, passages si raides et si étroits que des voisins s’y serreraient la main d’un mur à l’autre. Les billets s’impriment dans les deux villes et ne se ressemblent pas. Sur le trottoir, on s’écarte en disant sorry : cela veut dire que vous pouvez passer. La pluie est bruine, averse ou crachin ; personne ne reste chez soi pour autant.',
    },
    de_DE: {
      title: 'Vereinigtes Königreich',
      summary:
        'Mehrere Länder unter einem Dach, Museen ohne Eintritt, schmale Gassen und ein Wort für jede Art von Regen.',
      markdown:
        'Die großen Museen von [London](/city/london) kosten nichts, und so kann man für ein einziges Bild hineingehen und nach zehn Minuten wieder hinaus; das erlauben wenige Städte. [Edinburgh](/city/edinburgh) versteckt seine Altstadt in Closes, Gassen so steil und schmal, dass Nachbarn sich über sie hinweg die Hand geben könnten. Geldscheine werden in beiden Städten gedruckt und sehen verschieden aus. Auf dem Gehweg tritt man zur Seite und sagt sorry; es heißt, dass Sie vorbeidürfen. Regen nieselt, schauert oder tröpfelt; zu Hause bleibt deshalb niemand.',
    },
    es_ES: {
      title: 'Reino Unido',
      summary:
        'Varios países bajo un mismo techo, museos gratuitos, pasajes estrechos y una palabra para cada clase de lluvia.',
      markdown:
        'Los grandes museos de [Londres](/city/london) no cuestan nada, de modo que se puede entrar por un solo cuadro y salir a los diez minutos; pocas ciudades lo permiten. [Edimburgo](/city/edinburgh) esconde su casco antiguo en los closes, pasajes tan empinados y estrechos que los vecinos podrían darse la mano de lado a lado. Los billetes se imprimen en ambas ciudades y son distintos. En la acera la gente se aparta y dice sorry: quiere decir que puede pasar. La lluvia es llovizna, chubasco o calabobos; por ninguna se queda nadie en casa.',
    },
    it_IT: {
      title: 'Regno Unito',
      summary: 'Più paesi sotto un tetto solo, musei gratuiti, passaggi stretti e una parola per ogni tipo di pioggia.',
      markdown:
        'I grandi musei di [Londra](/city/london) non costano nulla, e così si può entrare per un solo quadro e uscire dopo dieci minuti; poche città lo permettono. [Edimburgo](/city/edinburgh) nasconde la città vecchia nei close, passaggi così ripidi e stretti che i vicini potrebbero darsi la mano da un lato all’altro. Le banconote si stampano in entrambe le città e sono diverse. Sul marciapiede ci si scosta e si dice sorry: vuol dire che può passare. La pioggia è pioviggine, rovescio o qualche goccia; per nessuna si resta a casa.',
    },
    ru_RU: {
      title: 'Великобритания',
      summary: 'Несколько стран под одной крышей, бесплатные музеи, узкие проходы и своё слово для каждого дождя.',
      markdown:
        'Вход в большие музеи [Лондона](/city/london) бесплатный: можно зайти ради одной картины и через десять минут уйти; так позволяют немногие города. [Эдинбург](/city/edinburgh) прячет старый город в «клоузах» — проходах столь крутых и узких, что соседи могли бы пожать друг другу руки через улицу. Банкноты печатают в обоих городах, и они разные. На тротуаре уступают дорогу и говорят «сорри»: это значит, что можно пройти. Дождь бывает моросью, ливнем и каплями; дома из-за него не сидит никто.',
    },
    ja_JP: {
      title: 'イギリス',
      summary: '一つの屋根の下にいくつもの国。無料の美術館と狭い路地、そして雨ごとに違う言葉があります。',
      markdown:
        '[ロンドン](/city/london)の大きな美術館や博物館は入館無料です。絵を1枚だけ見に入り、10分で出てもかまいません。そんな街は多くありません。[エディンバラ](/city/edinburgh)の旧市街は「クロース」に隠れています。隣人どうしが壁から壁へ握手できそうなほど、急で狭い路地です。紙幣は両方の街で刷られ、絵柄が違います。歩道では人がよけて「ソーリー」と言いますが、お先にどうぞという意味です。霧雨、にわか雨、ぱらつく雨。どの雨でも、家にこもる人はいません。',
    },
  },
};
