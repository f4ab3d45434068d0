import type { Script } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { partiesOf, type TieOf, tiesOfKind } from '../queries/ties.ts'
import { type Begins, type Ends, tieWays } from '../tie-ways.ts'
import { endAlliance } from './alliances.ts'
import { addTies, endTies } from './tie-list.ts'

/** XXX.C, XXX.E: makes a pact for one turn. `neutral` binds both; `attack` only forbids the target to attack. */
export function* makeTruce(
  play: InvasionsPlay,
  by: NationId,
  target: NationId,
  binds: 'attack' | 'neutral',
  way: Begins<'truce'>
): Script {
  const { state } = play
  addTies(state, { kind: 'truce', binds, by, target, since: state.turn })
  play.emit({ type: 'truce-made', by, target, way, rule: tieWays.truce.begins[way] })
}

/** XXX.B, XXX.C, XXX.E: alliances and pacts last until both parties have been activated. */
export function* endPacts(play: InvasionsPlay, isOver: (nation: NationId) => boolean): Script {
  const { state } = play
  for (const truce of tiesOfKind(state, 'truce')) {
    if (partiesOf(truce).every(isOver)) endTruce(play, truce, 'expired')
  }
  for (const { nations } of tiesOfKind(state, 'alliance')) {
    if (nations.every(isOver)) yield* endAlliance(play, ...nations, 'expired')
  }
}

/** XIV.K: ends the truces of a nation that has vanished. */
export function endTrucesOf(play: InvasionsPlay, nation: NationId): void {
  for (const truce of tiesOfKind(play.state, 'truce')) {
    if (partiesOf(truce).includes(nation)) endTruce(play, truce, 'party-gone')
  }
}

function endTruce(play: InvasionsPlay, truce: TieOf<'truce'>, way: Ends<'truce'>): void {
  const { by, target } = truce
  endTies(play.state, (relation) => relation === truce)
  play.emit({ type: 'truce-ended', by, target, way, rule: tieWays.truce.ends[way] })
}

/** XII.D: declared hostility ends with the turn. */
export function endHostilities(play: InvasionsPlay): void {
  for (const relation of tiesOfKind(play.state, 'hostility')) endHostility(play, relation, 'expired')
}

/** XIV.K: ends the hostilities of a nation that has vanished. */
export function endHostilitiesOf(play: InvasionsPlay, nation: NationId): void {
  for (const relation of tiesOfKind(play.state, 'hostility')) {
    if (relation.nations.includes(nation)) endHostility(play, relation, 'party-gone')
  }
}

function endHostility(play: InvasionsPlay, hostility: TieOf<'hostility'>, way: Ends<'hostility'>): void {
  const [nation, against] = hostility.nations
  endTies(play.state, (relation) => relation === hostility)
  play.emit({ type: 'hostility-ended', nation, against, way })
}
