import type { NationId } from '#shared/invasions/content/ids.ts'
import { attacksFromNextDoor } from '#shared/invasions/queries/forecast/attack-from-next-door.ts'
import type { ArrivalForecast } from '#shared/invasions/queries/forecast/march-forecast.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import type { SeaId } from '#shared/invasions/world/seas.ts'
import type { MarchPlanner } from '../march/march-planner.ts'

/** The best way by which a nation's pieces could take a goal, and its chances. */
export interface WayToGoal {
  readonly from: ProvinceId | SeaId
  readonly to: ProvinceId
  /** The chance to win the fight there; null where nobody defends. */
  readonly wins: number | null
  /** The chance that the city then falls at once; null without a city of an enemy. */
  readonly falls: number | null
  /** The pieces to send, if the player can order it now. */
  readonly pieces: readonly PieceId[] | null
}

/**
 * The best way to one of these provinces: an order that the player can give now, or else an attack from next door, as
 * things stand. Null if nobody is near.
 */
export function wayToGoal(
  view: InvasionsView,
  planner: MarchPlanner | null,
  nation: NationId,
  provinces: readonly ProvinceId[]
): WayToGoal | null {
  return best(ordersTo(view, planner, nation, provinces)) ?? best(attacksOn(view, nation, provinces))
}

function ordersTo(
  view: InvasionsView,
  planner: MarchPlanner | null,
  nation: NationId,
  provinces: readonly ProvinceId[]
): WayToGoal[] {
  if (!planner || planner.interrupted) return []
  return planner.stacks.flatMap(({ place, pieces: ready }) => {
    const pieces = ready.filter(({ goes, steps }) => goes && steps > 0).map(({ id }) => id)
    if (!pieces.some((id) => view.units[id]?.controller === nation)) return []
    const orders = planner.ordersFor(pieces)
    return provinces.flatMap((to): WayToGoal[] => {
      const [order] = orders.get(to) ?? []
      const forecast = order && planner.forecast(pieces, order)
      return forecast ? [{ from: place, to, ...chances(forecast), pieces }] : []
    })
  })
}

function attacksOn(view: InvasionsView, nation: NationId, provinces: readonly ProvinceId[]): WayToGoal[] {
  return provinces.flatMap((to) =>
    attacksFromNextDoor(boardOf(view), nation, to).map((attack) => ({
      from: attack.from,
      to,
      ...chances(attack),
      pieces: null
    }))
  )
}

const chances = ({ fight, siege }: ArrivalForecast) => ({
  wins: fight?.odds.attackerWins ?? null,
  falls: siege && Math.max(siege.terror, siege.plain, siege.assault)
})

/** The likeliest of several ways to win the fight, and then the city. */
function best(ways: readonly WayToGoal[]): WayToGoal | null {
  const [first = null] = ways.toSorted(
    (one, other) => (other.wins ?? 1) - (one.wins ?? 1) || (other.falls ?? 1) - (one.falls ?? 1)
  )
  return first
}
