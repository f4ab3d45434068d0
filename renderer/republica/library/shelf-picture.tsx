import { factionIds } from '#shared/republica/campaign-options.ts'
import { SenatePicture } from './senate-picture.tsx'

/** The Senate on the shelf: all factions alike. */
export default function ShelfPicture() {
  return <SenatePicture factions={factionIds} weightOf={() => 1} />
}
