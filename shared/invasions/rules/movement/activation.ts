import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { withAllies } from '../../queries/movement/interception.ts'
import { leadersOfNation } from '../../queries/pieces/placement.ts'
import { isInvading } from '../../queries/relations/relations.ts'
import { emptyNavalRecord } from '../../queries/sea/naval-stacks.ts'
import { activationOrder, hasTurn } from '../../queries/time/activation-order.ts'
import type { InvasionsState } from '../../state.ts'
import { withdrawFromCities } from '../battle/combat-substep.ts'
import { settleControl } from '../control/control.ts'
import { declareHostility } from '../control/hostility.ts'
import { raidInstead } from '../raids/play-raids.ts'
import { regainActivation } from '../relations/alliances.ts'
import { afterActivation, diplomacyBeforeActivation, friendsJoin } from '../relations/diplomacy-steps.ts'
import { partEnemies } from '../relations/part-troops.ts'
import { beginMovement } from './marching.ts'
import type { MilitaryTaskOf } from './military-tasks.ts'
import { forgetWaysIn } from './ways-in.ts'

/** VI.G, XXVI.B: plays a nation's activation. Allies act together, in the activation that comes later. */
export function* activate(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  if (state.thisTurn.activated.includes(nation) || waitsForAlly(play, nation)) return
  state.active = activationGroup(state, nation)
  state.naval = emptyNavalRecord()
  const invading = state.active.some((id) => isInvading(state, id))
  play.emit({ type: 'activation-began', nations: state.active, invading })
  for (const id of state.active) yield* diplomacyBeforeActivation(play, id)
  if (partsOrWaits(play, nation)) return
  for (const id of state.active)
    yield* play.cards.openWindow(play, { window: 'activation-start', nation: id })
  if (partsOrWaits(play, nation)) return
  for (const id of state.active) yield* friendsJoin(play, id)
  for (const id of state.active) yield* declareHostility(play, id)
  yield* act(play, state.active)
}

/** XI.C, XVIII.H: a nation that raids does nothing else. The others move, fight and campaign; invaders move and fight twice. */
function* act(play: InvasionsPlay, group: readonly NationId[]): Script {
  const nations: NationId[] = []
  for (const nation of group) if (!(yield* raidInstead(play, nation))) nations.push(nation)
  const invaders = nations.filter((nation) => isInvading(play.state, nation))
  const stacks = [nations, invaders].filter(({ length }) => length > 0)
  play.schedule(
    ...stacks.map((acting) => ({ task: 'unit-stacks', nations: acting }) as const),
    ...(nations.length > 0 ? [{ task: 'campaigns', nations, done: [] } as const] : []),
    { task: 'end-of-activation' }
  )
}

/**
 * XXVI.B: alliances may end or begin as an activation begins. A nation that has lost its ally acts by itself. Returns
 * true when the nation has a new ally that acts later: it then waits for that activation.
 */
function partsOrWaits(play: InvasionsPlay, nation: NationId): boolean {
  const { state } = play
  const together = activationGroup(state, nation)
  const left = state.active.filter((id) => !together.includes(id))
  state.active = together
  regainActivation(state, left)
  if (!waitsForAlly(play, nation)) return false
  state.active = []
  return true
}

/** XXVI.B, VI.K: the nations that act together with this one. */
export function activationGroup(state: InvasionsState, nation: NationId): NationId[] {
  return withAllies(state, nation).filter(
    (id) => id === nation || (hasTurn(state, id) && !state.thisTurn.activated.includes(id))
  )
}

/** XXVI.B: true when the activation of an ally is still to come. */
function waitsForAlly(play: InvasionsPlay, nation: NationId): boolean {
  const group = activationGroup(play.state, nation)
  if (group.length === 1) return false
  const order = activationOrder(play.state)
  const place = order.indexOf(nation)
  const ally = group.find((id) => order.indexOf(id) > place)
  if (ally) play.emit({ type: 'activation-waits', nation, ally })
  return ally !== undefined
}

/** XVIII.H: schedules the Unit Stacks substep (IV 3.A): movement, stacking check, combat. An invader plays it twice. */
export function* playUnitStacks(play: InvasionsPlay, { nations }: MilitaryTaskOf<'unit-stacks'>): Script {
  const { state } = play
  const acting = nations.filter((nation) => state.nations[nation].presence === 'in-play')
  if (acting.length === 0) return
  beginMovement(state, acting)
  play.schedule(
    { task: 'march' },
    { task: 'stacking-check' },
    { task: 'combat', besieged: [], campaignsLeft: 0 }
  )
}

/** Ends the activation: frees leaders that were inactive for it and settles control. */
export function* endActivation(play: InvasionsPlay): Script {
  const { state } = play
  const nations = state.active
  for (const nation of nations) {
    if (!state.thisTurn.activated.includes(nation)) state.thisTurn.activated.push(nation)
    for (const leader of leadersOfNation(state, nation)) {
      if (leader.inactiveUntil === 'activation-end') leader.inactiveUntil = null
    }
  }
  state.movement = null
  state.naval = emptyNavalRecord()
  state.keptSieges = []
  yield* withdrawFromCities(play, nations)
  yield* partEnemies(play, nations)
  forgetWaysIn(state)
  for (const nation of nations) yield* afterActivation(play, nation)
  play.emit({ type: 'activation-ended', nations })
  state.active = []
  settleControl(play)
}
