import type { LegalTexts } from './legal-texts.js';

const terms = `Ces conditions s’appliquent à toute visite que vous réservez sur {site}. Vous contractez avec {company} ; notre adresse figure dans les [mentions légales](/legal/legal-notice).

## Ce que vous réservez

La page de chaque visite indique ce que vous verrez, sa durée, le point de rendez-vous, la langue du guide, le nombre de personnes possible, ce qui est compris et ce qui ne l’est pas. Cette description et les choix que vous faites constituent ce que nous vous devons. La visite est assurée pour notre compte par un guide local.

L’âge qui compte est celui du jour de la visite : les bébés ont moins de 2 ans, les enfants de 2 à 12 ans, les adultes 13 ans et plus. Pour réserver, vous devez être majeur.

## Prix

- Le prix affiché est le total pour les personnes choisies, TVA comprise. Les visites relèvent du régime de la marge des agences de voyages (articles 306 à 310 de la directive 2006/112/CE) ; aucune TVA n’est donc indiquée séparément.
- Un prix est garanti 30 minutes à partir du moment où nous l’affichons pour votre date. S’il a changé ensuite, nous vous montrons le nouveau prix avant le paiement.
- Si vous choisissez une autre devise que celle de la visite, le prix est converti au taux indiqué avec lui. Le montant et la devise de votre commande sont exactement ceux qui sont débités. Votre banque peut prélever ses propres frais.

## Formation du contrat

1. Dans le panier, vous pouvez vérifier chaque visite, en modifier la durée, le jour, l’heure, les voyageurs, la langue, le point de rendez-vous et les souhaits, ou la retirer ; aux étapes suivantes, vous pouvez vérifier et corriger vos coordonnées.
2. Dès le début de la commande, nous gardons vos places 15 minutes. Une fois vos indications confirmées, elles restent réservées le temps du paiement, 30 minutes au plus.
3. Par le bouton « Commander avec obligation de paiement », vous passez une commande ferme.
4. Le contrat est conclu à l’arrivée de votre paiement. Nous le confirmons par e-mail et vous envoyons le bon.

Sans paiement au bout de 30 minutes, la commande devient caduque et vous ne devez rien. Si l’argent nous parvient plus tard, vous obtenez vos places si elles sont encore libres ; sinon, nous remboursons la totalité.

Le contrat peut être conclu dans chacune des langues du site. Le lien de votre e-mail ouvre la commande jusqu’à 90 jours après la visite. Si vous avez commandé avec un compte, vous vous y connectez.

## Paiement

Vous payez par carte. Le prestataire de paiement recueille les données de la carte ; nous ne voyons jamais son numéro.

## Annuler et modifier

La règle applicable est celle qui figure sur la page de la visite et à nouveau dans votre réservation. Jusqu’à l’heure indiquée, vous annulez sans frais et nous remboursons le prix par où il est venu : sur votre carte, votre compte ou votre carte cadeau. Passé cette heure, ou si vous ne venez pas, le prix n’est pas remboursé. Les billets que notre équipe a déjà achetés pour vous ne le sont jamais.

Pour annuler, écrivez à <{email}> en indiquant la référence de la réservation ; c’est l’heure d’envoi de votre message qui compte. Écrivez aussi à cette adresse si vous souhaitez une autre date, une autre heure ou un autre nombre de personnes.

## Pas de droit de rétractation

Les visites sont des activités de loisirs fournies à une date déterminée. La loi ne prévoit pas pour elles de délai de rétractation de 14 jours (article 16, point l), de la directive 2011/83/UE). La règle d’annulation ci-dessus s’applique à la place.

## Le jour de la visite

Soyez à l’heure au rendez-vous ; en cas de retard, la visite peut être plus courte. Dites-nous avant de réserver si une personne de votre groupe a des besoins qui comptent pour le parcours. Pour la sécurité de tous, suivez les consignes du guide.

Si une rue, un bâtiment ou un musée ferme sans préavis, le guide adapte le parcours en gardant l’esprit de la visite.

## Si le guide change

Si votre guide ne peut pas venir, nous en cherchons un autre qui parle la langue réservée. Si nous ne trouvons personne, ou si nous devons annuler la visite pour toute autre raison, vous choisissez entre une autre date et le remboursement intégral.

## Responsabilité

Nous répondons, selon la loi, de ce que nous faisons et de ce que font nos guides. Nous ne répondons pas de ce que vous causez vous-même, de ce que causent des personnes étrangères à nos prestations, ni des événements que personne n’aurait pu éviter. Rien dans ces conditions ne limite les droits que la loi vous donne en tant que consommateur.

## Réclamations et litiges

Si quelque chose ne va pas, dites-le tout de suite à votre guide, tant qu’on peut encore y remédier, ou écrivez à <{email}>. Vous pouvez aussi vous adresser aux services de protection des consommateurs de votre pays ; dans l’Union européenne, les Centres européens des consommateurs vous aident gratuitement.

Le droit applicable est celui du pays où {company} a son siège. En tant que consommateur, vous gardez la protection des règles impératives du pays où vous habitez et pouvez saisir ses tribunaux.

Pour votre réservation, ce sont les conditions en vigueur au moment de la commande qui comptent.
`;

