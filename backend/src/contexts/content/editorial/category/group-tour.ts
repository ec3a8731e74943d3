import type { EditorialEntry } from '../editorial-entry.js';

export const groupTour: EditorialEntry = {
  kind: 'category',
  slug: 'group-tour',
  position: 2,
  details: { tours: ['rome-evening-piazzas', 'kyoto-gion-evening'] },
  texts: {
    en_US: {
      title: 'Small-group tours',
      summary:
        'A fixed departure, one language and a number of people that a guide can still see at a glance, at a price per person.',
      markdown:
        'Here you book places and not the guide. The departure is fixed, the language is one for all, and the page says how many people come at most: few enough that everyone hears and can ask. This suits those who travel alone or as a couple and do not mind company. The price is per person, with one for children; infants come along. Evening walks are made for it, such as [the fountains of Rome](/tour/rome-evening-piazzas) or [Gion by lantern light](/tour/kyoto-gion-evening). The group sets out on time, so be there a few minutes early.',
    },
    fr_FR: {
      title: 'Visites en petit groupe',
      summary:
        'Un départ fixe, une seule langue, un nombre de personnes qu’un guide embrasse encore du regard, et un prix par personne.',
      markdown:
        'Ici, on réserve des places et non le guide. Le départ est fixe, la langue est la même pour tous, et la page dit combien de personnes viennent au plus : assez peu pour que chacun entende et puisse demander. Cela convient à qui voyage seul ou à deux et ne craint pas la compagnie. Le prix s’entend par personne, avec un tarif pour les enfants ; les bébés viennent aussi. Les promenades du soir s’y prêtent, comme [les fontaines de Rome](/tour/rome-evening-piazzas) ou [Gion à la lueur des lanternes](/tour/kyoto-gion-evening). Le groupe part à l’heure : soyez là quelques minutes avant.',
    },
    de_DE: {
      title: 'Touren in kleiner Gruppe',
      summary:
        'Ein fester Termin, eine Sprache und so viele Menschen, wie ein Guide noch überblickt, zu einem Preis pro Person.',
      markdown:
        'Hier buchen Sie Plätze und nicht den Guide. Der Beginn steht fest, die Sprache ist eine für alle, und auf der Seite steht, wie viele höchstens mitgehen: so wenige, dass jeder hört und fragen kann. Das passt für alle, die allein oder zu zweit reisen und Gesellschaft nicht scheuen. Der Preis gilt pro Person, Kinder haben einen eigenen, Kleinkinder kommen mit. Abendliche Rundgänge sind wie dafür gemacht, zu den [Brunnen von Rom](/tour/rome-evening-piazzas) etwa oder [durch Gion im Licht der Laternen](/tour/kyoto-gion-evening). Die Gruppe geht pünktlich los; seien Sie ein paar Minuten früher da.',
    },
    es_ES: {
      title: 'Visitas en grupo pequeño',
      summary:
        'Una salida fija, un solo idioma, un número de personas que el guía abarca con la vista y un precio por persona.',
      markdown:
        'Aquí se reservan plazas y no al guía. La salida es fija, el idioma es el mismo para todos y la página dice cuántas personas van como máximo: pocas, para que todas oigan y puedan preguntar. Conviene a quien viaja solo o en pareja y no teme la compañía. El precio es por persona, con otro para niños; los bebés también van. Los paseos nocturnos parecen hechos para esto, como [las fuentes de Roma](/tour/rome-evening-piazzas) o [Gion a la luz de los faroles](/tour/kyoto-gion-evening). El grupo sale a su hora: llegue unos minutos antes.',
    },
    it_IT: {
      title: 'Tour in piccolo gruppo',
      summary:
        'Una partenza fissa, una sola lingua, tante persone quante una guida ne abbraccia con lo sguardo, e un prezzo a persona.',
      markdown:
        'Qui si prenotano i posti e non la guida. La partenza è fissa, la lingua è una per tutti e la pagina dice quante persone vengono al massimo: poche, perché ognuna senta e possa chiedere. Va bene per chi viaggia solo o in coppia e non teme la compagnia. Il prezzo è a persona, con uno per i bambini; i neonati vengono con i genitori. Le passeggiate serali sembrano fatte apposta, come [le fontane di Roma](/tour/rome-evening-piazzas) o [Gion alla luce delle lanterne](/tour/kyoto-gion-evening). Il gruppo parte puntuale: arrivi qualche minuto prima.',
    },
    ru_RU: {
      title: 'Экскурсии в малой группе',
      summary: 'Назначенное время, один язык, столько людей, сколько гид ещё охватывает взглядом, и цена за человека.',
      markdown:
        'Здесь вы бронируете места, а не гида. Начало назначено, язык один на всех, а на странице сказано, сколько человек идёт самое большее: так, чтобы каждый слышал и мог спросить. Это подходит тем, кто путешествует один или вдвоём и не против общества. Цена — за человека, для детей своя, младенцев берут с собой. Для таких групп хороши вечерние прогулки: [фонтаны Рима](/tour/rome-evening-piazzas) или [Гион при свете фонарей](/tour/kyoto-gion-evening). Группа выходит вовремя, приходите на несколько минут раньше.',
    },
    ja_JP: {
      title: '少人数ツアー',
      summary:
        '決まった出発時刻、一つの言語、ガイドの目が届く人数。料金はお一人ずつです。おひとりでも、お二人でも、ほかの旅行者と一緒に歩くのを楽しみに、一席からお申し込みいただけるツアーです。',
      markdown:
        'こちらはガイドを貸し切るのではなく、一席ずつのご予約です。出発時刻は決まっていて、言語は全員同じです。最大の人数はページに記載し、誰もが話を聞け、質問のできる人数にとどめています。おひとりやお二人で旅をし、ほかの方との同行を楽しめる方に向いています。料金はお一人ずつで、お子さま料金があり、幼児もご一緒にどうぞ。[ローマの噴水](/tour/rome-evening-piazzas)や[灯りのともる祇園](/tour/kyoto-gion-evening)など、夕べの散策に合う形です。定刻に出発しますので、数分前にお集まりください。',
    },
  },
};
