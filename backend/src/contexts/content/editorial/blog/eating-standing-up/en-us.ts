import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'In praise of eating standing up',
  summary:
    'Bacari, tapas bars, tachinomiya and the Roman coffee bar: what a counter tells about a city that a table keeps to itself.',
  markdown: `A table is for people you already know. It has edges, a cloth, and a waiter who protects you from the others. A counter has none of this, and so it is the place where a city lets you in first. You stand beside somebody who lives there, see what he eats, and have about ten minutes.

Standing is also an economy. In Italy the reason has a date: a law of 1911 allowed the towns to set a maximum price for coffee taken without service. Ever since, the same cup costs less at the bar than at the table on the other side of the glass, and a whole people drinks its espresso on its feet. In many Roman bars you pay first at the register and lay the receipt on the counter, with a finger on it, until somebody asks. In [Testaccio](/tour/rome-testaccio-food-walk) the market stalls work by the same rule: what is good is eaten within arm’s reach of whoever made it.

## Four counters

In [Venice](/city/venice) the bar is called a bacaro and the glass an ombra, a shadow; people say that the wine sellers of the Piazza once moved their stalls with the shadow of the campanile. Most bacari stand near the Rialto, because the market eats early. On the counter lie the cicchetti: creamed cod on polenta, a sardine with onions, half an egg with an anchovy. You have two, and go on to the next place. The walk between two bacari is part of the meal.

In [Seville](/city/seville) the bill is written in chalk on the wood in front of you and wiped off when you have paid. Nobody mistrusts anybody; the barman remembers. What a tapa is you learn by its size: it fits beside a glass on a ledge as wide as a hand. Around half past one and again after nine the room is full to the door, and the noise is the proof of quality.

In [Lisbon](/city/lisbon) there are counters no wider than the door behind which they stand. By the church of São Domingos they pour ginjinha, sour cherry liqueur, and ask a single question: com elas ou sem elas, with the cherries or without? You drink it on the square, where all Lisbon is talking, and hand the glass back.

In [Tokyo](/city/tokyo) the standing bar is called tachinomiya, and in some liquor shops there is a corner where you may drink what you have just bought; this is kakuuchi, and the snacks come from a can. The custom is older than it looks. Sushi as the world knows it began in Edo as food from a stall, two bites for people in a hurry, and soba is still eaten standing on train platforms. Here, too, nobody stays long. Space is what is sold.

## How to stand

The rules are nearly the same everywhere. Stand sideways, since a shoulder takes less room than a chest. Put the bag between your feet. Order one thing, eat it, then order the next: at a counter food has no second temperature. What is on the bar is fresher than what is on the menu, and what your neighbor has is better than both; you may point. Do not ask for changes to a dish. Pay when the room grows full, not when you are ready.

And keep the hours. A counter at the wrong time is a piece of furniture. The Venetian one lives at eleven in the morning and at six, the Spanish one before the meals and not instead of them, the Japanese one from the end of office hours to the train. If it is empty when it should be full, go on.

There is something to be said against it. You cannot have a long conversation standing up, or a sad one; for these the table was invented. But in a foreign city the long conversations come later. First you want to know what people have for lunch, what they call the man behind the bar, and how much they leave on it. That can be learned in a quarter of an hour, with a glass in your hand, and it costs about as much as a postcard.
`,
};
