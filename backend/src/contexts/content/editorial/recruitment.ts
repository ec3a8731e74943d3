import type { EditorialEntry } from './editorial-entry.js';

export const recruitment: EditorialEntry = {
  kind: 'page',
  slug: 'recruitment',
  position: 3,
  details: {
    landmarks: [
      { motif: 'statue', name: 'Statue on a square' },
      { motif: 'arches', name: 'Arcades' },
    ],
  },
  texts: {
    en_US: {
      title: 'Become a guide',
      summary:
        'What guides get here: missions they choose themselves, a share they see before they say yes, and payment before the tenth.',
      markdown: `You know a city well enough to leave things out. We look for people like that, in every language our travelers speak, whether they guide every day or on Saturdays.

## What you get

- **You choose.** We ask you by e-mail and in your dashboard when a booking fits your city, your languages and your free days. You answer yes, no, maybe, or with a proposal of your own. The first yes gets the mission; a no needs no reason.
- **You know what you earn.** Every offer shows your share of the price, line by line, before you answer. Once you say yes it is fixed, and you are paid exactly that, to the cent.
- **You are paid on time.** For the tours you guide in one month, our team pays you before the tenth of the next; we agree with you by e-mail on how.
- **You know whom you are meeting.** The guests’ name, the size of their group and their wishes come with the offer; their telephone number and e-mail address follow as soon as the mission is yours. Your calendar is kept free of anything that overlaps.

## What we ask of you

Languages in which you can be funny, punctuality, and a license where the law of your country requires one. If something comes up, give the mission back with a word of explanation; we ask others at once.

## How to apply

Write to [{email}](mailto:{email}): your city, your languages, your subjects, and where you have guided so far; a picture and a short recording of your voice are welcome. A person reads and listens to everything and answers by e-mail.
`,
    },
    fr_FR: {
      title: 'Devenir guide',
      summary:
        'Ce que les guides trouvent ici : des missions qu’ils choisissent, une part qu’ils connaissent avant de dire oui, et l’argent avant le 10.',
      markdown: `Vous connaissez une ville assez bien pour en taire une partie. Ce sont ces personnes que nous cherchons, dans toutes les langues de nos voyageurs, qu’elles guident chaque jour ou le samedi.

## Ce que vous obtenez

- **Vous choisissez.** Nous vous écrivons, par e-mail et dans votre espace, quand une réservation correspond à votre ville, à vos langues et à vos jours libres. Vous répondez oui, non, peut-être, ou faites une autre proposition. Le premier oui emporte la mission ; un non se passe de motif.
- **Vous savez ce que vous gagnez.** Chaque proposition montre votre part du prix, ligne par ligne, avant la réponse. Votre oui la fixe, et le montant payé lui est égal au centime près.
- **Vous êtes payé à temps.** Notre équipe paie les visites guidées au cours d’un mois avant le 10 du suivant ; nous convenons du moyen avec vous par e-mail.
- **Vous savez qui vous rencontrez.** Le nom, le groupe et les souhaits accompagnent la proposition ; le téléphone et l’e-mail suivent dès que la mission est à vous. Votre calendrier est protégé de tout chevauchement.

## Ce que nous vous demandons

Des langues dans lesquelles vous savez faire sourire, de la ponctualité, et une carte professionnelle là où la loi de votre pays l’exige. En cas d’empêchement, rendez la mission avec un mot d’explication ; d’autres sont sollicités aussitôt.

## Comment postuler

Écrivez à [{email}](mailto:{email}) : votre ville, vos langues, vos sujets, et où vous avez guidé jusqu’ici ; une photo et un court enregistrement de votre voix sont bienvenus. Une personne lit et écoute tout et répond par e-mail.
`,
    },
    de_DE: {
      title: 'Guide werden',
      summary:
        'Was Guides hier bekommen: Aufträge, die sie selbst wählen, einen Anteil, den sie vor der Zusage sehen, und ihr Geld vor dem Zehnten.',
      markdown: `Sie kennen eine Stadt gut genug, um etwas wegzulassen. Solche Menschen suchen wir, in allen Sprachen unserer Gäste, ob sie täglich führen oder samstags.

## Was Sie bekommen

- **Sie wählen.** Wir fragen Sie per E-Mail und in Ihrem Bereich, wenn eine Buchung zu Ihrer Stadt, Ihren Sprachen und Ihren freien Tagen passt. Sie antworten mit Ja, Nein, Vielleicht oder einem eigenen Vorschlag. Wer zuerst Ja sagt, bekommt den Auftrag; ein Nein braucht keinen Grund.
- **Sie wissen, was Sie verdienen.** Jede Anfrage zeigt Ihren Anteil am Preis Zeile für Zeile, bevor Sie antworten. Mit Ihrem Ja steht er fest, und gezahlt wird auf den Cent genau dieser Betrag.
- **Sie werden pünktlich bezahlt.** Was in einem Monat geführt wurde, zahlt unser Team vor dem Zehnten des nächsten; auf welchem Weg, vereinbaren wir mit Ihnen per E-Mail.
- **Sie wissen, wen Sie treffen.** Name, Gruppe und Wünsche kommen mit der Anfrage, Telefon und E-Mail, sobald der Auftrag Ihnen gehört. Ihr Kalender bleibt frei von allem, was sich überschneidet.

## Was wir von Ihnen erwarten

Sprachen, in denen Sie auch Witz haben, Pünktlichkeit und eine Lizenz, wo das Recht Ihres Landes sie von Guides verlangt. Sind Sie verhindert, geben Sie den Auftrag mit einem erklärenden Wort zurück; andere werden sofort gefragt.

## So bewerben Sie sich

Schreiben Sie an [{email}](mailto:{email}): Ihre Stadt, Ihre Sprachen, Ihre Themen und wo Sie bisher geführt haben; ein Bild und eine kurze Aufnahme Ihrer Stimme sind willkommen. Ein Mensch liest und hört alles und antwortet per E-Mail.
`,
    },
    es_ES: {
      title: 'Ser guía',
      summary:
        'Lo que reciben aquí los guías: misiones que ellos eligen, una parte que ven antes de decir que sí y el dinero antes del día 10.',
      markdown: `Usted conoce una ciudad lo bastante bien como para dejar cosas fuera. Buscamos a personas así, en todos los idiomas de nuestros viajeros, guíen a diario o los sábados.

## Qué recibe

- **Usted elige.** Le preguntamos por correo y en su panel cuando una reserva encaja con su ciudad, sus idiomas y sus días libres. Contesta sí, no, quizá, o con una propuesta propia. El primer sí se queda con la misión; un no no necesita motivo.
- **Sabe lo que gana.** Cada propuesta muestra su parte del precio, línea por línea, antes de contestar. Con su sí queda fijada, y lo que se paga coincide hasta el céntimo.
- **Cobra a tiempo.** Nuestro equipo paga las visitas guiadas de un mes antes del día 10 del siguiente; por qué medio, lo acordamos con usted por correo.
- **Sabe a quién verá.** El nombre, el grupo y los deseos llegan con la propuesta; el teléfono y el correo, en cuanto la misión es suya. Su calendario queda libre de lo que se solape.

## Qué le pedimos

Idiomas en los que sepa tener gracia, puntualidad y una habilitación allí donde la ley de su país la exija a los guías. Si algo se lo impide, devuelva la misión con una palabra de explicación; se pregunta a otros enseguida.

## Cómo presentar la solicitud

Escriba a [{email}](mailto:{email}): su ciudad, sus idiomas, sus temas y dónde ha trabajado como guía hasta ahora; una foto y una breve grabación de su voz son bienvenidas. Una persona lo lee y lo escucha todo y contesta por correo.
`,
    },
    it_IT: {
      title: 'Diventare guida',
      summary:
        'Che cosa trovano qui le guide: incarichi scelti da loro, una quota che vedono prima di dire sì, e il denaro prima del 10.',
      markdown: `Lei conosce una città abbastanza bene da saperne tacere una parte. Cerchiamo persone così, in tutte le lingue di chi viaggia con noi, che facciano la guida ogni giorno o solo il sabato.

## Che cosa riceve

- **Sceglie lei.** Le chiediamo per e-mail e nella sua area quando una prenotazione corrisponde alla sua città, alle sue lingue e ai suoi giorni liberi. Risponde sì, no, forse, o con una proposta sua. Il primo sì ottiene l’incarico; un no non richiede motivi.
- **Sa quanto guadagna.** Ogni proposta mostra la sua quota del prezzo, riga per riga, prima della risposta. Con il suo sì è fissata, e la somma pagata coincide al centesimo.
- **È pagata puntualmente.** Il nostro team paga i tour guidati in un mese prima del 10 del mese successivo; con quale mezzo, lo concordiamo con lei per e-mail.
- **Sa chi incontra.** Nome, gruppo e desideri arrivano con la proposta; telefono ed e-mail appena l’incarico è suo. Il suo calendario resta libero da sovrapposizioni.

## Che cosa le chiediamo

Lingue in cui sa anche far sorridere, puntualità e l’abilitazione dove la legge del suo Paese la richiede alle guide. Se ha un impedimento, restituisca l’incarico con una parola di spiegazione; altre guide vengono contattate subito.

## Come candidarsi

Scriva a [{email}](mailto:{email}): la sua città, le sue lingue, i suoi temi e dove ha lavorato come guida finora; una foto e una breve registrazione della sua voce sono benvenute. Una persona legge e ascolta tutto e risponde per e-mail.
`,
    },
    ru_RU: {
      title: 'Стать гидом',
      summary:
        'Что получают здесь гиды: экскурсии, которые они выбирают сами, долю, которую видят до согласия, и деньги до 10-го числа.',
      markdown: `Вы знаете город достаточно, чтобы о чём-то умолчать. Таких людей мы и ищем, на всех языках наших гостей, — водят ли они экскурсии каждый день или по субботам.

## Что вы получаете

- **Вы выбираете.** Мы спрашиваем вас по почте и в вашем кабинете, когда бронирование подходит к вашему городу, языкам и свободным дням. Вы отвечаете «да», «нет», «возможно» или предлагаете своё. Экскурсию получает тот, кто первым сказал «да»; «нет» объяснять не нужно.
- **Вы знаете, сколько заработаете.** В каждом предложении ваша доля в цене показана построчно, до ответа. С вашим «да» она закреплена, и выплата совпадает с ней до цента.
- **Вам платят вовремя.** За экскурсии одного месяца наша команда платит до 10-го числа следующего; каким способом — договариваемся с вами по почте.
- **Вы знаете, кого встретите.** Имя, состав группы и пожелания приходят с предложением, телефон и почта — как только экскурсия стала вашей. Ваш календарь свободен от всего, что накладывалось бы одно на другое.

## Чего мы ждём

Языков, на которых вы умеете и пошутить, пунктуальности и лицензии там, где закон вашей страны требует её от гидов. Если что-то помешало, откажитесь от экскурсии, объяснив причину в двух словах; других спросят сразу.

## Как подать заявку

Напишите на [{email}](mailto:{email}): ваш город, языки, темы и где вы водили экскурсии до сих пор; фотография и короткая запись вашего голоса приветствуются. Человек читает и слушает всё и отвечает по электронной почте.
`,
    },
    ja_JP: {
      title: 'ガイドになる',
      summary:
        '自分で選ぶ仕事、引き受ける前に分かる取り分、毎月10日より前のお支払い。Ciceroneのガイドが得られるもの、お願いしたいこと、ご応募の手順をここにまとめました。',
      markdown: `街をよく知る人は、何を省けばよいかを知っています。私たちが探しているのはそういう方です。毎日案内される方も、土曜日だけの方も、旅行者の話すどの言語でもかまいません。

## ガイドが得られるもの

- **自分で選べます。** ご予約がお住まいの街、言語、空いている日に合うと、メールとガイド用ページで打診します。「引き受ける」「辞退する」「未定」のほか、ご自分の提案でも答えられます。最初に引き受けた方が担当になり、辞退に理由は要りません。
- **報酬が分かります。** 打診のたびに、料金のうちの取り分を一行ずつお見せします。お引き受けになった時点で確定し、お支払いする額はその金額と一致します。
- **期日どおりに支払われます。** ある月に行った案内の報酬は、翌月10日より前に当社からお支払いします。お支払いの方法は、メールでご相談のうえ決めます。
- **会う相手が分かります。** お名前、人数、ご要望は打診のときに、電話番号とメールアドレスは担当が決まった時点でお知らせします。時間の重なる仕事が入ることはありません。

## お願いしたいこと

冗談も言えるほどの言語力、時間を守ること、そして国の法律でガイドに資格が求められる場合はその資格です。都合がつかなくなったときは、一言理由を添えて仕事をお返しください。すぐにほかのガイドに打診します。

## ご応募の手順

お住まいの街、言語、得意なテーマ、これまでに案内された場所を[{email}](mailto:{email})までお送りください。写真や、短い声の録音も歓迎します。すべてを人が読み、聞いて、メールでお返事します。
`,
    },
  },
};
