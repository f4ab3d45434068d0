import type { QuestionHeaderOf, Script } from '../../ask.ts'
import { leaderCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { BattleSetup } from '../../queries/battle/battle-setup.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { leadersOf } from '../../queries/nations/realm.ts'
import { changeController, unitById, unitsIn } from '../../queries/pieces/placement.ts'
import {
  desertion,
  hasPlaceForOneMore,
  lendableUnits,
  placesForOneMore
} from '../../queries/relations/mercenaries.ts'
import {
  isNomadNow,
  partiesOf,
  type RelationOf,
  relationsOfKind,
  serves
} from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import { type BeginCause, type EndCause, relationCauses } from '../../relation-causes.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { pickProvince, pickUnit } from '../pieces/choose-units.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { disbandUnit, redeployUnit } from '../pieces/muster.ts'
import { addRelations, changeRelation, endRelations } from './relation-list.ts'

/** XXX.D, XXX.H: a unit of the lender's choice serves the borrower until the end of his next activation. */
export function* lendMercenary(
  play: InvasionsPlay,
  lender: NationId,
  borrower: NationId,
  way: BeginCause<'loan'>,
  chosen?: Unit
): Script<UnitId | null> {
  const { state } = play
  const rule = relationCauses.loan.begins[way]
  if (!hasPlaceForOneMore(state, borrower)) return null
  const unit =
    chosen ??
    (yield* pickUnit(
      lendQuestion({ lender, borrower }, lender, rule),
      lendableUnits(state, lender),
      'service'
    ))
  if (!unit) return null
  const to = yield* placeMercenary(state, unit, borrower, rule, placesForOneMore(state, borrower))
  if (!to) return null
  enterService(play, unit, borrower, to, way)
  addRelations(state, { kind: 'loan', lender, borrower, unit: unit.id, since: state.turn })
  return unit.id
}

/** XXX.D, XXVII.B: at the end of the borrower's activation hired units go back to their own nation. */
export function* returnMercenaries(play: InvasionsPlay, borrower: NationId): Script {
  const { state } = play
  const loans = relationsOfKind(state, 'loan').filter((loan) => loan.borrower === borrower)
  endRelations(state, (relation) => relation.kind === 'loan' && relation.borrower === borrower)
  for (const { unit: id, lender } of loans) {
    if (!serves(state, id, borrower)) continue
    const places = placesForOneMore(state, lender)
    const home = homeAmong(state, lender, places)
    const active = state.nations[lender].activity === 'active'
    const to = active ? yield* placeReturned({ lender, borrower }, id, places, home) : home
    sendMercenaryHome(play, id, borrower, 'expired', 'XXX.D', to)
  }
}

interface Loan {
  readonly lender: NationId
  readonly borrower: NationId
}

function lendQuestion(loan: Loan, chooser: NationId, rule: string): QuestionHeaderOf<'lend-mercenary'> {
  return {
    ...questionFor(chooser, 'lend-mercenary', rule),
    prompt: message('prompt.lend-mercenary', { nation: reference('nation', chooser) }),
    about: loan
  }
}

function placeQuestion(
  { id, nation: lender }: Unit,
  borrower: NationId,
  rule: string
): QuestionHeaderOf<'place-mercenary'> {
  return {
    ...questionFor(borrower, 'place-mercenary', rule),
    prompt: message('prompt.place-mercenary', {
      nation: reference('nation', borrower),
      other: reference('nation', lender)
    }),
    about: { lender, borrower, unit: id }
  }
}

/** Asks the borrower where the unit musters. */
function placeMercenary(
  state: InvasionsState,
  unit: Unit,
  borrower: NationId,
  rule: string,
  places: readonly ProvinceId[]
): Script<ProvinceId | null> {
  const troops = (at: ProvinceId) =>
    unitsIn(state, at).filter(({ controller }) => controller === borrower).length
  const [fullest] = places.toSorted((a, b) => troops(b) - troops(a))
  return pickProvince(placeQuestion(unit, borrower, rule), places, {
    place: fullest,
    reason: message('preset.most-troops')
  })
}

/** XXX.D: the lender chooses where his unit returns. */
function placeReturned(
  { lender, borrower }: Loan,
  unit: UnitId,
  places: readonly ProvinceId[],
  home: ProvinceId | undefined
): Script<ProvinceId | null> {
  const header: QuestionHeaderOf<'take-back-mercenary'> = {
    ...questionFor(lender, 'take-back-mercenary', 'XXX.D'),
    prompt: message('prompt.take-back-mercenary', { nation: reference('nation', lender) }),
    about: { lender, borrower, unit }
  }
  return pickProvince(header, places, { place: home, reason: message('preset.home') })
}

/** XXVIII.C: places a mercenary in the first preferred province with room, else where the employer likes. */
export function* quarterMercenary(
  play: InvasionsPlay,
  unit: Unit,
  employer: NationId,
  way: BeginCause<'loan'>,
  preferred: readonly ProvinceId[]
): Script<boolean> {
  const { state } = play
  const rule = relationCauses.loan.begins[way]
  const free = placesForOneMore(state, employer)
  const best = preferred.find((id) => free.includes(id))
  const to = best ?? (yield* placeMercenary(state, unit, employer, rule, free))
  if (!to) return false
  enterService(play, unit, employer, to, way)
  return true
}

/** XXVIII.C: the places for a federate's mercenary: with the Caesar, with the emperor or king, in the capital. */
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
 * XXVIII.C, XXIX.D: a federate or a vassal lends a unit for as long as the relation lasts. Used again to replace a lost
 * one (IX.F). The lender picks it; a nomad suzerain picks it himself.
 */
export function* lendForRelation(
  play: InvasionsPlay,
  relation: RelationOf<'foedus' | 'vassal'>,
  way: BeginCause<'loan'> = relation.kind === 'foedus' ? 'federate' : 'vassal'
): Script {
  const { state } = play
  const [employer, lender] = partiesOf(relation)
  changeRelation(state, relation, { mercenary: null })
  const nomads = relation.kind === 'vassal' && isNomadNow(state, employer)
  const chooser = nomads ? employer : lender
  const header = lendQuestion({ lender, borrower: employer }, chooser, relationCauses.loan.begins[way])
  const unit = yield* pickUnit(header, sparedUnits(state, lender), 'service')
  if (!unit) return
  const seat = state.nations[employer].seat
  const preferred = relation.kind === 'foedus' ? headquarters(state, employer) : seat ? [seat.at] : []
  const placed = yield* quarterMercenary(play, unit, employer, way, preferred)
  if (placed) changeRelation(state, relation, { mercenary: unit.id })
}

/** IX.G: a nation without horde or capital keeps its last unit, or it would vanish. */
function sparedUnits(state: InvasionsState, lender: NationId): Unit[] {
  const units = lendableUnits(state, lender)
  return units.length > 1 || state.nations[lender].seat ? units : []
}

/** XIV.K, XXVIII.G: a mercenary goes back to its horde or capital, whatever the stacking there. */
export function sendMercenaryHome(
  play: InvasionsPlay,
  id: UnitId,
  from: NationId,
  way: EndCause<'loan'>,
  rule: string,
  to?: ProvinceId | null
): void {
  const { state } = play
  const { nation: lender, at: left } = unitById(state, id)
  changeController(state, id, lender)
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
  if (isProvince(left)) sendLoneLeadersHome(play, left)
}

/**
 * XXX.H: hired units do not fight their own nation: as the battle begins they go over to it. Mercenaries of one people
 * in the service of others do fight each other. Returns the changed order of battle.
 */
export function desertToOwnNation(play: InvasionsPlay, given: BattleSetup): BattleSetup {
  const { order, gone } = desertion(play.state, given)
  for (const id of gone) goOver(play, id, given.province)
  return order
}

function goOver(play: InvasionsPlay, id: UnitId, at: ProvinceId): void {
  const { state } = play
  const { nation: lender, controller: borrower } = unitById(state, id)
  changeController(state, id, lender)
  endRelations(state, (relation) => relation.kind === 'loan' && relation.unit === id)
  play.emit({ type: 'mercenary-deserted', unit: id, lender, borrower, at, way: 'deserted', rule: 'XXX.H' })
}

/** Puts the unit under its employer's command. */
export function enterService(
  play: InvasionsPlay,
  { id, nation: lender, at: left }: Unit,
  borrower: NationId,
  to: ProvinceId,
  way: BeginCause<'loan'>
): void {
  const rule = relationCauses.loan.begins[way]
  changeController(play.state, id, borrower)
  redeployUnit(play, id, to, rule)
  play.emit({ type: 'mercenary-lent', unit: id, lender, borrower, at: to, way, rule })
  if (isProvince(left)) sendLoneLeadersHome(play, left)
}

/** The horde or capital if there is room, else the first place. */
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
