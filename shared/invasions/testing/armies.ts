import {
  BARE_FIGHTER,
  type BattleArmy,
  type BattleSituation,
  type Fighter
} from '../queries/battle/situation.ts'
import type { Status } from '../state.ts'

/** Fighters with the same traits, as in the printed examples. */
export function fightersLike(count: number, traits: Partial<Fighter> = {}): Fighter[] {
  return Array.from({ length: count }, () => ({ ...BARE_FIGHTER, ...traits }))
}

export const legion: Partial<Fighter> = { heavy: true, elite: 1 }
export const guard: Partial<Fighter> = { heavy: true, elite: 2 }
export const palatine: Partial<Fighter> = { heavy: true, elite: 2, mounted: true }
export const eliteCavalry: Partial<Fighter> = { elite: 1, mounted: true }
export const clibanarii: Partial<Fighter> = { heavy: true, elite: 1, mounted: true }
export const heavyCavalry: Partial<Fighter> = { heavy: true, mounted: true }
export const horseArcher: Partial<Fighter> = { archer: true, mounted: true }
export const archer: Partial<Fighter> = { archer: true }

export function army(status: Status, units: readonly Fighter[], rest: Partial<BattleArmy> = {}): BattleArmy {
  return {
    units: units.map((unit) => ({ ...unit, status })),
    roman: false,
    status,
    leader: null,
    fortifiedCity: false,
    limes: false,
    hordes: [],
    ...rest
  }
}

export const barbarians = (count: number, traits: Partial<Fighter> = {}): BattleArmy =>
  army('barbarian', fightersLike(count, traits))
export const romans = (count: number, traits: Partial<Fighter> = {}): BattleArmy =>
  army('empire', fightersLike(count, traits), { roman: true })

export function situationBetween(
  attacker: BattleArmy,
  defender: BattleArmy,
  rest: Partial<BattleSituation> = {}
): BattleSituation {
  return { terrain: 'plain', barbarianProvince: false, intercepted: false, attacker, defender, ...rest }
}

const leader = (combat: number) => ({ combat, mountain: false })

/** XX ex. 3 */
export const nisibis: BattleSituation = situationBetween(
  army('empire', [...fightersLike(5, legion), ...fightersLike(1, guard), ...fightersLike(1, palatine)], {
    roman: true,
    leader: leader(3)
  }),
  army(
    'kingdom',
    [
      ...fightersLike(1, clibanarii),
      ...fightersLike(1, heavyCavalry),
      ...fightersLike(3, horseArcher),
      ...fightersLike(1, { elite: 1 })
    ],
    { leader: leader(2), fortifiedCity: true }
  )
)

/** XX ex. 4 */
export const argentoratum: BattleSituation = situationBetween(
  army('barbarian', [...fightersLike(6), ...fightersLike(1, archer)], {
    leader: leader(1),
    hordes: fightersLike(1)
  }),
  army(
    'empire',
    [
      ...fightersLike(1, eliteCavalry),
      ...fightersLike(2, legion),
      ...fightersLike(2, { auxiliary: true }),
      ...fightersLike(1, { damaged: true })
    ],
    { roman: true, leader: leader(1) }
  ),
  { terrain: 'forest', intercepted: true }
)

/** XX ex. 5 */
export const adrianople: BattleSituation = situationBetween(
  army(
    'barbarian',
    [
      ...fightersLike(4, heavyCavalry),
      ...fightersLike(1, { ...heavyCavalry, foreign: true }),
      ...fightersLike(1, archer)
    ],
    {
      leader: leader(2)
    }
  ),
  army(
    'empire',
    [
      ...fightersLike(1, palatine),
      ...fightersLike(1, { ...horseArcher, auxiliary: true }),
      ...fightersLike(1, guard),
      ...fightersLike(1, legion),
      ...fightersLike(1, { auxiliary: true })
    ],
    { roman: true, leader: leader(1) }
  ),
  { terrain: 'mountain', intercepted: true }
)
