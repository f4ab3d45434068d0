import type { Ballot } from '#shared/republica/board/senate.ts'
import type { WhereaboutsId } from '#shared/republica/board/senator.ts'
import type { SenatorId } from '#shared/republica/content/ids.ts'
import { isStatesman } from '#shared/republica/queries/ratings.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { PickState } from '../interaction/pick.ts'
import { Mark, type MarkId, Rating } from '../marks/mark.tsx'
import { type SenatorFigures, senatorFigures } from './senator-figures.ts'

const awayMarks: Readonly<Record<Exclude<WhereaboutsId, 'rome'>, MarkId>> = {
  war: 'legion',
  province: 'province',
  captive: 'captive',
  exile: 'exile',
  rebellion: 'rebel'
}

interface SenatorSeatProps {
  readonly view: RepublicView
  readonly id: SenatorId
  readonly pick: PickState
  /** How he has voted on the motion on the floor. */
  readonly vote?: Ballot | null
  /** The motion on the floor is about him. */
  readonly isNamed?: boolean
  readonly onClick: () => void
}

/** A senator as a portrait of letters: who he is, what he can do, and whether he is in Rome. */
export function SenatorSeat({ view, id, pick, vote = null, isNamed = false, onClick }: SenatorSeatProps) {
  const words = useRepublicaWords()
  const figures = senatorFigures(view, id)
  if (!figures) return null
  const { faction, at, isLeader } = figures
  return (
    <button
      type="button"
      className={`rep-seat ${faction ? sideClass(faction) : ''}`}
      data-senator={id}
      data-away={at === 'rome' ? undefined : at}
      data-statesman={isStatesman(id) || undefined}
      data-pick={pick ?? undefined}
      data-named={isNamed || undefined}
      aria-pressed={pick === null ? undefined : pick === 'chosen'}
      onClick={onClick}
    >
      <span className="rep-seat__face">
        <span className="rep-seat__name">
          {faction && <Emblem side={faction} size={14} />}
          <span>{words.text(isStatesman(id) ? `cognomen.${id}` : `senator.${id}`)}</span>
          {isLeader && (
            <span className="rep-seat__chief" title={words.text('ui.leader-of-faction')}>
              <Mark id="chief" />
              <span className="visually-hidden">{words.text('ui.leader-of-faction')}</span>
            </span>
          )}
        </span>
        <SeatRatings figures={figures} />
      </span>
      <SeatTag figures={figures} />
      {vote && vote !== 'abstain' && (
        <span className="rep-seat__vote" data-vote={vote} aria-hidden="true">
          {words.text(`ui.ballot-${vote}`)}
        </span>
      )}
      {vote && <span className="visually-hidden">{words.text(`ui.voted-${vote}`)}</span>}
    </button>
  )
}

/** The numbers, where the printed card has them: military and oratory above, loyalty and influence below. */
function SeatRatings({ figures }: { readonly figures: SenatorFigures }) {
  const words = useRepublicaWords()
  const { military, votes, loyalty, influence, popularity, talents } = figures
  return (
    <span className="rep-seat__ratings">
      <Rating mark="military" label={words.text('rating.military')}>
        {military}
      </Rating>
      <Rating mark="popularity" label={words.text('rating.popularity')}>
        {words.signed(popularity)}
      </Rating>
      <Rating mark="votes" label={words.text('rating.votes')}>
        {votes}
      </Rating>
      <Rating mark="loyalty" label={words.text('rating.loyalty')}>
        {loyalty}
      </Rating>
      <Rating mark="talents" label={words.text('rating.talents')}>
        {talents}
      </Rating>
      <Rating mark="influence" label={words.text('rating.influence')}>
        {influence}
      </Rating>
    </span>
  )
}

/** His office, and where he is if he is not in Rome. */
function SeatTag({ figures }: { readonly figures: SenatorFigures }) {
  const words = useRepublicaWords()
  const { at, office, quaestor, place, exConsul } = figures
  if (at !== 'rome')
    return (
      <span className="rep-seat__tag rep-seat__tag--away">
        <Mark id={awayMarks[at]} />
        <span>{place ? words.say(place) : words.text(`ui.at-${at}`)}</span>
      </span>
    )
  const held = office ?? (quaestor ? (`quaestor-${quaestor}` as const) : exConsul > 0 ? 'ex-consul' : null)
  if (!held) return null
  return (
    <span
      className={`rep-seat__tag ${office ? '' : 'rep-seat__tag--away'}`}
      title={
        office
          ? words.name('office', office)
          : quaestor
            ? words.name('quaestor', quaestor)
            : words.text('ui.tag-full-ex-consul')
      }
    >
      <span>{words.text(`ui.tag-${held}`)}</span>
    </span>
  )
}
