import type { LinkLine, MapDrawing } from '#shared/map/drawing.ts'
import { links } from '#shared/tetrarchia/world/links.ts'
import type { ProvinceId } from '#shared/tetrarchia/world/provinces.ts'
import { outerRegionIds, provinceIds, routeFrom } from '#shared/tetrarchia/world/queries.ts'
import { outerRegions } from '#shared/tetrarchia/world/regions.ts'
import type { PlaceRef } from '../../map/map-types.ts'
import { retryWhileOffline } from '../../ui/retry-while-offline.ts'
import drawingUrl from './drawing.json?url'

let loading: Promise<MapDrawing> | null = null

/** The land that `tools/map/coarsen.ts` has drawn from `ground.json`, with the links of the board. */
export function loadDrawing(): Promise<MapDrawing> {
  loading ??= retryWhileOffline(() => fetch(drawingUrl))
    .then((response) => response.json())
    .then((drawing: MapDrawing) => ({ ...drawing, links: linkLines() }))
    .catch((error) => {
      // Allows another attempt.
      loading = null
      throw error
    })
  return loading
}

/** Every link, in the direction in which armies move along it. */
export function linkLines(): LinkLine[] {
  const marched = new Set(outerRegionIds.flatMap((region) => stepsOf(outerRegions[region].frontier)))
  return links.map(({ ends: [one, other], broken }) => {
    const isBack = marched.has(`${other}>${one}`)
    return {
      between: isBack ? [other, one] : [one, other],
      broken: broken !== undefined,
      route: isBack || marched.has(`${one}>${other}`)
    }
  })
}

function stepsOf(frontier: ProvinceId): string[] {
  const route = routeFrom(frontier)
  return route.map((to, index) => `${route[index - 1] ?? frontier}>${to}`)
}

export function toPlaceRef(id: string): PlaceRef {
  return { kind: provinceIds.some((province) => province === id) ? 'province' : 'sea', id }
}
