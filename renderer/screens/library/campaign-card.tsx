import { Suspense, useState } from 'react'
import { appMessage } from '#shared/app/words/message.ts'
import { type Message, reference } from '#shared/engine/message.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { useWords } from '../../i18n/words.tsx'
import { screenSlice } from '../../state/screen.ts'
import { humanSides } from '../../state/seats.ts'
import { useAppDispatch } from '../../state/store.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useGames } from '../../table/game/games-context.ts'
import { SeatList } from '../../table/seat-list.tsx'
import { deciderReference } from '../../table/seat-name.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { CampaignMenu } from './campaign-menu.tsx'
import { TitleField } from './title-field.tsx'

interface CampaignCardProps {
  readonly card: CampaignCard
  /** Shows the card large, for those who come back to go on. */
  readonly isLatest?: boolean
}

export function CampaignCardView({ card, isLatest = false }: CampaignCardProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const [renaming, setRenaming] = useState(false)
  const { id, title, seats, summary, waitingFor } = card
  const cover = useGames().get(card.game)?.cover
  const open = () => dispatch(screenSlice.actions.shown({ name: 'table', campaign: id }))
  return (
    <li
      className={isLatest ? 'campaign campaign--latest' : 'campaign'}
      data-archived={card.archived || undefined}
    >
      {cover?.CampaignPicture && (
        <div className="campaign__picture">
          <ErrorBoundary>
            <Suspense fallback={null}>
              <cover.CampaignPicture summary={summary} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
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
      <p className="campaign__when">{cover && <cover.CampaignLine summary={summary} />}</p>
      {cover?.CampaignStory && (
        <p className="campaign__story">
          <ErrorBoundary>
            <Suspense fallback={null}>
              <cover.CampaignStory summary={summary} />
            </Suspense>
          </ErrorBoundary>
        </p>
      )}
      <SeatList seats={seats} scores={summary.scores} waitingFor={waitingFor} />
      {card.otherRules && <p className="campaign__note">{words.text('library.other-rules')}</p>}
      {card.damaged && <p className="campaign__note">{words.text('library.damaged')}</p>}
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
  if (waitingFor.length === 0) return 'library.look'
  return humanSides(seats).length === 0 ? 'library.watch' : 'library.continue'
}

function CampaignState({ card }: { card: CampaignCard }) {
  const words = useWords()
  const { waitingFor, seats, summary } = card
  if (waitingFor.length > 0) {
    const everybody = waitingFor.map((side) => deciderReference(seats, side))
    return (
      <p className="campaign__waiting">
        {waitingFor.map((side) => (
          <Emblem key={side} side={side} size={16} />
        ))}
        {words.text('library.waiting', { everybody })}
      </p>
    )
  }
  return <p className="campaign__waiting">{words.say(endingOf(summary.result?.winners ?? []))}</p>
}

function endingOf(winners: readonly string[]): Message {
  const [winner, ...others] = winners.map((side) => reference('side', side))
  if (!winner) return appMessage('library.over')
  return others.length === 0
    ? appMessage('library.winner', { side: winner })
    : appMessage('library.winners', { winners: [winner, ...others] })
}
