import type { EditorialText } from '../editorial-entry.js';

export const text: EditorialText = {
  title: 'Qui est Cicerone',
  summary:
    'Cicerone vend en son propre nom des visites privées avec des guides locaux : comment cela se passe pour les voyageurs, les guides et les agences.',
  markdown: `Au XVIIIe siècle, les voyageurs en Italie appelaient cicérone l’homme qui leur expliquait les ruines, d’après le Romain qui savait parler de tout. Le mot a vieilli, le besoin non. Une ville se consulte dans un livre. Ce qui ne s’y trouve pas, c’est de savoir laquelle de toutes ces choses compte dans la rue où l’on se tient, à cette heure, avec ces enfants. Il faut pour cela quelqu’un qui habite là.

## Pour les voyageurs

La page de chaque visite dit ce que vous verrez, étape par étape, combien de temps elle dure, où l’on se retrouve et ce que le prix comprend. Vous choisissez un jour et une heure, à l’horloge de la ville, la langue du guide et le nombre de personnes, et voyez un seul prix, celui que vous payez. La visite n’est alors que pour vous, sauf si elle est annoncée en petit groupe. Une fois la visite payée, vous recevez un bon, puis le nom de votre guide dès que l’un d’eux l’a acceptée. Vous pouvez commander sans compte. [Toutes les visites](/tours) sont réunies sur une page.

## Pour les guides

On sollicite les guides, on ne leur impose rien. Ils voient le jour, la visite et ce qu’ils gagneront avant de répondre ; le premier qui dit oui l’obtient, et un non n’a pas à être expliqué. Ce qui a été affiché est ce qui est payé, avant le 10 du mois suivant. Chaque candidature déposée sur la page [Devenir guide](/recruitment) est lue et écoutée par une personne.

## Pour les agences

Les agences de voyages et d’événements dont nous avons examiné la société paient {agentPercent} % de moins et réservent au nom de leurs clients ; notre équipe s’en occupe sur demande. La page [Pour les agences de voyages](/travel-agents) dit comment.

## Qui est derrière

Vous contractez avec {company} ; un guide assure la visite pour notre compte, et nous en répondons. Les affiches de ce site sont dessinées, parce qu’une affiche a le droit d’omettre et qu’une photographie fait semblant de ne pas le faire. Il n’y a ni pistage ni publicité. Ce que vous écrivez à [{email}](mailto:{email}) est lu par quelqu’un.
`,
};
