import { accepted, type FormBody, refused } from '../../../engine/decision.ts'
import { pickOne, randomInt } from '../../../engine/random.ts'
import type { SoloPlacement, UnitMove, ValuesOf } from '../../answers.ts'
import { ask, form, type Script } from '../../ask.ts'
import { areaIds, type Resources, resourceIds, unitIds } from '../../content/ids.ts'
import type { ByzantionPlay } from '../../game-types.ts'
import { resourcesIn } from '../../queries/amounts.ts'
import { affordablePlacement, placementCost, placementProblem } from '../../queries/solo.ts'
import type { ByzantionState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { addDoxa, heroesGive, pay, seat } from '../changes.ts'
import { carryMoves, changeUnits } from '../intrigue-effects.ts'

const SIDE = 'justinian'

/** J.4: some unit can be paid for and is left in the box. */
export function canPlace(state: ByzantionState): boolean {
  return placeable(state).length > 0
}

function placeable(state: ByzantionState): SoloPlacement[] {
  return unitIds.flatMap((unit) => affordablePlacement(state, SIDE, unit) ?? [])
}

const placeForm: FormBody<ValuesOf<'place-solo'>> = {
  type: 'form',
  fields: [
    { field: 'many', name: 'units', label: message('field.units'), options: [], min: 0, max: 140 },
    { field: 'many', name: 'moves', label: message('field.moves'), options: [], min: 0, max: 140 }
  ],
  open: true
}

/** J.4: any units into any areas, a Doxa for each resource; another unit may move for each that is placed. */
export function* placeUnits(play: ByzantionPlay): Script {
  const { state, emit } = play
  const owner = seat(state, SIDE)
  if (!canPlace(state)) return
  const resources: Resources = Object.fromEntries(
    resourceIds.flatMap((id) => (owner.goods[id] > 0 ? [[id, owner.goods[id]]] : []))
  )
  const { units, moves } = yield* ask(
    form(
      {
        side: SIDE,
        kind: 'place-solo',
        rule: 'J.4',
        prompt: message('prompt.place-solo'),
        about: { resources }
      },
      {
        form: placeForm,
        check: (values) => {
          if (values.units.length === 0) return refused(message('refusal.nothing-chosen'), 'J.4')
          const problem = placementProblem(state, SIDE, values.units, values.moves)
          return problem ? refused(message(`refusal.${problem}`), 'J.4') : accepted(values)
        },
        sample: (random) => ({
          units: [{ ...pickOne(random, placeable(state)), area: pickOne(random, areaIds) }],
          moves: randomInt(random, 3) === 0 ? randomMove(state) : []
        })
      }
    )
  )
  for (const each of units) placeOne(play, each)
  carryMoves(state, moves)
  emit({ type: 'units-placed', side: SIDE, units: units.map(({ unit, area }) => ({ unit, area })) })
  if (moves.length > 0) emit({ type: 'units-moved', side: SIDE, moves })
}

/** J.2, J.4: heroes that answer to an event answer to each unit. */
function placeOne(play: ByzantionPlay, placed: SoloPlacement): void {
  const { state } = play
  const { goods, lostDoxa, doxa } = placementCost(seat(state, SIDE), placed)
  pay(state, SIDE, goods)
  if (lostDoxa > 0) addDoxa(state, SIDE, -lostDoxa, 'cards')
  addDoxa(state, SIDE, doxa, 'units')
  changeUnits(state, placed, 1)
  heroesGive(play, SIDE, 'contribute')
  heroesGive(play, SIDE, 'contribute-each', resourcesIn(goods))
  heroesGive(play, SIDE, 'event-completed')
}

function randomMove(state: ByzantionState): UnitMove[] {
  for (const from of areaIds) {
    const unit = unitIds.find((id) => (state.map[from][id] ?? 0) > 0)
    const to = areaIds.find((area) => area !== from)
    if (unit && to) return [{ unit, from, to }]
  }
  return []
}
