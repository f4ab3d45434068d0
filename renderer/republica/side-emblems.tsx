import type { FactionId } from '#shared/republica/campaign-options.ts'
import type { SideLook } from '../table/game/game-cover.ts'

/** The emblems of the factions, clockwise: a field and a charge each, so that nobody needs the colours. */
export const sideEmblems: Readonly<Record<FactionId, SideLook>> = {
  // The she-wolf's den under the palm: a column with its capital.
  palatine: {
    field: <circle cx="16" cy="16" r="14.5" />,
    charge: <path d="M9.5 24h13M11 8h10M10 8c0 3 2 3 3 3h6c1 0 3 0 3-3M13 11v13M16 11v13M19 11v13" />
  },
  // Jupiter's thunderbolt.
  capitoline: {
    field: <rect x="2.5" y="2.5" width="27" height="27" rx="3" />,
    charge: <path d="M18.5 5.5 9.5 17.5h6L13 26.5l9.5-13h-6.5Z" />
  },
  // Diana's moon.
  aventine: {
    field: <path d="M16 1.2 30.8 16 16 30.8 1.2 16Z" />,
    charge: <path d="M19.5 8.5a8 8 0 1 0 0 15 9.5 9.5 0 0 1 0-15Z" />
  },
  // The spears of Quirinus, crossed.
  quirinal: {
    field: <path d="M3 3h26v12.5c0 7.5-5.5 12.4-13 15.3C8.5 27.9 3 23 3 15.5Z" />,
    charge: <path d="M9 24 22 8M23 24 10 8M22 8l-.5 4M22 8l-4 1M10 8l.5 4M10 8l4 1" />
  },
  // An oak leaf with its acorn.
  caelian: {
    field: <path d="M9.5 2h13L30 9.5v13L22.5 30h-13L2 22.5v-13Z" />,
    charge: (
      <path d="M16 26V12M16 6c3 1 2 3 4 3.5s2 3 .5 4c2.5.5 2.5 3.5 0 4.5-1.5 2-3 1-4.5 3-1.5-2-3-1-4.5-3-2.5-1-2.5-4 0-4.5-1.5-1-1.5-3.5.5-4S13 7 16 6Z" />
    )
  },
  // The gate of the gardens.
  esquiline: {
    field: <path d="M2.5 30V14A13.5 13.5 0 0 1 29.5 14v16Z" />,
    charge: <path d="M9 25.5V16a7 7 0 0 1 14 0v9.5M13 25.5V17a3 3 0 0 1 6 0v8.5M7.5 25.5h17" />
  }
}
