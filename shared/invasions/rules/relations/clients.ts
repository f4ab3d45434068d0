import type { Script } from '../../ask.ts'
import { nationCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { availableCounters, clientsOf } from '../../queries/nations/realm.ts'
import { lendableUnits } from '../../queries/relations/mercenaries.ts'
import { clientageObstacle, relationsOfKind } from '../../queries/relations/relations.ts'
import { type BeginCause, type EndCause, relationCauses } from '../../relation-causes.ts'
import type { InvasionsState } from '../../state.ts'
import { settleControl } from '../control/control.ts'
import { drawLot } from '../pieces/dice.ts'
import { endAlliances } from './alliances.ts'
import { lendMercenary, sendMercenaryHome } from './mercenaries.ts'
import { companyOf, partTroops } from './part-troops.ts'
import { addRelations, endRelations } from './relation-list.ts'

/** XXVII.A, XXX.B: a minor independent Kingdom becomes a client, usually for good. A former patron loses it. */
export function* makeClient(
  play: InvasionsPlay,
  patron: NationId,
  client: NationId,
  way: BeginCause<'client'>
): Script<boolean> {
  const { state } = play
  if (clientageObstacle(state, patron, client)) return false
  yield* endAlliances(play, client, 'party-client')
  const company = companyOf(state)
  endClientage(play, client, 'new-patron')
  const { tribute = 0, permanent = true } = nationCard(client).minorKingdom ?? {}
  const passing = !permanent && way === 'won-by-envoys'
  addRelations(state, {
    kind: 'client',
    patron,
    client,
    tribute,
    since: state.turn,
    ...(passing ? { until: 'turn-end' } : {})
  })
  play.emit({ type: 'client-made', patron, client, way, rule: relationCauses.client.begins[way] })
  yield* partTroops(play, company, [patron, client])
  return true
}

/** XXVII.D, XX.J: frees a client. It and its patron are enemies now: their troops part. */
export function* freeClient(play: InvasionsPlay, client: NationId, way: EndCause<'client'>): Script {
  const company = companyOf(play.state)
  endClientage(play, client, way)
  if (way !== 'party-gone') yield* partTroops(play, company, [client])
  settleControl(play)
}

/**
 * XXVII.D: ends the relation and sends the client's mercenary home. Does not part the troops: a new relation may
 * follow.
 */
export function endClientage(play: InvasionsPlay, client: NationId, way: EndCause<'client'>): void {
  const { state } = play
  const relation = relationsOfKind(state, 'client').find((entry) => entry.client === client)
  if (!relation) return
  const { patron } = relation
  const rule = relationCauses.client.ends[way]
  const lent = relationsOfKind(state, 'loan').filter(
    (loan) => loan.lender === client && loan.borrower === patron
  )
  endRelations(state, (entry) => entry === relation || lent.some((loan) => loan === entry))
  for (const { unit } of lent)
    if (state.units[unit]?.controller === patron) sendMercenaryHome(play, unit, patron, 'tie-ended', rule)
  play.emit({ type: 'client-freed', patron, client, way, rule })
}

/** XXVII.D: frees all clients of a nation that has lost its capital or has vanished. */
export function* releaseClients(play: InvasionsPlay, patron: NationId, way: EndCause<'client'>): Script {
  for (const client of clientsOf(play.state, patron)) yield* freeClient(play, client, way)
}

/** XXVII.B: each client at full strength lends a unit drawn at random for the patron's activation. */
export function* clientsLendUnits(play: InvasionsPlay, patron: NationId): Script {
  const { state } = play
  for (const client of clientsOf(state, patron)) {
    const units = lendableUnits(state, client)
    const lent = relationsOfKind(state, 'loan').some(
      (loan) => loan.lender === client && loan.borrower === patron
    )
    if (lent || !isAtFullStrength(state, client) || units.length === 0) continue
    yield* lendMercenary(play, client, patron, 'client', drawLot(play, units))
  }
}

/** XXVII.B: no counter that the nation may have this turn is in reserve. */
export function isAtFullStrength(state: InvasionsState, nation: NationId): boolean {
  return availableCounters(state, nation).length === 0
}

/** XXX.B: frees the clients that envoys won for one turn only. */
export function* endTemporaryClientages(play: InvasionsPlay): Script {
  const passing = relationsOfKind(play.state, 'client').filter(({ until }) => until === 'turn-end')
  for (const { client } of passing) yield* freeClient(play, client, 'expired')
}
