import { english } from '../text-gaps.ts'

/** Reasons for preset answers in battles, sieges, raids and fights at sea. */
export const presetFights = english({
  'preset.least-loss': 'The least loss: elites are damaged first, then the least useful units fall',
  'preset.dearest-first': 'The dearest units first',
  'preset.best-reroll': 'This promises the most hits',
  'preset.no-better-dice': 'No roll promises more than what lies there',
  'preset.siege-without-loss': 'A siege without an assault costs no units; an assault costs {{amount}} hits',
  'preset.least-missed-in-raid': 'A raid may cost one of them: those go who would be missed least',
  'preset.easiest-raid': 'The raid most likely to succeed',
  'preset.plunder-caravan': 'To try costs nothing'
})
