import { type Army, BARE_FIGHTER, type Fighter, type Situation } from '../queries/battle/situation.ts'
import type { Status } from '../state.ts'

/** Fighters with the same traits, as in the printed examples. */
export function some(count: number, traits: Partial<Fighter> = {}): Fighter[] {
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

export function army(status: Status, units: readonly Fighter[], rest: Partial<Army> = {}): Army {
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

export const barbarians = (count: number, traits: Partial<Fighter> = {}): Army =>
  army('barbarian', some(count, traits))
export const romans = (count: number, traits: Partial<Fighter> = {}): Army =>
  army('empire', some(count, traits), { roman: true })

export function field(attacker: Army, defender: Army, rest: Partial<Situation> = {}): Situation {
  return { terrain: 'plain', barbarianProvince: false, intercepted: false, attacker, defender, ...rest }
}

const leader = (combat: number) => ({ combat, mountain: false })

/** XX ex. 3 */
export const nisibis: Situation = field(
  army('empire', [...some(5, legion), ...some(1, guard), ...some(1, palatine)], {
    roman: true,
    leader: leader(3)
  }),
  army(
    'kingdom',
    [...some(1, clibanarii), ...some(1, heavyCavalry), ...some(3, horseArcher), ...some(1, { elite: 1 })],
    { leader: leader(2), fortifiedCity: true }
  )
)

/** XX ex. 4 */
export const argentoratum: Situation = field(
  army('barbarian', [...some(6), ...some(1, archer)], { leader: leader(1), hordes: some(1) }),
  army(
    'empire',
    [
      ...some(1, eliteCavalry),
      ...some(2, legion),
      ...some(2, { auxiliary: true }),
      ...some(1, { damaged: true })
    ],
    { roman: true, leader: leader(1) }
  ),
  { terrain: 'forest', intercepted: true }
)

/** XX ex. 5 */
export const adrianople: Situation = field(
  army(
    'barbarian',
    [...some(4, heavyCavalry), ...some(1, { ...heavyCavalry, foreign: true }), ...some(1, archer)],
    {
      leader: leader(2)
    }
  ),
  army(
    'empire',
    [
      ...some(1, palatine),
      ...some(1, { ...horseArcher, auxiliary: true }),
      ...some(1, guard),
      ...some(1, legion),
      ...some(1, { auxiliary: true })
    ],
    { roman: true, leader: leader(1) }
  ),
  { terrain: 'mountain', intercepted: true }
)