const privacy = `Nous conservons ce qu’il faut pour vous vendre une visite et l’assurer, et rien pour vous suivre. Le responsable du traitement est {postalLine}. Pour tout ce qui touche à vos données, écrivez à <{email}>.

## Ce que nous conservons, pourquoi et combien de temps

- **Réservations** : nom, adresse e-mail et téléphone de la personne qui réserve et de celle qui voyage, société qui paie si vous en indiquez une (nom, adresse et numéro de TVA), visite, date, participants, et ce que vous nous dites de besoins particuliers. C’est nécessaire à l’exécution du contrat (article 6, paragraphe 1, point b), du RGPD). Réservations et paiements sont des pièces commerciales ; nous les gardons aussi longtemps que le droit fiscal et commercial l’exige, en général dix ans (point c).
- **Paiements** : montant, devise, état et référence du prestataire. Votre numéro de carte lui est transmis et ne nous parvient jamais.
- **Compte**, si vous en ouvrez un : ce que vous y indiquez, et votre mot de passe sous une forme que personne ne peut relire. Nous le gardons jusqu’à ce que vous nous demandiez de fermer le compte.
- **Connexions** : heure, adresse IP, navigateur et taille d’écran, pour déceler les abus (point f). Nous les gardons douze mois, ou aussi longtemps que vous restez connecté.
- **Panier** : les visites choisies, sous un nombre aléatoire que seul votre navigateur connaît.
- **E-mails** échangés avec nous : avec la réservation à laquelle ils se rapportent.
- **Messages** que vous nous écrivez par le formulaire de contact : nom, adresse e-mail et contenu, pour vous répondre (points b et f). Nous les supprimons du site au bout de trois ans.
- **Lettre d’information**, si vous la demandez : adresse e-mail et langue, sur la base de votre consentement (point a), que vous pouvez retirer à tout moment par le lien de chaque lettre. Nous gardons l’adresse jusqu’à votre départ ; 30 jours plus tard, il n’en reste qu’un code qui ne permet pas de la retrouver. Une adresse que personne ne confirme est supprimée au bout de 30 jours.
- **Favoris** : les visites que vous marquez une fois connecté, pour vous les montrer à nouveau (point b). Nous les gardons jusqu’à ce que vous retiriez la marque ou fassiez fermer le compte.
- **E-mails** que nous vous avons envoyés au sujet de vos réservations et de votre compte : le site en garde une copie, pour savoir ce qui vous a été annoncé (points b et f). Nous la supprimons au bout de trois ans.
- **Notifications** de votre compte : ce qui vous y a été annoncé au sujet de réservations et de missions, et si vous l’avez lu (point b). Nous les supprimons 90 jours après leur lecture, et toutes au bout d’un an.
- **Journaux techniques** : adresse appelée, heure, adresse IP et erreurs, pour que le site fonctionne en sécurité (point f). Nous ne les gardons que le temps nécessaire.

Sans les indications que demandent les formulaires, nous ne pouvons pas prendre de réservation. Aucune décision vous concernant n’est prise par une machine seule.

## Qui les reçoit

- **Les guides sollicités** pour votre visite voient votre nom, les personnes de votre groupe et vos souhaits, afin de savoir s’ils peuvent l’assurer ; seul votre guide voit votre téléphone et votre e-mail, depuis qu’il a accepté la visite jusqu’à sept jours après celle-ci.
- **Le prestataire de paiement** (Stripe) reçoit ce qu’exige le paiement.
- **Le service de messagerie** (Mailjet) achemine nos e-mails.
- **Les hébergeurs de nos serveurs** stockent des données sur nos instructions.

Personne d’autre ne reçoit vos données, sauf si la loi nous y oblige. Nous ne les vendons pas et ne les utilisons pas pour la publicité.

Si votre visite a lieu hors de l’Union européenne, le guide y reçoit vos indications, car elle ne pourrait pas se faire autrement (article 49, paragraphe 1, point b)). Les prestataires qui traitent des données ailleurs le font sur la base d’une décision d’adéquation ou des clauses contractuelles types de la Commission européenne.

## Cookies

Nous ne déposons que les cookies dont le site a besoin ; c’est pourquoi nous ne demandons pas votre accord :

- **Session** (cicerone_session) : le fait que vous êtes connecté ; 60 jours au plus.
- **Panier** (cicerone_cart) : quel panier est le vôtre ; 30 jours après votre dernière modification.
- **Langue** et **devise** (language, currency) : votre choix ; un an.

Votre navigateur retient aussi pour lui-même votre connexion, le nombre de visites du panier, les clés de vos commandes, les dernières villes cherchées et votre préférence pour le clair ou le sombre, jusqu’à ce que vous vous déconnectiez ou vidiez sa mémoire ; et, jusqu’à la fermeture de l’onglet, ce que vous avez choisi pour une visite, celle que vous avez marquée avant de vous connecter, et ce que vous avez saisi en modifiant une visite du panier, pour la commande et dans le formulaire de contact. Au moment du paiement, le prestataire peut déposer ses propres cookies, nécessaires contre la fraude. Il n’y a ni pistage, ni analyse de vos visites, ni publicité.

## Vos droits

Vous pouvez demander ce que nous conservons sur vous, le faire rectifier, effacer ou limiter, vous opposer à son usage et le recevoir sous une forme réutilisable ailleurs. Écrivez à <{email}> ; nous répondons dans un délai d’un mois. Vous pouvez aussi saisir une autorité de protection des données, par exemple celle du pays où vous habitez.

Écrivez-nous également pour fermer votre compte. Les pièces que la loi nous oblige à garder restent jusqu’au terme de leur délai ; tout le reste est effacé.
`;

