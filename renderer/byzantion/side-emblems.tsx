import type { SideId } from '#shared/byzantion/campaign-options.ts'
import type { SideLook } from '../table/game/game-cover.ts'

/** The emblems of the demoi, clockwise: a field and a charge each, so that nobody needs the colours. */
export const sideEmblems: Readonly<Record<SideId, SideLook>> = {
  // A wave, for the sea and the sky.
  blues: {
    field: <circle cx="16" cy="16" r="14.5" />,
    charge: (
      <path d="M6.5 13c3.2-3.6 6.3-3.6 9.5 0s6.300 3.600 9.5 0M6.5 20c3.2-3.600 6.3-3.600 9.5 0s6.3 3.6 9.500 0" />
    )
  },
  // A leaf.
  greens: {
    field: <rect x="2.5" y="2.5" width="27" height="27" rx="3" />,
    charge: <path d="M9 24C7 13 13 7 24 8c1 11-5 17-15 16ZM9 24l9-9.5" />
  },
  // A flame.
  reds: {
    field: <path d="M16 1.2 30.8 16 16 30.8 1.2 16Z" />,
    charge: (
      <path d="M16 7c4 4.500 5.5 7 5.500 10.500a5.500 5.500 0 0 1-11 0c0-2 1-3.500 2.500-4.500 0 2 .8 3 2 3.500C14.500 13 14.500 10.500 16 7Z" />
    )
  },
  // A tower of the winter wall.
  whites: {
    field: <path d="M3 3h26v12.5c0 7.5-5.5 12.4-13 15.3C8.5 27.9 3 23 3 15.5Z" />,
    charge: (
      <path d="M10 23V9.500h3V12h2V9.500h2V12h2V9.500h3V23ZM14.500 23v-4.500a1.500 1.500 0 0 1 3 0V23" />
    )
  },
  // The crown with its pendants.
  justinian: {
    field: <path d="M9.500 2h13L30 9.500v13L22.500 30h-13L2 22.500v-13Z" />,
    charge: <path d="M8 13h16v6H8ZM12 13l-1-3M16 13V8M20 13l1-3M16 6.500v.01M10 19v5M22 19v5" />
  }
}
