import { useEffect, useRef } from 'react'
import type { Table } from '#shared/ipc/table.ts'
import { useWords } from '../i18n/words.tsx'
import { useAppDispatch } from '../state/store.ts'
import { tableSlice, unseen } from '../state/table.ts'
import { useRoom } from './game/room.tsx'
import { ChapterView } from './log/chapter-view.tsx'
import { chaptersOf } from './log/chapters.ts'
import { playerOf } from './seat-name.ts'

const MOST = 40

/** What happened since the player who has just sat down last decided. */
export function Recap({ table }: { readonly table: Table }) {
  const words = useWords()
  const { sentence } = useRoom()
  const dispatch = useAppDispatch()
  const dialog = useRef<HTMLDialogElement>(null)
  const { side, log, campaign } = table
  const news = unseen(log, side)
  const shown = news.slice(-MOST)
  const more = news.length - shown.length
  const read = () => dispatch(tableSlice.actions.recapRead())
  const show = (place: string) => {
    dispatch(tableSlice.actions.pointedAt(place))
    dialog.current?.close()
  }
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog recap" aria-labelledby="recap-title" onClose={read}>
      <header className="recap__head">
        <h2 id="recap-title">{words.text('recap.title')}</h2>
        {side !== null && <p>{words.text('recap.since', { name: playerOf(campaign.seats, side, words) })}</p>}
      </header>
      {more > 0 && <p className="quiet-word">{words.text('recap.more', { count: more })}</p>}
      {news.length === 0 && <p className="quiet-word">{words.text('recap.nothing')}</p>}
      <ol className="log__entries recap__entries">
        {chaptersOf(shown, sentence).map((chapter) => (
          <ChapterView key={chapter.from} chapter={chapter} onPlace={show} />
        ))}
      </ol>
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
