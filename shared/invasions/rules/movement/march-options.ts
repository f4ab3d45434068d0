import type { Message } from '../../../engine/message.ts'
import type { Move } from '../../answers/movement.ts'
import type { MapOption } from '../../ask.ts'
import type { Destination } from '../../queries/march-orders/destinations.ts'
import type { Route, RouteLeg } from '../../queries/movement/routes.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'

export function marchLabel(from: ProvinceId, to: ProvinceId) {
  return message('option.march', { from: reference('province', from), to: reference('province', to) })
}

/** A destination as an option: its steps, its route, its owner, and who could intercept the stack on the way. */
export function destinationOption({ from, to, routes }: Destination): MapOption<Move> {
  return {
    key: { march: { from, to } },
    label: marchLabel(from, to),
    from,
    place: to,
    // Interceptors take a while to find: compute them only when somebody reads the preview.
    get preview() {
      const found = routes.route(to)
      return found.ok ? routePreview(found.value, routes.legs(found.value.way)) : []
    }
  }
}

function routePreview({ steps, way }: Route, stages: readonly RouteLeg[]): Message[] {
  const before = way.slice(0, -1).map((province) => reference('province', province))
  return [
    message('preview.steps', { steps }),
    ...(before.length > 0 ? [message('preview.by-way-of', { provinces: before })] : []),
    ...stages.slice(0, -1).flatMap(({ province, interceptors }) =>
      interceptors.length > 0
        ? [
            message('preview.interceptors-at', {
              province: reference('province', province),
              ...chancesOf(interceptors)
            })
          ]
        : []
    ),
    ...stages.slice(-1).flatMap(arrivalPreview)
  ]
}

function arrivalPreview({ owner, interceptors }: RouteLeg): Message[] {
  if (!owner) return []
  return [
    message('preview.enemy-province', { nation: reference('nation', owner) }),
    ...(interceptors.length > 0 ? [message('preview.interceptors', chancesOf(interceptors))] : [])
  ]
}

function chancesOf(interceptors: RouteLeg['interceptors']) {
  const best = Math.max(...interceptors.map(({ chance }) => chance))
  return { amount: interceptors.length, percent: Math.round(best * 100) }
}
