import type { SideId } from '#shared/tetrarchia/campaign-options.ts'
import type { SideLook } from '../table/game/game-cover.ts'

const round = <circle cx="16" cy="16" r="14.5" />
const square = <rect x="2.5" y="2.5" width="27" height="27" rx="3" />
const lozenge = <path d="M16 1.2 30.8 16 16 30.8 1.2 16Z" />
const shield = <path d="M3 3h26v12.5c0 7.5-5.5 12.4-13 15.3C8.5 27.9 3 23 3 15.5Z" />

/** The emblems of the sides, in the order of play. The emperors have their monograms. */
export const sideEmblems: Readonly<Record<SideId, SideLook>> = {
  // Four columns under one roof.
  empire: {
    field: round,
    charge: <path d="M6.5 12 16 6.5 25.5 12ZM9 12.5v9.5M13.7 12.5v9.5M18.3 12.5v9.5M23 12.5v9.5M7 25h18" />
  },
  // A rising and a setting sun.
  east: {
    field: square,
    charge: <path d="M6 22h20M9.5 22a6.5 6.5 0 0 1 13 0M16 7v4M7.5 11l2.6 2.6M24.5 11l-2.6 2.6" />
  },
  west: {
    field: shield,
    charge: <path d="M7 18h18M10 18a6 6 0 0 1 12 0M9.5 22h13M12.5 25.5h7" />
  },
  diocletian: { field: square, charge: <path d="M11 8v16h4.5a8 8 0 0 0 0-16Z" /> },
  galerius: { field: round, charge: <path d="M22.5 11.5a8 8 0 1 0 .8 7.5V17H17" /> },
  constantius: { field: lozenge, charge: <path d="M21 11.5a6.5 6.5 0 1 0 0 9" /> },
  maximian: { field: shield, charge: <path d="M9.5 21.5v-12l6.5 8 6.5-8v12" /> }
}
