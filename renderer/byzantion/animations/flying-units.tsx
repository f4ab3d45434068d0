import { use, useLayoutEffect, useRef } from 'react'
import type { AreaId } from '#shared/byzantion/content/ids.ts'
import { SceneContext } from '../../map/ui/map-pin.tsx'
import { prefersStillness } from '../../ui/prefers-stillness.ts'
import { UnitPiece } from '../tokens/unit-piece.tsx'
import type { UnitFlight } from './unit-changes.ts'
import type { UnitFlights } from './use-unit-animation.ts'

/** Pieces on their way between territories. They come out of the box, and go back into it, from above. */
export function FlyingUnits({ flights, ms }: UnitFlights) {
  // While the map is still loading, nobody knows where the territories are.
  if (!use(SceneContext)) return null
  return (
    <ul className="byz-flights" aria-hidden="true">
      {flights.map((flight) => (
        <FlyingUnit key={`${flight.unit} ${flight.from} ${flight.to}`} flight={flight} ms={ms} />
      ))}
    </ul>
  )
}

/** How far above the map pieces come from, in px. */
const ABOVE = 90

function FlyingUnit({ flight, ms }: { readonly flight: UnitFlight; readonly ms: number }) {
  const scene = use(SceneContext)
  const piece = useRef<HTMLLIElement>(null)
  const { from, to, unit, count } = flight
  useLayoutEffect(() => {
    const element = piece.current
    if (!scene || !element) return
    const pointOf = (area: AreaId | null) => area && scene.positionOf({ province: area, side: '' })
    const [start, end] = [pointOf(from), pointOf(to)]
    const stand = end ?? start
    if (!stand) return
    const [x, y] = stand
    element.style.translate = `${x}px ${y}px`
    // Whoever wants no motion sees the piece where it arrives, or where it leaves.
    if (prefersStillness()) return
    const box = [x, y - ABOVE] as const
    const frame = (at: readonly [number, number], opacity: number) => ({
      translate: `${at[0]}px ${at[1]}px`,
      opacity
    })
    element.animate([frame(start ?? box, start ? 1 : 0), frame(end ?? box, end ? 1 : 0)], {
      duration: ms,
      easing: 'ease-in-out',
      fill: 'forwards'
    })
  }, [scene, from, to, ms])
  return (
    <li ref={piece} className="byz-flight" data-from={from} data-to={to}>
      <UnitPiece unit={unit} count={count} size={30} />
    </li>
  )
}
