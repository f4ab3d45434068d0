import type { Answers } from '../../answers/answer-schemas.ts'
import type { NationId } from '../../content/ids.ts'
import type { Abouts } from '../../decisions/decision-kinds.ts'
import { isBarbarianProvince } from '../../queries/map/provinces.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { Appraisal } from '../appraisal/appraisal.ts'
import { unitPrice } from '../appraisal/army.ts'
import { areasOf } from '../appraisal/hypothetical-control.ts'
import { awardForSack } from '../appraisal/nation-goals.ts'
import { actIf, choosing } from '../judgements.ts'
import { perceivedChance } from '../levels.ts'
import type { Judgement, Policy } from '../policy.ts'
import { weights } from '../weights.ts'
import { scaled, total, type Worth } from '../worth.ts'

/** The worth of a sack's gold and markers, roughly. */
const PLUNDER = 3 * weights.gold

/** The gain of the side if the city falls. */
function fallOf(appraisal: Appraisal, besieger: NationId, province: ProvinceId): Worth {
  return appraisal.gain({ taken: { province, by: besieger } }, areasOf([province]))
}

/** XXIV.A: lays siege or assaults unless the fall of the city would harm the side. */
export const besiegePolicy: Policy<'besiege'> = ({ appraisal }, { about }) => {
  const worth = scaled(
    fallOf(appraisal, about.besieger, about.province),
    Math.max(about.siege.chance, about.assault.chance)
  )
  return total(worth) > -0.2 ? siegeOrAssault(appraisal, about) : choosing('withdraw', scaled(worth, -1))
}

/** XXIV.C: assaults if the higher chance is worth more than the units it costs. */
function siegeOrAssault(appraisal: Appraisal, about: Abouts['besiege']): Judgement<Answers['besiege']> {
  const { board, level } = appraisal
  const gained = perceivedChance(level, about.assault.chance) - perceivedChance(level, about.siege.chance)
  const prize = total(fallOf(appraisal, about.besieger, about.province)) + PLUNDER
  const prices = about.units
    .flatMap((id) => board.units[id] ?? [])
    .map((unit) => unitPrice(board, unit))
    .sort((a, b) => a - b)
  const cost = prices.slice(0, about.hits).reduce((sum, price) => sum + price, 0)
  const worth: Worth = [
    { term: 'objectives', points: gained * prize },
    { term: 'own-losses', points: -cost }
  ]
  // An assault that would destroy the besiegers is out of the question, whatever it is worth.
  return about.units.length > about.hits ? actIf(worth, 'assault', 'siege') : choosing('siege')
}

export const keepSiegePolicy: Policy<'keep-siege'> = (_input, { about }) =>
  choosing(about.campaignsLeft > 0 ? 'keep' : 'withdraw')

/** XXIV.D: sacks if plunder and award are worth more than the income that the city loses until it recovers. */
export const fateOfCityPolicy: Policy<'fate-of-city'> = ({ appraisal: { board } }, { about }) => {
  if (!about.maySack) return choosing('spare')
  const civilised = board.nations[about.by].status !== 'barbarian'
  const harm = civilised && !isBarbarianProvince(about.province) ? about.level - 0.5 : 0
  const worth: Worth = [
    { term: 'gold', points: (about.gold + 2 - harm) * weights.gold },
    { term: 'points', points: awardForSack(board, about.by, about.province) }
  ]
  return actIf(worth, 'sack', 'spare')
}
