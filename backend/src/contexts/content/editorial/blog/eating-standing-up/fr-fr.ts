import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Éloge du repas debout',
  summary:
    'Bacari, bars à tapas, tachinomiya et café romain : ce qu’un comptoir raconte d’une ville et qu’une table garde pour elle.',
  markdown: `La table est faite pour les gens que l’on connaît déjà. Elle a des bords, une nappe et un serveur qui vous protège des autres. Le comptoir n’a rien de tout cela, et c’est pourquoi une ville vous y laisse entrer d’abord. On se tient à côté de quelqu’un qui habite là, on voit ce qu’il mange, et l’on a une dizaine de minutes.

Rester debout est aussi une économie. En Italie, la raison porte une date : une loi de 1911 permit aux communes de fixer un prix maximal pour le café pris sans service. Depuis, la même tasse coûte moins cher au zinc qu’à la table de l’autre côté de la vitre, et tout un peuple boit son espresso sur ses jambes. Dans bien des bars romains, on paie d’abord à la caisse et l’on pose le ticket sur le comptoir, un doigt dessus, jusqu’à ce que quelqu’un demande. À [Testaccio](/tour/rome-testaccio-food-walk), les étals du marché suivent la même règle : ce qui est bon se mange à portée de main de celui qui l’a fait.

## Quatre comptoirs

À [Venise](/city/venice), le bar s’appelle bacaro et le verre ombra, une ombre ; on raconte que les marchands de vin de la place déplaçaient jadis leurs étals avec l’ombre du campanile. La plupart des bacari se trouvent près du Rialto, parce que le marché mange tôt. Sur le comptoir attendent les cicchetti : crème de morue sur polenta, sardine aux oignons, un demi-œuf et son anchois. On en prend deux, puis on passe à l’adresse suivante. Le trajet d’un bacaro à l’autre fait partie du repas.

À [Séville](/city/seville), l’addition s’écrit à la craie sur le bois, devant vous, et s’efface quand vous avez payé. Personne ne se méfie de personne ; le serveur s’en souvient. Ce qu’est une tapa, sa taille vous l’apprend : elle tient à côté d’un verre sur un rebord large comme la main. Vers une heure et demie, puis après neuf heures, la salle est pleine jusqu’à la porte, et le bruit fait office de certificat.

À [Lisbonne](/city/lisbon), certains comptoirs ne sont pas plus larges que la porte derrière laquelle ils se tiennent. Près de l’église São Domingos, on verse la ginjinha, liqueur de griottes, et l’on ne pose qu’une question : com elas ou sem elas, avec ou sans les cerises ? On la boit sur la place, où tout Lisbonne bavarde, et l’on rend le verre.

À [Tokyo](/city/tokyo), le bar où l’on reste debout se nomme tachinomiya ; chez certains marchands d’alcool, un coin permet de boire ce que l’on vient d’acheter : c’est le kakuuchi, et l’on y mange à même la boîte de conserve. L’usage est plus ancien qu’il n’y paraît. Le sushi que le monde connaît est né à Edo comme nourriture d’étal, deux bouchées pour gens pressés, et les soba se mangent toujours debout sur les quais de gare. Là non plus, personne ne s’attarde. Ce que l’on vend, c’est la place.

## Comment se tenir

Les règles sont presque partout les mêmes. Mettez-vous de profil : une épaule prend moins de place qu’une poitrine. Le sac entre les pieds. Commandez une chose, mangez-la, puis commandez la suivante : au comptoir, un plat n’a pas de seconde température. Ce qui est posé là est plus frais que ce qui figure sur la carte, et ce que mange votre voisin vaut mieux que les deux ; on a le droit de montrer du doigt. Ne demandez pas de modifier la recette. Payez quand la salle se remplit, non quand vous êtes prêt.

Et respectez l’heure. Un comptoir au mauvais moment n’est qu’un meuble. Le vénitien vit à onze heures du matin et à six heures du soir, l’espagnol avant les repas et non à leur place, le japonais de la sortie des bureaux au dernier train. S’il est vide quand il devrait être plein, passez votre chemin.

Il y a des choses à dire contre. On ne peut avoir debout ni longue conversation, ni conversation triste ; la table a été inventée pour elles. Mais dans une ville étrangère, les longues conversations viennent plus tard. On veut d’abord savoir ce que les gens déjeunent, comment ils appellent l’homme derrière le bar et combien ils laissent. Cela s’apprend en un quart d’heure, un verre à la main, et coûte à peu près le prix d’une carte postale.
`,
};
