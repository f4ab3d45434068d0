import { useEffect, useState } from 'react'
import type { ByzantionEvent } from '#shared/byzantion/events.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import type { AnimateEvent } from '../../table/game/game-client.ts'
import { mapAfter } from '../map/map-after.ts'
import { departuresIn, flightsOf, type UnitFlight, unitChangesOf } from './unit-changes.ts'

/** The pieces that are on their way, and how long they take. */
export interface UnitFlights {
  readonly flights: readonly UnitFlight[]
  readonly ms: number
}

export interface UnitAnimation {
  /** The map as far as events have been animated. */
  readonly map: ByzantionView['map']
  /** Null while nothing moves. */
  readonly current: UnitFlights | null
}

type Registers = (perform: AnimateEvent<ByzantionEvent> | null) => void

/** Lets units that an event moves fly over the map, before the table changes. */
export function useUnitAnimation(view: ByzantionView, onAnimator: Registers): UnitAnimation {
  const [current, setCurrent] = useState<UnitFlights | null>(null)
  const [changed, setChanged] = useState<{
    readonly from: ByzantionView
    readonly map: ByzantionView['map']
  } | null>(null)
  useEffect(() => {
    let { map } = view
    onAnimator(async (event, { ms, isReplay }) => {
      const changes = unitChangesOf(event)
      if (!changes) return
      setCurrent({ flights: flightsOf(changes), ms })
      // In a replay the table has changed already.
      if (!isReplay) setChanged({ from: view, map: mapAfter(map, departuresIn(changes)) })
      await pause(ms)
      if (!isReplay) {
        map = mapAfter(map, changes)
        setChanged({ from: view, map })
      }
      setCurrent(null)
    })
    return () => onAnimator(null)
  }, [view, onAnimator])
  // A new view replaces the animated map.
  return { map: changed?.from === view ? changed.map : view.map, current }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
