import { nationCard } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds } from '#shared/invasions/content/ids.ts'
import { type Pattern, patterns } from '../../map/map-types.ts'
import { sideLooks } from './side-looks.ts'

interface Look {
  readonly colour: string
  readonly pattern: Pattern
}

/** How the tints of a side's nations differ from its colour: degrees of hue, and hundredths lighter or darker. */
const TINTS: readonly (readonly [turn: number, light: number])[] = [
  [0, 0],
  [22, 13],
  [-22, -4],
  [12, 16],
  [-12, 6],
  [34, -2],
  [-34, 12]
]

/** A tint of the side's colour and a pattern for each nation, so that a player can tell the nations of a side apart. */
export const nationLooks: ReadonlyMap<NationId, Look> = new Map(
  [...Map.groupBy(nationIds, (nation) => nationCard(nation).side)].flatMap(([side, nations]) =>
    nations.map((nation, index): [NationId, Look] => {
      const [turn, light] = TINTS[index % TINTS.length] ?? [0, 0]
      // From the second round on each tint gets another pattern.
      const round = Math.floor(index / TINTS.length)
      const pattern = patterns[(index + round) % patterns.length] ?? 'none'
      return [nation, { colour: tinted(sideLooks[side].colour, turn, light), pattern }]
    })
  )
)

/** Turns the hue of a colour by degrees, and lightens it by hundredths. */
export function tinted(colour: string, turn: number, light: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const spread = most - least
  const middle = (most + least) / 2
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * middle - 1))
  const hue = spread === 0 ? 0 : hueOf(red, green, blue, most, spread)
  // A tint is a little paler than the side's colour, like the inks of an old map.
  const paled = turn === 0 ? saturation : saturation * 0.75
  return fromHsl((hue + turn + 360) % 360, paled, Math.min(0.7, Math.max(0.18, middle + light / 100)))
}

function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  if (most === red) return 60 * (((green - blue) / spread + 6) % 6)
  return most === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4)
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
