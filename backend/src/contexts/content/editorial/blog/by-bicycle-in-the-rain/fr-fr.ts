import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'À vélo sous la pluie',
  summary:
    'Amsterdam, Copenhague et Berlin ne sont jamais tant elles-mêmes que sous la pluie : que porter, de quoi se méfier, et ce que l’on y gagne.',
  markdown: `Le néerlandais, le danois et l’allemand ont la même phrase pour ceux qui hésitent sur le seuil : tu n’es pas en sucre. On la dit aux enfants, et toute la philosophie tient là. Personne, dans ces trois pays, n’aime la pluie. On y a seulement constaté qu’elle tombe moins qu’on ne croit. Compté en temps, il pleut aux Pays-Bas environ sept heures sur cent ; le reste est un ciel qui en a l’air. On suit donc le conseil du radar pour les deux heures à venir, on part dix minutes plus tôt ou plus tard, et l’on roule.

Le visiteur resté à l’hôtel manque quelque chose. Une ville mouillée a de meilleures couleurs. La brique passe du rose poudreux au rouge, les toits de cuivre prennent un vert plus profond, l’asphalte double chaque lampe. La file devant le musée est moitié moins longue et, à trois heures de l’après-midi, les fenêtres sont éclairées, si bien que l’on voit dans les pièces.

## Trois villes

À [Amsterdam](/city/amsterdam), la pluie est horizontale plutôt que forte, et les canaux la brisent : sous les ormes de la ceinture intérieure, on roule presque au sec. Les hautes maisons penchent un peu en avant, pour que les marchandises hissées au palan ne raclent pas la façade, et cette inclinaison garde secs les perrons. Quand il tombe des cordes, deux toits appartiennent aux cyclistes. L’un est le passage du Rijksmuseum, où une voie publique court sous les galeries et où l’on entend presque toujours un accordéon. L’autre est le bac derrière la gare centrale, qui fait traverser l’IJ aux vélos gratuitement, autant de fois qu’on le souhaite. Sous l’eau, de l’autre côté de la gare, un garage de quelque sept mille vélos, ouvert en 2023, est sec, tiède et éclairé comme un aéroport.

[Copenhague](/city/copenhagen) a construit pour le temps qu’il fait. Sur Nørrebrogade, les feux forment une onde verte pour qui roule à vingt kilomètres à l’heure : on n’a pas à s’arrêter ni à prendre froid. À certains carrefours, une barre attend le pied, avec une ligne de remerciement pour ceux qui circulent à vélo. Le Serpent, une rampe orange sur des jambes minces, mène un étage au-dessus du quai vers le pont du port ; la pluie tambourine sur l’eau des deux côtés, et aucun piéton ne marche devant vous. Qui veut s’arrêter lève la main. Qui ne la lève pas en entendra parler.

[Berlin](/city/berlin) est large, et plus large encore sous la pluie. Ce qu’il faut y suivre, c’est le Mur : il a disparu, mais son tracé continue, marqué dans bien des rues par une double rangée de pavés prise dans l’asphalte. Par temps sec, on la manque facilement. Quand il pleut, les pierres luisent, et la frontière est soudain de nouveau là, en travers d’un parking, à travers un carrefour, sous un autobus. Nos guides la [suivent](/tour/berlin-wall-by-bike) par presque tous les temps. Ne roulez pas dessus, cependant : les pavés mouillés n’aiment pas les virages.

## Ce qu’il faut savoir

Les garde-boue comptent plus que la veste ; l’eau vient surtout d’en bas. Une casquette à visière sous la capuche dégage les yeux. Un pantalon mince sèche plus vite qu’un pantalon de pluie. Les freins à patins demandent deux fois plus de distance, le temps d’essuyer la jante : freinez tôt et doucement. Quatre choses glissent dans toutes les villes : les rails de tramway, que l’on franchit aussi perpendiculairement que la rue le permet ; les bandes peintes ; les plaques de fonte ; et les feuilles, en novembre les pires de toutes. Allumez vos feux, même à midi. Et n’imitez pas l’homme qui tient un parapluie, un téléphone et un enfant : il s’entraîne depuis l’âge de quatre ans.

Puis les pauses. La pluie découpe une promenade en chapitres, et cela lui fait du bien. Une demi-heure de roues, un quart d’heure de café : à Amsterdam dans un café brun au sol sablé, à Copenhague avec un roulé à la cannelle, à Berlin sous les arcades du S-Bahn, tandis qu’un train passe au-dessus des tasses. Accrochez votre veste où les autres accrochent la leur. Personne ne s’excuse pour la flaque.

À la fin vient une heure réservée à ceux qui ont roulé pendant tout le reste. Le nuage s’ouvre bas à l’ouest, la rue fume et, pendant vingt minutes, tout est lavé et doré. Les autres cherchent encore leurs chaussures.
`,
};
