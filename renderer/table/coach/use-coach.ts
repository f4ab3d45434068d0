import { useMemo } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import { changeCoach, coachOfPerson } from '../../state/settings.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import type { GameClient, Lesson, TableOf } from '../game/game-client.ts'
import { type CoachProgress, coachProgress, lessonNow, storedProgress } from './coach-progress.ts'

/** The coach of the person at this table. */
export interface Coach<G extends GameTypes> {
  readonly progress: CoachProgress
  /** The lesson for this moment. */
  readonly lesson: Lesson<G> | null
  change(progress: CoachProgress): void
}

/** Null where nobody is coached: for onlookers, in a finished campaign, and in a game without lessons. */
export function useCoach<G extends GameTypes>(
  { cover, lessons }: Pick<GameClient<G>, 'cover' | 'lessons'>,
  table: TableOf<G>
): Coach<G> | null {
  const dispatch = useAppDispatch()
  const seat = table.campaign.seats[table.side ?? '']
  const person = seat?.kind === 'human' ? seat.name : null
  const stored = useAppSelector(({ settings }) => coachOfPerson(settings, cover.id, person ?? ''))
  const ids = useMemo(() => lessons?.map(({ id }) => id) ?? [], [lessons])
  if (!lessons || person === null || table.summary.result !== null) return null
  const progress = coachProgress(stored, ids)
  return {
    progress,
    lesson:
      progress.mode === 'on' ? lessonNow(lessons, progress, ({ isDue }) => isDue?.(table) ?? false) : null,
    change: (next) => void dispatch(changeCoach(cover.id, person, storedProgress(next)))
  }
}
