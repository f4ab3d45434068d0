import { useGameContext } from './game-context.ts'
import type { SideLook } from './game-cover.ts'

const unknown: SideLook = {
  field: <rect x="2" y="2" width="28" height="28" rx="4" />,
  charge: <path d="M10 16h12" />
}

/** The class that gives an element its side's colour and pattern. */
export function sideClass(side: string): string {
  return `side side--${side}`
}

/** Each side has a field of its own shape and a charge on it, so that colour is not needed to tell them apart. */
export function Emblem({ side, size = 24 }: { readonly side: string; readonly size?: number }) {
  const { field, charge } = useGameContext().sides[side] ?? unknown
  return (
    <svg
      className={`emblem ${sideClass(side)}`}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <g className="emblem__field">{field}</g>
      <g className="emblem__charge">{charge}</g>
    </svg>
  )
}

/** Returns a function that sorts sides in the order of play. Unknown sides come last. */
export function useSideOrder(): (sides: readonly string[]) => string[] {
  const known = Object.keys(useGameContext().sides)
  const rank = (side: string) => (known.includes(side) ? known.indexOf(side) : known.length)
  return (sides) => [...sides].sort((left, right) => rank(left) - rank(right))
}
