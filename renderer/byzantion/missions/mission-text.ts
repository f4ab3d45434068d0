import type { UnitFilter } from '#shared/byzantion/content/effects.ts'
import type { Mission } from '#shared/byzantion/content/records.ts'
import type { ByzantionTranslator } from '../i18n/byzantion-translator.ts'

/** How a mission scores, in a sentence. */
export function missionText({ score }: Mission, words: ByzantionTranslator): string {
  switch (score.by) {
    case 'most':
      return words.text(`mission-text.most-${score.metric}`, { doxa: score.doxa })
    case 'units':
      return words.text('mission-text.units', {
        doxa: score.doxa,
        count: score.per,
        which: whichUnits(score.which, words)
      })
    case 'cards':
      return words.text('mission-text.cards', {
        doxa: score.doxa,
        type: { ref: 'type', id: score.type },
        most: score.most
      })
    case 'threshold':
      return words.text(`mission-text.${score.metric}`, { doxa: score.doxa, count: score.value })
    case 'events':
      return words.text(`mission-text.events-${score.outcome}`, { doxa: score.doxa })
    case 'nomismata':
      return words.text('mission-text.nomismata', { doxa: score.doxa, count: score.per, most: score.most })
  }
}

function whichUnits(which: UnitFilter, words: ByzantionTranslator): string {
  if ('area' in which) return words.text('mission-text.in-area', { area: { ref: 'area', id: which.area } })
  if ('type' in which) return words.text('mission-text.of-type', { type: { ref: 'type', id: which.type } })
  return words.list(which.units.map((unit) => words.name('figure-many', unit)))
}
