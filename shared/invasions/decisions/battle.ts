/** What the questions of battle are about, by kind. */
export interface BattleAbouts {
  'battle-reroll': object
  'card-reroll': object
  'naval-reroll': object
  'leader-option': object
  'voluntary-retreat': object
  'recover-units': object
  'repair-units': object
}
