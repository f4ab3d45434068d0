import { type ReactNode, useState } from 'react'
import { concessions } from '#shared/republica/content/concessions.ts'
import type { ConcessionId, SenatorId } from '#shared/republica/content/ids.ts'
import { leaders } from '#shared/republica/content/leaders.ts'
import { entriesIn, idsIn } from '#shared/republica/entries.ts'
import { senatorsOf } from '#shared/republica/queries/republic.ts'
import { leadersOf } from '#shared/republica/queries/wars.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { useLookAtCard } from '../../cards/card-viewer.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { PickState, Subject } from '../interaction/pick.ts'
import { Rating } from '../marks/mark.tsx'
import { SenatorSeat } from '../senate/senator-seat.tsx'
import { WarCard } from './war-card.tsx'

interface ForumProps {
  readonly view: RepublicView
  readonly pickOf: (subject: Subject) => PickState
  readonly onPick: (subject: Subject) => void
  readonly onSenator: (senator: SenatorId) => void
}

const shelves = ['wars', 'people', 'provinces'] as const
type Shelf = (typeof shelves)[number]

/** The forum: wars and their leaders; unaligned senators and concessions; the provinces. */
export function Forum({ view, pickOf, onPick, onSenator }: ForumProps) {
  const words = useRepublicaWords()
  const unaligned = senatorsOf(view, null)
  const counts = {
    wars: idsIn(view.wars).length,
    people: unaligned.length + view.forum.concessions.length,
    provinces: idsIn(view.provinces).length
  }
  // A question about something that lies in another part opens it.
  const asked = shelves.find((shelf) => subjectsOf(view, shelf).some((subject) => pickOf(subject) !== null))
  const [chosen, setChosen] = useState<Shelf>(asked ?? 'wars')
  const [askedBefore, setAskedBefore] = useState(asked)
  if (asked !== askedBefore) {
    setAskedBefore(asked)
    if (asked) setChosen(asked)
  }
  return (
    <section className="rep-forum" aria-label={words.text('ui.forum')}>
      <div className="rep-forum__tabs" role="tablist" aria-label={words.text('ui.forum')}>
        {shelves.map((shelf) => (
          <button
            key={shelf}
            type="button"
            role="tab"
            aria-selected={shelf === chosen}
            className="rep-forum__tab"
            data-asked={shelf === asked || undefined}
            onClick={() => setChosen(shelf)}
          >
            {words.text(`ui.shelf-${shelf}`)} <small>{counts[shelf]}</small>
          </button>
        ))}
      </div>
      <Shelves shelf={chosen}>
        {chosen === 'wars' && <Wars view={view} pickOf={pickOf} onPick={onPick} />}
        {chosen === 'people' && (
          <>
            {unaligned.map((id) => (
              <li key={id} className="rep-forum__senator">
                <SenatorSeat view={view} id={id} pick={pickOf(id)} onClick={() => onSenator(id)} />
              </li>
            ))}
            {view.forum.concessions.map((id) => (
              <ConcessionCard key={id} id={id} pick={pickOf(id)} onPick={onPick} />
            ))}
            {view.curia.concessions.map((id) => (
              <ConcessionCard key={id} id={id} pick={null} onPick={onPick} isDestroyed />
            ))}
            {counts.people + view.curia.concessions.length === 0 && (
              <li className="quiet-word">{words.text('ui.nobody-in-forum')}</li>
            )}
          </>
        )}
        {chosen === 'provinces' && <Provinces view={view} pickOf={pickOf} onPick={onPick} />}
      </Shelves>
    </section>
  )
}

function subjectsOf(view: RepublicView, shelf: Shelf): readonly Subject[] {
  switch (shelf) {
    case 'wars':
      return [...idsIn(view.wars), ...idsIn(view.leaders)]
    case 'people':
      return [...senatorsOf(view, null), ...view.forum.concessions]
    case 'provinces':
      return idsIn(view.provinces)
  }
}

function Shelves({ shelf, children }: { readonly shelf: Shelf; readonly children: ReactNode }) {
  const words = useRepublicaWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
    <ul className="rep-forum__cards" tabIndex={0} aria-label={words.text(`ui.shelf-${shelf}`)}>
      {children}
    </ul>
  )
}

