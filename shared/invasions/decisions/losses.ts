/** What the questions of losses are about, by kind. */
export interface LossesAbouts {
  'battle-losses': object
  'take-hit': object
  'lose-unit': object
  'lose-units': object
  'lost-raider': object
  'revolt-loss': object
  'unpaid-units': object
  'vanished-people': object
  defector: object
}
