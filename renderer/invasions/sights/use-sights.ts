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

interface Sights {
  readonly arrows: readonly MovementArrow[]
  /** Places where something happens now: the map highlights them. */
  readonly glances: readonly string[]
}

interface SightsInput {
  readonly map: RefObject<ProvinceMapHandle | null>
  readonly view: InvasionsView
  readonly words: InvasionsSpeaker
  readonly refOf: (place: string) => PlaceRef | null
  readonly onStage: (perform: Perform<InvasionsEvent> | null) => void
}

const NOTHING: Sights = { arrows: [], glances: [] }
/** How long the camera flies before a move is shown. */
const FLIGHT_MS = 350

/** Animates events on the map: who moves where, and where something happens. */
export function useSights({ map, view, words, refOf, onStage }: SightsInput): Sights {
  const [sights, setSights] = useState(NOTHING)
  useEffect(() => {
    onStage(async (event, { ms, follow }) => {
      const sight = sightOf(event)
      if (!sight) return
      const places = placesOf(sight)
      const unseen = places.filter((place) => !map.current?.sees(place))
      if (follow && unseen.length > 0) {
        map.current?.flyToAll(places.flatMap((place) => refOf(place) ?? []))
        await pause(FLIGHT_MS)
      }
      setSights(sightsOf(sight))
      if (sight.kind === 'travel') {
        const items = itemsOf(view, sight.pieces, words)
        await Promise.all([map.current?.send(items, sight.way, ms * 0.8), pause(ms)])
      } else await pause(ms)
      setSights(NOTHING)
    })
    return () => onStage(null)
  }, [map, view, words, refOf, onStage])
  return sights
}

function sightsOf(sight: Sight): Sights {
  switch (sight.kind) {
    case 'travel':
      return { arrows: [{ way: sight.way, kind: sight.arrow }], glances: [] }
    case 'glance':
      return { arrows: [], glances: sight.places }
    case 'word':
      return NOTHING
  }
}

function placesOf(sight: Sight): readonly string[] {
  switch (sight.kind) {
    case 'travel':
      return sight.way
    case 'glance':
      return sight.places
    case 'word':
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
