import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { PlaceRef } from '../../map/map-types.ts'
import type { ProvinceMapHandle } from '../../map/province-map.tsx'
import { useKeepInView } from './use-keep-in-view.ts'

interface QuestionOnMap {
  readonly map: RefObject<ProvinceMapHandle | null>
  /** The number of the open question. */
  readonly number: number | undefined
  /** Its subject and its options. */
  readonly places: readonly string[]
  /** How many of the places the player has to see: for a march one of his stacks is enough. */
  readonly shows: 'all' | 'any'
  readonly refOf: (place: string) => PlaceRef | null
}

/** Flies to the places of a new question, into the part of the map that no panel covers, unless they are in view. */
export function useQuestionCamera({ map, number, places, shows, refOf }: QuestionOnMap): void {
  const wanted = useRef({ places, shows })
  wanted.current = { places, shows }
  const isInView = useCallback(() => {
    const isVisible = (id: string) => map.current?.isVisible(id) === true
    const { places, shows } = wanted.current
    return shows === 'all' ? places.every(isVisible) : places.some(isVisible)
  }, [map])
  const bringIntoView = useCallback(() => {
    const { places } = wanted.current
    if (places.length > 0 && !isInView()) map.current?.flyToAll(places.flatMap((id) => refOf(id) ?? []))
  }, [map, isInView, refOf])
  useEffect(() => {
    if (number !== undefined) bringIntoView()
  }, [number, bringIntoView])
  useKeepInView(isInView, bringIntoView)
}
