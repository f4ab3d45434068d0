import { joinParts, markImmutable, pickFields, projectRecords, sameItems } from '../engine/projection.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { sideOf } from './catalogue.ts'
import { nationIds, sideIds } from './content/ids.ts'
import type { Scenario } from './content/scenario-schema.ts'
import { allUnits } from './queries/pieces/placement.ts'
import { activationOrder } from './queries/time/activation-order.ts'
import { stepOf } from './sequence.ts'
import type { StandingOrders } from './standing-orders.ts'
import type {
  City,
  EntryLeg,
  FleetRecord,
  FoedusAgreement,
  Hand,
  Heresy,
  InvasionsState,
  KeptSiege,
  Leader,
  March,
  Movement,
  NationState,
  NavalRecord,
  RaidMarker,
  Relation,
  Score,
  ScoreEntry,
  TurnEffect,
  TurnFacts,
  Unit
} from './state.ts'
import { viewOfFight } from './view-fights.ts'

/** The state as one side sees it. Fields that are not listed here stay hidden. */
export type InvasionsView = ReturnType<typeof viewOf>

export function viewOf(state: InvasionsState, side: string | null) {
  const { options, turn, lastTurn, step, active, nations, chronicle } = state
  return {
    viewer: side,
    options: optionsAsShown(options),
    turn,
    lastTurn,
    step,
    active,
    ...inTurn(state),
    movement: state.movement && shownMovement(state.movement),
    naval: shownNaval(state.naval),
    ...(state.waysIn ? { waysIn: projectRecords(state.waysIn, shownWayIn) } : {}),
    keptSieges: state.keptSieges.map(shownSiege),
    fights: state.fights?.map(viewOfFight) ?? [],
    nations: projectRecords(nations, shownNation),
    diplomacy: ofEach(nationIds, (id) => ownOrCount(nations[id].diplomacy, sideOf(id) === side)),
    units: shownUnits(state),
    leaders: projectRecords(state.leaders, shownLeader),
    cities: projectRecords(state.cities, shownCity),
    control: state.control,
    areaControl: state.areaControl,
    revolts: state.revolts,
    raids: projectRecords(state.raids, shownRaid),
    // Markers are face down: the view shows that one is there, not which one (XI.F, XXIV.D).
    plundered: projectRecords(state.plundered, shownMarker),
    heresies: projectRecords(state.heresies, shownHeresy),
    relations: shownRelations(state.relations),
    decks: ofEach(['events', 'administration', 'diplomacy', 'plunder'], (name) => ({
      left: state.decks[name].drawPile.length,
      discarded: state.decks[name].discardPile.length
    })),
    hands: ofEach(sideIds, (owner) => handOf(state.hands[owner], owner === side)),
    score: shownScore(state.score),
    thisTurn: shownTurn(state.thisTurn),
    chronicle
  }
}

const shownEntry = pickFields<ScoreEntry>()('turn', 'nation', 'source', 'points')

/** All points are public, with their sources. */
function shownScore({ sides, nations, ledger = [] }: Score) {
  return { sides, nations, ledger: shownLedger(ledger) }
}

/** The last view of a ledger, with its points. The rules only append entries and add points to entries. */
interface CachedLedger {
  readonly points: readonly number[]
  readonly shown: ScoreEntry[]
}

const cachedLedgers = new WeakMap<readonly ScoreEntry[], CachedLedger>()

function shownLedger(ledger: readonly ScoreEntry[]): ScoreEntry[] {
  const points = ledger.map((entry) => entry.points)
  const before = cachedLedgers.get(ledger)
  if (before && sameItems(before.points, points)) return before.shown
  const shown = ledger.map(shownEntry)
  cachedLedgers.set(ledger, { points, shown })
  return shown
}

const shownUnit = pickFields<Unit>()(
  'id',
  'kind',
  'nation',
  'people',
  'title',
  'from',
  'until',
  'controller',
  'at',
  'stack',
  'damaged'
)
const shownLeader = pickFields<Leader>()(
  'id',
  'nation',
  'presence',
  'at',
  'returnsOn',
  'served',
  'inactiveUntil'
)

