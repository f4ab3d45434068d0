import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { fighterOf, fightersOf } from '../../queries/battle/fighters.ts'
import { type HitSlot, hitCapacity, hitsToKill, lossOrder } from '../../queries/battle/loss-order.ts'
import { hitsByCamp } from '../../queries/battle/shared-hits.ts'
import type { BattleSide, Fighter } from '../../queries/battle/situation.ts'
import { changeController, unitById } from '../../queries/pieces/placement.ts'
import { partiesOf } from '../../queries/relations/relations.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { damageUnit, eliminateUnit } from '../pieces/unit-losses.ts'
import { changeRelation, endRelations } from '../relations/relation-list.ts'
import { chooseLosses, type LossesRequest } from './choose-losses.ts'

/** Hits that a stack takes. */
export interface StackHits {
  /** The nation that leads the stack. */
  readonly nation: NationId
  readonly units: readonly UnitId[]
  readonly hits: number
  readonly rule: string
}

export interface BattleHits extends StackHits {
  readonly side: BattleSide
  readonly province: ProvinceId
  /** XX.H: a national unit of the stack was already eliminated. */
  readonly nationalLost?: boolean
  /** Called when a player has taken his share, before the next is asked. */
  readonly shareTaken?: (share: ShareTaken) => void
}

/** What one player of a stack has lost, and what is left to the others. */
export interface ShareTaken {
  readonly eliminated: readonly UnitId[]
  /** The hits that are not assigned yet, and the units to which they fall. */
  readonly due: number
  readonly owing: readonly UnitId[]
}

export interface HitsTaken {
  readonly eliminated: readonly UnitId[]
  /** Hits that are left when all units are eliminated. */
  readonly surplus: number
}

/** XX.H, XXI.F: each hit eliminates a standard unit or flips an elite. Each player distributes the hits on his own units. */
export function* takeHits(play: InvasionsPlay, order: BattleHits): Script<HitsTaken> {
  const { hits, province, side } = order
  if (hits === 0) return { eliminated: [], surplus: 0 }
  const shares = sharesOf(play.state, order)
  const surplus = hits - shares.reduce((sum, share) => sum + share.hits, 0)
  const eliminated: UnitId[] = []
  let due = hits
  for (const [index, share] of shares.entries()) {
    const shown = share.hits + (index === 0 ? surplus : 0)
    if (shown > 0) play.emit({ type: 'hits-taken', province, nation: share.nation, hits: shown })
    const nationalLost = order.nationalLost || eliminated.some((id) => isNational(play.state, id))
    const own = yield* takeOwn(play, { ...share, nationalLost, battle: { province, side } })
    eliminated.push(...own)
    due -= share.hits
    const owing = shares.slice(index + 1).flatMap(({ units }) => units)
    order.shareTaken?.({ eliminated: own, due, owing })
  }
  return { eliminated, surplus }
}

/** XVIII.I, XXIV.C: hits outside a battle work as in one, but no unit recovers. Returns the eliminated units. */
export function* takeHitsOutsideBattle(
  play: InvasionsPlay,
  order: StackHits & { readonly at: ProvinceId | SeaId }
): Script<UnitId[]> {
  const eliminated: UnitId[] = []
  for (const share of sharesOf(play.state, order)) {
    const nationalLost = eliminated.some((id) => isNational(play.state, id))
    eliminated.push(...(yield* takeOwn(play, { ...share, nationalLost, at: order.at })))
  }
  for (const id of eliminated) endUnitService(play, id)
  return eliminated
}

const isNational = (state: InvasionsState, id: UnitId): boolean => !fighterOf(state, id).foreign

/** XX.H: the hits of each player, the leading one first. Another player answers for his nation with most units there. */
function sharesOf(state: InvasionsState, { nation, units, hits, rule }: StackHits): StackHits[] {
  return hitsByCamp(fightersOf(state, nation, units), hits).map((camp) => {
    const own = camp.places.flatMap((place) => units[place] ?? [])
    const leads = own.some((id) => unitById(state, id).controller === nation)
    return { nation: leads ? nation : strongest(state, own), units: own, hits: camp.hits, rule }
  })
}

function strongest(state: InvasionsState, units: readonly UnitId[]): NationId {
  const controllers = units.map((id) => unitById(state, id).controller)
  const count = (nation: NationId) => controllers.filter((id) => id === nation).length
  const [most] = controllers.toSorted((a, b) => count(b) - count(a))
  if (!most) throw new Error('the stack has no units')
  return most
}

/** Applies one player's hits. He is asked only where there is a choice. */
function* takeOwn(play: InvasionsPlay, own: LossesRequest): Script<UnitId[]> {
  if (own.hits === 0) return []
  const line = own.units.map((id) => fighterOf(play.state, id))
  const inOrder = lossOrder(line, own.nationalLost)
  const slots = hasChoice(play.state, own, line)
    ? yield* chooseLosses(own, line, inOrder)
    : inOrder.slice(0, own.hits)
  return applyHits(play, own.units, slots)
}

/** False when all units fall or all are alike: then it does not matter where the hits go. */
function hasChoice(state: InvasionsState, { units, hits }: StackHits, line: readonly Fighter[]): boolean {
  if (units.length < 2 || hits >= hitCapacity(line)) return false
  const kinds = new Set(units.map((id) => unitLikeness(state, id)))
  return kinds.size > 1 || (line.some((unit) => hitsToKill(unit) === 2) && hits > 1)
}

/** A text that is equal for units between which their owner sees no difference. */
export function unitLikeness(state: InvasionsState, id: UnitId): string {
  const { kind, nation, controller, people, title, damaged } = unitById(state, id)
  return [kind, nation, controller, people, title, damaged].join(' ')
}

function applyHits(play: InvasionsPlay, units: readonly UnitId[], slots: readonly HitSlot[]): UnitId[] {
  const eliminated: UnitId[] = []
  for (const { unit, fatal } of slots) {
    const id = units[unit]
    if (id === undefined) continue
    if (fatal) {
      eliminateUnit(play, id)
      eliminated.push(id)
    } else {
      damageUnit(play, id)
    }
  }
  return eliminated
}

/** Returns an eliminated unit to the service of its own nation and removes it from loans, Foedera and vassalages. */
export function endUnitService(play: InvasionsPlay, id: UnitId): void {
  const { state } = play
  const unit = unitById(state, id)
  const [lender, at] = [unit.nation, unit.at]
  changeController(state, id, lender)
  const loans = endRelations(state, (tie) => tie.kind === 'loan' && tie.unit === id)
  const employers = loans.map((loan) => partiesOf(loan)[0])
  for (const tie of state.relations) {
    if ((tie.kind !== 'foedus' && tie.kind !== 'vassal') || tie.mercenary !== id) continue
    changeRelation(state, tie, { mercenary: null })
    employers.push(tie.kind === 'foedus' ? tie.federator : tie.suzerain)
  }
  for (const borrower of employers) {
    play.emit({ type: 'mercenary-fell', unit: id, lender, borrower, at, way: 'fallen', rule: 'XX.K' })
  }
}
