import type { SideId } from '#shared/invasions/content/ids.ts'
import type { SideLook } from '../../table/game/game-cover.ts'

/** The emblems of the sides, in the order of play. */
export const sideEmblems: Readonly<Record<SideId, SideLook>> = {
  // The labarum: chi and rho.
  romans: {
    field: <circle cx="16" cy="16" r="14.5" />,
    charge: (
      <>
        <path d="M9.5 10.5 22.5 24.5M22.5 10.5 9.5 24.5" />
        <path d="M16 26V7.5h2.4a3.2 3.2 0 0 1 0 6.4H16" />
      </>
    )
  },
  // A drawn bow.
  huns: {
    field: <path d="M16 1.2 30.8 16 16 30.8 1.2 16Z" />,
    charge: (
      <>
        <path d="M12 7.5c5 1 3.5 5 5.5 8.5-2 3.5-.5 7.5-5.5 8.5" />
        <path d="M12 7.5v17M7.5 16h17M21 12.8 24.5 16 21 19.2" />
      </>
    )
  },
  // A fire altar.
  persians: {
    field: <path d="M10 1.5h12L30.5 10v12L22 30.5H10L1.5 22V10Z" />,
    charge: (
      <>
        <path d="M16 6.5c3.6 3.4 4.4 5.2 4.4 7.1a4.4 4.4 0 0 1-8.8 0c0-1.5.8-2.6 2-3.6.2 1.2.8 1.8 1.6 2.1.6-1.9.6-3.6.8-5.6Z" />
        <path d="M9 20.5h14M11 25.5h10M13.5 20.5v5M18.5 20.5v5" />
      </>
    )
  },
  // A shield with a boss.
  goths: {
    field: <path d="M3 3h26v12.5c0 7.5-5.5 12.4-13 15.3C8.5 27.9 3 23 3 15.5Z" />,
    charge: (
      <>
        <circle cx="16" cy="14.5" r="3.4" />
        <path d="M16 6.5v4.6M16 17.9v7.6M7 14.5h5.6M19.4 14.5H25" />
      </>
    )
  }
}
