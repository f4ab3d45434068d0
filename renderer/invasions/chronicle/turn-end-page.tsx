import { useId, useMemo, useState } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { chronicleOf } from '#shared/invasions/story/prose.ts'
import type { TableProps } from '../../table/game/game-client.ts'
import { DialogHead } from '../../ui/dialog-head.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { turnSummaryOf, turnsIn } from './turn-summary.ts'
import { TurnSummaryView } from './turn-summary-view.tsx'

/** The page at the end of a turn. It stays until the player closes it or answers in the new turn. */
export function TurnEndPage({ table, onPlace }: TableProps<Invasions>) {
  const words = useInvasionsWords()
  const id = useId()
  const { log, side } = table
  const [read, setRead] = useState(0)
  const ended = useMemo(() => endedSince(log, side), [log, side])
  const story = useMemo(() => (ended === null ? null : turnSummaryOf(log, ended)), [log, ended])
  const prose = useMemo(
    () => (ended === null ? undefined : chronicleOf(log, []).find(({ turn }) => turn === ended)),
    [log, ended]
  )
  if (!story || story.turn <= read) return null
  return (
    <section className="interlude" aria-labelledby={id}>
      <DialogHead
        id={id}
        title={words.text('story.title', { turn: story.turn })}
        onClose={() => setRead(story.turn)}
      />
      <TurnSummaryView story={story} prose={prose} onPlace={onPlace} />
    </section>
  )
}

/** The last turn that ended since the side's last answer; null if none did, or for a spectator. */
function endedSince(log: TableProps<Invasions>['table']['log'], side: string | null): number | null {
  if (side === null) return null
  const last = log.findLastIndex((entry) => entry.side === side)
  const begun = turnsIn(log.slice(last < 0 ? log.length : last)).at(-1) ?? 1
  return begun > 1 ? begun - 1 : null
}
