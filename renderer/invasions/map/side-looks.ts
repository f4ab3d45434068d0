import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { MapSide, Pattern } from '../../map/map-types.ts'

/** How the sides look on the map: colours as in `sides.css`, shapes as in the emblems, a pattern for areas. */
export const sideLooks: Readonly<
  Record<SideId, { readonly colour: string; readonly shape: MapSide['shape']; readonly pattern: Pattern }>
> = {
  romans: { colour: '#8f1d33', shape: 'round', pattern: 'none' },
  huns: { colour: '#8a5200', shape: 'lozenge', pattern: 'diagonal' },
  persians: { colour: '#0d6660', shape: 'square', pattern: 'dots' },
  goths: { colour: '#3b4796', shape: 'shield', pattern: 'horizontal' }
}

/** The side of markers that belong to nobody. */
export const NOBODY = 'nobody'

export function mapSides(words: Translator): Readonly<Record<string, MapSide>> {
  const sides = sideIds.map((id) => {
    const { colour, shape } = sideLooks[id]
    return [id, { colour, shape, label: words.name('side', id) }] as const
  })
  const nobody: MapSide = { colour: '#6f6456', shape: 'square', label: null }
  return { ...Object.fromEntries(sides), [NOBODY]: nobody }
}
