import type { AskedOf, Script } from '../ask.ts'
import { leaderCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { BattleForce, BattleOrder } from '../queries/battle/order.ts'
import { hasPlaceForOneMore, lendableUnits, placesForOneMore } from '../queries/mercenaries.ts'
import { commandUnit, unitById } from '../queries/placement.ts'
import { leadersOf } from '../queries/realm.ts'
import { isProvince } from '../queries/terrain.ts'
import { isNomad, partiesOf, serves, type TieOf, tiesOfKind } from '../queries/ties.ts'
import { questionFor } from '../question-header.ts'
import type { InvasionsState, Unit, UnitId } from '../state.ts'
import { type Begins, type Ends, tieWays } from '../tie-ways.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { leadersLeave } from './lone-leaders.ts'
import { disbandUnit, redeployUnit } from './musters.ts'
import { pickPlace, pickUnit } from './picks.ts'
import { addTies, changeTie, endTies } from './tie-list.ts'

/** XXX.D, XXX.H: a unit of the lender's choice serves the borrower until the end of his next activation. */
export function* lendMercenary(
  play: InvasionsPlay,
  lender: NationId,
  borrower: NationId,
  way: Begins<'loan'>,
  chosen?: Unit
): Script<UnitId | null> {
  const { state } = play
  const rule = tieWays.loan.begins[way]
  if (!hasPlaceForOneMore(state, borrower)) return null
  const unit =
    chosen ??
    (yield* pickUnit(
      askedToLend({ lender, borrower }, lender, rule),
      lendableUnits(state, lender),
      'service'
    ))
  if (!unit) return null
  const to = yield* pickPlace(askedToPlace(unit, borrower, rule), placesForOneMore(state, borrower))
  if (!to) return null
  enterService(play, unit, borrower, to, way)
  addTies(state, { kind: 'loan', lender, borrower, unit: unit.id, since: state.turn })
  return unit.id
}

/** XXX.D, XXVII.B: at the end of the borrower's activation hired units go back to their own nation. */
export function* returnMercenaries(play: InvasionsPlay, borrower: NationId): Script {
  const { state } = play
  const loans = tiesOfKind(state, 'loan').filter((loan) => loan.borrower === borrower)
  endTies(state, (tie) => tie.kind === 'loan' && tie.borrower === borrower)
  for (const { unit: id, lender } of loans) {
    if (!serves(state, id, borrower)) continue
    const places = placesForOneMore(state, lender)
    const home = homeAmong(state, lender, places)
    const active = state.nations[lender].activity === 'active'
    const to = active ? yield* placeReturned({ lender, borrower }, id, places, home) : home
    sendHome(play, id, borrower, 'expired', 'XXX.D', to)
  }
}

interface Loan {
  readonly lender: NationId
  readonly borrower: NationId
}

function askedToLend(loan: Loan, chooser: NationId, rule: string): AskedOf<'lend-mercenary'> {
  return {
    ...questionFor(chooser, 'lend-mercenary', rule),
    prompt: message('prompt.lend-mercenary', { nation: reference('nation', chooser) }),
    about: loan
  }
}

function askedToPlace(
  { id, nation: lender }: Unit,
  borrower: NationId,
  rule: string
): AskedOf<'place-mercenary'> {
  return {
    ...questionFor(borrower, 'place-mercenary', rule),
    prompt: message('prompt.place-mercenary', {
      nation: reference('nation', borrower),
      other: reference('nation', lender)
    }),
    about: { lender, borrower, unit: id }
  }
}

/** XXX.D: the lender says where his unit comes back to. */
function placeReturned(
  { lender, borrower }: Loan,
  unit: UnitId,
  places: readonly ProvinceId[],
  home: ProvinceId | undefined
): Script<ProvinceId | null> {
  const asked: AskedOf<'take-back-mercenary'> = {
    ...questionFor(lender, 'take-back-mercenary', 'XXX.D'),
    prompt: message('prompt.take-back-mercenary', { nation: reference('nation', lender) }),
    about: { lender, borrower, unit }
  }
  return pickPlace(asked, places, { place: home, reason: message('preset.home') })
}

/** XXVIII.C: beside the Caesar, else the emperor or king, else in the capital, else where the employer likes. */
export function* billet(
  play: InvasionsPlay,
  unit: Unit,
  employer: NationId,
  way: Begins<'loan'>,
  preferred: readonly ProvinceId[]
): Script<boolean> {
  const { state } = play
  const rule = tieWays.loan.begins[way]
  const free = placesForOneMore(state, employer)
  const best = preferred.find((id) => free.includes(id))
  const to = best ?? (yield* pickPlace(askedToPlace(unit, employer, rule), free))
  if (!to) return false
  enterService(play, unit, employer, to, way)
  return true
}

/** XXVIII.C: where a federate's mercenary reports. */
export function headquarters(state: InvasionsState, federator: NationId): ProvinceId[] {
  const leaders = leadersOf(state, federator)
  const caesars = leaders.filter(({ id }) => titleOf(id) === 'Caesar')
  const rulers = leaders.filter(({ id }) => leaderCard(id).rank !== 'general')
  const at = [...caesars, ...rulers].flatMap((leader) =>
    leader.at && isProvince(leader.at) ? [leader.at] : []
  )
  const seat = state.nations[federator].seat
  return seat ? [...at, seat.at] : at
}

/**
 * XXVIII.C, XXIX.D: the unit that a federate or a vassal lends for as long as the tie lasts, at first and, where
 * it is replaced (IX.F), again. The lender picks it; a nomad suzerain picks himself.
 */
export function* lendForTie(
  play: InvasionsPlay,
  tie: TieOf<'foedus' | 'vassal'>,
  way: Begins<'loan'> = tie.kind === 'foedus' ? 'federate' : 'vassal'
): Script {
  const { state } = play
  const [employer, lender] = partiesOf(tie)
  changeTie(state, tie, { mercenary: null })
  const nomads = tie.kind === 'vassal' && isNomad(state, employer)
  const chooser = nomads ? employer : lender
  const asked = askedToLend({ lender, borrower: employer }, chooser, tieWays.loan.begins[way])
  const unit = yield* pickUnit(asked, sparedUnits(state, lender), 'service')
  if (!unit) return
  const seat = state.nations[employer].seat
  const preferred = tie.kind === 'foedus' ? headquarters(state, employer) : seat ? [seat.at] : []
  const placed = yield* billet(play, unit, employer, way, preferred)
  if (placed) changeTie(state, tie, { mercenary: unit.id })
}

/** IX.G: a nation without horde or capital would vanish with its last unit, and keeps it. */
function sparedUnits(state: InvasionsState, lender: NationId): Unit[] {
  const units = lendableUnits(state, lender)
  return units.length > 1 || state.nations[lender].seat ? units : []
}

/** XIV.K, XXVIII.G: a mercenary goes back to its horde or capital, whatever the stacking there. */
export function sendHome(
  play: InvasionsPlay,
  id: UnitId,
  from: NationId,
  way: Ends<'loan'>,
  rule: string,
  to?: ProvinceId | null
): void {
  const { state } = play
  const { nation: lender, at: left } = unitById(state, id)
  commandUnit(state, id, lender)
  const home = to ?? state.nations[lender].seat?.at ?? placesForOneMore(state, lender)[0]
  if (home) redeployUnit(play, id, home, rule)
  else disbandUnit(play, id, rule)
  play.emit({
    type: 'mercenary-returned',
    unit: id,
    lender,
    borrower: from,
    at: unitById(state, id).at,
    way,
    rule
  })
  if (isProvince(left)) leadersLeave(play, left)
}

/**
 * XXX.H: hired units do not fight their own nation: as the battle begins they go over to it.
 * Those of one people do fight each other in the service of others. Returns the battle as it then stands.
 */
export function desert(play: InvasionsPlay, order: BattleOrder): BattleOrder {
  const { state } = play
  const fromAttacker = deserters(state, order.attacker.units, order.defender)
  const fromDefender = deserters(state, order.defender.units, order.attacker)
  if (fromAttacker.length + fromDefender.length === 0) return order
  for (const id of [...fromAttacker, ...fromDefender]) goOver(play, id, order.province)
  return {
    ...order,
    attacker: exchange(order.attacker, fromAttacker, fromDefender),
    defender: exchange(order.defender, fromDefender, fromAttacker)
  }
}

/** XXX.H: the hired units among these that may not be counted on against a force of their own nation. */
export function deserters(
  state: InvasionsState,
  units: readonly UnitId[],
  enemy: Pick<BattleForce, 'units' | 'hordes'>
): UnitId[] {
  const enemies = new Set([...enemy.hordes, ...enemy.units.map((id) => unitById(state, id).controller)])
  const hired = new Set(tiesOfKind(state, 'loan').map(({ unit }) => unit))
  return units.filter((id) => hired.has(id) && enemies.has(unitById(state, id).nation))
}

function goOver(play: InvasionsPlay, id: UnitId, at: ProvinceId): void {
  const { state } = play
  const { nation: lender, controller: borrower } = unitById(state, id)
  commandUnit(state, id, lender)
  endTies(state, (tie) => tie.kind === 'loan' && tie.unit === id)
  play.emit({ type: 'mercenary-deserted', unit: id, lender, borrower, at, way: 'deserted', rule: 'XXX.H' })
}

function exchange(force: BattleForce, lost: readonly UnitId[], gained: readonly UnitId[]): BattleForce {
  return { ...force, units: [...force.units.filter((id) => !lost.includes(id)), ...gained] }
}

/** The unit obeys its employer from now on. */
export function enterService(
  play: InvasionsPlay,
  { id, nation: lender, at: left }: Unit,
  borrower: NationId,
  to: ProvinceId,
  way: Begins<'loan'>
): void {
  const rule = tieWays.loan.begins[way]
  commandUnit(play.state, id, borrower)
  redeployUnit(play, id, to, rule)
  play.emit({ type: 'mercenary-lent', unit: id, lender, borrower, at: to, way, rule })
  if (isProvince(left)) leadersLeave(play, left)
}

/** The horde or capital if there is room, else the first place there is. */
function homeAmong(
  state: InvasionsState,
  nation: NationId,
  places: readonly ProvinceId[]
): ProvinceId | undefined {
  const seat = state.nations[nation].seat?.at
  return seat && places.includes(seat) ? seat : places[0]
}

function titleOf(leader: string): string | null {
  const card = leaderCard(leader)
  return 'title' in card ? card.title : null
}
