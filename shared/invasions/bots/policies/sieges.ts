import type { NationId } from '../../content/ids.ts'
import { isBarbarianProvince } from '../../queries/terrain.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { choosing } from '../answers.ts'
import { unitPrice } from '../appraisal/army.ts'
import { areasOf } from '../appraisal/imagined.ts'
import type { Sight } from '../appraisal/sight.ts'
import { awardForSack } from '../appraisal/wants.ts'
import { seen } from '../levels.ts'
import type { Policy } from '../policy.ts'
import { weights } from '../weights.ts'
import { scaled, total, type Worth } from '../worth.ts'

/** A sack's gold and markers, roughly. */
const PLUNDER = 3 * weights.gold

/** What the side gains by the city's fall. */
function fallOf(sight: Sight, besieger: NationId, province: ProvinceId): Worth {
  return sight.gain({ taken: { province, by: besieger } }, areasOf([province]))
}

/** XXIV.A: whoever has come so far tries it, unless its fall would do him harm. */
export const besiege: Policy<'besiege'> = ({ sight }, { about }) => {
  const worth = scaled(
    fallOf(sight, about.besieger, about.province),
    Math.max(about.siege.chance, about.assault.chance)
  )
  return choosing(total(worth) > -0.2 ? 'besiege' : 'withdraw', worth)
}

/** XXIV.C: an assault where the gained chance is worth more than the men it costs. */
export const assault: Policy<'assault'> = ({ sight }, { about }) => {
  const { board, level } = sight
  const gained = seen(level, about.assault.chance) - seen(level, about.siege.chance)
  const prize = total(fallOf(sight, about.besieger, about.province)) + PLUNDER
  const prices = about.units
    .flatMap((id) => board.units[id] ?? [])
    .map((unit) => unitPrice(board, unit))
    .sort((a, b) => a - b)
  const cost = prices.slice(0, about.hits).reduce((sum, price) => sum + price, 0)
  const worth: Worth = [
    { term: 'objectives', points: gained * prize },
    { term: 'own-losses', points: -cost }
  ]
  return choosing(total(worth) > 0 && about.units.length > about.hits ? 'assault' : 'siege', worth)
}

export const keepSiege: Policy<'keep-siege'> = (_mind, { about }) =>
  choosing(about.campaignsLeft > 0 ? 'keep' : 'withdraw')

/** XXIV.D: a city to be kept recovers by the next income; its plunder and the fame of it do not wait. */
export const fateOfCity: Policy<'fate-of-city'> = ({ sight: { board } }, { about }) => {
  if (!about.maySack) return choosing('spare')
  const civilised = board.nations[about.by].status !== 'barbarian'
  const harm = civilised && !isBarbarianProvince(about.province) ? about.level - 0.5 : 0
  const worth: Worth = [
    { term: 'gold', points: (about.gold + 2 - harm) * weights.gold },
    { term: 'points', points: awardForSack(board, about.by, about.province) }
  ]
  return choosing(total(worth) > 0 ? 'sack' : 'spare', worth)
}
