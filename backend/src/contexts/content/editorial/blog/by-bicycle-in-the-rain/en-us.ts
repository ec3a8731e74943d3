import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'By bicycle in the rain',
  summary:
    'Amsterdam, Copenhagen and Berlin are most themselves when it rains. What to wear, what to beware of, and what you get for it.',
  markdown: `In Dutch, Danish and German there is the same sentence for people who hesitate at the door: you are not made of sugar. It is said to children, and it is the whole philosophy. Nobody in these three countries likes rain. They have simply found out that it falls less than you think. Measured in time, the Netherlands is wet for about seven hours in a hundred; the rest is sky that looks as if it might be. So people do what the radar of the next two hours advises, leave ten minutes sooner or later, and ride.

The visitor who stays in the hotel misses something. A wet city has better colors. Brick goes from dusty pink to red, copper roofs turn a deeper green, the asphalt doubles every lamp. The line in front of the museum is half as long, and at three in the afternoon the windows are lit, so you can look into the rooms.

## Three cities

In [Amsterdam](/city/amsterdam) the rain is horizontal rather than heavy, and the canals break it: under the elms of the inner ring you ride almost dry. Tall houses lean forward a little, so that goods on the hoist would not scrape the front, and the lean keeps the doorsteps dry. When it pours there are two roofs that belong to cyclists. One is the passage through the Rijksmuseum, where a public road runs under the galleries and there is usually somebody playing the accordion. The other is the ferry behind the Central Station, which carries bicycles across the IJ free of charge, as often as you like. Beneath the water on the station’s other side lies a garage for some seven thousand bicycles, opened in 2023, dry and warm and lit like an airport.

[Copenhagen](/city/copenhagen) has built for the weather. On Nørrebrogade the traffic lights run as a green wave for people who ride at twenty kilometers an hour, so you need not stop and get cold. At some crossings there is a rail to rest a foot on, with a line of thanks for cycling in the city. The Snake, an orange ramp on thin legs, leads one story above the quay toward the harbor bridge; rain drums on the water on both sides, and nobody walks in front of you. If you want to stop, you raise a hand. If you do not, you will hear about it.

[Berlin](/city/berlin) is wide, and in the rain wider still. Here the thing to follow is the Wall: it is gone, but its line goes on, in many streets as a double row of cobblestones set into the asphalt. On dry days it is easily missed. On wet ones the stones shine, and the border is suddenly there again, across a parking lot, through a crossing, under a bus. Our guides ride [along it](/tour/berlin-wall-by-bike) in most weather. Just do not ride on it: wet cobbles forgive no turns.

## What you need to know

Fenders matter more than jackets; most of the water comes from below. A cap with a visor under the hood keeps the eyes free. Pants dry faster than rain pants do, if they are thin. Brakes on the rim need twice the distance while they wipe the wheel clean, so brake early and softly. Four things are slippery in every city: tram rails, which you cross as close to a right angle as the street allows; painted stripes; iron covers; and leaves, in November the worst of them all. Turn on your light at noon. And do not copy the man who carries an umbrella, a phone and a child; he has been practicing since he was four.

Then the breaks. Rain divides a ride into chapters, and that does it good. Half an hour of wheels, a quarter of an hour of coffee: in Amsterdam in a brown café with sand on the floor, in Copenhagen with a cinnamon roll, in Berlin under the arches of the S-Bahn, while a train goes over the cups. Hang the jacket where the others hang theirs. Nobody apologizes for the puddle.

At the end there is an hour that belongs only to those who rode through the rest. The cloud breaks open low in the west, the street steams, and for twenty minutes everything is washed and gold. The others are still looking for their shoes.
`,
};
