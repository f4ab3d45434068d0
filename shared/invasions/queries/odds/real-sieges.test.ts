import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import type { NationId, UnitKindId } from '../../content/ids.ts'
import { besiege } from '../../rules/siege/besiege.ts'
import type { NationSetUp } from '../../scene/set-up.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import { lead, opening, put } from '../../testing/position.ts'
import { disagreement, sampleOf } from '../../testing/samples.ts'
import { manyTimes } from '../../testing/until-event.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { laySiege, siegeChance } from '../siege/siege.ts'

const SIEGES = 3000

interface Case {
  readonly name: string
  readonly turn: number
  readonly city: ProvinceId
  readonly besieger: NationId
  readonly kind: UnitKindId
  readonly count?: number
  readonly leader: LeaderId | null
  readonly assault: boolean
  readonly nations?: Partial<Record<NationId, NationSetUp>>
  /** XXIV.C, computed by hand: the modifiers, then the dice. */
  readonly modifier: number
  readonly dice: number
}

const cases: readonly Case[] = [
  {
    name: 'Athenae, supplied by a fleet, before Fritigernus (the printed example)',
    turn: 2,
    city: 'achaia',
    besieger: 'visigoths',
    kind: 'infantry',
    leader: 'fritigernus',
    assault: false,
    modifier: -1,
    dice: 3
  },
  {
    name: 'the same stormed: the fleet is of no help',
    turn: 2,
    city: 'achaia',
    besieger: 'visigoths',
    kind: 'infantry',
    leader: 'fritigernus',
    assault: true,
    modifier: 1,
    dice: 3
  },
  {
    name: 'Nisibis before Persians without their king: Civilised against walls',
    turn: 1,
    city: 'assyria',
    besieger: 'persians',
    kind: 'horse-archers',
    count: 1,
    leader: null,
    assault: false,
    modifier: -1,
    dice: 1
  },
  {
    name: 'an open city that braces itself against nomads, its Empire in double decline',
    turn: 4,
    city: 'macedonia',
    besieger: 'huns',
    kind: 'horse-archers',
    leader: null,
    assault: true,
    nations: { byzantines: { decline: 2 } },
    modifier: 1 - 1 + 2 - 1,
    dice: 1
  },
  {
    name: 'Constantinople with the walls of Theodosius',
    turn: 10,
    city: 'thracia',
    besieger: 'avars',
    kind: 'horse-archers',
    leader: 'baianus',
    assault: true,
    modifier: 1 - 4,
    dice: 3
  }
]

/** The besiegers at the undefended city. */
function before({ turn, city, besieger, kind, count = 3, leader, nations = {} }: Case): {
  readonly state: InvasionsState
  readonly units: readonly string[]
} {
  const state = opening({ turn, clear: [city], nations })
  const units = put(state, besieger, kind, city, count)
  if (leader) lead(state, leader, city)
  return { state, units }
}

describe('XXIV.C the odds are those of the sieges that the rules play', () => {
  it.each(cases)('XXIV.C $name', (given) => {
    const { city: province, besieger, leader, assault, modifier, dice } = given
    const { state, units } = before(given)
    const order = { province, besieger, units, leader }
    const outlook = siegeChance(state, laySiege(state, order), assault)
    expect(outlook.modifier).toBe(modifier)
    state.random = createRandom(given.name)
    const told = manyTimes(state, province, SIEGES, {
      start: (play) => besiege(play, order),
      until: 'siege',
      answer: (question) =>
        question.inquiry.kind === 'besiege'
          ? { option: assault ? 'assault' : 'siege' }
          : question.sample(createRandom('any'))
    })
    const fallen = sampleOf(told.map(({ outcome }) => (outcome === 'fell' ? 1 : 0)))
    expect(disagreement(fallen, outlook.chance)).toBe(0)
    const byHand = (changed: number) => 1 - (1 - (4 + modifier + changed) / 10) ** dice
    expect(outlook.chance).toBeCloseTo(byHand(0), 9)
    // The comparison notices one modifier more or less.
    for (const changed of [-1, 1]) expect(disagreement(fallen, byHand(changed))).toBeGreaterThan(4)
  })
})
