import type { Immutable } from '#shared/republica/board/index.ts'
import type { Proposal } from '#shared/republica/board/proposal.ts'
import { consentsFor } from '#shared/republica/queries/senate/consents.ts'
import { factionVotes } from '#shared/republica/queries/senate/votes.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { reference, references } from '#shared/republica/words/message.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'

interface VoteForecastProps {
  readonly view: RepublicView
  readonly proposal: Immutable<Proposal>
}

/** What is public about a vote: how many votes each faction has, whom the proposal needs, and what is enough. */
export function VoteForecast({ view, proposal }: VoteForecastProps) {
  const words = useRepublicaWords()
  const votes = view.sides.map((side) => ({ side, votes: factionVotes(view, side) }))
  const all = votes.reduce((sum, each) => sum + each.votes, 0)
  const needed = consentsFor(view, proposal)
  return (
    <section className="rep-forecast" aria-label={words.text('ui.forecast')}>
      <p className="rep-forecast__title">
        {words.text('ui.enough', { count: Math.floor(all / 2) + 1, of: all })}
      </p>
      <div className="rep-forecast__bar">
        {votes
          .filter((each) => each.votes > 0)
          .map(({ side, votes: count }) => (
            <span
              key={side}
              className={`rep-forecast__part ${sideClass(side)}`}
              style={{ flexGrow: count }}
              title={words.text('ui.votes-of', { side: reference('side', side), votes: count })}
            >
              <Emblem side={side} size={13} />
              <b>{count}</b>
            </span>
          ))}
      </div>
      {needed.length > 0 && (
        <p className="rep-note">
          {words.text('ui.needs-consent', {
            senators: references('senator', [...new Set(needed.map(({ senator }) => senator))])
          })}
        </p>
      )}
    </section>
  )
}
