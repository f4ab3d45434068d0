import type { Script } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { partiesOf, type TieOf, tiesOfKind } from '../queries/ties.ts'
import { type Begins, type Ends, tieWays } from '../tie-ways.ts'
import { endAlliance } from './alliances.ts'
import { addTies, endTies } from './tie-list.ts'

/** XXX.C, XXX.E: a pact of one turn: `neutral` binds both, `attack` only keeps the target from attacking. */
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

/** XIV.K: a nation that is no more is bound by nothing. */
export function endTrucesOf(play: InvasionsPlay, nation: NationId): void {
  for (const truce of tiesOfKind(play.state, 'truce')) {
    if (partiesOf(truce).includes(nation)) endTruce(play, truce, 'party-gone')
  }
}

function endTruce(play: InvasionsPlay, truce: TieOf<'truce'>, way: Ends<'truce'>): void {
  const { by, target } = truce
  endTies(play.state, (tie) => tie === truce)
  play.emit({ type: 'truce-ended', by, target, way, rule: tieWays.truce.ends[way] })
}

/** XII.D: declared hostility ends with the turn. */
export function endHostilities(play: InvasionsPlay): void {
  for (const tie of tiesOfKind(play.state, 'hostility')) endHostility(play, tie, 'expired')
}

/** XIV.K: or with one of the two. */
export function endHostilitiesOf(play: InvasionsPlay, nation: NationId): void {
  for (const tie of tiesOfKind(play.state, 'hostility')) {
    if (tie.nations.includes(nation)) endHostility(play, tie, 'party-gone')
  }
}

function endHostility(play: InvasionsPlay, hostility: TieOf<'hostility'>, way: Ends<'hostility'>): void {
  const [nation, against] = hostility.nations
  endTies(play.state, (tie) => tie === hostility)
  play.emit({ type: 'hostility-ended', nation, against, way })
}
