// Targets of the selected piece: reachable provinces with their points, armies with their exact odds.
import { expect, test } from 'vitest'
import type { Board } from '#shared/tetrarchia/board.ts'
import { possibleActions } from '#shared/tetrarchia/queries/actions.ts'
import { discsIn, position, type TestPosition } from '#shared/tetrarchia/testing/position.ts'
import {
  type ActionPlan,
  localActions,
  mapTargetOf,
  pieceSelectedAt,
  reachableActions,
  routeOf,
  type SelectedPiece,
  validSelection
} from './action-plan.ts'

function planned(scene: TestPosition): { readonly board: Board; readonly plan: ActionPlan } {
  const board = position(scene)
  return { board, plan: { active: board.active, offers: possibleActions(board) } }
}

const targets = ({ board, plan }: ReturnType<typeof planned>, hand: SelectedPiece) =>
  reachableActions(board, plan, hand).map(mapTargetOf)

test('I.1 reachable provinces show their points: one over a link, two over a broken one, one more for a revolt', () => {
  const scene = planned({
    imperium: 3,
    emperors: { diocletian: 'bithynia' },
    discs: discsIn('revolt', 'thracia')
  })
  const lit = targets(scene, { emperor: 'diocletian' })
  expect(lit).toContainEqual({ place: 'asia', look: 'way', note: '1' })
  expect(lit).toContainEqual({ place: 'thracia', look: 'way', note: '3' })
})

test('I.5 an army next to the emperor shows the chance of victory and the calculation of the battle', () => {
  // The rulebook's battle: (VI + 3) doubled against 6 + 7.
  const scene = planned({
    active: 'maximian',
    emperors: { maximian: 'germania-superior', constantius: 'lugdunensis' },
    armies: ['narbonensis'],
    discs: {
      ...discsIn('maximian', 'cisalpina', 'etruria'),
      ...discsIn(
        'revolt',
        'narbonensis',
        'tarraconensis',
        'carthaginensis',
        'baetica',
        'lusitania',
        'gallaecia',
        'tingitana'
      )
    }
  })
  const [attack] = reachableActions(scene.board, scene.plan, { emperor: 'maximian' }).filter(
    ({ fight }) => fight
  )
  expect(attack).toMatchObject({
    place: 'narbonensis',
    offered: { cost: 2 },
    fight: { sums: { roman: { factor: 2 }, barbarian: { factor: 1 } } }
  })
  expect(attack?.fight?.sums.roman.chain).toHaveLength(3)
  expect(attack?.fight?.sums.barbarian.chain).toHaveLength(7)
  // (1+3)*2=8 ties with 1+7 and loses to more; 10 ties with 3; 12 with 5; 14 and more win: 0+2+4+6+6+6 of 36.
  expect(attack && mapTargetOf(attack)).toEqual({ place: 'narbonensis', look: 'fight', note: '67%' })
})

test('I.2 a fleet is selected in its zone and sails to the next one', () => {
  const scene = planned({ emperors: { diocletian: 'bithynia' }, fleets: ['aegaeum'] })
  const hand = pieceSelectedAt(scene.board, scene.plan, 'aegaeum')
  expect(hand).toEqual({ fleet: 'aegaeum' })
  expect(pieceSelectedAt(scene.board, scene.plan, 'atlanticum')).toBeNull()
  expect(hand && targets(scene, hand)).toEqual([{ place: 'internum', look: 'water', note: '1' }])
})

test('V.1 another emperor can be selected only if he may be moved', () => {
  const scene = { emperors: { diocletian: 'bithynia', galerius: 'noricum' } } as const
  const alone = planned(scene)
  expect(pieceSelectedAt(alone.board, alone.plan, 'noricum')).toBeNull()
  const board = { ...position({ ...scene, options: { variants: ['imperium'] } }), powerUsed: true }
  const plan = { active: board.active, offers: possibleActions(board) }
  expect(pieceSelectedAt(board, plan, 'noricum')).toEqual({ emperor: 'galerius' })
})

test('the selection falls back to the active emperor', () => {
  const { plan } = planned({ emperors: { diocletian: 'bithynia' }, fleets: ['aegaeum'] })
  expect(validSelection(plan, { fleet: 'internum' })).toEqual({ emperor: 'diocletian' })
  expect(validSelection(plan, { fleet: 'aegaeum' })).toEqual({ fleet: 'aegaeum' })
})

test('the route of a move starts where the emperor stands; local actions are listed separately', () => {
  const { board, plan } = planned({ emperors: { diocletian: 'pontus' }, discs: discsIn('unrest', 'pontus') })
  const far = reachableActions(board, plan, { emperor: 'diocletian' }).find(({ place }) => place === 'asia')
  expect(far && routeOf(board, far)).toHaveLength(3)
  expect(localActions(plan)).toEqual([{ action: { do: 'subdue' }, cost: 1 }])
})
