import { confirm, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { allianceObstacle, relationsOfKind } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import { type BeginCause, type EndCause, relationCauses } from '../../relation-causes.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { checkD2 } from '../pieces/dice.ts'
import { companyOf, partTroops } from './part-troops.ts'
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

/** XXVI.B: an alliance ends, and the allies part. */
export function* endAlliance(
  play: InvasionsPlay,
  a: NationId,
  b: NationId,
  way: EndCause<'alliance'>
): Script {
  const { state } = play
  const company = companyOf(state)
  const ended = endRelations(
    state,
    (relation) => relation.kind === 'alliance' && relation.nations.includes(a) && relation.nations.includes(b)
  )
  if (ended.length === 0) return
  play.emit({ type: 'alliance-ended', nations: [a, b], way, rule: relationCauses.alliance.ends[way] })
  regainActivation(state, [a, b])
  // The troops of a nation that leaves the game leave the map.
  if (way !== 'party-gone') yield* partTroops(play, company, [a, b])
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
