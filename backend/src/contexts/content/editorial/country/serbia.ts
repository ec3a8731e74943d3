import type { EditorialEntry } from '../editorial-entry.js';

export const serbia: EditorialEntry = {
  kind: 'country',
  slug: 'serbia',
  position: 115,
  details: { cities: ['belgrade'], tours: [] },
  texts: {
    en_US: {
      title: 'Serbia',
      summary:
        'Two alphabets in one street, a family feast to which nobody is invited, and a tavern whose name is a question mark.',
      markdown:
        'Signs change between Cyrillic and Latin letters from one door to the next, and children learn both at school. In [Belgrade](/city/belgrade) the tavern opposite the cathedral is called “?”: in 1892 the Church objected to the name By the Cathedral, and the stopgap stayed. Families keep a slava, the day of their patron saint; guests come without being asked, and are first handed a spoonful of žito, sweet wheat with walnuts. In September yards smell of roasted peppers, which are peeled and stirred for hours into ajvar.',
    },
    fr_FR: {
      title: 'Serbie',
      summary:
        'Deux alphabets dans une même rue, une fête de famille où nul n’est invité et une taverne qui a pour nom un point d’interrogation.',
      markdown:
        'D’une porte à l’autre, les enseignes passent du cyrillique au latin, et les enfants apprennent les deux à l’école. À [Belgrade](/city/belgrade), la taverne en face de la cathédrale s’appelle « ? » : en 1892, l’Église refusa le nom « À la cathédrale », et le signe provisoire est resté. Les familles fêtent leur slava, le jour de leur saint patron ; on y vient sans être prié, et l’on reçoit d’abord une cuillerée de žito, blé sucré aux noix. En septembre, les cours sentent le poivron grillé, que l’on pèle et que l’on remue des heures pour en faire l’ajvar.',
    },
    de_DE: {
      title: 'Serbien',
      summary:
        'Zwei Alphabete in einer Straße, ein Familienfest, zu dem niemand eingeladen wird, und ein Wirtshaus namens Fragezeichen.',
      markdown:
        'Von Tür zu Tür wechseln die Schilder zwischen kyrillischen und lateinischen Buchstaben, und Kinder lernen in der Schule beide. In [Belgrad](/city/belgrade) heißt das Wirtshaus gegenüber der Kathedrale „?“: 1892 missfiel der Kirche der Name „Bei der Kathedrale“, und der Notbehelf blieb. Familien feiern ihre Slava, den Tag ihres Schutzheiligen; man kommt ungebeten und bekommt zuerst einen Löffel Žito, süßen Weizen mit Walnüssen. Im September riechen die Höfe nach gerösteter Paprika, die man schält und stundenlang zu Ajvar rührt.',
    },
    es_ES: {
      title: 'Serbia',
      summary:
        'Dos alfabetos en una misma calle, una fiesta de familia a la que no se invita a nadie y una taberna que se llama como un signo.',
      markdown:
        'De una puerta a otra los rótulos pasan del cirílico al latino, y los niños aprenden los dos en la escuela. En [Belgrado](/city/belgrade) la taberna de enfrente de la catedral se llama «?»: en 1892 la Iglesia se opuso al nombre «Junto a la catedral», y el arreglo provisional se quedó. Las familias celebran su slava, el día de su santo patrón; se acude sin invitación y lo primero que se recibe es una cucharada de žito, trigo dulce con nueces. En septiembre los patios huelen a pimientos asados, que se pelan y se remueven durante horas para hacer ajvar.',
    },
    it_IT: {
      title: 'Serbia',
      summary:
        'Due alfabeti nella stessa via, una festa di famiglia a cui nessuno è invitato e una taverna che per nome ha un punto di domanda.',
      markdown:
        'Da una porta all’altra le insegne passano dal cirillico al latino, e i bambini a scuola imparano entrambi. A [Belgrado](/city/belgrade) la taverna di fronte alla cattedrale si chiama «?»: nel 1892 la Chiesa non gradì il nome «Alla cattedrale», e il rimedio provvisorio è rimasto. Le famiglie festeggiano la slava, il giorno del santo patrono; ci si va senza invito, e per prima cosa si riceve un cucchiaio di žito, grano dolce con le noci. A settembre i cortili profumano di peperoni arrostiti, che si pelano e si mescolano per ore finché diventano ajvar.',
    },
    ru_RU: {
      title: 'Сербия',
      summary:
        'Два алфавита на одной улице, семейный праздник, на который не зовут, и таверна, чьё имя — вопросительный знак.',
      markdown:
        'Вывески от двери к двери переходят с кириллицы на латиницу и обратно, и в школе учат обе. В [Белграде](/city/belgrade) таверна напротив собора называется «?»: в 1892 году Церкви не понравилось имя «У собора», и временный знак остался. Семьи празднуют славу, день своего святого; гости приходят без приглашения и первым делом получают ложку жита, сладкой пшеницы с орехами. В сентябре дворы пахнут печёным перцем: его чистят и часами мешают, пока не выйдет айвар.',
    },
    ja_JP: {
      title: 'セルビア',
      summary: '一つの通りに二つの文字、招かれずに訪ねる家族の祝い、そして「？」という名の居酒屋があります。',
      markdown:
        '看板は戸口ごとにキリル文字とラテン文字が入れ替わり、子どもは学校で両方を習います。[ベオグラード](/city/belgrade)の大聖堂の向かいには「？」という名の居酒屋があります。1892年、「大聖堂のそば」という名に教会が異を唱え、間に合わせの印がそのまま残りました。家ごとに守護聖人の日「スラヴァ」を祝います。客は招かれなくても訪れ、まずクルミ入りの甘い麦ジトをひとさじいただきます。9月には庭に焼きパプリカの匂いが漂い、皮をむいて何時間もかき混ぜ、アイヴァルに仕上げます。',
    },
  },
};
