import type { EditorialEntry } from '../editorial-entry.js';

export const dubrovnik: EditorialEntry = {
  kind: 'city',
  slug: 'dubrovnik',
  position: 36,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Dubrovnik',
      summary:
        'Walls first, at eight, then the sea: how to share a small old town with cruise ships, and which hours belong to those who sleep there.',
      markdown:
        'Dubrovnik’s old town is four hundred meters long, so the question is never where but when. [Go up on the walls](/tour/dubrovnik-walls-and-old-town) as they open and walk their two kilometers in the one permitted direction; by eleven the stones burn and the ships have landed. Spend noon in the water: steps lead through a hole in the southern wall to the rocks of Buža, or a boat takes you in a quarter of an hour to Lokrum, where peacocks walk and nobody may sleep. Come back at six, when the tour buses leave, for the polished Stradun and the steep lanes of Prijeko with their cats. May, June and late September have warm sea and room to pass; November to March is quiet, half shut and full of light. Oysters from Ston, black risotto, and a rose-scented caramel called rožata. City buses stop at the Pile Gate; a car is only a worry. Skip the throne tour.',
    },
    fr_FR: {
      title: 'Comment parcourir Dubrovnik',
      summary:
        'Les remparts d’abord, à huit heures, puis la mer : partager une petite ville avec les paquebots, et connaître les heures de ceux qui y dorment.',
      markdown:
        'La vieille ville de Dubrovnik est longue de quatre cents mètres : la question n’est jamais où, mais quand. [Montez aux remparts](/tour/dubrovnik-walls-and-old-town) dès l’ouverture et parcourez leurs deux kilomètres dans le seul sens permis ; à onze heures les pierres brûlent et les navires ont débarqué. Passez midi dans l’eau : une brèche du mur sud donne sur les rochers de Buža, ou bien un bateau mène en un quart d’heure à Lokrum, où vont les paons et où nul ne dort. Revenez à dix-huit heures, quand partent les autocars, pour le Stradun poli et les ruelles raides de Prijeko, avec leurs chats. Mai, juin et la fin de septembre ont la mer tiède et la place de passer ; de novembre à mars, tout est calme, à demi fermé, plein de lumière. Huîtres de Ston, risotto noir, et le flan à la rose nommé rožata. Les bus s’arrêtent à la porte Pile ; la voiture n’est qu’un souci.',
    },
    de_DE: {
      title: 'Wie man durch Dubrovnik geht',
      summary:
        'Zuerst die Mauern, um acht, dann das Meer: wie man eine kleine Altstadt mit Kreuzfahrtschiffen teilt und welche Stunden den Bleibenden gehören.',
      markdown:
        'Die Altstadt von Dubrovnik ist vierhundert Meter lang, die Frage heißt also nie wo, sondern wann. [Steigen Sie auf die Mauern](/tour/dubrovnik-walls-and-old-town), sobald sie öffnen, und gehen Sie die zwei Kilometer in der einzigen erlaubten Richtung; um elf brennen die Steine, und die Schiffe haben angelegt. Den Mittag verbringt man im Wasser: Durch ein Loch in der Südmauer führen Stufen auf die Felsen von Buža, oder ein Boot bringt Sie in einer Viertelstunde nach Lokrum, wo Pfauen gehen und niemand schlafen darf. Um sechs kommt man zurück, wenn die Busse abfahren, auf den blanken Stradun und in die steilen Katzengassen von Prijeko. Mai, Juni und Ende September haben warmes Meer und Platz; November bis März ist es ruhig, halb geschlossen und voller Licht. Austern aus Ston, schwarzes Risotto und Rožata, ein Pudding mit Rosenduft. Stadtbusse halten am Pile-Tor, ein Auto macht nur Sorgen.',
    },
    es_ES: {
      title: 'Cómo caminar por Dubrovnik',
      summary:
        'Primero las murallas, a las ocho, y después el mar: cómo compartir un casco pequeño con los cruceros y qué horas son de quien se queda.',
      markdown:
        'El casco antiguo de Dubrovnik mide cuatrocientos metros, así que la pregunta nunca es dónde, sino cuándo. [Suba a las murallas](/tour/dubrovnik-walls-and-old-town) en cuanto abran y recorra sus dos kilómetros en el único sentido permitido; a las once queman las piedras y ya han atracado los barcos. Pase el mediodía en el agua: por un agujero del muro sur se baja a las rocas de Buža, o una barca lo deja en un cuarto de hora en Lokrum, isla de pavos reales donde nadie duerme. Vuelva a las seis, cuando se van los autocares, al Stradun pulido y a los callejones empinados de Prijeko, con sus gatos. Mayo, junio y finales de septiembre tienen mar templado y sitio para andar; de noviembre a marzo todo está callado, medio cerrado y lleno de luz. Ostras de Ston, risotto negro y un flan con aroma de rosas, la rožata. Los autobuses paran en la puerta de Pile; el coche solo da quebraderos de cabeza.',
    },
    it_IT: {
      title: 'Come camminare a Dubrovnik',
      summary:
        'Prima le mura, alle otto, poi il mare: come spartire una piccola città vecchia con le navi da crociera, e quali ore sono di chi ci dorme.',
      markdown:
        'La città vecchia di Dubrovnik è lunga quattrocento metri: la domanda non è mai dove, ma quando. [Salga sulle mura](/tour/dubrovnik-walls-and-old-town) appena aprono e ne percorra i due chilometri nell’unico verso consentito; alle undici le pietre scottano e le navi sono arrivate. Il mezzogiorno lo passi in acqua: da un varco nel muro sud si scende agli scogli di Buža, oppure una barca porta in un quarto d’ora a Lokrum, dove passeggiano i pavoni e nessuno può dormire. Torni alle sei, quando partono i pullman, allo Stradun lucido e ai vicoli ripidi di Prijeko, con i loro gatti. Maggio, giugno e fine settembre hanno il mare tiepido e spazio per passare; da novembre a marzo è tutto quieto, chiuso a metà e pieno di luce. Ostriche di Ston, risotto nero, e la rožata, un budino che sa di rosa. Gli autobus fermano a porta Pile; l’auto è soltanto un pensiero.',
    },
    ru_RU: {
      title: 'Как гулять по Дубровнику',
      summary:
        'Сначала стены, в восемь утра, потом море: как поделить маленький Старый город с круизными лайнерами и какие часы достаются тем, кто здесь ночует.',
      markdown:
        'Старый город Дубровника длиной четыреста метров, и вопрос здесь не «где», а «когда». [Поднимайтесь на стены](/tour/dubrovnik-walls-and-old-town) к открытию и пройдите их два километра в единственном разрешённом направлении; к одиннадцати камни жгут, а корабли уже причалили. Полдень проведите в воде: сквозь пролом в южной стене ступени ведут к скалам Бужа, а лодка за четверть часа довезёт до Локрума, где гуляют павлины и никому нельзя ночевать. Возвращайтесь к шести, когда уезжают автобусы, на отполированный Страдун и в крутые кошачьи переулки Приеко. В мае, июне и конце сентября море тёплое и есть где разойтись; с ноября по март тихо, полузакрыто и много света. Устрицы из Стона, чёрное ризотто и рожата, десерт с ароматом розы. Городские автобусы останавливаются у ворот Пиле, а машина — лишняя забота.',
    },
    ja_JP: {
      title: 'ドゥブロヴニクの歩き方',
      summary:
        'まず朝八時に城壁、それから海へ。小さな旧市街をクルーズ船の客と分け合う方法と、泊まる人だけの静かな時間について。ドゥブロヴニクの歩き方をまとめました。',
      markdown:
        'ドゥブロヴニクの旧市街は長さ四百メートル。問題はいつも「どこ」ではなく「いつ」です。[城壁](/tour/dubrovnik-walls-and-old-town)には開門と同時に上り、二キロを一方通行の決まりどおりに歩きましょう。十一時には石が灼け、船も着いてしまいます。昼は水の中で。南の壁の穴から石段を下りればブジャの岩場、船で十五分なら孔雀の歩くロクルム島で、ここには誰も泊まれません。観光バスが帰る夕方六時に戻り、磨かれたストラドゥン通りと、猫のいるプリイェコの急な路地へ。五月、六月、九月の末は海が温かく、すれ違う余裕もあります。十一月から三月は静かで、店は半分閉まり、光だけがあふれます。ストンの牡蠣、黒いリゾット、薔薇の香るプリン、ロジャータを。市バスはピレ門に着くので、車は心配の種になるだけです。',
    },
  },
};
