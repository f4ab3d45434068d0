import { useState } from 'react'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { useWords } from '../../i18n/words.tsx'
import { Emblem } from '../../invasions/emblem.tsx'
import { deciderOf } from '../../invasions/seat-name.ts'
import { screenSlice } from '../../state/screen.ts'
import { humanSides } from '../../state/seats.ts'
import { useAppDispatch } from '../../state/store.ts'
import { CampaignMenu } from './campaign-menu.tsx'
import { SeatList } from './seat-list.tsx'
import { TitleField } from './title-field.tsx'

export function CampaignCardView({ card }: { readonly card: CampaignCard }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const [renaming, setRenaming] = useState(false)
  const { id, title, seats, summary, waitingFor } = card
  const open = () => dispatch(screenSlice.actions.shown({ name: 'table', campaign: id }))
  return (
    <li className="campaign">
      <header className="campaign__head">
        {renaming ? (
          <TitleField id={id} title={title} onDone={() => setRenaming(false)} />
        ) : (
          <h2 className="campaign__title">
            <button type="button" className="campaign__open" onClick={open}>
              {title}
            </button>
          </h2>
        )}
        <CampaignMenu card={card} onRename={() => setRenaming(true)} />
      </header>
      <p className="campaign__when">
        <span className="campaign__turn">{words.text('library.turn', { turn: summary.turn })}</span>
        <span className="campaign__year">{words.text('library.year', { year: summary.year })}</span>
        <span className="campaign__phase">{words.name('phase', summary.phase)}</span>
      </p>
      <SeatList seats={seats} scores={summary.scores} waitingFor={waitingFor} />
      <footer className="campaign__foot">
        <div className="campaign__state">
          <CampaignState card={card} />
          <p className="campaign__played">
            {words.text('library.played', { when: words.ago(card.playedAt, Date.now()) })}
            <span aria-hidden="true"> · </span>
            {words.text('library.answers', { count: card.answers })}
          </p>
        </div>
        <button type="button" className="button button--primary" onClick={open}>
          {words.text(openingWord(card))}
        </button>
      </footer>
    </li>
  )
}

function openingWord({ waitingFor, seats }: CampaignCard) {
  if (waitingFor === null) return 'library.look'
  return humanSides(seats).length === 0 ? 'library.watch' : 'library.continue'
}

function CampaignState({ card }: { card: CampaignCard }) {
  const words = useWords()
  const { waitingFor, seats, summary } = card
  if (waitingFor !== null) {
    return (
      <p className="campaign__waiting">
        <Emblem side={waitingFor} size={16} />
        {words.text('library.waiting', { who: deciderOf(seats, waitingFor, words) })}
      </p>
    )
  }
  return (
    <p className="campaign__waiting">
      {summary.winner === null
        ? words.text('library.over')
        : words.text('library.winner', { side: words.name('side', summary.winner) })}
    </p>
  )
}
