import { english } from '../text-gaps.ts'

/** What versions of the rules changed, for players who open an earlier campaign. */
export const rulesChanges = english({
  'rules-change.points':
    'Some objectives bring a point more or less: Moesia and Graecia (Byzantines), Garumnum, Septimania and Carpetania (Visigoths) more; Mesopotamia, Persis and Oriens (Persians), Africa (Vandals) and Gallaecia (Suebi) less.',
  'rules-change.suzerain':
    'A new suzerain leaves the cities of his vassal without going into the capital that he has to leave as well.',
  'rules-change.routine':
    'The game asks only what matters. It gives the usual answer to routine questions; under “What I am asked” you choose which of them you decide yourself.',
  'rules-change.attitudes':
    'You say once how your peoples stand to others in Barbarian Areas. Under Ties you change it.',
  'rules-change.sieges': 'To besiege, to storm or to withdraw is one question.',
  'rules-change.parting':
    'When a relation ends, the troops of both nations part wherever they stand together. Nobody is left beside an enemy.',
  'rules-change.sharing':
    'Allies and vassals keep their own provinces and cities. They share only income and points of the Area.',
  'rules-change.displacement': 'Newcomers also displace a Kingdom’s camp that stands for its capital.',
  'rules-change.purchases': 'Nobody buys, builds or receives units among enemies.',
  'rules-change.flight': 'A stack of several nations flees as one, with one die.',
  'rules-change.own-units':
    'In interceptions and retreats each player decides about his own units, and in which order they intercept.',
  'rules-change.stacking': 'Only the active nation, its federates and its allies count for stacking.',
  'rules-change.vanished':
    'Nations without units, land and seat have vanished: they neither administer nor go bankrupt.',
  'rules-change.more':
    'Smaller corrections to Foedera, hostility, marriages, heresies, treaties and ambushes. “Readings” in the rules lists them.'
})
