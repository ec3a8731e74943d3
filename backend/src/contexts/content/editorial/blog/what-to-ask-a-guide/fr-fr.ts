import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Que demander à un guide local',
  summary:
    'Les questions qui changent une promenade : de celle des marches, avant de réserver, à celle du déjeuner, au moment de se quitter.',
  markdown: `Un guide en sait à peu près dix fois plus que n’en peuvent contenir trois heures, et il décide de ce qu’il tait en vous regardant. C’est là son métier, et c’est pourquoi les questions comptent : elles sont le seul moyen qu’ait le visiteur de déplacer les ciseaux. La plupart des gens demandent quel âge, quelle hauteur, quel prix. Ces réponses figurent sur la plaque.

## Avant de réserver

Interrogez sur le terrain plutôt que sur les monuments. Combien de marches, combien d’ombre, où s’assied-on, où sont les dernières toilettes ? L’[Alfama, à Lisbonne](/tour/lisbon-alfama-on-foot), peut se parcourir de haut en bas, la montée au Palatin se supprimer, un musée se traverser par ses ascenseurs. Encore faut-il que le guide le sache l’avant-veille, et non au pied de l’escalier.

Dites ensuite qui vient : un grand-père à la hanche neuve, une fillette de neuf ans qui a tout lu sur les gladiateurs, quelqu’un qui ne mange pas de viande. Dites ce que vous avez déjà vu ; « nous sommes venus il y a vingt ans » fait gagner une demi-heure. Et dites ce qui vous ennuie. Presque personne ne le fait, et c’est la phrase la plus utile de toutes. Chez Cicerone, le champ des souhaits, au moment de la commande, parvient directement au guide : c’est là sa place.

Interrogez aussi sur l’heure. Le Louvre ferme le mardi. À [Istanbul](/city/istanbul), les mosquées reçoivent les visiteurs entre les prières, dont l’heure se déplace chaque jour avec le soleil, et celle du vendredi midi est la plus longue. Un guide sur place sait quel matin convient.

## En marchant

Les meilleures questions commencent par où et par qui, rarement par quand. D’où venait l’eau ? Dans les villes anciennes, la réponse explique presque toujours le plan. Les fontaines de [Rome](/city/rome) sont accrochées à ses aqueducs comme des lampes à un fil. À [Venise](/city/venice), une place ornée d’une margelle est le couvercle d’une citerne : la pluie passait sous le pavement, traversait le sable et s’amassait, filtrée, dans le puits. Entre Sainte-Sophie et le Grand Bazar, on marche au-dessus d’une salle de colonnes qui contenait l’eau d’un empire.

Qui habitait derrière cette porte, et qui y habite à présent ? Quelle odeur y avait-il ? Dans l’Oltrarno, à [Florence](/tour/florence-oltrarno-craft), c’est encore la gomme-laque et la colle. Qu’y avait-il ici quand vous étiez enfant ? Et sur quoi se dispute-t-on dans cette ville ? Chacune a sa querelle, navires, loyers, tramway ou tour, et aucun guide n’y est neutre ; vous entendrez une autre voix.

Une question demande un peu de courage : comment le sait-on ? Elle a l’air d’une méfiance et c’est le contraire. Toute ville possède une histoire que l’on raconte au même coin plusieurs fois par heure et qui n’a jamais eu lieu. Le guide qui répond « c’est une légende, et je peux vous dire qui l’a inventée » vous en offre deux pour une.

Demandez ce qui ne se fait pas. À [Kyoto](/tour/kyoto-gion-evening), à l’entrée des ruelles privées de Gion, des panneaux interdisent les photographies, parce que des gens s’y rendent à leur travail. Qui demande avant de lever l’appareil passe pour un invité.

Et laissez les enfants poser leurs questions. Ils veulent savoir où les Romains allaient aux toilettes, ce qui est excellent : le grand égout qui passe sous le Forum se jette toujours dans le Tibre, et l’on peut partir de là pour expliquer une république.

## Les cinq dernières minutes

Deux questions se gardent pour la fin. La première : où mangez-vous quand c’est vous qui payez ? Et non « où mange-t-on bien », qui obtient la réponse que tout le monde obtient. La seconde : que dois-je regarder demain, sans vous ? C’est à elle que se mesure une promenade. Un bon guide travaille à devenir inutile dès le lendemain : vous devriez savoir lire une façade, reconnaître un comptoir où mangent les gens du coin, et de quel côté tombe la lumière. Le reste de la ville, vous le faites seul.
`,
};
