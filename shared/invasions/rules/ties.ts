import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { gap } from './gap.ts'

/** A horde, or a Kingdom whose capital has fallen, submits to its victor (XXIX.B, XXIX.C). */
export function submit(play: InvasionsPlay, vassal: NationId, _suzerain: NationId, _at: ProvinceId): Script {
  return gap(play, 'XXIX.B', vassal)
}

/** What the loss of its capital costs a nation in allies, clients, vassals and federates (III.G). */
export function capitalConquered(play: InvasionsPlay, nation: NationId, _by: NationId): Script {
  return gap(play, 'XXVII.D', nation)
}

/** A nation leaves the game: its dependants are free, its mercenaries go home (XIV.K, XXIX.G). */
export function endAllTies(play: InvasionsPlay, nation: NationId): Script {
  return gap(play, 'XXIX.G', nation)
}

/** An alliance until both activations of this turn are over, if the other agrees (XXVI.B, XXX.B). */
export function* proposeAlliance(
  play: InvasionsPlay,
  by: NationId,
  _target: NationId,
  _samePlayer: 'willing' | 'd2'
): Script<boolean> {
  yield* gap(play, 'XXVI.B', by)
  return false
}

/** A minor independent Kingdom becomes a client (XXVII.A, XXX.B). */
export function makeClient(play: InvasionsPlay, _patron: NationId, client: NationId, _rule: string): Script {
  return gap(play, 'XXVII.A', client)
}

/** An alliance or a clientage ends (XXX.B). */
export function breakTie(
  play: InvasionsPlay,
  tie: { readonly kind: 'alliance' | 'client'; readonly nations: readonly [NationId, NationId] },
  _rule: string
): Script {
  return gap(play, 'XXX.B', tie.nations[0])
}

/** A federate breaks its Foedus, or a vassal is free of its suzerain, without a check (XXVIII.G, XXIX.G). */
export function setFree(
  play: InvasionsPlay,
  nation: NationId,
  from: 'foedus' | 'vassalage',
  _rule: string
): Script {
  return gap(play, from === 'foedus' ? 'XXVIII.G' : 'XXIX.G', nation)
}

/** A pact for this turn: `attack` binds the target only, `neutral` both (XXX.C, XXX.E). */
export function makeTruce(
  play: InvasionsPlay,
  by: NationId,
  _target: NationId,
  _binds: 'attack' | 'neutral',
  _rule: string
): Script {
  return gap(play, 'XXX.E', by)
}

/** A unit of the lender's choice serves the borrower in its next activation (XXX.D, XXX.H). */
export function lendMercenary(
  play: InvasionsPlay,
  lender: NationId,
  _borrower: NationId,
  _rule: string
): Script {
  return gap(play, 'XXX.H', lender)
}

/** A Foedus by card, if the conditions of XXVIII.A hold; it does not count against the one offer a turn (XXX.F). */
export function forceFoedus(play: InvasionsPlay, _federator: NationId, federate: NationId): Script {
  return gap(play, 'XXX.F', federate)
}

/** Diplomacy cards beyond the normal number (XXX.A). */
export function drawDiplomacy(play: InvasionsPlay, nation: NationId, _cards: number): Script {
  return gap(play, 'XXX.A', nation)
}
