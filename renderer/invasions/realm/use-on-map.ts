import { useCallback, useMemo } from 'react'
import type { Message } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { Highlight } from '../../map/types.ts'
import type { BoardProps } from '../../table/game/game-client.ts'
import { onMap } from './on-map.ts'
import { useRealmHand } from './realm-hand.tsx'

/** A question of the realm on the board: what is lit, and what a click there chooses. */
export interface RealmOnBoard {
  readonly highlight: Highlight | null
  readonly places: readonly string[]
  pick(place: string): void
  /** What the tooltip adds where nothing can be chosen. */
  notesOn(place: string): readonly Message[]
}

/** Null where the open question is another. */
export function useOnMap({
  table: { decision },
  draft,
  onDraft
}: Pick<BoardProps<Invasions>, 'table' | 'draft' | 'onDraft'>): RealmOnBoard | null {
  const { held, hold } = useRealmHand()
  const shown = useMemo(() => onMap(decision, draft, held), [decision, draft, held])
  const pick = useCallback(
    (place: string) => {
      const picked = shown?.pick(place)
      if (!picked) return
      hold(picked.held)
      onDraft(picked.draft)
    },
    [shown, hold, onDraft]
  )
  return useMemo(() => {
    if (!shown) return null
    const { targets, elsewhere } = shown
    const places = targets.map(({ place }) => place)
    return {
      highlight: targets.length > 0 ? { targets, dimOthers: true } : null,
      places,
      pick,
      notesOn: (place: string) => (places.includes(place) ? [] : [elsewhere])
    }
  }, [shown, pick])
}
