import { type RefObject, useEffect, useState } from 'react'
import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import { isEmperorId } from '#shared/tetrarchia/world/queries.ts'
import type { MovementArrow, StackItem } from '../../map/map-types.ts'
import type { ProvinceMapHandle } from '../../map/province-map.tsx'
import type { AnimateEvent } from '../../table/game/game-client.ts'
import type { TetrarchiaTranslator } from '../i18n/tetrarchia-translator.ts'
import { toPlaceRef } from '../map/drawing.ts'
import { armyItem, emperorItem, fleetItem } from '../map/map-content.ts'
import { type AnimatedBoard, boardAfter } from './board-after.ts'
import { animationOf, type BoardAnimation } from './board-animation.ts'

interface CurrentAnimation {
  readonly arrows: readonly MovementArrow[]
  /** Places where something happens now. */
  readonly glances: readonly string[]
}

export interface BoardAnimationState extends CurrentAnimation {
  /** The board as far as events have been animated. */
  readonly board: AnimatedBoard
  readonly isShowing: boolean
}

interface AnimationInput {
  readonly map: RefObject<ProvinceMapHandle | null>
  readonly view: TetrarchiaView
  readonly words: TetrarchiaTranslator
  readonly onStage: (perform: AnimateEvent<TetrarchiaEvent> | null) => void
}

const NOTHING: CurrentAnimation = { arrows: [], glances: [] }
/** How long the camera flies before an event is animated. */
const FLIGHT_MS = 350

/** Animates events step by step. Returns the board as far as it has been shown, and the current animation. */
export function useBoardAnimation({ map, view, words, onStage }: AnimationInput): BoardAnimationState {
  const [sights, setSights] = useState(NOTHING)
  const [changed, setChanged] = useState<{
    readonly from: TetrarchiaView
    readonly shown: AnimatedBoard
  } | null>(null)
  useEffect(() => {
    let shown: AnimatedBoard = view
    onStage(async (event, { ms, follow, isReplay }) => {
      const sight = animationOf(event)
      if (!sight) return
      const places = sight.kind === 'travel' ? sight.way : sight.places
      if (follow && places.some((place) => !map.current?.isVisible(place))) {
        map.current?.flyToAll(places.map(toPlaceRef))
        await pause(FLIGHT_MS)
      }
      if (!isReplay) shown = boardAfter(shown, event)
      setSights(
        sight.kind === 'travel'
          ? { arrows: [{ route: sight.way, kind: sight.arrow }], glances: [] }
          : { arrows: [], glances: sight.places }
      )
      if (sight.kind === 'travel') {
        await Promise.all([map.current?.animateTravel(itemOf(sight, words), sight.way, ms * 0.8), pause(ms)])
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
  return { ...sights, board: shown, isShowing }
}

function itemOf(
  { who }: Extract<BoardAnimation, { kind: 'travel' }>,
  words: TetrarchiaTranslator
): StackItem[] {
  if (isEmperorId(who)) return [emperorItem(who, words)]
  return [who === 'army' ? armyItem(words) : fleetItem(1, words)]
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
