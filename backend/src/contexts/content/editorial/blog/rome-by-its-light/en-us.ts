import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'The Roman day is set by its light',
  summary:
    'Why Rome gets up early, vanishes at two and comes back at six, and what a visitor gains by keeping the same hours.',
  markdown: `Until the nineteenth century Rome did not count its hours from midnight. The day ended with the bell for the Ave Maria, half an hour after sunset, and there the first hour of the next one began. Noon came at a different hour in every season and nobody minded, because what people wanted to know was how much light was left. Goethe, who came to Italy in 1786, drew himself a diagram to convert the time and then changed his mind about it: a German clock, he wrote, would only confuse these people, since theirs was woven into their nature. A dial of that kind survives above the courtyard of the Quirinal Palace. It has six hours, and the hand goes around four times a day.

The reckoning is gone; the habit has stayed. Whoever plans a day in Rome by opening hours will not go wrong. Whoever plans it by the sun will see more.

## Morning comes from the east

St. Peter’s turns its front to the sunrise. At eight the travertine is white and every column throws a shadow; by the middle of the afternoon the whole façade stands in its own shade and looks gray in every photograph. At the Colosseum it is the other way around. The tall outer ring that still stands is the northern one, and in summer the sun touches it only early and late, so the people who wait below it at ten are in the shade without knowing why.

Romans use these hours for everything that has to be done. Coffee is drunk standing, the market is a matter of ten minutes, and in July what has not been settled by eleven is left until evening.

Noon can be heard: a cannon on the Janiculum fires at twelve. Pius IX introduced the shot in 1847, so that the bells of the city would agree with one another, and it has come from that hill since 1904. Before the cannon there was the sun. In the church of Santa Maria degli Angeli a brass line runs across the floor, laid out by Francesco Bianchini in 1702. A disk of light comes through a hole high in the wall and crosses the line at true noon: around twelve in winter, after one during daylight saving time. You can stand beside it and watch the earth turn.

## The hours that are not for you

Around two the shutters come down, and not out of laziness. With the sun overhead a ruin has no shadow, and without shadow the Forum is a field of stones. This is the time for a roof, best of all the one with a hole in it. The opening in the dome of the Pantheon is almost nine meters wide, and its beam works like a slow hand: in winter it stays up among the coffers, in summer it comes down to the floor. In the days around April 21, which Rome keeps as its birthday, it reaches the entrance at midday, and whoever walks in walks into it.

In San Luigi dei Francesi the light is painted. Caravaggio let it fall on his tax collectors from the right, the side of the chapel’s real window, as if it had just come in.

## Six o’clock

Two hours before sunset the city puts its colors back. On the terrace of the Capitol you look over the Forum with the sun behind you, each column draws its line on the ground, and for the first time that day the plan is clear; our [walk through Colosseum, Palatine and Forum](/tour/rome-colosseum-and-forum) ends there for this reason. The Pincio faces west, over the roofs to the dome of St. Peter’s. Then comes the half hour that the old clocks counted as the last: the sky still bright, the lamps already lit, and the [fountains and squares](/tour/rome-evening-piazzas) full of people who are going nowhere in particular.

So: two sights before eleven, a roof at noon, nothing at three, a terrace at six. It looks like an idle day. It is the one that [Rome](/city/rome) has been keeping for some time.
`,
};
