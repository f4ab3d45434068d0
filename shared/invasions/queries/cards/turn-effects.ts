import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { TurnEffect, UnitId } from '../../state.ts'

/** The effects of cards that last until the end of the turn, in `thisTurn.effects`. */
export const turnEffects = {
  stacking: 'XVII.B: `amount` more units for every stack of `nation` during its activation.',
  campaigns:
    'XXII.A: `amount` more campaigns for the next leader of `nation` to set out; below zero: fewer for all.',
  'no-counsel': 'XIII.B: the administration bonus of the leader of `nation` counts 0.',
  'no-area-income': 'XIV: the Area `place`, its provinces and cities yield nothing in the next Income step.',
  'no-trade': 'XIV.F: the sea zone `place` yields neither trade nor monopoly.',
  'frozen-rivers': 'XX.D, XX.F, XXI.E, XIX.B: every river border counts as open.',
  'caravan-boom': 'X.D: caravans yield 10 and 5; a Barbarian plunderer draws two markers.',
  'may-not-move': 'The stack of `nation` in the province `place` may not move.',
  'lone-levy': 'XIX.B: the unit `place` may not flee.',
  'stands-aside': 'XX.L: the unit `place` waits outside a battle.',
  'marriage-peace': 'XXX.D: `nation` scores if it does not attack the nation `place` in its activation.',
  attacked:
    'XXX.D: `nation` has attacked a unit, a Limes, a city or, as a raider, the land of the nation `place` in its activation.'
} as const
export type TurnEffectName = keyof typeof turnEffects

type EffectTarget = Partial<Pick<TurnEffect, 'nation' | 'place'>>

/** The effects of a name that apply to a nation or place. An effect without a nation or place applies to all. */
export function effectsInForce(state: Board, name: TurnEffectName, wanted: EffectTarget = {}): TurnEffect[] {
  return state.thisTurn.effects.filter((effect) => holds(effect, name, wanted))
}

export function isInForce(state: Board, name: TurnEffectName, wanted: EffectTarget = {}): boolean {
  for (const effect of state.thisTurn.effects) if (holds(effect, name, wanted)) return true
  return false
}

function holds({ effect, nation, place }: TurnEffect, name: TurnEffectName, wanted: EffectTarget): boolean {
  return effect === name && fits(nation, wanted.nation) && fits(place, wanted.place)
}

function fits(given: string | undefined, asked: string | undefined): boolean {
  return given === undefined || asked === undefined || given === asked
}

/** XVII.B: what cards add to a nation's stacking while it is active. */
export function stackingByCards(state: Board, nation: NationId): number {
  if (!state.active.includes(nation)) return 0
  return effectsInForce(state, 'stacking', { nation }).reduce((sum, { amount = 0 }) => sum + amount, 0)
}

/** XX.L: whether a unit that retreated into a province stays out of the battle there. */
export function standsAside(state: Board, unit: UnitId): boolean {
  return state.thisTurn.effects.some(
    ({ effect, place, nation }) =>
      effect === 'stands-aside' &&
      place === unit &&
      (nation === undefined ? state.active.length === 0 : state.active.includes(nation))
  )
}