const notice = `## Éditeur du site

{postalLine}

Registre du commerce : {companyRegister}

Numéro de TVA : {vatNumber}

Vous pouvez nous écrire à <{email}>.

## Notre activité

{company} vend des visites guidées en son propre nom ; des guides locaux les assurent. Chaque contrat est conclu entre vous et {company}, aux [conditions générales](/legal/terms). Les visites relèvent du régime de la marge des agences de voyages.

## Textes et images

{company} est responsable du contenu de ce site. Les affiches sont dessinées pour lui et montrent les lieux comme le fait une affiche, non comme une photographie. Textes et images sont protégés par le droit d’auteur ; demandez-nous avant de les utiliser ailleurs. Nous choisissons avec soin les liens vers d’autres sites, dont le contenu relève de leurs éditeurs.

## Si quelque chose ne va pas

Si vous trouvez une erreur, si une partie du site vous est difficile à utiliser ou si quelque chose ici touche à vos droits, écrivez à <{email}>. L’usage des données personnelles est expliqué dans la [politique de confidentialité](/legal/privacy).
`;

export const french: LegalTexts = {
  terms: { title: 'Conditions générales', markdown: terms },
  privacy: { title: 'Politique de confidentialité', markdown: privacy },
  'legal-notice': { title: 'Mentions légales', markdown: notice },
};
