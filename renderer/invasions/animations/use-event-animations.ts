import { type RefObject, useEffect, useState } from 'react'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { pieceById } from '#shared/invasions/queries/pieces/pieces.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { MovementArrow, PlaceRef, StackItem } from '../../map/map-types.ts'
import type { ProvinceMapHandle } from '../../map/province-map.tsx'
import type { AnimateEvent } from '../../table/game/game-client.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { mapItemOfPiece } from '../map/map-stacks.ts'
import { animationOf, type EventAnimation, type Exchange } from './event-animation.ts'

interface ShownAnimation {
  readonly arrows: readonly MovementArrow[]
  /** Places where something happens now: the map highlights them. */
  readonly highlighted: readonly string[]
  /** A fight, shown beside its place. */
  readonly exchange: { readonly place: string; readonly of: Exchange } | null
}

interface AnimationInput {
  readonly map: RefObject<ProvinceMapHandle | null>
  readonly view: InvasionsView
  readonly words: InvasionsTranslator
  readonly refOf: (place: string) => PlaceRef | null
  readonly onStage: (perform: AnimateEvent<InvasionsEvent> | null) => void
}

const NOTHING: ShownAnimation = { arrows: [], highlighted: [], exchange: null }
/** A fight is shown this much longer than a move, because there is more to see. */
const EXCHANGE_PACE = 1.8
/** How long the camera flies before a move is shown. */
const FLIGHT_MS = 350

/** Animates events on the map: who moves where, and where something happens. */
export function useEventAnimations({ map, view, words, refOf, onStage }: AnimationInput): ShownAnimation {
  const [shown, setShown] = useState(NOTHING)
  useEffect(() => {
    onStage(async (event, { ms, follow }) => {
      const animation = animationOf(event)
      if (!animation) return
      const places = placesOf(animation)
      const unseen = places.filter((place) => !map.current?.isVisible(place))
      if (follow && unseen.length > 0) {
        map.current?.flyToAll(places.flatMap((place) => refOf(place) ?? []))
        await pause(FLIGHT_MS)
      }
      setShown(shownOf(animation))
      if (animation.kind === 'travel') {
        const items = itemsOf(view, animation.pieces, words)
        await Promise.all([map.current?.animateTravel(items, animation.route, ms * 0.8), pause(ms)])
      } else await pause(animation.kind === 'exchange' ? ms * EXCHANGE_PACE : ms)
      setShown(NOTHING)
    })
    return () => onStage(null)
  }, [map, view, words, refOf, onStage])
  return shown
}

function shownOf(animation: EventAnimation): ShownAnimation {
  switch (animation.kind) {
    case 'travel':
      return { ...NOTHING, arrows: [{ route: animation.route, kind: animation.arrow }] }
    case 'exchange': {
      const [place = ''] = animation.places
      return { ...NOTHING, highlighted: animation.places, exchange: { place, of: animation.exchange } }
    }
    case 'highlight':
      return { ...NOTHING, highlighted: animation.places }
    case 'caption':
      return NOTHING
  }
}

function placesOf(animation: EventAnimation): readonly string[] {
  switch (animation.kind) {
    case 'travel':
      return animation.route
    case 'highlight':
    case 'exchange':
      return animation.places
    case 'caption':
      return []
  }
}

/** The counters of the moving pieces, as the map draws them. */
function itemsOf(view: InvasionsView, pieces: readonly PieceId[], words: InvasionsTranslator): StackItem[] {
  const board = boardOf(view)
  return pieces.flatMap((id) => {
    const unit = view.units[id]
    const piece = unit ? { unit } : pieceById(board, id)
    return piece ? [mapItemOfPiece(piece, words)] : []
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
