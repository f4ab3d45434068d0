import { choose, type Script } from '../../ask.ts'
import { nationCard } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId, UnitKindId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { availableCounters, suzerainOf } from '../../queries/nations/realm.ts'
import { type LandType, landTypes, type UnitType, unitTypeOf } from '../../queries/pieces/unit-types.ts'
import { mostWorth } from '../../queries/pieces/unit-worth.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Unit } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { drawLot } from '../pieces/dice.ts'
import { raiseUnit } from '../pieces/muster.ts'
import { placeContingent, timeTableEntry } from './arrivals.ts'

interface Levy {
  readonly units: readonly { readonly kind: UnitKindId; readonly count: number }[]
  readonly any: number
}

/** IX.D: reinforces a Barbarian nation beside its horde, regardless of stacking. */
export function* reinforceBarbarians(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const { seat, status } = state.nations[nation]
  if (status !== 'barbarian' || !seat) return
  const levy = levyOf(state, nation)
  if (suzerainOf(state, nation)) return yield* vassalUnit(play, nation, seat.at, levy)
  placeContingent(play, nation, seat.at, levy.units, 'IX.D')
  if (choosesFreely(nation)) yield* freeChoice(play, nation, seat.at, levy.any)
  else yield* mixedLevy(play, nation, seat.at, levy.any)
}

/** VI.I, IX.D: Nomads choose all their units; nothing is drawn by lot. */
const choosesFreely = (nation: NationId): boolean => nationCard(nation).people === 'nomad'

/** IX.D: the reinforcements of the time table, or one unit if it names none. */
export function levyOf(state: InvasionsState, nation: NationId): Levy {
  const listed = timeTableEntry(state.turn)?.reinforcements.find((entry) => entry.nation === nation)
  // A nation that arrives this turn has its units already.
  const arrived = state.nations[nation].statusSince === state.turn
  return listed ?? { units: [], any: arrived ? 0 : figures.reinforcements.byDefault }
}

/** One of the listed units: of a kind, or drawn by lot from a type. */
type Listed = { readonly kind: UnitKindId } | { readonly type: LandType }

/** XXIX.F: a vassal gets only one unit of its choice among those listed for it. */
function* vassalUnit(play: InvasionsPlay, nation: NationId, at: ProvinceId, levy: Levy): Script {
  const chosen = yield* chooseListed(nation, listedUnits(play.state, nation, levy))
  if (!chosen) return
  if ('kind' in chosen) placeContingent(play, nation, at, [{ kind: chosen.kind, count: 1 }], 'IX.D')
  else yield* drawType(play, nation, at, chosen.type, 1)
}

/** IX.D: the named kinds, and the types of unnamed units. Half of these are infantry, so a single one is. */
function listedUnits(state: InvasionsState, nation: NationId, { units, any }: Levy): Listed[] {
  const named = units.map(({ kind }) => kind)
  const reserve = any > 0 ? landReserve(state, nation).map(({ kind }) => kind) : []
  if (choosesFreely(nation)) return [...new Set([...named, ...reserve])].map((kind) => ({ kind }))
  const open = landTypes.filter((type) => reserve.some((kind) => unitTypeOf(kind) === type))
  const onlyInfantry = any === 1 && open.includes('infantry')
  const free = onlyInfantry ? (['infantry'] as const) : open
  return [...named.map((kind) => ({ kind })), ...free.map((type) => ({ type }))]
}

function* chooseListed(nation: NationId, listed: readonly Listed[]): Script<Listed | undefined> {
  const [only, second] = listed
  if (!second) return only
  return yield* choose(
    {
      ...questionFor(nation, 'vassal-levy', 'XXIX.F'),
      prompt: message('prompt.vassal-levy', { nation: reference('nation', nation) }),
      about: { nation, listed }
    },
    listed.map((one) => ({
      key: one,
      label:
        'kind' in one
          ? message('option.unit', { unit: reference('unit-kind', one.kind) })
          : message(`option.type-${one.type}`),
      value: one
    }))
  )
}

/** VI.I, IX.D: Nomads choose each of their units. */
function* freeChoice(play: InvasionsPlay, nation: NationId, at: ProvinceId, count: number): Script {
  for (let chosen = 0; chosen < count; chosen++) {
    const reserve = landReserve(play.state, nation)
    const unit = yield* chooseKind(nation, reserve)
    if (!unit) return
    raiseUnit(play, unit.id, at, 'IX.D')
  }
}

/** IX.D: at least half infantry, the rest of any type. Within a type half are drawn by lot, the rest chosen. */
export function* mixedLevy(play: InvasionsPlay, nation: NationId, at: ProvinceId, count: number): Script {
  const { state } = play
  const drawn = new Map<UnitType, number>()
  const left = (type: UnitType) =>
    landReserve(state, nation).filter(({ kind }) => unitTypeOf(kind) === type).length - (drawn.get(type) ?? 0)
  for (let index = 0; index < count; index++) {
    const infantryDue = index < Math.ceil(count / 2) && left('infantry') > 0
    const type = infantryDue
      ? 'infantry'
      : yield* chooseType(
          nation,
          landTypes.filter((entry) => left(entry) > 0)
        )
    if (!type) break
    drawn.set(type, (drawn.get(type) ?? 0) + 1)
  }
  for (const [type, units] of drawn) yield* drawType(play, nation, at, type, units)
}

function* drawType(
  play: InvasionsPlay,
  nation: NationId,
  at: ProvinceId,
  type: UnitType,
  count: number
): Script {
  const { state } = play
  const byLot = Math.ceil(count / 2)
  for (let index = 0; index < count; index++) {
    const reserve = landReserve(state, nation).filter(({ kind }) => unitTypeOf(kind) === type)
    if (reserve.length === 0) return
    const unit = index < byLot ? drawLot(play, reserve) : yield* chooseKind(nation, reserve)
    if (unit) raiseUnit(play, unit.id, at, 'IX.D')
  }
}

function* chooseType(nation: NationId, open: readonly LandType[]): Script<LandType | undefined> {
  const [only, second] = open
  if (!second) return only
  return yield* choose(
    {
      ...questionFor(nation, 'levy-type', 'IX.D'),
      prompt: message('prompt.levy-type', { nation: reference('nation', nation) }),
      about: { nation, types: open }
    },
    open.map((type) => ({ key: type, label: message(`option.type-${type}`), value: type }))
  )
}

/** Asks for a kind and returns one counter of it. */
function* chooseKind(nation: NationId, units: readonly Unit[]): Script<Unit | undefined> {
  const kinds = new Map(units.map((unit) => [unit.kind, unit]))
  const [only, second] = [...kinds.values()]
  if (!second) return only
  return yield* choose(
    {
      ...questionFor(nation, 'levy-kind', 'IX.D'),
      prompt: message('prompt.levy-kind', { nation: reference('nation', nation) }),
      about: { nation, kinds: [...kinds.keys()] }
    },
    [...kinds.values()].map((unit) => ({
      key: unit.kind,
      label: message('option.unit', { unit: reference('unit-kind', unit.kind) }),
      piece: unit.id,
      value: unit
    })),
    {
      preset: () => {
        const [best] = mostWorth([...kinds.values()], 1)
        return best && { answer: best.kind, reason: message('preset.strongest') }
      }
    }
  )
}

/** The reserve without fleets, which cannot be placed beside a horde. */
function landReserve(state: InvasionsState, nation: NationId): Unit[] {
  return availableCounters(state, nation).filter(({ kind }) =>
    landTypes.some((type) => type === unitTypeOf(kind))
  )
}