/**
 * The last view of the units, with the fields that change in place (`queries/pieces/placement.ts`). Any other change makes a
 * new record.
 */
interface UnitsShown {
  readonly all: readonly Unit[]
  readonly controllers: readonly Unit['controller'][]
  readonly damaged: readonly boolean[]
  readonly seen: readonly ReturnType<typeof shownUnit>[]
  readonly shown: Readonly<Record<string, ReturnType<typeof shownUnit>>>
}

const unitsShown = new WeakMap<InvasionsState['units'], UnitsShown>()

/** Few of the hundreds of units change between two views. Returns the same object while none does. */
function shownUnits(state: InvasionsState): UnitsShown['shown'] {
  const all = allUnits(state)
  const before = unitsShown.get(state.units)
  const seen = all.map((unit, index) => (before && unitAsShown(before, unit, index)) ?? shownUnit(unit))
  if (before && sameItems(before.seen, seen)) return before.shown
  const shown: Record<string, ReturnType<typeof shownUnit>> = {}
  for (const unit of seen) shown[unit.id] = unit
  unitsShown.set(state.units, {
    all: [...all],
    controllers: all.map(({ controller }) => controller),
    damaged: all.map(({ damaged }) => damaged),
    seen,
    shown: markImmutable(shown)
  })
  return shown
}

function unitAsShown({ all, controllers, damaged, seen }: UnitsShown, unit: Unit, index: number) {
  if (unit !== all[index] || unit.controller !== controllers[index] || unit.damaged !== damaged[index])
    return undefined
  return seen[index]
}

const shownOptions = pickFields<CampaignOptions>()('scenario', 'combat', 'seats')

const scenariosShown = new WeakMap<Scenario, Scenario>()

/** A player's own scenario is public, but not the cards that it deals. */
function optionsAsShown(options: CampaignOptions): ReturnType<typeof shownOptions> {
  const shown = shownOptions(options)
  const { scenario } = shown
  if (typeof scenario === 'string' || !scenario.hands) return shown
  const { hands: _, ...open } = scenario
  const known = scenariosShown.get(scenario) ?? open
  scenariosShown.set(scenario, known)
  return { ...shown, scenario: known }
}
const shownSeat = pickFields<NonNullable<NationState['seat']>>()('kind', 'at')
const factsOfNation = pickFields<NationState>()(
  'presence',
  'activity',
  'status',
  'age',
  'decline',
  'treasury',
  'religion',
  'capitalLostOn',
  'statusSince',
  'goldDue',
  'converted'
)
const shownCity = pickFields<City>()('level', 'fortified')
const shownRaid = pickFields<RaidMarker>()('grade', 'turn', 'by')
const shownHeresy = pickFields<Heresy>()('grade', 'religion')
const shownSiege = pickFields<KeptSiege>()('province', 'nation', 'leader')
const shownEffect = pickFields<TurnEffect>()('effect', 'nation', 'place', 'amount')
const shownMarch = pickFields<March>()(
  'spent',
  'from',
  'overStrait',
  'led',
  'halted',
  'bonus',
  'bridge',
  'boats'
)
const shownWayIn = pickFields<EntryLeg>()('from', 'into')
const shownFleet = pickFields<FleetRecord>()('spent', 'transports', 'met', 'halted')
const stepsOfMovement = pickFields<Movement>()(
  'nations',
  'campaign',
  'quiet',
  'mayRedeploy',
  'terrorised',
  'migrating',
  'attacking',
  'done'
)
const factsOfTurn = pickFields<TurnFacts>()(
  'activated',
  'invading',
  'calamities',
  'bankrupt',
  'cannotAdminister',
  'foedusOffered',
  'recoveredAreas',
  'recruited'
)

const shownOrders = pickFields<StandingOrders>()(
  'stops',
  'quiet',
  'passing',
  'plays',
  'feints',
  'asked',
  'usual',
  'interceptFrom',
  'fleeFrom',
  'attitudes',
  'neutralOn'
)
const shownFailure = pickFields<Movement['eluded'][number]>()('movers', 'by')
const shownAgreement = pickFields<FoedusAgreement>()('federator', 'federate')
const shownCaravan = pickFields<NonNullable<TurnFacts['caravan']>>()('province', 'bountiful')

