import type { Script } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { foederaBinding, foederaOf, partiesOf, tiesOfKind } from '../queries/ties.ts'
import type { RealmTask } from '../tasks.ts'
import type { Begins } from '../tie-ways.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { endAlliance, endAlliances } from './alliances.ts'
import { freeClient, releaseClients } from './clients.ts'
import { handOver, settleControl } from './control.ts'
import { evacuate, hasHordeIn } from './evacuation.ts'
import { breakFoedus, endFoedus, federatesMayBreak } from './foedus-breaking.ts'
import { freeVassal, freeVassals } from './freedom.ts'
import { sendHome } from './mercenaries.ts'
import { drawPlunder } from './plunder.ts'
import { barToSubmission, submitsWithCapital, submitTo } from './submission.ts'
import { endTies } from './tie-list.ts'
import { endHostilitiesOf, endTrucesOf } from './truces.ts'

export { allyByEvent, endAlliance, makeAlliance, proposeAlliance } from './alliances.ts'
export { makeClient, releaseClients } from './clients.ts'
export { drawDiplomacy } from './diplomacy/hand.ts'
export { forceFoedus } from './foedus.ts'
export { federatesMayBreak, mayBreakFoedus } from './foedus-breaking.ts'
export { mayRebel } from './freedom.ts'
export { desert, lendMercenary, returnMercenaries } from './mercenaries.ts'
export { replaceMercenaries } from './reinforcements/mercenaries.ts'
export { makeTruce } from './truces.ts'

/** XXIX.B, XXIX.C: a horde, or a Kingdom whose capital has fallen, submits to its victor. */
export function* submit(
  play: InvasionsPlay,
  vassal: NationId,
  suzerain: NationId,
  at: ProvinceId,
  way: Begins<'vassal'>
): Script {
  const submitted = yield* submitTo(play, vassal, suzerain, at, way)
  // A victor who may have no vassals drives the horde away instead.
  if (!submitted && hasHordeIn(play.state, vassal, at)) yield* evacuate(play, vassal, at)
}

/**
 * XXVII.D, XXVIII.G, XXIX.G: who loses its capital loses allies, clients and vassals, perhaps federates, and may bow;
 * true when it does. `holder` had the province before it was taken: a horde may stand for a capital on another's ground.
 */
export function* capitalConquered(
  play: InvasionsPlay,
  nation: NationId,
  by: NationId,
  at: ProvinceId,
  holder = play.state.control[at] ?? null
): Script<boolean> {
  const { state } = play
  yield* endAlliances(play, nation, 'capital-lost')
  releaseClients(play, nation, 'capital-lost')
  yield* freeVassals(play, nation, 'capital-lost')
  const bows = () => submitsWithCapital(state, nation, by, at) && barToSubmission(state, nation, by) === null
  // XXVIII.G: federates of a lord who bows at once are asked when he does, not twice.
  if (!bows()) yield* federatesMayBreak(play, nation, 'capital-lost')
  if (!bows() || !(yield* submitTo(play, nation, by, at, 'capital-taken'))) return false
  // XXIX.C: the suzerain has left the capital's province, and it is the vassal's again.
  if (holder === nation && state.control[at] === by) handOver(state, at, nation)
  settleControl(play)
  return true
}

/** III.G: the same for a capital that was lost without a siege. */
export function* capitalFallen(
  play: InvasionsPlay,
  { nation, by, at }: Extract<RealmTask, { task: 'capital-fallen' }>
): Script {
  yield* capitalConquered(play, nation, by, at, nation)
}

/**
 * VII.D, XXIX.C: a horde that stands for a capital has no city to besiege: it is taken in battle, as a horde is, with
 * all that a capital's fall means (III.G). A Kingdom that bows keeps it and pays with its chest; else it is gone.
 */
export function* campConquered(
  play: InvasionsPlay,
  nation: NationId,
  by: NationId,
  at: ProvinceId
): Script<boolean> {
  const bows = yield* capitalConquered(play, nation, by, at)
  if (bows) yield* drawPlunder(play, by, 1)
  else loseCamp(play, nation, at)
  return bows
}

function loseCamp(play: InvasionsPlay, nation: NationId, from: ProvinceId): void {
  play.state.nations[nation].seat = null
  play.emit({ type: 'capital-removed', nation, from })
  settleControl(play)
}

/** XIV.K, XXIX.G: a nation leaves the game: its dependants are free, and mercenaries go home. */
export function* endAllTies(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  yield* endAlliances(play, nation, 'party-gone')
  releaseClients(play, nation, 'party-gone')
  freeClient(play, nation, 'party-gone')
  yield* freeVassals(play, nation, 'party-gone')
  freeVassal(play, nation, 'party-gone')
  for (const foedus of [...foederaOf(state, nation), ...foederaBinding(state, nation)])
    endFoedus(play, foedus, 'foedus-ended', 'party-gone')
  for (const unit of Object.values(state.units)) {
    const mercenary = unit.controller === nation && unit.nation !== nation && unit.at !== 'reserve'
    if (mercenary && unit.at !== 'removed') sendHome(play, unit.id, nation, 'party-gone', 'XIV.K')
  }
  endTrucesOf(play, nation)
  endHostilitiesOf(play, nation)
  endTies(state, (tie) => partiesOf(tie).includes(nation))
  state.decks.diplomacy.discardPile.push(...state.nations[nation].diplomacy)
  state.nations[nation].diplomacy = []
  settleControl(play)
}

/** XXX.B: an alliance or a clientage between two nations ends before its time. */
export function* breakTie(
  play: InvasionsPlay,
  tie: { readonly kind: 'alliance' | 'client'; readonly nations: readonly [NationId, NationId] }
): Script {
  const [a, b] = tie.nations
  if (tie.kind === 'alliance') return yield* endAlliance(play, a, b, 'broken-by-envoys')
  const clientage = tiesOfKind(play.state, 'client').find((entry) => {
    const parties = partiesOf(entry)
    return parties.includes(a) && parties.includes(b)
  })
  if (clientage) freeClient(play, clientage.client, 'broken-by-envoys')
}

/** XXVIII.G, XXIX.G: Treason or Revival lets a federate or a vassal go without a check. */
export function* setFree(play: InvasionsPlay, nation: NationId, from: 'foedus' | 'vassalage'): Script {
  if (from === 'foedus') yield* breakFoedus(play, nation, 'event')
  else freeVassal(play, nation, 'event')
}
