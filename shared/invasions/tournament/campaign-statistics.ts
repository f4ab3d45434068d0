import { nationCard, sideOf } from '../catalogue.ts'
import { type NationId, nationIds, type SideId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import type { BeginCause } from '../relation-causes.ts'
import type { InvasionsState } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import { areaOnMap, isProvinceId } from '../world/world-queries.ts'

/** Surveys who holds what at the end of these turns, and of the last. */
const SURVEYED_TURNS = [3, 6, 9, 12]
/** The lands in which history founded Germanic kingdoms. */
const WESTERN_LANDS: ReadonlySet<AreaId | null> = new Set<AreaId>([
  'hispania',
  'gallia_meridionalis',
  'gallia_septentrionalis',
  'italia'
])

/** The events to count, with the name of each count. */
const COUNTED = {
  'battle-began': 'battles',
  'naval-battle': 'battles at sea',
  'city-sacked': 'cities sacked',
  'city-taken': 'cities taken',
  raid: 'raids',
  'foedus-made': 'foedera made',
  'foedus-broken': 'foedera broken',
  'alliance-made': 'alliances',
  'client-made': 'clients',
  submitted: 'submissions',
  'kingdom-founded': 'kingdoms founded',
  'capital-founded': 'capitals founded',
  'empire-founded': 'empires founded',
  collapsed: 'collapses',
  bankrupt: 'bankruptcies',
  'card-played': 'cards played',
  'hostility-declared': 'hostilities declared',
  'raiders-settled': 'raiders settled'
} as const satisfies Partial<Record<InvasionsEvent['type'], string>>

/** Events that show that an activation was not idle. */
const NOT_IDLE: ReadonlySet<InvasionsEvent['type']> = new Set([
  'battle-began',
  'siege',
  'city-taken',
  'raid',
  'province-changed-hands',
  'migration',
  'landed'
])

export interface TurnSurvey {
  readonly turn: number
  readonly provinces: Readonly<Record<SideId, number>>
  readonly points: Readonly<Record<SideId, number>>
}

/** The statistics of a campaign, as plain data. */
export interface CampaignFacts {
  readonly surveys: readonly TurnSurvey[]
  readonly counts: Readonly<Record<string, number>>
  /** By side: all activations, and the idle ones without a battle, siege, raid or change of control. */
  readonly activations: Readonly<Record<string, { readonly all: number; readonly idle: number }>>
  /** `nation: area`, in the order of foundation. */
  readonly kingdoms: readonly string[]
  /** The turn since which each lost nation was gone. */
  readonly gone: Readonly<Partial<Record<NationId, number>>>
  /** The first turn at whose end each milestone was reached; absent if never. */
  readonly firstTurnOf: Readonly<Partial<Record<Milestone, number>>>
}

export type Milestone = keyof typeof milestones

/** What history leads us to expect. */
const milestones = {
  'the Western Empire has fallen': ({ nations, control }: InvasionsState) =>
    nations.romans.presence === 'gone' || !holdsItaly(control),
  'a Germanic kingdom in Hispania, Gallia or Italia': ({ nations }: InvasionsState) =>
    nationIds.some(
      (id) =>
        isGermanic(id) &&
        nations[id].presence === 'in-play' &&
        nations[id].status === 'kingdom' &&
        WESTERN_LANDS.has(areaAt(nations[id].seat?.at))
    ),
  'Germanic land in Britannia': ({ control }: InvasionsState) =>
    Object.entries(control).some(
      ([province, nation]) => nation && isGermanic(nation) && areaAt(province) === 'britannia'
    ),
  'Byzantium is gone': ({ nations }: InvasionsState) => nations.byzantines.presence === 'gone',
  'Persia is gone': ({ nations }: InvasionsState) => nations.persians.presence === 'gone'
} as const

function isGermanic(id: NationId): boolean {
  return nationCard(id).people === 'germanic'
}

function areaAt(place: string | undefined): AreaId | null {
  return place !== undefined && isProvinceId(place) ? areaOnMap(place) : null
}

/** The West counts as fallen once it has lost all of Italia. */
function holdsItaly(control: InvasionsState['control']): boolean {
  return Object.entries(control).some(
    ([province, nation]) => nation === 'romans' && areaAt(province) === 'italia'
  )
}

/** XXX.F: envoys force a Foedus on a nation; all other Foedera are agreed. */
function beganBy(way: BeginCause<'foedus'>): string {
  return way === 'forced-by-envoys' ? 'foedera forced by envoys' : 'foedera offered and accepted'
}

function crossedIn(boats: boolean): string {
  return boats ? 'peoples that crossed in boats' : 'armies carried by fleets'
}

/** Follows a campaign and collects statistics for balancing the game. */
export class CampaignStatistics {
  readonly #counts: Record<string, number> = {}
  readonly #surveys: TurnSurvey[] = []
  readonly #kingdoms: string[] = []
  readonly #gone: Partial<Record<NationId, number>> = {}
  readonly #firstTurnOf: Partial<Record<Milestone, number>> = {}
  readonly #activations = new Map<string, { all: number; idle: number }>()
  #deeds = 0
  /** The crossing in progress goes in boats, without fleets. */
  #inBoats = false

  /** Call it for each event, with the state after the answer that caused it. */
  note(event: InvasionsEvent, state: InvasionsState): void {
    const counted: string | undefined = Object.hasOwn(COUNTED, event.type)
      ? COUNTED[event.type as keyof typeof COUNTED]
      : undefined
    if (counted) this.#count(counted)
    if (NOT_IDLE.has(event.type)) this.#deeds += 1
    if (event.type === 'kingdom-founded') {
      this.#kingdoms.push(`${event.nation}: ${areaAt(state.nations[event.nation].seat?.at) ?? 'nowhere'}`)
    }
    if (event.type === 'foedus-made') this.#count(beganBy(event.way))
    if (event.type === 'activation-began') this.#deeds = 0
    if (event.type === 'crossing-declared') this.#inBoats = event.boats
    if (event.type === 'landed' || event.type === 'carried') this.#count(crossedIn(this.#inBoats))
    if (event.type === 'activation-ended') this.#endActivation(event.nations)
    if (event.type === 'turn-began') this.#survey(event.turn - 1, state)
    if (event.type === 'game-over') this.#survey(state.turn, state)
  }

  /** The statistics, after the campaign. */
  facts(): CampaignFacts {
    return {
      surveys: this.#surveys,
      counts: this.#counts,
      activations: Object.fromEntries(this.#activations),
      kingdoms: this.#kingdoms,
      gone: this.#gone,
      firstTurnOf: this.#firstTurnOf
    }
  }

  #count(name: string): void {
    this.#counts[name] = (this.#counts[name] ?? 0) + 1
  }

  #endActivation(nations: readonly NationId[]): void {
    const [nation] = nations
    if (!nation) return
    const side = sideOf(nation)
    const before = this.#activations.get(side) ?? { all: 0, idle: 0 }
    const idle = before.idle + (this.#deeds === 0 ? 1 : 0)
    this.#activations.set(side, { all: before.all + 1, idle })
  }

  /** Records the situation at the end of a turn. */
  #survey(turn: number, state: InvasionsState): void {
    for (const [name, holds] of Object.entries(milestones)) {
      const milestone = name as Milestone
      if (holds(state)) this.#firstTurnOf[milestone] ??= turn
    }
    for (const id of nationIds) {
      if (state.nations[id].presence === 'gone') this.#gone[id] ??= turn
    }
    if (SURVEYED_TURNS.includes(turn) || turn === state.lastTurn)
      this.#surveys.push({ turn, provinces: provincesBySide(state), points: { ...state.score.sides } })
  }
}

function provincesBySide({ control }: InvasionsState): Record<SideId, number> {
  const counts = { romans: 0, huns: 0, persians: 0, goths: 0 } satisfies Record<SideId, number>
  for (const nation of Object.values(control)) counts[sideOf(nation)] += 1
  return counts
}
