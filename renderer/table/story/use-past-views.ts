import { useEffect, useState } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import { fetchPast } from '../../state/past.ts'
import { useAppDispatch } from '../../state/store.ts'
import type { GameClient, GameStory, TableOf } from '../game/game-client.ts'

/** The views of the story's past moments, by moment; null while they load. Failed ones are left out. */
export function usePastViews<G extends GameTypes>(
  { wire }: GameClient<G>,
  story: GameStory<G>,
  { log, side, looking }: TableOf<G>
): ReadonlyMap<number, G['View']> | null {
  const dispatch = useAppDispatch()
  const [views, setViews] = useState<ReadonlyMap<number, G['View']> | null>(null)
  useEffect(() => {
    let wanted = true
    const gather = async () => {
      const seen = new Map<number, G['View']>()
      for (const number of looking ? [] : story.moments(log)) {
        if (!wanted) return
        const moment = await dispatch(fetchPast({ number, side }))
        const view = moment && wire.view.safeParse(moment.view)
        if (view?.success) seen.set(number, view.data)
      }
      if (wanted) setViews(seen)
    }
    void gather()
    return () => {
      wanted = false
    }
  }, [dispatch, wire, story, log, side, looking])
  return views
}
