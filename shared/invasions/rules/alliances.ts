import type { Script } from '../../engine/script.ts'
import { nationCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { barToAlliance, tiesOfKind } from '../queries/ties.ts'
import { baseWorld } from '../queries/world-tables.ts'
import type { InvasionsState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { sideOf } from './bookkeeping.ts'
import { settleControl } from './control.ts'
import { checkD2 } from './dice.ts'
import { evacuate, hasHordeIn, troopsIn } from './evacuation.ts'
import { agrees } from './picks.ts'

/** XXVI.B: two nations are allies until both have been activated; false when they cannot be. */
export function makeAlliance(play: InvasionsPlay, a: NationId, b: NationId): boolean {
  const { state } = play
  if (barToAlliance(state, a, b)) return false
  state.relations.push({ kind: 'alliance', nations: [a, b], since: state.turn, until: 'activations' })
  play.emit({ type: 'alliance-made', nations: [a, b], rule: 'XXVI.B' })
  return true
}

/** XXX.B: another player's nation may decline; one of the same player agrees on a D2. */
export function* proposeAlliance(
  play: InvasionsPlay,
  by: NationId,
  target: NationId,
  samePlayer: 'willing' | 'd2' = 'd2'
): Script<boolean> {
  if (barToAlliance(play.state, by, target)) return false
  const accepted = yield* acceptsAlliance(play, by, target, samePlayer)
  if (accepted) return makeAlliance(play, by, target)
  play.emit({ type: 'offer-declined', offer: 'alliance', by, target, rule: 'XXX.B' })
  return false
}

function* acceptsAlliance(
  play: InvasionsPlay,
  by: NationId,
  target: NationId,
  samePlayer: 'willing' | 'd2'
): Script<boolean> {
  if (sideOf(by) !== sideOf(target)) {
    return yield* agrees({ nation: target, kind: 'accept-alliance', rule: 'XXX.B', other: by })
  }
  if (samePlayer === 'willing') return true
  return yield* checkD2(play, { reason: 'alliance', rule: 'XXX.B', actor: target })
}

/** XXVI.B: an alliance ends, and the allies leave each other's provinces. */
export function* endAlliance(play: InvasionsPlay, a: NationId, b: NationId, rule = 'XXVI.B'): Script {
  const { state } = play
  const kept = state.relations.filter(
    (tie) => !(tie.kind === 'alliance' && tie.nations.includes(a) && tie.nations.includes(b))
  )
  if (kept.length === state.relations.length) return
  state.relations = kept
  play.emit({ type: 'alliance-ended', nations: [a, b], rule })
  yield* separate(play, a, b)
}

/** XXVI.B: every alliance of a nation that becomes federate, client or vassal, or leaves the game, expires. */
export function* endAlliances(play: InvasionsPlay, nation: NationId, rule = 'XXVI.B'): Script {
  for (const { nations } of tiesOfKind(play.state, 'alliance')) {
    if (nations.includes(nation)) yield* endAlliance(play, ...nations, rule)
  }
}

/** XXVI.B: in a shared province the smaller force retreats; between equals a D2 decides: passed, the younger. */
export function* separate(play: InvasionsPlay, a: NationId, b: NationId): Script {
  const { state } = play
  for (const { id } of baseWorld.provinces) {
    const [here, there] = [forceIn(state, a, id), forceIn(state, b, id)]
    if (here === 0 || there === 0) continue
    const leaving = here === there ? yield* whoGives(play, a, b, id) : here < there ? a : b
    yield* evacuate(play, leaving, id)
  }
  settleControl(play)
}

function forceIn(state: InvasionsState, nation: NationId, province: ProvinceId): number {
  return troopsIn(state, nation, province).length + (hasHordeIn(state, nation, province) ? 1 : 0)
}

function* whoGives(play: InvasionsPlay, a: NationId, b: NationId, place: ProvinceId): Script<NationId> {
  const [younger, older] = youngerFirst(play.state, a, b)
  const passed = yield* checkD2(play, { reason: 'separation', rule: 'XXVI.B', actor: younger, place })
  return passed ? younger : older
}

/** The lower age is the younger; among equals the higher initiative number, which acts later. */
export function youngerFirst(state: InvasionsState, a: NationId, b: NationId): [NationId, NationId] {
  const age = state.nations[a].age - state.nations[b].age
  const initiative = (nationCard(b).initiative ?? 0) - (nationCard(a).initiative ?? 0)
  return age < 0 || (age === 0 && initiative < 0) ? [a, b] : [b, a]
}
