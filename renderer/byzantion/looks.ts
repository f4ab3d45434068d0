import type { SideId } from '#shared/byzantion/campaign-options.ts'
import type { AreaId } from '#shared/byzantion/content/ids.ts'
import type { Pattern } from '../map/map-types.ts'

/** The colours of the territories, which the events name, each with a pattern of its own. */
export const areaLooks: Readonly<Record<AreaId, { readonly colour: string; readonly pattern: Pattern }>> = {
  thracia: { colour: '#7d4a94', pattern: 'none' },
  italia: { colour: '#3d8a55', pattern: 'none' },
  'mare-tyrrhenum': { colour: '#2f6aa8', pattern: 'none' },
  africa: { colour: '#c07a2b', pattern: 'none' },
  aegyptus: { colour: '#ab3d3d', pattern: 'none' },
  oriens: { colour: '#b39a24', pattern: 'none' }
}

/** The lanes of the race, from the outer one in. */
export const laneOf: Readonly<Record<SideId, number>> = {
  blues: 0,
  greens: 1,
  reds: 2,
  whites: 3,
  justinian: 0
}
