import { type RefObject, useEffect, useState } from 'react'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { pieceById } from '#shared/invasions/queries/pieces.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { ProvinceMapHandle } from '../../map/province-map.tsx'
import type { MovementArrow, PlaceRef, StackItem } from '../../map/types.ts'
import type { Perform } from '../../table/game/game-client.ts'
import { pieceItem } from '../map/stacks.ts'
import type { InvasionsSpeaker } from '../speaker.ts'
import { type Sight, sightOf } from './sight.ts'

interface ShownAnimation {
  readonly arrows: readonly MovementArrow[]
  /** Places where something happens now: the map highlights them. */
  readonly highlighted: readonly string[]
}

interface AnimationInput {
  readonly map: RefObject<ProvinceMapHandle | null>
  readonly view: InvasionsView
  readonly words: InvasionsSpeaker
  readonly refOf: (place: string) => PlaceRef | null
  readonly onStage: (perform: Perform<InvasionsEvent> | null) => void
}

const NOTHING: ShownAnimation = { arrows: [], highlighted: [] }
/** How long the camera flies before a move is shown. */
const FLIGHT_MS = 350

/** Animates events on the map: who moves where, and where something happens. */
export function useSights({ map, view, words, refOf, onStage }: AnimationInput): ShownAnimation {
  const [shown, setShown] = useState(NOTHING)
  useEffect(() => {
    onStage(async (event, { ms, follow }) => {
      const animation = sightOf(event)
      if (!animation) return
      const places = placesOf(animation)
      const unseen = places.filter((place) => !map.current?.sees(place))
      if (follow && unseen.length > 0) {
        map.current?.flyToAll(places.flatMap((place) => refOf(place) ?? []))
        await pause(FLIGHT_MS)
      }
      setShown(shownOf(animation))
      if (animation.kind === 'travel') {
        const items = itemsOf(view, animation.pieces, words)
        await Promise.all([map.current?.send(items, animation.way, ms * 0.8), pause(ms)])
      } else await pause(ms)
      setShown(NOTHING)
    })
    return () => onStage(null)
  }, [map, view, words, refOf, onStage])
  return shown
}

function shownOf(animation: Sight): ShownAnimation {
  switch (animation.kind) {
    case 'travel':
      return { arrows: [{ way: animation.way, kind: animation.arrow }], highlighted: [] }
    case 'highlight':
      return { arrows: [], highlighted: animation.places }
    case 'caption':
      return NOTHING
  }
}

function placesOf(animation: Sight): readonly string[] {
  switch (animation.kind) {
    case 'travel':
      return animation.way
    case 'highlight':
      return animation.places
    case 'caption':
      return []
  }
}

/** The counters of the moving pieces, as the map draws them. */
function itemsOf(view: InvasionsView, pieces: readonly PieceId[], words: InvasionsSpeaker): StackItem[] {
  const board = boardOf(view)
  return pieces.flatMap((id) => {
    const unit = view.units[id]
    const piece = unit ? { unit } : pieceById(board, id)
    return piece ? [pieceItem(piece, words)] : []
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
