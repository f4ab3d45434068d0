import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { partiesOf, type RelationOf, relationsOfKind } from '../../queries/relations/relations.ts'
import { type BeginCause, type EndCause, relationCauses } from '../../relation-causes.ts'
import { endAlliance } from './alliances.ts'
import { companyOf, partTroops } from './part-troops.ts'
import { addRelations, endRelations } from './relation-list.ts'

/** XXX.C, XXX.E: makes a pact for one turn. `neutral` binds both; `attack` only forbids the target to attack. */
export function* makeTruce(
  play: InvasionsPlay,
  by: NationId,
  target: NationId,
  binds: 'attack' | 'neutral',
  way: BeginCause<'truce'>
): Script {
  const { state } = play
  addRelations(state, { kind: 'truce', binds, by, target, since: state.turn })
  play.emit({ type: 'truce-made', by, target, way, rule: relationCauses.truce.begins[way] })
}

/** XXX.B, XXX.C, XXX.E: alliances and pacts last until both parties have been activated. */
export function* endPacts(play: InvasionsPlay, isOver: (nation: NationId) => boolean): Script {
  const { state } = play
  for (const truce of relationsOfKind(state, 'truce')) {
    if (!partiesOf(truce).every(isOver)) continue
    const company = companyOf(state)
    endTruce(play, truce, 'expired')
    yield* partTroops(play, company, partiesOf(truce))
  }
  for (const { nations } of relationsOfKind(state, 'alliance')) {
    if (nations.every(isOver)) yield* endAlliance(play, ...nations, 'expired')
  }
}

/** XIV.K: ends the truces of a nation that has vanished. */
export function endTrucesOf(play: InvasionsPlay, nation: NationId): void {
  for (const truce of relationsOfKind(play.state, 'truce')) {
    if (partiesOf(truce).includes(nation)) endTruce(play, truce, 'party-gone')
  }
}

function endTruce(play: InvasionsPlay, truce: RelationOf<'truce'>, way: EndCause<'truce'>): void {
  const { by, target } = truce
  endRelations(play.state, (relation) => relation === truce)
  play.emit({ type: 'truce-ended', by, target, way, rule: relationCauses.truce.ends[way] })
}

/** XII.D: declared hostility ends with the turn. */
export function endHostilities(play: InvasionsPlay): void {
  for (const relation of relationsOfKind(play.state, 'hostility')) endHostility(play, relation, 'expired')
}

/** XIV.K: ends the hostilities of a nation that has vanished. */
export function endHostilitiesOf(play: InvasionsPlay, nation: NationId): void {
  for (const relation of relationsOfKind(play.state, 'hostility')) {
    if (relation.nations.includes(nation)) endHostility(play, relation, 'party-gone')
  }
}

function endHostility(
  play: InvasionsPlay,
  hostility: RelationOf<'hostility'>,
  way: EndCause<'hostility'>
): void {
  const [nation, against] = hostility.nations
  endRelations(play.state, (relation) => relation === hostility)
  play.emit({ type: 'hostility-ended', nation, against, way })
}