type PartProps = Pick<ForumProps, 'view' | 'pickOf' | 'onPick'>

function Wars({ view, pickOf, onPick }: PartProps) {
  const words = useRepublicaWords()
  const wars = entriesIn(view.wars).toSorted(
    ([, one], [, other]) => Number(other.isActive) - Number(one.isActive) || one.order - other.order
  )
  const fighting = new Set(wars.flatMap(([id]) => leadersOf(view, id)))
  const waiting = idsIn(view.leaders).filter((leader) => !fighting.has(leader))
  return (
    <>
      {wars.length === 0 && <li className="quiet-word">{words.text('ui.peace')}</li>}
      {wars.map(([id]) => (
        <WarCard key={id} view={view} id={id} pick={pickOf(id)} onClick={() => onPick(id)} />
      ))}
      {waiting.map((leader) => (
        <li key={leader} className="rep-card rep-card--leader" data-pick={pickOf(leader) ?? undefined}>
          <button type="button" className="rep-card__body" onClick={() => onPick(leader)}>
            <span className="rep-card__title">{words.name('leader', leader)}</span>
            <span className="rep-card__kind">{words.text('ui.leader-waits')}</span>
            <span className="rep-card__ratings">
              <Rating mark="leader" label={words.text('rating.strength')}>
                +{leaders[leader].strength}
              </Rating>
            </span>
          </button>
        </li>
      ))}
    </>
  )
}

interface ConcessionCardProps {
  readonly id: ConcessionId
  readonly pick: PickState
  readonly onPick: (subject: Subject) => void
  readonly isDestroyed?: boolean
}

function ConcessionCard({ id, pick, onPick, isDestroyed = false }: ConcessionCardProps) {
  const words = useRepublicaWords()
  const look = useLookAtCard()
  return (
    <li
      className="rep-card rep-card--concession"
      data-pick={pick ?? undefined}
      data-destroyed={isDestroyed || undefined}
    >
      <button
        type="button"
        className="rep-card__body"
        aria-pressed={pick === null ? undefined : pick === 'chosen'}
        onClick={() => (pick === null ? look(id) : onPick(id))}
      >
        <span className="rep-card__title">{words.name('concession', id)}</span>
        <span className="rep-card__kind">
          {isDestroyed ? words.text('ui.destroyed') : words.text('ui.concession')}
        </span>
        <span className="rep-card__ratings">
          <Rating mark="talents" label={words.text('rating.income')}>
            {concessions[id].pays.talents}
          </Rating>
          <small>{words.text(`ui.pays-${concessions[id].pays.when}`)}</small>
        </span>
      </button>
    </li>
  )
}

function Provinces({ view, pickOf, onPick }: PartProps) {
  const words = useRepublicaWords()
  const provinces = entriesIn(view.provinces)
  if (provinces.length === 0) return <li className="quiet-word">{words.text('ui.no-provinces')}</li>
  return provinces.map(([id, { governor, isDeveloped, term, isOverrun }]) => {
    const faction = governor ? view.senators[governor]?.faction : null
    const garrison = view.legions.filter(
      ({ place }) => place.in === 'province' && place.province === id
    ).length
    return (
      <li key={id} className="rep-card rep-card--province" data-pick={pickOf(id) ?? undefined}>
        <button type="button" className="rep-card__body" onClick={() => onPick(id)}>
          <span className="rep-card__title">{words.name('province', id)}</span>
          <span className="rep-card__kind">
            {words.text(isOverrun ? 'ui.overrun' : isDeveloped ? 'holding.developed' : 'holding.province')}
          </span>
          <span className="rep-card__army">
            {faction && <Emblem side={faction} size={13} />}
            <span>{governor ? words.name('senator', governor) : words.text('ui.vacant')}</span>
            {governor && <b title={words.text('ui.term-left', { count: term })}>{term}</b>}
          </span>
          {garrison > 0 && (
            <Rating mark="legion" size={12} label={words.text('ui.garrison')}>
              {garrison}
            </Rating>
          )}
        </button>
      </li>
    )
  })
}
