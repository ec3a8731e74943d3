import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'À Rome, c’est la lumière qui fixe l’heure',
  summary:
    'Pourquoi Rome se lève tôt, disparaît à deux heures et revient à six, et ce que l’on gagne à suivre son emploi du temps.',
  markdown: `Jusqu’au XIXe siècle, Rome ne comptait pas ses heures à partir de minuit. La journée s’achevait avec la cloche de l’Ave Maria, une demi-heure après le coucher du soleil, et la première heure du jour suivant commençait là. Midi tombait donc à une heure différente selon la saison, et personne ne s’en plaignait : ce que l’on voulait savoir, c’était combien de lumière il restait. Goethe, arrivé en Italie en 1786, se dessina un cadran pour convertir les heures, puis changea d’avis : une horloge allemande, écrivit-il, ne ferait qu’embrouiller ces gens, car la leur est tissée avec leur nature. Il reste un cadran de ce genre au-dessus de la cour du palais du Quirinal. Il porte six heures, et l’aiguille en fait le tour quatre fois par jour.

Le calcul a disparu, l’habitude est restée. Qui organise sa journée d’après les horaires d’ouverture ne se trompera pas. Qui l’organise d’après le soleil en verra davantage.

## Le matin vient de l’est

Saint-Pierre tourne sa façade vers le levant. À huit heures, le travertin est blanc et chaque colonne porte son ombre ; au milieu de l’après-midi, la façade entière est à contre-jour, et grise sur toutes les photos. Au Colisée, c’est l’inverse. Le haut anneau extérieur encore debout est celui du nord : en été, le soleil ne le touche que tôt et tard, si bien qu’à dix heures on y fait la queue à l’ombre sans savoir pourquoi.

Les Romains réservent ces heures à ce qui doit être fait. On boit son café debout, on expédie le marché en dix minutes, et ce qui n’est pas réglé à onze heures, en juillet, attendra le soir.

Midi s’entend : un canon tire à douze heures sur le Janicule. Pie IX institua ce coup en 1847 pour que les cloches de la ville se mettent d’accord, et il part de cette colline depuis 1904. Avant le canon, il y avait le soleil. Dans l’église Santa Maria degli Angeli, une ligne de laiton traverse le pavement, tracée par Francesco Bianchini en 1702. Un disque de lumière entre par un trou percé haut dans le mur et franchit la ligne au midi vrai : vers douze heures en hiver, après une heure à l’heure d’été. On peut se tenir à côté et regarder la terre tourner.

## Les heures qui ne sont pas pour vous

Vers deux heures, les rideaux baissent, et ce n’est pas de la paresse. Le soleil au zénith prive les ruines de leur ombre, et sans ombre le Forum n’est qu’un champ de pierres. C’est le moment d’un toit, de préférence celui qui a un trou. L’ouverture de la coupole du Panthéon mesure près de neuf mètres, et son rayon avance comme une aiguille lente : l’hiver, il reste là-haut dans les caissons ; l’été, il descend jusqu’au sol. Autour du 21 avril, jour où Rome fête sa naissance, il atteint l’entrée à midi, et l’on pénètre dans l’édifice en traversant la lumière.

À Saint-Louis-des-Français, la lumière est peinte. Le Caravage la fait tomber sur ses collecteurs d’impôts par la droite, du côté de la vraie fenêtre de la chapelle, comme si elle venait d’entrer.

## Six heures

Deux heures avant le coucher du soleil, la ville reprend ses couleurs. De la terrasse du Capitole, on domine le Forum avec le soleil dans le dos ; chaque colonne trace sa ligne au sol et, pour la première fois de la journée, le plan devient lisible. C’est pour cela que notre [promenade du Colisée au Forum par le Palatin](/tour/rome-colosseum-and-forum) s’achève là. Le Pincio, lui, regarde vers l’ouest, par-dessus les toits, jusqu’à la coupole de Saint-Pierre. Vient ensuite la demi-heure que les vieilles horloges comptaient en dernier : le ciel encore clair, les lampes déjà allumées, et les [fontaines et les places](/tour/rome-evening-piazzas) pleines de gens qui ne vont nulle part.

En somme : deux visites avant onze heures, un toit à midi, rien à trois heures, une terrasse à six. Cela ressemble à une journée oisive. C’est celle que [Rome](/city/rome) pratique depuis quelque temps.
`,
};
