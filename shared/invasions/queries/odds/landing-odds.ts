import type { Board } from '../../board.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { onSameCoast } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { seaById } from '../../world/world-queries.ts'
import { areaOf } from '../map/provinces.ts'
import { hasTrait } from '../nations/traits.ts'
import { faceOf } from '../pieces/pieces.ts'
import { coastalCities } from '../sea/naval-stacks.ts'
import { landingOdds } from './d10.ts'

/** XXV.E: a landing succeeds at this number or more. */
export const LANDING_SUCCEEDS_AT = figures.sea.landingOn

/** XXV.E: the Area where Barbarians land without risk, and the sea that counts as an inner sea with the Mediterranean. */
const OPEN_TO_BARBARIANS = 'britannia'
const EUXINE: SeaId = 'pontus_euxinus'

/** A possible landing: the nation, the units aboard, the last zone crossed and the shore. */
export interface LandingPlan {
  readonly nation: NationId
  readonly units: readonly Unit[]
  readonly zone: SeaId
  readonly to: ProvinceId
}

export interface LandingChance {
  /** Whether a die is rolled. */
  readonly risk: boolean
  readonly modifiers: readonly Modifier[]
  readonly probability: number
}

/** XXV.C, XXV.E: the Mediterranean and the Pontus Euxinus. */
export function isInnerSea(zone: SeaId): boolean {
  return seaById(zone).mediterranean || zone === EUXINE
}

/** XXV.E: Barbarians who land in Britannia and forces of amphibious units only run no risk. */
export function runsSeaRisk(state: Board, { nation, units, to }: LandingPlan): boolean {
  if (state.nations[nation].status === 'barbarian' && areaOf(to) === OPEN_TO_BARBARIANS) return false
  return !(units.length > 0 && units.every((unit) => faceOf(unit).amphibious))
}

/** XXV.E: the modifiers of a landing without cards. */
export function landingModifiers(
  state: Board,
  { nation, zone, to }: Pick<LandingPlan, 'nation' | 'zone' | 'to'>
): Modifier[] {
  const based = coastalCities(state, zone).some(
    (city) => state.control[city] === nation && onSameCoast(zone, city, to)
  )
  const atHome = hasTrait(nation, 'united-empire') && isInnerSea(zone)
  const modifiers: Modifier[] = []
  if (!based)
    modifiers.push({ amount: figures.sea.withoutAPort, rule: 'XXV.E', why: 'no-port-on-that-coast' })
  if (atHome) modifiers.push({ amount: figures.sea.romansAtHome, rule: 'XXV.E', why: 'romans-on-their-sea' })
  return modifiers
}

/** XXV.E: the chance that the sea lets a landing pass; an interception may follow. */
export function landingChance(state: Board, plan: LandingPlan): LandingChance {
  if (!runsSeaRisk(state, plan)) return { risk: false, modifiers: [], probability: 1 }
  const modifiers = landingModifiers(state, plan)
  return { risk: true, modifiers, probability: landingOdds(modifiers).probability }
}
