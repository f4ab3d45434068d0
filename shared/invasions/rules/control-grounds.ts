import type { PublicNation } from '../board.ts'
import { nationList } from '../queries/nations.ts'
import { unitsServingOthers } from '../queries/placement.ts'
import { isLasting } from '../queries/stance.ts'
import { isEmpireUnited, partiesOf } from '../queries/ties.ts'
import type { InvasionsState, NationState, Relation, Unit } from '../state.ts'

/** What control rests on besides the places of the units, as text: the same text, the same grounds. */
export interface Grounds {
  /** What counts all over the map: who is what, and who is bound to whom. */
  readonly realm: string
  /** Whose mercenaries serve whom; that counts where they stand. */
  readonly hirings: string
  readonly seats: string
}

/** The grounds as they were last told, with what they were told from, to see whether they still hold. */
interface Told extends Grounds {
  readonly united: boolean
  readonly cities: number
  readonly relations: readonly Relation[]
  readonly hired: readonly Unit[]
  /** By the number of the nation. */
  readonly standings: readonly string[]
  readonly seatKinds: readonly (string | undefined)[]
  readonly seatPlaces: readonly (string | undefined)[]
}

const toldOf = new WeakMap<InvasionsState, Told>()

/** Written anew only where something has changed: control is settled more often than its grounds change. */
export function groundsOf(state: InvasionsState): Grounds {
  const known = toldOf.get(state)
  if (known && stillHolds(state, known)) return known
  const told = tell(state)
  toldOf.set(state, told)
  return told
}

function stillHolds(state: InvasionsState, known: Told): boolean {
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

function tell(state: InvasionsState): Told {
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
  { united, cities, relations }: Pick<Told, 'united' | 'cities' | 'relations'>,
  standings: readonly string[]
): string {
  let text = `${united} ${cities} ${standings.join('')}`
  for (const tie of relations) {
    if (!isLasting(tie)) continue
    const [one, other] = partiesOf(tie)
    text += `;${tie.kind} ${one} ${other}`
    if (tie.kind === 'foedus') text += ` ${tie.provinces[0]} ${tie.provinces[1]}`
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