const shownNation = joinParts(
  (nation: NationState) => [factsOfNation(nation), nation.seat && shownSeat(nation.seat)] as const,
  ([facts, seat]) => ({ ...facts, seat })
)
const shownMarker = (): true => true

function shownMovement(movement: Movement) {
  return {
    ...stepsOfMovement(movement),
    marches: projectRecords(movement.marches, shownMarch),
    eluded: movement.eluded.map(shownFailure)
  }
}

function shownNaval({ fleets, carried, unwilling }: NavalRecord) {
  return { fleets: projectRecords(fleets, shownFleet), carried, unwilling }
}

function shownTurn(facts: TurnFacts) {
  return {
    ...factsOfTurn(facts),
    caravan: facts.caravan && shownCaravan(facts.caravan),
    ...(facts.foederaAgreed ? { foederaAgreed: facts.foederaAgreed.map(shownAgreement) } : {}),
    effects: facts.effects.map(shownEffect)
  }
}

type Tie<Kind extends Relation['kind']> = Extract<Relation, { readonly kind: Kind }>

const shownTies: { readonly [Kind in Relation['kind']]: (tie: Tie<Kind>) => Tie<Kind> } = {
  alliance: pickFields<Tie<'alliance'>>()('kind', 'nations', 'since', 'until'),
  client: pickFields<Tie<'client'>>()('kind', 'patron', 'client', 'tribute', 'since', 'until'),
  foedus: pickFields<Tie<'foedus'>>()('kind', 'federator', 'federate', 'provinces', 'since', 'mercenary'),
  vassal: pickFields<Tie<'vassal'>>()('kind', 'suzerain', 'vassal', 'since', 'mercenary'),
  truce: pickFields<Tie<'truce'>>()('kind', 'binds', 'by', 'target', 'since'),
  hostility: pickFields<Tie<'hostility'>>()('kind', 'nations', 'since'),
  loan: pickFields<Tie<'loan'>>()('kind', 'lender', 'borrower', 'unit', 'since')
}

function shownRelation(tie: Relation): Relation {
  // The table pairs each kind with its relation; the compiler loses that pairing in a lookup by kind.
  const show: (tie: never) => Relation = shownTies[tie.kind]
  return show(tie as never)
}

const relationsShown = new WeakMap<InvasionsState['relations'], readonly Relation[]>()

/** The rules replace the list at every change of a relation (`rules/relations/relation-list.ts`), so we cache its view. */
function shownRelations(relations: InvasionsState['relations']): readonly Relation[] {
  const shown = relationsShown.get(relations) ?? relations.map(shownRelation)
  relationsShown.set(relations, shown)
  return shown
}

function handOf({ events, markers, orders }: Hand, own: boolean) {
  return {
    events: ownOrCount(events, own),
    markers: ownOrCount(markers, own),
    ...(own && orders ? { orders: shownOrders(orders) } : {})
  }
}

/** Other sides see how many cards a side holds, not which. */
function ownOrCount(cards: readonly string[], own: boolean): readonly string[] | number {
  return own ? cards : cards.length
}

function ofEach<Id extends string, Value>(
  ids: readonly Id[],
  make: (id: Id) => Value
): Readonly<Record<Id, Value>> {
  const values: Partial<Record<Id, Value>> = {}
  for (const id of ids) values[id] = make(id)
  // Each id has its value now.
  return values as Record<Id, Value>
}

/** How many of the next nations or sides the view lists. */
const FOLLOWING = 4

/** Who plays in the current step, and who comes next. */
function inTurn(state: InvasionsState): {
  readonly playing: readonly string[]
  readonly following: readonly string[]
} {
  const task = state.agenda.findLast((one) => one.task === 'nations' || one.task === 'sides')
  if (!task) return { playing: state.active, following: [] }
  const order = task.task === 'sides' ? sideIds : activationOrder(state, stepOf(task.step).who)
  const playing = state.active.length > 0 ? state.active : task.done.slice(-1)
  const past = new Set<string>([...task.done, ...state.thisTurn.activated, ...playing])
  return { playing, following: order.filter((id) => !past.has(id)).slice(0, FOLLOWING) }
}
