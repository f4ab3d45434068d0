/** The values of a leader, and the rule that says what each is for. */
export const leaderValues = [
  ['combat', 'XX.E'],
  ['stacking', 'XVII.B'],
  ['administration', 'XIII.D'],
  ['diplomacy', 'XXX.A'],
  ['campaign', 'XXII.A']
] as const
