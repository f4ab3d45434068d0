import type { ReactNode } from 'react'
import type { SideId } from '#shared/byzantion/campaign-options.ts'
import { type EventId, event } from '#shared/byzantion/content/events/index.ts'
import { type OptionId, optionIds, type Stuff } from '#shared/byzantion/content/ids.ts'
import type { EventTask } from '#shared/byzantion/content/records.ts'
import { chosenOption } from '#shared/byzantion/queries/events.ts'
import { voteTotals } from '#shared/byzantion/queries/votes.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amounts, Token } from '../tokens/token.tsx'
import { UnitPieces } from '../tokens/unit-piece.tsx'
import { Requirement } from './requirement.tsx'

interface PresentEventProps {
  readonly view: ByzantionView
  readonly id: EventId
  readonly side: SideId | null
  /** The option that the player is about to vote for. */
  readonly picked: OptionId | null
  /** Picks an option; without it nobody votes now. */
  readonly onPick: ((option: OptionId) => void) | undefined
  readonly onArea: (area: string) => void
}

/** The event of the round: where, what it asks for, who has voted, and what is at stake. */
export function PresentEvent({ view, id, side, picked, onPick, onArea }: PresentEventProps) {
  const words = useByzantionWords()
  const record = event(id)
  const chosen = chosenOption(view)
  return (
    <section className="byz-event" aria-label={words.name('happening', id)}>
      <EventHead
        title={words.name('happening', id)}
        note={words.text(`background.${id}`)}
        year={record.year}
        area={record.area}
        onArea={onArea}
        reward={record.reward}
        penalty={record.penalty}
      />
      <div className="byz-event__options">
        {record.kind === 'choice' ? (
          optionIds.map((option) => (
            <OptionCard
              key={option}
              view={view}
              side={side}
              option={option}
              title={words.name('choice', `${id}.${option}`)}
              task={record.options[option]}
              state={
                picked === option ? 'picked' : chosen === option ? 'chosen' : chosen ? 'dropped' : 'open'
              }
              onPick={onPick && (() => onPick(option))}
            />
          ))
        ) : (
          <div className="byz-option" data-state="chosen">
            <p className="byz-option__title">{words.text('ui.challenge')}</p>
            <Task view={view} side={side} task={record.task} />
            <p className="byz-option__note">
              {words.text('ui.challenge-for', { resource: { ref: 'good', id: record.challenge.resource } })}
              <Token id={record.challenge.resource} size={18} />
              <b>{record.challenge.doxa.join(' / ')}</b>
              <Token id="doxa" size={16} />
            </p>
          </div>
        )}
      </div>
    </section>
  )
}

interface EventHeadProps {
  readonly title: string
  /** What happened. */
  readonly note?: string
  readonly year: number | null
  readonly area: string
  readonly reward: Stuff
  readonly penalty: Stuff
  readonly onArea: (area: string) => void
}

export function EventHead({ title, note, year, area, reward, penalty, onArea }: EventHeadProps) {
  const words = useByzantionWords()
  return (
    <header className="byz-event__head">
      <h2 className="byz-event__title" title={note}>
        {title}
      </h2>
      <p className="byz-event__where">
        {year !== null && <span>{year} · </span>}
        <button type="button" className="name--place" onClick={() => onArea(area)}>
          {words.name('area', area)}
        </button>
      </p>
      <p className="byz-event__stake" title={words.text('ui.reward')}>
        <b className="byz-event__letter">V</b>
        <span className="visually-hidden">{words.text('ui.reward')}</span>
        <Amounts stuff={reward} />
      </p>
      <p className="byz-event__stake byz-event__stake--bad" title={words.text('ui.penalty')}>
        <b className="byz-event__letter">D</b>
        <span className="visually-hidden">{words.text('ui.penalty')}</span>
        <Amounts stuff={penalty} />
      </p>
    </header>
  )
}

interface OptionCardProps {
  readonly view: ByzantionView
  readonly side: SideId | null
  readonly option: OptionId
  readonly title: string
  readonly task: EventTask
  readonly state: 'open' | 'picked' | 'chosen' | 'dropped'
  readonly onPick: (() => void) | undefined
}

function OptionCard({ view, side, option, title, task, state, onPick }: OptionCardProps) {
  const words = useByzantionWords()
  const votes = view.votes.filter((vote) => vote.option === option)
  const content: ReactNode = (
    <>
      <span className="byz-option__title">{title}</span>
      {view.votes.length > 0 && (
        <span className="byz-option__votes">
          {votes.map(({ side: voter, auctoritas, doubled }) => (
            <span
              key={voter}
              className="byz-option__vote"
              title={`${words.name('side', voter)}: ${auctoritas}${doubled ? ' ×2' : ''}`}
            >
              <Emblem side={voter} size={15} />
              {auctoritas}
              {doubled && '×2'}
            </span>
          ))}
          <b className="byz-option__total">
            {voteTotals(view)[option]}
            <Token id="auctoritas" size={15} />
          </b>
        </span>
      )}
    </>
  )
  return (
    <div className="byz-option" data-state={state}>
      {onPick ? (
        <button type="button" className="byz-option__head" aria-pressed={state === 'picked'} onClick={onPick}>
          {content}
        </button>
      ) : (
        <p className="byz-option__head">{content}</p>
      )}
      <Task view={view} side={side} task={task} />
    </div>
  )
}

function Task({
  view,
  side,
  task
}: {
  readonly view: ByzantionView
  readonly side: SideId | null
  readonly task: EventTask
}) {
  return (
    <div className="byz-option__task">
      <Requirement view={view} requires={task.requires} side={side} />
      <UnitPieces units={task.units} size={24} />
    </div>
  )
}
