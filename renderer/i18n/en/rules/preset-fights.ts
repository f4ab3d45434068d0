/** Why an answer is filled in beforehand: battles, sieges, raids and fights at sea. */
export const presetFights = {
  'preset.least-loss': 'The least loss: elites are damaged first, then the least useful units fall',
  'preset.dearest-first': 'The dearest units first',
  'preset.best-reroll': 'This promises the most hits',
  'preset.no-better-dice': 'No roll promises more than what lies there'
}
