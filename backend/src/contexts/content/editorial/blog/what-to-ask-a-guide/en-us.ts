import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'What to ask a local guide',
  summary:
    'The questions that change a walk: from the one about the stairs before you book to the one about lunch at the end.',
  markdown: `A guide knows about ten times as much as three hours will hold, and decides what to leave out by looking at you. That is the craft, and it is also why questions matter: they are the only way a visitor has of guiding the scissors. Most people ask how old, how high and how much. Those answers are on the plaque.

## Before you book

Ask about the ground, not the sights. How many steps are there, how much shade, where can we sit down, where is the last restroom? The [Alfama in Lisbon](/tour/lisbon-alfama-on-foot) can be walked from the top downward, the climb to the Palatine can be left out, a museum can be crossed by its elevators. But the guide has to know it two days earlier and not at the foot of the stairs.

Then say who is coming: a grandfather with a new hip, a nine-year-old girl who has read everything about gladiators, somebody who eats no meat. Say what you have seen already; “we were here twenty years ago” saves half an hour. And say what bores you. Hardly anybody does, and it is the most useful sentence of all. At Cicerone the field for wishes at checkout goes straight to the guide, so this is the place for it.

Ask about the hour, too. The Louvre is closed on Tuesdays. In [Istanbul](/city/istanbul) mosques receive visitors between the prayers, the times of prayer move with the sun from day to day, and on Fridays the noon prayer takes longest. A guide on the spot knows which morning works.

## While you walk

The best questions begin with where and who, seldom with when. Where did the water come from? In old cities the answer usually explains the map. The fountains of [Rome](/city/rome) hang on its aqueducts like lamps on a wire. In [Venice](/city/venice) a square with a stone wellhead is the lid of a cistern: the rain ran through the paving into sand and collected, filtered, in the shaft. Between Hagia Sophia and the Grand Bazaar you walk over a hall of columns that once held the water of an empire.

Who lived behind this door, and who lives there now? What did it smell of? In the Oltrarno in [Florence](/tour/florence-oltrarno-craft) it is still shellac and glue. What stood here when you were a child? And what do people in this town quarrel about? Every town has its quarrel, over ships, rents, trams or a tower, and no guide is neutral in it; you will hear a different voice.

There is one question that takes some courage: how do we know that? It sounds like mistrust and is the opposite. Every city has a story that is told at the same corner several times an hour and never took place. A guide who answers “that is a legend, and I can tell you who invented it” has given you two stories for one.

Ask what is not done. In Gion, signs at the private lanes of [Kyoto](/tour/kyoto-gion-evening) forbid photographs, because people go to work there. Whoever asks before lifting the camera is taken for a guest.

And let the children ask. They want to know where the Romans went to the toilet, which is an excellent question: the great drain under the Forum still runs into the Tiber, and from there you can explain a republic.

## The last five minutes

Two questions belong at the end. The first is: where do you eat when you pay for yourself? Not “where is it good,” since that gets the answer everybody gets. The second is: what should I look at tomorrow, without you? It is the one by which a walk can be measured. A good guide works toward not being needed the next day: you should be able to read a façade, recognize a counter where people from around the corner eat, and know which way the light falls. The rest of the city you can then do alone.
`,
};
