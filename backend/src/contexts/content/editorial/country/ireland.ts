import type { EditorialEntry } from '../editorial-entry.js';

export const ireland: EditorialEntry = {
  kind: 'country',
  slug: 'ireland',
  position: 23,
  details: { cities: ['dublin'], tours: ['dublin-georgian-and-literary'] },
  texts: {
    en_US: {
      title: 'Ireland',
      summary:
        'Road signs in two languages, one of which has no word for yes, and a capital that keeps its writers at street corners.',
      markdown:
        'Road signs say everything twice, and the line in italics is Irish. The language has no words for yes and no; you repeat the verb, and people do it in English too: did you see it? I did. On leaving a bus in [Dublin](/city/dublin) you thank the driver. Three winners of the Nobel Prize in Literature were born there, and [a walk past its Georgian doors](/tour/dublin-georgian-and-literary) passes the house of one of them. In a pub drinks are bought in rounds: accept one, and the next is yours to buy.',
    },
    fr_FR: {
      title: 'Irlande',
      summary:
        'Des panneaux en deux langues, dont l’une n’a pas de mot pour oui, et une capitale qui garde ses écrivains au coin des rues.',
      markdown:
        'Les panneaux routiers disent tout deux fois ; la ligne en italique est de l’irlandais. Cette langue n’a de mot ni pour oui ni pour non : on répète le verbe, et l’on fait de même en anglais. L’avez-vous vu ? Je l’ai vu. En descendant d’un bus, à [Dublin](/city/dublin), on remercie le conducteur. Trois prix Nobel de littérature y sont nés, et [une marche le long des portes géorgiennes](/tour/dublin-georgian-and-literary) passe devant la maison de l’un d’eux. Au pub, on boit par tournées : qui accepte la première paie la suivante.',
    },
    de_DE: {
      title: 'Irland',
      summary:
        'Wegweiser in zwei Sprachen, von denen eine kein Wort für Ja hat, und eine Hauptstadt mit Schriftstellern an den Ecken.',
      markdown:
        'Wegweiser sagen alles zweimal, und die kursive Zeile ist Irisch. Die Sprache hat kein Wort für Ja und keines für Nein; man wiederholt das Verb, und das tut man auch auf Englisch: Haben Sie es gesehen? Habe ich. Wer in [Dublin](/city/dublin) aus dem Bus steigt, dankt dem Fahrer. Drei Träger des Nobelpreises für Literatur sind hier geboren, und [ein Spaziergang an den georgianischen Türen entlang](/tour/dublin-georgian-and-literary) führt am Haus eines von ihnen vorbei. Im Pub trinkt man in Runden: Wer eine annimmt, bezahlt die nächste.',
    },
    es_ES: {
      title: 'Irlanda',
      summary:
        'Señales en dos lenguas, una de ellas sin palabra para decir sí, y una capital que guarda a sus escritores en las esquinas.',
      markdown:
        'Las señales de tráfico lo dicen todo dos veces, y la línea en cursiva es irlandés. Esa lengua no tiene palabras para sí y no: se repite el verbo, y la gente lo hace también en inglés. ¿Lo ha visto? Lo he visto. Al bajar del autobús en [Dublín](/city/dublin) se dan las gracias al conductor. Tres premios Nobel de Literatura nacieron aquí, y [un paseo ante las puertas georgianas](/tour/dublin-georgian-and-literary) pasa ante la casa de uno de ellos. En el pub se bebe por rondas: quien acepta una paga la siguiente.',
    },
    it_IT: {
      title: 'Irlanda',
      summary:
        'Cartelli in due lingue, una delle quali non ha parola per il sì, e una capitale che tiene gli scrittori agli angoli delle vie.',
      markdown:
        'I cartelli stradali dicono tutto due volte, e la riga in corsivo è irlandese. Quella lingua non ha parole per sì e no: si ripete il verbo, e la gente lo fa anche in inglese. L’ha visto? L’ho visto. Scendendo dall’autobus, a [Dublino](/city/dublin), si ringrazia l’autista. Tre premi Nobel per la letteratura sono nati qui, e [una passeggiata lungo le porte georgiane](/tour/dublin-georgian-and-literary) passa davanti alla casa di uno di loro. Al pub si beve a giri: chi ne accetta uno paga il prossimo.',
    },
    ru_RU: {
      title: 'Ирландия',
      summary:
        'Указатели на двух языках, в одном из которых нет слова «да», и столица, где писатели стоят на углах улиц.',
      markdown:
        'Дорожные указатели говорят всё дважды, и строка курсивом — ирландская. В этом языке нет слов «да» и «нет»: повторяют глагол, и по-английски делают так же. Вы это видели? Видел. Выходя из автобуса в [Дублине](/city/dublin), благодарят водителя. Здесь родились три нобелевских лауреата по литературе, и [прогулка мимо георгианских дверей](/tour/dublin-georgian-and-literary) идёт мимо дома одного из них. В пабе угощают по кругу: приняли одну кружку — следующие за вами.',
    },
    ja_JP: {
      title: 'アイルランド',
      summary: '標識は二つの言語で書かれ、その一つに「はい」はありません。首都の街角には作家の像が立ちます。',
      markdown:
        '道路標識は同じことを2回書きます。斜体の行がアイルランド語です。この言葉には「はい」も「いいえ」もなく、動詞を繰り返して答えます。英語で話すときも同じで、「見ましたか」には「見ました」と返します。[ダブリン](/city/dublin)でバスを降りるときは、運転手に礼を言います。この街ではノーベル文学賞の受賞者が3人生まれ、[ジョージアン様式の扉を見て歩く道](/tour/dublin-georgian-and-literary)は、その1人の家の前を通ります。パブでは順番におごり合い、1杯受けたら次はあなたの番です。',
    },
  },
};
