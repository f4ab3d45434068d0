import { nationCard } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import type { InvasionsState, Relation } from '../state.ts'
import { allUnits } from './placement.ts'
import type { Position, PositionUnit } from './position.ts'
import type { Ties } from './standing.ts'
import { isEmpireUnited } from './ties.ts'
import { hasTrait, nationsWithTrait } from './traits.ts'

/** The ties between nations, as standing reads them. */
export function tiesOf(state: InvasionsState): Ties {
  const ties = <Kind extends Relation['kind']>(kind: Kind) =>
    state.relations.filter((tie): tie is Extract<Relation, { kind: Kind }> => tie.kind === kind)
  return {
    alliances: withUnitedEmpire(
      ties('alliance').map(({ nations }) => nations),
      unitedEmpire(state)
    ),
    clients: ties('client'),
    vassals: ties('vassal'),
    foedera: ties('foedus')
  }
}

/** The position of a game in progress, as control and income read it. */
export function positionOf(state: InvasionsState): Position {
  return {
    ...tiesOf(state),
    nations: nationIds
      .filter((id) => state.nations[id].presence === 'in-play')
      .map((id) => {
        const { status, seat, capitalLostOn, decline } = state.nations[id]
        // VII.D: a horde that stands for a capital still to be founded brings no capital's income.
        const standing = seat?.kind === 'capital' && state.control[seat.at] === id
        const capitalPays = standing && (capitalLostOn === null || capitalLostOn < state.turn - 1)
        return { id, status, seat: seat?.at ?? null, capitalPays, decline, hooks: nationCard(id).hooks }
      }),
    units: unitsOnMap(state),
    held: state.control,
    revolts: entriesOf(state.revolts).map(([province, side]) => ({ province, side })),
    heresies: entriesOf(state.heresies).map(([area]) => ({ area })),
    sacked: entriesOf(state.plundered).flatMap(([province]) => (state.cities[province] ? [province] : [])),
    // Cities are founded and grow, but none vanishes: the others are as printed.
    cityLevels: Object.fromEntries(entriesOf(state.cities).map(([province, { level }]) => [province, level]))
  }
}

function unitsOnMap(state: InvasionsState): PositionUnit[] {
  const units: PositionUnit[] = []
  for (const { controller, kind, at } of allUnits(state)) {
    if (at !== 'reserve' && at !== 'removed') units.push({ nation: controller, kind, place: at, count: 1 })
  }
  return units
}

/** VI.K: whether a nation is one of the two halves while they are one. */
export function isOfUnitedEmpire(state: InvasionsState, nation: NationId): boolean {
  return isEmpireUnited(state) && hasTrait(nation, 'united-empire')
}

/** VI.K, XXVI.B: while the Empire is one, an ally of one half is an ally of the other. */
function withUnitedEmpire(
  alliances: readonly (readonly [NationId, NationId])[],
  united: readonly (readonly [NationId, NationId])[]
): (readonly [NationId, NationId])[] {
  const halves = united.flat()
  const shared = alliances.flatMap(([one, other]) => {
    const [half, ally] = halves.includes(one) ? [one, other] : [other, one]
    return halves.includes(half) && !halves.includes(ally)
      ? halves.filter((twin) => twin !== half).map((twin) => [twin, ally] as const)
      : []
  })
  return [...alliances, ...shared, ...united]
}

/** VI.K: nations with the hook are one until turn 3, and after a reunion. */
function unitedEmpire(state: InvasionsState): [NationId, NationId][] {
  if (!isEmpireUnited(state)) return []
  const [west, east] = nationsWithTrait(state, 'united-empire')
  return west && east ? [[west, east]] : []
}
