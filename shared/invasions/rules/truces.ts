import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { tiesOfKind } from '../queries/ties.ts'
import { endAlliance } from './alliances.ts'

/** XXX.C, XXX.E: a pact of one turn: `neutral` binds both, `attack` only keeps the target from attacking. */
export function* makeTruce(
  play: InvasionsPlay,
  by: NationId,
  target: NationId,
  binds: 'attack' | 'neutral' = 'neutral',
  rule = 'XXX.E'
): Script {
  const { state } = play
  state.relations.push({ kind: 'truce', binds, by, target, since: state.turn })
  play.emit({ type: 'truce-made', by, target, rule })
}

/** XXX.B, XXX.C, XXX.E: alliances and pacts last until both parties have been activated. */
export function* endPacts(play: InvasionsPlay, isOver: (nation: NationId) => boolean): Script {
  const { state } = play
  for (const truce of tiesOfKind(state, 'truce')) {
    const { by, target } = truce
    if (!isOver(by) || !isOver(target)) continue
    state.relations = state.relations.filter((tie) => tie !== truce)
    play.emit({ type: 'truce-ended', by, target, rule: 'XXX.E' })
  }
  for (const { nations } of tiesOfKind(state, 'alliance')) {
    if (nations.every(isOver)) yield* endAlliance(play, ...nations, 'XXX.B')
  }
}

/** XII.D: declared hostility ends with the turn. */
export function endHostilities(play: InvasionsPlay): void {
  const { state } = play
  state.relations = state.relations.filter(({ kind }) => kind !== 'hostility')
}
