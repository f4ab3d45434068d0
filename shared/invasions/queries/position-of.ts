import { nationCard } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import type { InvasionsState, Relation } from '../state.ts'
import { provinces } from '../world/provinces.ts'
import type { Position } from './position.ts'
import type { Ties } from './standing.ts'

/** The ties between nations, as standing reads them. */
export function tiesOf(state: InvasionsState): Ties {
  const ties = <Kind extends Relation['kind']>(kind: Kind) =>
    state.relations.filter((tie): tie is Extract<Relation, { kind: Kind }> => tie.kind === kind)
  return {
    alliances: [...ties('alliance').map(({ nations }) => nations), ...unitedEmpire(state)],
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
    units: Object.values(state.units).flatMap(({ controller, kind, at }) =>
      at === 'reserve' || at === 'removed' ? [] : [{ nation: controller, kind, place: at, count: 1 }]
    ),
    held: state.control,
    revolts: entriesOf(state.revolts).map(([province, side]) => ({ province, side })),
    heresies: entriesOf(state.heresies).map(([area]) => ({ area })),
    sacked: entriesOf(state.plundered).flatMap(([province]) => (state.cities[province] ? [province] : [])),
    cityLevels: Object.fromEntries(provinces.map(({ id }) => [id, state.cities[id]?.level ?? 0]))
  }
}

/** The line of the chronicle that says so. */
export const EMPIRE_REUNITED = 'empire-reunited'

/** VI.K: the Roman Empire is one until turn 3, and again once its player has reunited it. */
export function isEmpireUnited(state: InvasionsState): boolean {
  return state.turn < 3 || state.chronicle.includes(EMPIRE_REUNITED)
}

/** VI.K: the two halves, while they are one. */
function unitedEmpire(state: InvasionsState): [NationId, NationId][] {
  if (!isEmpireUnited(state)) return []
  const [west, east] = nationIds.filter(
    (id) => state.nations[id].presence === 'in-play' && nationCard(id).hooks.includes('united-empire')
  )
  return west && east ? [[west, east]] : []
}
