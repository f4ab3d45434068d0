import type { Script } from '../../engine/script.ts'
import { nationCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { lendableUnits } from '../queries/mercenaries.ts'
import { clientsOf, reserveOf } from '../queries/realm.ts'
import { barToClientage, tiesOfKind } from '../queries/ties.ts'
import type { InvasionsState } from '../state.ts'
import { endAlliances } from './alliances.ts'
import { settleControl } from './control.ts'
import { checkD2, drawLot } from './dice.ts'
import { lendMercenary, sendHome } from './mercenaries.ts'

/** X.B, XXX: the rules under which a card is played. */
const BY_CARD: readonly string[] = ['X.B', 'XXX.A', 'XXX.B']

/** XXVII.A: a minor independent Kingdom becomes a client; an older patron loses it. */
export function* makeClient(
  play: InvasionsPlay,
  patron: NationId,
  client: NationId,
  rule = 'XXVII.A'
): Script<boolean> {
  const { state } = play
  if (barToClientage(state, patron, client)) return false
  yield* endAlliances(play, client, 'XXVI.B')
  freeClient(play, client, rule)
  const { tribute = 0, permanent = true } = nationCard(client).minorKingdom ?? {}
  const passing = !permanent && BY_CARD.includes(rule)
  state.relations.push({
    kind: 'client',
    patron,
    client,
    tribute,
    since: state.turn,
    ...(passing ? { until: 'turn-end' } : {})
  })
  play.emit({ type: 'client-made', patron, client, rule })
  settleControl(play)
  return true
}

/** XXX.B: a minor kingdom is won over on a D2, usually for good; its card says when for this turn only. */
export function* courtClient(
  play: InvasionsPlay,
  patron: NationId,
  client: NationId,
  rule = 'XXX.B'
): Script<boolean> {
  if (barToClientage(play.state, patron, client)) return false
  if (!(yield* checkD2(play, { reason: 'clientage', rule: 'XXX.B', actor: client }))) return false
  return yield* makeClient(play, patron, client, rule)
}

/** XXVII.D: a client goes its own way, and its mercenary comes home. */
export function freeClient(play: InvasionsPlay, client: NationId, rule = 'XXVII.D'): void {
  const { state } = play
  const tie = tiesOfKind(state, 'client').find((entry) => entry.client === client)
  if (!tie) return
  const { patron } = tie
  const lent = tiesOfKind(state, 'loan').filter((loan) => loan.lender === client && loan.borrower === patron)
  state.relations = state.relations.filter((entry) => entry !== tie && !lent.some((loan) => loan === entry))
  for (const { unit } of lent)
    if (state.units[unit]?.controller === patron) sendHome(play, unit, patron, rule)
  play.emit({ type: 'client-freed', patron, client, rule })
}

/** XXVII.D: all clients of a nation whose capital has fallen are free. */
export function releaseClients(play: InvasionsPlay, patron: NationId, rule = 'XXVII.D'): void {
  for (const client of clientsOf(play.state, patron)) freeClient(play, client, rule)
}

/** XXVII.B: each client at full strength lends a unit drawn at random for the patron's activation. */
export function* callClients(play: InvasionsPlay, patron: NationId): Script {
  const { state } = play
  for (const client of clientsOf(state, patron)) {
    const units = lendableUnits(state, client)
    const lent = tiesOfKind(state, 'loan').some((loan) => loan.lender === client && loan.borrower === patron)
    if (lent || !isAtFullStrength(state, client) || units.length === 0) continue
    yield* lendMercenary(play, client, patron, 'XXVII.B', drawLot(play, units))
  }
}

/** XXVII.B: every counter it may have this turn is on the map. */
export function isAtFullStrength(state: InvasionsState, nation: NationId): boolean {
  return reserveOf(state, nation).length === 0
}

/** XXX.B: those who were won over for one turn only. */
export function endPassingClientage(play: InvasionsPlay): void {
  const passing = tiesOfKind(play.state, 'client').filter(({ until }) => until === 'turn-end')
  for (const { client } of passing) freeClient(play, client, 'XXX.B')
}
