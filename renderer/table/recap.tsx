import { useEffect, useRef } from 'react'
import type { GameEvent } from '#shared/engine/game.ts'
import type { LogEntry, Table } from '#shared/ipc/table.ts'
import { useWords } from '../i18n/words.tsx'
import { useAppDispatch } from '../state/store.ts'
import { tableSlice, unseenEntries } from '../state/table.ts'
import { useGameContext } from './game/game-context.ts'
import { EventLine } from './log/event-line.tsx'
import { LogChapterView } from './log/log-chapter-view.tsx'
import { chaptersOf } from './log/log-chapters.ts'
import { playerName } from './seat-name.ts'

const MOST = 40
const MOST_GREAT = 8

interface EntriesProps {
  readonly entries: readonly LogEntry[]
  readonly onPlace: (place: string) => void
}

function RecapEntries({ entries, onPlace }: EntriesProps) {
  const { sentence } = useGameContext()
  return (
    <ol className="log__entries">
      {chaptersOf(entries, sentence).map((chapter) => (
        <LogChapterView key={chapter.from} chapter={chapter} onPlace={onPlace} />
      ))}
    </ol>
  )
}

/** What happened to the player's side since its last answer, and in a fold everything else. */
export function Recap({ table, isAsked }: { readonly table: Table; readonly isAsked: boolean }) {
  const words = useWords()
  const { sentence, concernsSide } = useGameContext()
  const dispatch = useAppDispatch()
  const dialog = useRef<HTMLDialogElement>(null)
  const { side, log, campaign } = table
  const missed = unseenEntries(log, side)
  const concerns = (event: GameEvent) => side === null || concernsSide(event, side)
  const own = missed.filter(({ events }) => events.some(concerns))
  const shown = own.slice(-MOST)
  const more = own.length - shown.length
  // Includes the headings of the chapters.
  const shownWithHeadings = missed
    .slice(shown[0] ? missed.indexOf(shown[0]) : missed.length)
    .map((entry) => ({
      ...entry,
      events: entry.events.filter((event) => concerns(event) || sentence(event).chapter)
    }))
  const greatest = missed
    .flatMap(({ events }) => events.map(sentence))
    .filter(({ isGreat }) => isGreat)
    .slice(-MOST_GREAT)
  const read = () => dispatch(tableSlice.actions.recapRead())
  const show = (place: string) => {
    dispatch(tableSlice.actions.pointedAt(place))
    dialog.current?.close()
  }
  // A player who has missed nothing goes straight to the table.
  const isIdle = !isAsked && own.length === 0
  useEffect(() => {
    if (isIdle) dispatch(tableSlice.actions.recapRead())
    else dialog.current?.showModal()
  }, [dispatch, isIdle])
  if (isIdle) return null
  return (
    <dialog ref={dialog} className="dialog recap" aria-labelledby="recap-title" onClose={read}>
      <header className="recap__head">
        <h2 id="recap-title">{words.text('recap.title')}</h2>
        {side !== null && (
          <p>{words.text('recap.since', { name: playerName(campaign.seats, side, words) })}</p>
        )}
      </header>
      {more > 0 && <p className="quiet-word">{words.text('recap.more', { count: more })}</p>}
      {own.length === 0 && <p className="quiet-word">{words.text('recap.nothing')}</p>}
      <div className="recap__entries">
        {greatest.length > 0 && (
          <section className="recap__greatest">
            <h3>{words.text('recap.greatest')}</h3>
            <ul>
              {greatest.map((great, index) => (
                // The events of the log never change their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={index}>
                  <EventLine sentence={great} onPlace={show} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <RecapEntries entries={shownWithHeadings} onPlace={show} />
        {own.length < missed.length && (
          <details className="recap__rest" open={own.length === 0}>
            <summary>{words.text('recap.rest')}</summary>
            <RecapEntries entries={missed.slice(-MOST)} onPlace={show} />
          </details>
        )}
      </div>
      <footer className="recap__foot">
        <button
          type="button"
          className="button button--primary button--large"
          onClick={() => dialog.current?.close()}
        >
          {words.text('recap.go-on')}
        </button>
      </footer>
    </dialog>
  )
}
