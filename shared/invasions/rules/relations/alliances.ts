import { confirm, type Script } from '../../ask.ts'
import { nationCard, sideOf } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { hordesIn } from '../../queries/pieces/pieces.ts'
import { leadersIn, unitsIn } from '../../queries/pieces/placement.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import { allianceObstacle, relationsOfKind } from '../../queries/relations/relations.ts'
import { areFriendly, areHostile } from '../../queries/relations/stance.ts'
import { questionFor } from '../../question-header.ts'
import { type BeginCause, type EndCause, relationCauses } from '../../relation-causes.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { evacuate, hasHordeIn, troopsIn } from '../battle/evacuate.ts'
import { settleControl } from '../control/control.ts'
import { checkD2 } from '../pieces/dice.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { addRelations, endRelations } from './relation-list.ts'

/** XXVI.B: makes two nations allies until both have been activated; false when a rule bars it. */
export function makeAlliance(
  play: InvasionsPlay,
  a: NationId,
  b: NationId,
  way: BeginCause<'alliance'>
): boolean {
  const { state } = play
  if (allianceObstacle(state, a, b)) return false
  addRelations(state, { kind: 'alliance', nations: [a, b], since: state.turn, until: 'activations' })
  play.emit({ type: 'alliance-made', nations: [a, b], way, rule: relationCauses.alliance.begins[way] })
  return true
}

/** XXX.B: envoys offer an alliance: another player's nation may decline, one of the same player agrees on a D2. */
export function* proposeAlliance(play: InvasionsPlay, by: NationId, target: NationId): Script<boolean> {
  if (allianceObstacle(play.state, by, target)) return false
  const foreign = sideOf(by) !== sideOf(target)
  const accepted = foreign
    ? yield* acceptsAlliance(target, by, 'XXX.B')
    : yield* checkD2(play, { reason: 'alliance', rule: 'XXX.B', actor: target })
  if (accepted) return makeAlliance(play, by, target, foreign ? 'offer-accepted' : 'own-nations')
  return declined(play, by, target, 'XXX.B')
}

/**
 * XXVI.A: an event makes two nations allies if their players agree. The player of the card agrees without a question.
 */
export function* allyByEvent(
  play: InvasionsPlay,
  player: SideId | null,
  a: NationId,
  b: NationId
): Script<boolean> {
  if (allianceObstacle(play.state, a, b)) return false
  const agreed = new Set([player])
  for (const [nation, by] of [
    [a, b],
    [b, a]
  ] as const) {
    if (agreed.has(sideOf(nation))) continue
    if (!(yield* acceptsAlliance(nation, by, 'XXVI.A'))) return declined(play, by, nation, 'XXVI.A')
    agreed.add(sideOf(nation))
  }
  return makeAlliance(play, a, b, 'event')
}

function declined(play: InvasionsPlay, by: NationId, target: NationId, rule: string): false {
  play.emit({ type: 'offer-declined', offer: 'alliance', by, target, rule })
  return false
}

/** Asks the nation's own player. */
function acceptsAlliance(nation: NationId, by: NationId, rule: string): Script<boolean> {
  return confirm({
    ...questionFor(nation, 'accept-alliance', rule),
    prompt: message('prompt.accept-alliance', {
      nation: reference('nation', nation),
      other: reference('nation', by)
    }),
    about: { nation, by }
  })
}

/** XXVI.B: an alliance ends, and the allies leave each other's provinces. */
export function* endAlliance(
  play: InvasionsPlay,
  a: NationId,
  b: NationId,
  way: EndCause<'alliance'>
): Script {
  const { state } = play
  const ended = endRelations(
    state,
    (relation) => relation.kind === 'alliance' && relation.nations.includes(a) && relation.nations.includes(b)
  )
  if (ended.length === 0) return
  play.emit({ type: 'alliance-ended', nations: [a, b], way, rule: relationCauses.alliance.ends[way] })
  regainActivation(state, [a, b])
  yield* separateFormerAllies(play, a, b)
}

/** XXVI.B: every alliance of a nation that becomes federate, client or vassal, or leaves the game, expires. */
export function* endAlliances(play: InvasionsPlay, nation: NationId, way: EndCause<'alliance'>): Script {
  for (const { nations } of relationsOfKind(play.state, 'alliance')) {
    if (nations.includes(nation)) yield* endAlliance(play, ...nations, way)
  }
}

/** XXVI.B: a nation that waited to act with its ally gets an activation of its own after all. */
export function regainActivation(state: InvasionsState, nations: readonly NationId[]): void {
  const { activated } = state.thisTurn
  const waiting = nations.filter((id) => !activated.includes(id) && !state.active.includes(id))
  state.agenda = state.agenda.map((task) =>
    task.task === 'nations' && task.step === 'activation'
      ? { ...task, done: task.done.filter((id) => !waiting.includes(id)) }
      : task
  )
}

/**
 * XXVI.B: in a shared province the smaller force retreats; between equals a D2 decides: passed, the younger.
 * The friends of each side go or stay with it.
 */
export function* separateFormerAllies(play: InvasionsPlay, a: NationId, b: NationId): Script {
  const { state } = play
  sendLoneLeadersHome(play)
  for (const { id } of baseWorld.provinces) {
    const present = nationsIn(state, id)
    const [ours, theirs] = [campOf(state, a, b, present), campOf(state, b, a, present)]
    if (ours.length === 0 || theirs.length === 0) continue
    const [here, there] = [forceOf(state, ours, id), forceOf(state, theirs, id)]
    const leaving = here === there ? yield* whoLeaves(play, a, b, id) : here < there ? a : b
    for (const nation of leaving === a ? ours : theirs) yield* evacuate(play, nation, id)
  }
  settleControl(play)
}

/** The nations with troops, a horde or a leader in a province. */
function nationsIn(state: InvasionsState, province: ProvinceId): NationId[] {
  return [
    ...new Set([
      ...unitsIn(state, province).flatMap((unit) => (isLandUnit(unit) ? [unit.controller] : [])),
      ...leadersIn(state, province).map(({ nation }) => nation),
      ...hordesIn(state, province)
    ])
  ]
}

/** A former ally and those of its friends that are now enemies of the other. */
function campOf(
  state: InvasionsState,
  nation: NationId,
  other: NationId,
  present: readonly NationId[]
): NationId[] {
  return present.filter((id) => areFriendly(state, id, nation) && areHostile(state, id, other))
}

function forceOf(state: InvasionsState, camp: readonly NationId[], province: ProvinceId): number {
  return camp.reduce(
    (sum, nation) =>
      sum + troopsIn(state, nation, province).length + (hasHordeIn(state, nation, province) ? 1 : 0),
    0
  )
}

function* whoLeaves(play: InvasionsPlay, a: NationId, b: NationId, place: ProvinceId): Script<NationId> {
  const [younger, older] = youngerFirst(play.state, a, b)
  const passed = yield* checkD2(play, { reason: 'separation', rule: 'XXVI.B', actor: younger, place })
  return passed ? younger : older
}

/** The nation of lower age comes first; at equal age the one with the higher initiative number, which acts later. */
export function youngerFirst(state: InvasionsState, a: NationId, b: NationId): [NationId, NationId] {
  const age = state.nations[a].age - state.nations[b].age
  const initiative = (nationCard(b).initiative ?? 0) - (nationCard(a).initiative ?? 0)
  return age < 0 || (age === 0 && initiative < 0) ? [a, b] : [b, a]
}
