import { lines, tones, type Phrases } from "./phrases.ts";

export const french: Phrases = {
  topics: {
    view: tones(
      `La vue est à couper le souffle.
      On voyait jusqu’au Mont-Blanc.
      Mer de brouillard en bas, soleil en haut, magique.
      Je n’avais jamais vu autant de sommets d’un coup.
      Restez pour les dernières lueurs.
      Ma belle-mère en est restée sans voix.
      La table d’orientation est bien utile.
      Prévoyez une batterie de rechange.
      Lac, ville et Alpes sur une seule photo.
      Un banc, et deux heures ont filé.
      Plus beau qu’une carte postale.
      Les photos ne rendent pas justice au lieu.`,
      `Un peu voilé, mais joli quand même.
      Les nuages se sont ouverts une demi-heure, de la chance.
      La terrasse est plus petite que sur les images.
      L’après-midi, on a le soleil dans les yeux.`,
      `Dans le brouillard, on n’a rien vu.
      La webcam montrait le soleil, en haut tout était gris.
      La moitié de la terrasse était fermée.
      À la caisse, personne ne nous a prévenus.`,
    ),
    ride: tones(
      `Le trajet vaut le prix à lui seul.
      Ponctuel à la minute.
      Très propre, personnel aimable.
      Installez-vous à l’avant.
      La pente est à peine croyable.
      Notre petit voulait recommencer aussitôt.
      Aucune attente, on scanne et on passe.
      Le mécanicien a salué les enfants.
      Trajet doux, grandes vitres.
      Avec le demi-tarif, c’est donné.
      Nous avions la cabine pour nous seuls.
      Une merveille de technique.`,
      `Assez plein au retour.
      Vingt minutes de file, puis ça avance.
      Plus court que je ne pensais.
      Les annonces sont un peu fortes.`,
      `Une heure d’attente malgré la réservation.
      Vitres si sales que les photos sont ratées.
      Debout tout le trajet.
      Au guichet, personne ne connaissait notre billet.`,
    ),
    boat: tones(
      `Le vent sur le pont supérieur, un bonheur.
      Le vapeur est un bijou.
      On peut regarder tourner la machine.
      Facile aussi pour mes parents.
      Équipage adorable.
      Nous sommes descendus en route pour reprendre le suivant.
      Un café et une tarte sur le pont, que demander de plus.
      Tout est différent vu de l’eau.
      Les enfants ont pu voir la timonerie.
      Une heure de vacances en pleine semaine.
      Très reposant.
      Le lac était un miroir.`,
      `Un peu étouffant au salon.
      Les meilleures places partent vite.
      Joli, mais il y a du courant d’air.
      Commentaires en allemand seulement.`,
      `Bateau bondé.
      Un arrêt supprimé sans un mot.
      Toilettes à revoir.
      Près de la cheminée, on sentait la suie.`,
    ),
    guide: tones(
      `Notre guide avait réponse à tout.
      Rarement autant ri et appris.
      Elle a veillé sur tout le monde.
      On sent qu’il aime son métier.
      Même nos ados ont écouté.
      Compétente et patiente.
      Petit groupe, du temps pour les questions.
      Reto est un personnage, je n’en dis pas plus.
      Il nous a conseillé un restaurant, parfait.
      Explications claires, je me suis sentie en sécurité.
      Chaleureux, drôle, bien préparé.
      Un français impeccable.`,
      `Guide sympathique mais difficile à entendre.
      Très riche, un peu rapide.
      Bien mené, mais le groupe était grand.
      Moins de dates aurait suffi.`,
      `Le guide avait un quart d’heure de retard.
      Il lisait la moitié sur sa feuille.
      Au fond, on n’entendait rien.
      Les questions dérangeaient visiblement.`,
    ),
    food: tones(
      `Repas excellent.
      Plus que nous ne pouvions manger.
      Le fromage était un poème.
      Tout frais et du coin.
      Aucun souci pour les végétariens.
      Le dessert, mon coup de cœur.
      Le vigneron a la main généreuse.
      Je ne savais pas qu’il y avait tant d’arômes.
      Nous sommes repartis avec trois bouteilles.
      Moitié-moitié, comme il se doit.
      Le chocolat, ah, le chocolat.
      Portions honnêtes pour le prix.`,
      `Bon, mais les boissons chiffrent vite.
      Deux dégustations se ressemblaient.
      Bon, juste un peu tiède.
      Un peu juste pour les gros mangeurs.`,
      `La fondue était froide en arrivant.
      À ce prix, j’attendais mieux.
      Notre allergie a été oubliée.
      Présentation sans âme.`,
    ),
    history: tones(
      `L’histoire à portée de main.
      J’habite ici depuis vingt ans et j’ai encore appris.
      Ces vieux murs ont une âme.
      Magnifiquement restauré.
      On se croirait au Moyen Âge.
      Des anecdotes savoureuses.
      J’ai enfin compris comment tout se tient.
      Salles très bien conservées.
      Les enfants racontent encore l’histoire du dragon.
      Passionnant jusqu’au bout.`,
      `Intéressant, mais beaucoup à la fois.
      Plus d’images et moins de dates, s’il vous plaît.
      La moitié des salles était fermée.`,
      `Panneaux défraîchis et dépassés.
      Trop scolaire, pas assez vivant.
      À part des murs, peu à voir.`,
    ),
    museum: tones(
      `Collection superbe, bien accrochée.
      L’audioguide vaut la peine.
      Une heure prévue, quatre passées.
      Moderne, clair, bien expliqué.
      L’exposition temporaire nous a éblouis.
      Même pour ceux qui n’aiment pas les musées.
      Gardiens très gentils.
      Le café est une bonne adresse.
      On peut toucher et essayer.
      Un lieu où l’on se tait.
      Pour moi, le plus beau musée du pays.`,
      `Beau, mais un étage était en travaux.
      Le parcours est un peu confus.
      Faire payer le vestiaire, c’est mesquin.`,
      `Étroit, bruyant, sans air.
      Trois postes sur cinq en panne.
      Trop petit pour le prix.`,
    ),
    snow: tones(
      `Neige parfaite.
      Pistes en velours tôt le matin.
      Je n’ai jamais connu un hiver aussi silencieux.
      Moins dix, soleil, poudreuse, rien à ajouter.
      Presque pas d’attente, même le samedi.
      Piste très bien préparée.
      On a trop ri pour freiner.
      Après deux heures, j’y arrivais vraiment.
      Conditions de rêve.
      Punch chaud à mi-parcours, génial.
      Les courbatures, je les prends volontiers.`,
      `De la soupe vers le bas.
      Bonne neige en haut, artificielle en bas.
      Verglacé l’après-midi.`,
      `La moitié des installations à l’arrêt.
      Pas assez de neige, et personne ne l’a dit.
      Pistes bondées, aucun plaisir.`,
    ),
    water: tones(
      `L’eau est si claire qu’on compte les poissons.
      Froid, mais merveilleux.
      Le matin, le lac était presque à nous.
      En dix minutes, j’avais pris le coup.
      Personne ne croit à cette couleur.
      Matériel bien entretenu.
      La gorge est impressionnante.
      Un bonheur par grande chaleur.
      Prévoyez une veste pour les embruns.
      Nous avons vu un martin-pêcheur.`,
      `Le vent s’est levé, et là c’est dur.
      Peu d’eau en août.
      Vestiaires sommaires.`,
      `Gilets mouillés et malodorants.
      Écourté à cause de la crue, payé plein tarif.
      Notre bateau prenait l’eau.`,
    ),
    adventure: tones(
      `De l’adrénaline pure.
      J’avais peur, maintenant je suis fière.
      Mon cœur bat encore en écrivant.
      En sécurité à chaque instant.
      Notre fille veut revenir chaque année.
      Le plus beau jour des vacances.
      On oublie tout le reste.
      Idéal pour notre équipe.
      À faire une fois dans sa vie.
      J’ai souri jusqu’au soir.
      Matériel au top, tout vérifié deux fois.
      Je ressauterais demain.`,
      `Pas mal d’attente entre les étapes.
      Génial, mais vite passé.
      Les photos sont en supplément.`,
      `Instructions expédiées en deux minutes.
      Annulé au dernier moment, nous étions en route.
      Bien trop court pour ce prix.`,
    ),
    animals: tones(
      `Les animaux ont l’air heureux.
      Mon alpaga s’appelait Bruno et n’en faisait qu’à sa tête.
      Les chiens ne voulaient plus s’arrêter.
      De grands enclos naturels.
      On a pu aider à nourrir.
      Que de câlins.
      Les chevaux connaissent la route par cœur.
      Nos enfants ne parlent que des ours.
      On sent que l’animal passe d’abord.
      Un bonheur pour petits et grands.`,
      `Certains animaux se sont cachés.
      La balade pourrait durer un peu plus.
      Beaucoup de monde le dimanche.`,
      `Enclos trop petits.
      Deux heures et presque aucun animal.
      Les chiens semblaient fatigués.`,
    ),
    walk: tones(
      `Belle balade, juste la bonne longueur.
      Jolis sentiers bien balisés.
      Faisable en poussette.
      Beaucoup de bancs à l’ombre.
      On a vu des coins introuvables tout seul.
      Varié jusqu’au bout.
      À faire absolument en automne.
      Le foyer à l’arrivée, super.
      Pas trop dur, mais on a bougé.
      Le paradis des amateurs de fleurs.`,
      `Plus raide qu’annoncé.
      Glissant après la pluie, bonnes chaussures.
      Joli, mais le retour est long.`,
      `Mal balisé, perdus deux fois.
      Trop dur pour mes parents, ce n’était pas précisé.
      Bruit de chantier sur la moitié.`,
    ),
    bath: tones(
      `Le bassin extérieur sous la neige, inoubliable.
      Bien chaud et très propre.
      Trois heures et l’on renaît.
      Calme en semaine.
      L’architecture est une œuvre d’art.
      La vapeur, la montagne, le silence.
      Les meilleurs lits à bulles que je connaisse.
      Bel espace sauna.
      Mon dos vous remercie.
      Nous venons chaque hiver.`,
      `Chargé le dimanche, mieux le soir.
      Vestiaires un peu étroits.
      Bien, mais deux degrés de plus seraient parfaits.`,
      `Bondé, pas un transat libre.
      L’eau était tiède.
      Des cheveux dans la bonde, inadmissible.`,
    ),
    family: tones(
      `Idéal avec des enfants.
      Trois générations, toutes ravies.
      Notre fils de six ans demande quand on y retourne.
      La place de jeux nous a sauvé la journée.
      Les petits étaient occupés, nous aussi.
      Prix corrects pour les familles.
      Enfin une sortie sans téléphone.
      Les grands-parents ont adoré.
      Une bonne idée même sous la pluie.
      La feuille d’énigmes a eu du succès.`,
      `Un peu long avant quatre ans.
      On a cherché longtemps une table à langer.
      Le kiosque est cher, et les enfants l’ont vu.`,
      `Impossible en poussette, contrairement à ce qui est écrit.
      Trop cher pour une famille de quatre.
      Peu aimable avec les enfants.`,
    ),
    craft: tones(
      `Notre pièce est à la place d’honneur.
      Pour qui aime travailler de ses mains.
      Expliqué avec patience, plein d’astuces.
      Un bel atelier tranquille.
      Je n’aurais jamais cru y arriver.
      Le résultat trône sur l’étagère.
      Un vieux métier montré avec amour.
      Un cadeau qui a vraiment plu.
      Le temps a filé.
      Tout était prêt.`,
      `Le temps a manqué à la fin.
      À huit, la table est pleine.
      N’espérez pas trop de liberté.`,
      `Presque tout était préparé, on n’a fait que peindre.
      Explications à la hâte.
      C’est tombé en morceaux à la maison.`,
    ),
    bike: tones(
      `Vélos très bien entretenus.
      Avec l’électrique, les collines sont plates.
      Bel itinéraire, peu de voitures.
      La batterie a largement suffi.
      Retrait et retour très simples.
      Des casques de toutes tailles.
      Belle halte en route.
      Un rêve pour les bons vététistes.
      Le guide avait même une chambre à air.
      Enfin une selle confortable.`,
      `Un tronçon longe la grande route.
      Une selle qui n’était pas pour moi.
      Bon vélo, mais le cadenas coinçait.`,
      `Les freins ont grincé tout le jour.
      Mauvaise taille et pas d’autre.
      Les vitesses sautaient.`,
    ),
    price: tones(
      `Bon rapport qualité-prix.
      Pas donné, mais mérité.
      Encore moins cher avec la carte d’hôte.
      Moins cher qu’au guichet.
      Correct pour la Suisse.
      On aurait payé davantage.
      Du bon travail au juste prix.
      Le billet famille est intéressant.`,
      `À la limite pour nous.
      Ce n’est pas bon marché.
      Les boissons devraient être comprises.
      Le prix a monté, pas l’offre.`,
      `Beaucoup trop cher pour ce que c’est.
      De l’arnaque, je ne vois pas d’autre mot.
      Un supplément est apparu à la fin.
      Ailleurs, on a le double.`,
    ),
    queue: tones(
      `Pas de file, entrée directe.
      Venez tôt, à neuf heures il n’y a personne.
      Bien organisé même en pleine affluence.
      Le créneau horaire est respecté.
      Premiers arrivés à huit heures et demie.
      Tout est fluide.
      L’heure réservée a été tenue.
      En semaine, on est seul.`,
      `Le week-end, il faut de la patience.
      Dix minutes de file, ça va.
      Vers midi, c’est serré.
      Bruyant avec les groupes.`,
      `La queue, la queue, la queue.
      Quarante minutes malgré la réservation.
      Complètement débordé.
      Personne ne gérait la file.`,
    ),
    weather: tones(
      `Le soleil était de la partie.
      Joli même sous la bruine.
      Ciel bleu du matin au soir.
      La pluie n’a gâché l’humeur de personne.
      La première neige couvrait les clôtures.
      Les couleurs d’automne, une folie.
      Parfait par trente degrés.
      Brouillard en bas, soleil en haut, idéal.`,
      `La météo n’a pas tout à fait suivi.
      Une averse est passée.
      Couvrez-vous, il y a du vent.
      Encore très frais le matin.`,
      `Il pleuvait et rien n’était prévu.
      Fermé pour le vent, sans remplacement.
      Sous la pluie, aucun intérêt.
      On nous a laissés sous l’orage.`,
    ),
    booking: tones(
      `Réservé en deux minutes.
      Changer de date a été facile.
      Le mail est arrivé aussitôt, le code a marché.
      Réponse à ma question un dimanche.
      Conforme à la description.
      Rendez-vous facile à trouver.
      Le plan de la confirmation vaut de l’or.
      Payé par téléphone, terminé.`,
      `Le point de rendez-vous n’est pas évident.
      La confirmation est partie dans les indésirables.
      La description pourrait être plus précise.
      Il a fallu trois appels.`,
      `Le code n’a pas été reconnu.
      Annulé la veille sans raison.
      Mon mail est resté sans réponse.
      Le lieu de rendez-vous était faux.`,
    ),
  },
  opening: tones(
    `Nous étions quatre.
    Un cadeau d’anniversaire.
    Réservé sur un coup de tête, aucun regret.
    Troisième visite.
    Conseillé par des amis.
    Un samedi en famille.
    Même pour des gens du coin, une découverte.
    Très belle sortie.
    À recommander.
    Quelle journée.
    Réservation simple, code sur le téléphone, voilà.
    À deux, un mardi de mai.`,
    `Correct dans l’ensemble.
    Avis partagé.
    Belle idée, pas tout à fait aboutie.
    Nous en espérions un peu plus.
    Honnête, sans plus.`,
    `Malheureusement décevant.
    Une fois, pas deux.
    Un jour de congé gâché.
    Les images en promettent trop.`,
  ),
  closing: tones(
    `On recommencera.
    Une journée dont on reparlera.
    Merci à toute l’équipe.
    Les enfants demandent déjà quand on revient.
    Un cadeau que je recommande.
    Encore, s’il vous plaît.
    Il n’y a pas meilleur dimanche.
    Tout y est.
    Un incontournable pour les visiteurs étrangers.
    Le soir même, j’ai réservé la suivante.
    Chapeau à tous ceux qui y travaillent.
    Nous reviendrons, c’est sûr.
    Merci pour cette belle journée.
    Cinq étoiles sans hésiter.
    Réservez tôt.
    Vaut chaque centime.
    Continuez comme ça.
    La prochaine fois, on amène des amis.
    Un grand oui.
    Merci beaucoup.`,
    `À faire une fois.
    Avec moins de monde, ce serait parfait.
    À moitié prix, je mettrais cinq étoiles.
    Peut-être pas eu de chance.`,
    `Nous attendons toujours le remboursement.
    Je dépenserais cet argent ailleurs.
    Personne ne se sentait responsable.`,
  ),
  thanks: lines(`Merci pour ces mots, nous les transmettons à l’équipe.
    Cela nous fait très plaisir. À la prochaine.
    Merci de votre visite.
    Un grand merci, aussi de la part des animaux.
    Nous l’affichons à la salle de pause.`),
  regrets: lines(`Nous en sommes désolés. Écrivez-nous avec votre numéro de réservation, nous trouverons une solution.
    Merci de votre franchise. Nous avons changé la procédure depuis.
    Vous avez raison, cela n’aurait pas dû arriver.
    Deux personnes manquaient ce jour-là. Nous aurions dû le dire.
    Nous aimerions vous inviter à revenir.`),
  firstNames: lines(`Adèle
    Bruno
    Camille
    Damien
    Élodie
    François
    Gaëlle
    Hugo
    Isabelle
    Julien
    Karine
    Laurent
    Mathilde
    Nicolas
    Océane
    Pascal
    Quentin
    Romain
    Sandrine
    Thierry
    Valérie
    Yann
    Chloé
    Léo`),
  lastNames: lines(`Aubert
    Blanc
    Chappuis
    Dubois
    Emery
    Favre
    Girard
    Henry
    Jaquet
    Lambert
    Martin
    Monnier
    Nicolet
    Perret
    Rochat
    Rossier
    Simon
    Thomas
    Vuilleumier
    Bernard
    Petit
    Moreau
    Garnier
    Droz`),
  countries: ["CH", "CH", "CH", "FR", "FR", "BE", "LU"],
};
