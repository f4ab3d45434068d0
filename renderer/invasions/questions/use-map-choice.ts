import { useCallback, useMemo } from 'react'
import type { Message } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { MapHighlight } from '../../map/map-types.ts'
import { useAnswering } from '../../table/answering.ts'
import { answerOf, isChosen } from '../../table/decision/draft.ts'
import type { BoardProps } from '../../table/game/game-client.ts'
import { mapChoiceOf } from './map-choice.ts'
import { usePendingPick } from './pending-pick.tsx'

/** A question on the board: its highlights, and what a click or Enter does. */
export interface MapChoiceControls {
  readonly highlight: MapHighlight | null
  readonly places: readonly string[]
  pick(place: string): void
  /** Enter on a place: chooses it, or confirms it if it is chosen already. False if it means nothing. */
  enter(place: string | null): boolean
  /** Notes for the tooltip of a place that cannot be chosen. */
  notesOn(place: string): readonly Message[]
}

/** Null if the open question is not answered on the map. */
export function useMapChoice({
  table: { decision, view },
  draft,
  onDraft
}: Pick<BoardProps<Invasions>, 'table' | 'draft' | 'onDraft'>): MapChoiceControls | null {
  const { held, hold } = usePendingPick()
  const shown = useMemo(() => mapChoiceOf(view, decision, draft, held), [view, decision, draft, held])
  const pick = useCallback(
    (place: string) => {
      const picked = shown?.pick(place)
      if (!picked) return
      hold(picked.held)
      onDraft(picked.draft)
    },
    [shown, hold, onDraft]
  )
  const { answer, busy } = useAnswering()
  const enter = useCallback(
    (place: string | null) => {
      const picked = place === null ? null : shown?.pick(place)
      if (!decision || place === null || !picked) return false
      const given = answerOf(draft, decision)
      const isAgain =
        decision.body.type === 'choice' &&
        picked.draft.option !== null &&
        isChosen(draft, picked.draft.option)
      if (isAgain && given && !busy) answer(given)
      else pick(place)
      return true
    },
    [shown, decision, draft, pick, answer, busy]
  )
  return useMemo(() => {
    if (!shown) return null
    const { targets, elsewhere } = shown
    const places = targets.map(({ place }) => place)
    return {
      highlight: targets.length > 0 ? { targets, dimOthers: true } : null,
      places,
      pick,
      enter,
      notesOn: (place: string) => (places.includes(place) ? [] : [elsewhere])
    }
  }, [shown, pick, enter])
}
