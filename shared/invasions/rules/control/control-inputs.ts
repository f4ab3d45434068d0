import type { PublicNation } from '../../board.ts'
import { nationList } from '../../queries/nations/nation-list.ts'
import { unitsServingOthers } from '../../queries/pieces/placement.ts'
import { isEmpireUnited, partiesOf } from '../../queries/relations/relations.ts'
import { isLasting } from '../../queries/relations/stance.ts'
import type { InvasionsState, NationState, Relation, Unit } from '../../state.ts'

/** What control depends on besides the places of the units, as texts that are equal as long as nothing has changed. */
export interface ControlInputs {
  /** What counts all over the map: statuses and lasting relations. */
  readonly realm: string
  /** Which mercenaries serve whom. */
  readonly hirings: string
  readonly seats: string
}

/** The last texts with the facts they were written from, to see whether these have changed. */
interface CachedInputs extends ControlInputs {
  readonly united: boolean
  readonly cities: number
  readonly relations: readonly Relation[]
  readonly hired: readonly Unit[]
  /** In the order of `nationList`. */
  readonly standings: readonly string[]
  readonly seatKinds: readonly (string | undefined)[]
  readonly seatPlaces: readonly (string | undefined)[]
}

const cache = new WeakMap<InvasionsState, CachedInputs>()

/** Caches the texts: control is settled more often than its inputs change. */
export function controlInputs(state: InvasionsState): ControlInputs {
  const known = cache.get(state)
  if (known && isCurrent(state, known)) return known
  const fresh = readInputs(state)
  cache.set(state, fresh)
  return fresh
}

function isCurrent(state: InvasionsState, known: CachedInputs): boolean {
  if (
    known.relations !== state.relations ||
    known.hired !== unitsServingOthers(state) ||
    known.united !== isEmpireUnited(state) ||
    known.cities !== Object.keys(state.cities).length
  )
    return false
  const nations = nationList(state)
  for (let number = 0; number < nations.length; number++) {
    const nation = nations[number]
    if (!nation) return false
    const seat = seatOf(nation)
    if (
      known.standings[number] !== standingOf(nation) ||
      known.seatKinds[number] !== seat?.kind ||
      known.seatPlaces[number] !== seat?.at
    )
      return false
  }
  return true
}

function readInputs(state: InvasionsState): CachedInputs {
  const nations = nationList(state)
  const seats = nations.map(seatOf)
  const standings = nations.map(standingOf)
  const facts = {
    united: isEmpireUnited(state),
    cities: Object.keys(state.cities).length,
    relations: state.relations,
    hired: unitsServingOthers(state)
  }
  return {
    ...facts,
    standings,
    seatKinds: seats.map((seat) => seat?.kind),
    seatPlaces: seats.map((seat) => seat?.at),
    realm: realmText(facts, standings),
    hirings: facts.hired.map(({ id, controller }) => `;${id} ${controller}`).join(''),
    seats: seats.map((seat) => (seat ? `${seat.kind[0]}${seat.at};` : ';')).join('')
  }
}

function realmText(
  { united, cities, relations }: Pick<CachedInputs, 'united' | 'cities' | 'relations'>,
  standings: readonly string[]
): string {
  let text = `${united} ${cities} ${standings.join('')}`
  for (const relation of relations) {
    if (!isLasting(relation)) continue
    const [one, other] = partiesOf(relation)
    text += `;${relation.kind} ${one} ${other}`
    if (relation.kind === 'foedus') text += ` ${relation.provinces[0]} ${relation.provinces[1]}`
  }
  return text
}

const LETTERS: Readonly<Record<NationState['status'], string>> = { barbarian: 'b', kingdom: 'k', empire: 'e' }

function standingOf({ presence, status }: PublicNation): string {
  return presence === 'in-play' ? LETTERS[status] : '-'
}

function seatOf({ presence, seat }: PublicNation): NationState['seat'] {
  return presence === 'in-play' ? seat : null
}
