import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import type { BattleResult } from '../../content/combat-table.ts'
import { eventsOf, position, run, type TestPosition } from '../../testing/position.ts'
import { legionsIn } from '../armies.ts'
import { battleOdds } from './battle-odds.ts'
import type { Field } from './battle-setup.ts'

const GAMES = 1500

/** Plays the battle many times by the rules, and counts what the odds foretell. */
function played(scene: TestPosition) {
  const results: Record<BattleResult, number> = {
    disaster: 0,
    standoff: 0,
    defeat: 0,
    stalemate: 0,
    victory: 0
  }
  let legions = 0
  let fallen = 0
  let captured = 0
  for (let game = 0; game < GAMES; game++) {
    const state = position({ ...scene, set: { ...scene.set, random: createRandom(`odds ${game}`) } })
    const { events } = run(state, [{ task: 'combat' }])
    for (const { result } of eventsOf(events, 'battle-fought')) results[result] += 1 / GAMES
    for (const lost of eventsOf(events, 'units-lost')) legions += lost.legions.length / GAMES
    const deaths = eventsOf(events, 'died').length
    fallen += deaths / GAMES
    captured +=
      (eventsOf(events, 'captured').length - (deaths > 0 ? eventsOf(events, 'captured').length : 0)) / GAMES
  }
  return { results, legions, fallen, captured }
}

describe.each<[string, 'sea' | 'land', TestPosition]>([
  [
    'Marius of 10.4',
    'land',
    {
      senators: { aemilius: { faction: 'palatine' } },
      wars: { 'gladiator-revolt': {} },
      enemyLeaders: ['spartacus'],
      armies: [{ against: 'gladiator-revolt', commander: 'aemilius', legions: 9 }]
    }
  ],
  [
    'a sea battle with legions aboard, under evil omens',
    'sea',
    {
      senators: { aemilius: { faction: 'palatine' } },
      wars: { 'punic-1': {} },
      armies: [{ against: 'punic-1', commander: 'aemilius', legions: 4, fleets: 8 }],
      set: { happenings: { 'evil-omens': 1, 'ally-deserts': 1, 'enemy-ally-deserts': 2 } }
    }
  ],
  [
    'Fabius, who halves his losses',
    'land',
    {
      senators: { 'fabius-cunctator': { faction: 'palatine' } },
      wars: { 'gallic-1': {} },
      armies: [{ against: 'gallic-1', commander: 'fabius-cunctator', legions: 6, veterans: [null] }]
    }
  ]
])('10.11 the odds of %s are those of the rules', (_, field: Field, scene) => {
  const board = position(scene)
  const [army] = board.armies
  const [war] = Object.keys(board.wars)
  if (!army?.commander || army.against !== war) throw new Error('no army')
  if (army.against === 'rebel' || army.against === 'rebellion' || army.against === 'home')
    throw new Error('no war')
  const odds = battleOdds(board, army.against, field, {
    commander: army.commander,
    masterOfHorse: null,
    legions: legionsIn(board, army.id),
    fleets: board.fleets.length
  })
  const { results, legions, fallen, captured } = played(scene)

  it.each(['disaster', 'standoff', 'defeat', 'stalemate', 'victory'] as const)('%s', (result) => {
    expect(Math.abs(results[result] - odds.chances[result])).toBeLessThan(0.045)
  })

  it('losses, deaths and captures', () => {
    expect(Math.abs(legions - odds.legions)).toBeLessThan(0.15)
    expect(Math.abs(fallen - odds.killed)).toBeLessThan(0.045)
    expect(Math.abs(captured - odds.captured)).toBeLessThan(0.02)
  })
})

it('the chances of all results are one', () => {
  const board = position({ wars: { syrian: {} }, senators: { aemilius: { faction: 'palatine' } } })
  const { chances } = battleOdds(board, 'syrian', 'land', {
    commander: 'aemilius',
    masterOfHorse: null,
    legions: Array.from({ length: 7 }, () => ({ isVeteran: false })),
    fleets: 2
  })
  expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
})
