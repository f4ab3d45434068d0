import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  foederaOfFederate,
  foederaOfFederator,
  partiesOf,
  relationsOfKind
} from '../../queries/relations/relations.ts'
import type { BeginCause } from '../../relation-causes.ts'
import type { RealmTask } from '../../tasks.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { evacuate, hasHordeIn } from '../battle/evacuate.ts'
import { handOver, settleControl } from '../control/control.ts'
import { drawPlunder } from '../siege/plunder.ts'
import { endAlliance, endAlliances } from './alliances.ts'
import { freeClient, releaseClients } from './clients.ts'
import { breakFoedus, endFoedus, federatesMayBreak } from './foedus-breaking.ts'
import { sendMercenaryHome } from './mercenaries.ts'
import { endRelations } from './relation-list.ts'
import { barToSubmission, submitsWithCapital, submitTo } from './submission.ts'
import { endHostilitiesOf, endTrucesOf } from './truces.ts'
import { freeVassal, freeVassals } from './vassal-freedom.ts'

/** XXIX.B, XXIX.C: a horde, or a Kingdom whose capital has fallen, submits to its victor. */
export function* submitOrDriveAway(
  play: InvasionsPlay,
  vassal: NationId,
  suzerain: NationId,
  at: ProvinceId,
  way: BeginCause<'vassal'>
): Script {
  const submitted = yield* submitTo(play, vassal, suzerain, at, way)
  // A victor who may have no vassals drives the horde away instead.
  if (!submitted && hasHordeIn(play.state, vassal, at)) yield* evacuate(play, vassal, at)
}

/**
 * XXVII.D, XXVIII.G, XXIX.G: a nation that loses its capital loses allies, clients and vassals, perhaps federates, and
 * may submit; true when it does. `holder` held the province before the conquest: a horde that serves as capital may
 * stand in another's province.
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
  yield* releaseClients(play, nation, 'capital-lost')
  yield* freeVassals(play, nation, 'capital-lost')
  const submits = () =>
    submitsWithCapital(state, nation, by, at) && barToSubmission(state, nation, by) === null
  // XXVIII.G: if the nation submits, submitTo asks its federates. Do not ask them twice.
  if (!submits()) yield* federatesMayBreak(play, nation, 'capital-lost')
  if (!submits() || !(yield* submitTo(play, nation, by, at, 'capital-taken'))) return false
  // XXIX.C: the suzerain has left the capital's province, so it returns to the vassal.
  if (holder === nation && state.control[at] === by) handOver(state, at, nation)
  settleControl(play)
  return true
}

/** III.G: the consequences of losing a capital without a siege. */
export function* capitalFallen(
  play: InvasionsPlay,
  { nation, by, at }: Extract<RealmTask, { task: 'capital-fallen' }>
): Script {
  yield* capitalConquered(play, nation, by, at, nation)
}

/**
 * VII.D, XXIX.C: a horde that serves as capital has no city to besiege. It is taken in battle, with all consequences of
 * a fallen capital (III.G). A Kingdom that submits keeps it and the victor draws a plunder marker; else it is lost.
 */
export function* hordeCapitalConquered(
  play: InvasionsPlay,
  nation: NationId,
  by: NationId,
  at: ProvinceId
): Script<boolean> {
  const submits = yield* capitalConquered(play, nation, by, at)
  if (submits) yield* drawPlunder(play, by, 1)
  else loseCamp(play, nation, at)
  return submits
}

function loseCamp(play: InvasionsPlay, nation: NationId, from: ProvinceId): void {
  play.state.nations[nation].seat = null
  play.emit({ type: 'capital-removed', nation, from })
  settleControl(play)
}

/**
 * XIV.K, XXIX.G: ends all relations of a nation that leaves the game. Its dependants are free, and mercenaries go
 * home. `vanish` parts the troops of the others, once those of this nation are gone.
 */
export function* endAllRelations(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  yield* endAlliances(play, nation, 'party-gone')
  yield* releaseClients(play, nation, 'party-gone')
  yield* freeClient(play, nation, 'party-gone')
  yield* freeVassals(play, nation, 'party-gone')
  yield* freeVassal(play, nation, 'party-gone')
  for (const foedus of [...foederaOfFederator(state, nation), ...foederaOfFederate(state, nation)])
    endFoedus(play, foedus, 'foedus-ended', 'party-gone')
  for (const unit of Object.values(state.units)) {
    const mercenary = unit.controller === nation && unit.nation !== nation && unit.at !== 'reserve'
    if (mercenary && unit.at !== 'removed') sendMercenaryHome(play, unit.id, nation, 'party-gone', 'XIV.K')
  }
  endTrucesOf(play, nation)
  endHostilitiesOf(play, nation)
  endRelations(state, (relation) => partiesOf(relation).includes(nation))
  state.decks.diplomacy.discardPile.push(...state.nations[nation].diplomacy)
  state.nations[nation].diplomacy = []
  settleControl(play)
}

/** XXX.B: ends an alliance or a clientage between two nations early. */
export function* breakRelation(
  play: InvasionsPlay,
  relation: { readonly kind: 'alliance' | 'client'; readonly nations: readonly [NationId, NationId] }
): Script {
  const [a, b] = relation.nations
  if (relation.kind === 'alliance') return yield* endAlliance(play, a, b, 'broken-by-envoys')
  const clientage = relationsOfKind(play.state, 'client').find((entry) => {
    const parties = partiesOf(entry)
    return parties.includes(a) && parties.includes(b)
  })
  if (clientage) yield* freeClient(play, clientage.client, 'broken-by-envoys')
}

/** XXVIII.G, XXIX.G: Treason or Revival lets a federate or a vassal go without a check. */
export function* freeByEvent(play: InvasionsPlay, nation: NationId, from: 'foedus' | 'vassalage'): Script {
  if (from === 'foedus') yield* breakFoedus(play, nation, 'event')
  else yield* freeVassal(play, nation, 'event')
}
