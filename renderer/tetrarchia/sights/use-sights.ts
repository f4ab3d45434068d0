import { type RefObject, useEffect, useState } from 'react'
import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import { isEmperorId } from '#shared/tetrarchia/world/queries.ts'
import type { ProvinceMapHandle } from '../../map/province-map.tsx'
import type { MovementArrow, StackItem } from '../../map/types.ts'
import type { Perform } from '../../table/game/game-client.ts'
import { armyItem, emperorItem, fleetItem } from '../map/content.ts'
import { refOf } from '../map/drawing.ts'
import type { TetrarchiaSpeaker } from '../speaker.ts'
import { after, type Shown } from './after.ts'
import { type Sight, sightOf } from './sight.ts'

interface CurrentAnimation {
  readonly arrows: readonly MovementArrow[]
  /** Places where something happens now. */
  readonly glances: readonly string[]
}

export interface Sights extends CurrentAnimation {
  /** The board as far as events have been animated. */
  readonly shown: Shown
  readonly isShowing: boolean
}

interface AnimationInput {
  readonly map: RefObject<ProvinceMapHandle | null>
  readonly view: TetrarchiaView
  readonly words: TetrarchiaSpeaker
  readonly onStage: (perform: Perform<TetrarchiaEvent> | null) => void
}

const NOTHING: CurrentAnimation = { arrows: [], glances: [] }
/** How long the camera flies before an event is animated. */
const FLIGHT_MS = 350

/** Animates events step by step. Returns the board as far as it has been shown, and the current animation. */
export function useSights({ map, view, words, onStage }: AnimationInput): Sights {
  const [sights, setSights] = useState(NOTHING)
  const [changed, setChanged] = useState<{ readonly from: TetrarchiaView; readonly shown: Shown } | null>(
    null
  )
  useEffect(() => {
    let shown: Shown = view
    onStage(async (event, { ms, follow, again }) => {
      const sight = sightOf(event)
      if (!sight) return
      const places = sight.kind === 'travel' ? sight.way : sight.places
      if (follow && places.some((place) => !map.current?.sees(place))) {
        map.current?.flyToAll(places.map(refOf))
        await pause(FLIGHT_MS)
      }
      if (!again) shown = after(shown, event)
      setSights(
        sight.kind === 'travel'
          ? { arrows: [{ way: sight.way, kind: sight.arrow }], glances: [] }
          : { arrows: [], glances: sight.places }
      )
      if (sight.kind === 'travel') {
        await Promise.all([map.current?.send(itemOf(sight, words), sight.way, ms * 0.8), pause(ms)])
      }
      setChanged({ from: view, shown })
      if (sight.kind !== 'travel') await pause(ms)
      setSights(NOTHING)
    })
    return () => onStage(null)
  }, [map, view, words, onStage])
  const isShowing = sights !== NOTHING
  // A new view replaces the animated board.
  const shown = changed?.from === view ? changed.shown : view
  return { ...sights, shown, isShowing }
}

function itemOf({ who }: Extract<Sight, { kind: 'travel' }>, words: TetrarchiaSpeaker): StackItem[] {
  if (isEmperorId(who)) return [emperorItem(who, words)]
  return [who === 'army' ? armyItem(words) : fleetItem(1, words)]
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
