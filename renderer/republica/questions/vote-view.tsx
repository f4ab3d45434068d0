import type { Ballot } from '#shared/republica/board/senate.ts'
import { ballotIds } from '#shared/republica/board/senate.ts'
import { promisedVote } from '#shared/republica/queries/deals.ts'
import { currentMotion } from '#shared/republica/queries/senate/session.ts'
import { tallyOf } from '#shared/republica/queries/senate/votes.ts'
import { useAnswering } from '../../table/answering.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Mark } from '../marks/mark.tsx'
import { AppealPart } from './appeal-part.tsx'
import type { QuestionView } from './kinds.ts'
import { MurderPart } from './murder-part.tsx'
import { TribuneButtons } from './senate-views.tsx'
import { ballotOf, boughtIn, castBy, splitIn, votingOf, withBought, withSplit } from './vote-draft.ts'
import { VoteForecast } from './vote-forecast.tsx'

/** The vote of one faction: one click for all its senators; split and bought votes where somebody wants them. */
export function VoteView({ table, decision, draft, onDraft }: QuestionView<'vote'>) {
  const words = useRepublicaWords()
  const { busy, answer } = useAnswering()
  const { view } = table
  const { about } = decision
  const side = view.sides.find((id) => id === decision.side)
  const motion = currentMotion(view)
  const tally = motion ? tallyOf(motion) : { yes: 0, no: 0 }
  const offered = ballotIds.filter((ballot) => ballot !== 'abstain' || about.mayAbstain)
  // R29: what was promised in a deal is voted.
  const word = promisedVote(view, about.faction, about.proposal)
  const promised = word === null ? null : word ? 'yes' : 'no'
  const isTrial = about.proposal.about === 'trial' || about.proposal.about === 'assassin-trial'
  return (
    <div className="rep-vote">
      <VoteForecast view={view} proposal={about.proposal} by={side ?? null} />
      <div className="rep-ballots">
        {offered.map((ballot) => {
          const mine = castBy(draft, about, ballot)
          return (
            <button
              key={ballot}
              type="button"
              className="rep-ballot"
              data-ballot={ballot}
              disabled={busy || (promised !== null && ballot !== promised)}
              onClick={() => answer({ values: { act: votingOf(draft, about, ballot) } })}
            >
              <span className="rep-ballot__letter" aria-hidden="true">
                {ballot === 'abstain'
                  ? '·'
                  : words.text(isTrial ? `ui.trial-ballot-${ballot}` : `ui.ballot-${ballot}`)}
              </span>
              <span>{words.text(isTrial ? `ui.trial-vote-${ballot}` : `ui.vote-${ballot}`)}</span>
              <small>
                {words.text('ui.tally-then', { first: tally.yes + mine.yes, second: tally.no + mine.no })}
              </small>
            </button>
          )
        })}
      </div>
      {promised && <p className="rep-note">{words.text('ui.vote-promised')}</p>}
      <Buying table={table} decision={decision} draft={draft} onDraft={onDraft} />
      <AppealPart view={view} about={about} />
      {side && (about.mayVeto || about.mayBook) && (
        <TribuneButtons
          view={view}
          side={side}
          uses={[
            ...(about.mayVeto ? (['veto'] as const) : []),
            ...(about.mayBook ? (['book'] as const) : [])
          ]}
        />
      )}
      <MurderPart view={view} side={side ?? null} murder={about.murder} draft={draft} onDraft={onDraft} />
    </div>
  )
}

type BuyingProps = Pick<QuestionView<'vote'>, 'table' | 'decision' | 'draft' | 'onDraft'>

/** 9.31, 9.32: votes for money, and senators who differ from their faction. */
function Buying({ decision: { about }, draft, onDraft }: BuyingProps) {
  const words = useRepublicaWords()
  const bought = boughtIn(draft)
  const split = splitIn(draft)
  const paid = Object.values(bought).reduce((sum, talents) => sum + (talents ?? 0), 0)
  const apart = Object.keys(split).length
  return (
    <details className="rep-buying">
      <summary>
        {words.text('ui.split-and-buy')}
        {paid > 0 && <b>{words.text('ui.talents', { talents: paid })}</b>}
        {apart > 0 && <b>{words.text('ui.apart', { count: apart })}</b>}
      </summary>
      <ul className="rep-voters">
        {about.voters.map((voter) => {
          const { senator, votes, talents, bound } = voter
          const name = words.name('senator', senator)
          return (
            <li key={senator} className="rep-voter">
              <span className="rep-voter__name">
                {name} <b>{votes + (bought[senator] ?? 0)}</b>
              </span>
              <select
                className="input rep-voter__ballot"
                aria-label={words.text('ui.ballot-of', { senator: { ref: 'senator', id: senator } })}
                disabled={bound !== null}
                value={bound ?? split[senator] ?? ''}
                onChange={({ target }) => onDraft(withSplit(draft, senator, ballotNamed(target.value)))}
              >
                <option value="">{words.text('ui.with-faction')}</option>
                {ballotIds
                  .filter((ballot) => ballot !== 'abstain' || about.mayAbstain)
                  .map((ballot) => (
                    <option key={ballot} value={ballot}>
                      {words.text(`ui.vote-${ballot}`)}
                    </option>
                  ))}
              </select>
              <label className="rep-voter__buy">
                <Mark id="talents" size={14} />
                <span className="visually-hidden">
                  {words.text('ui.buy-votes-of', { senator: { ref: 'senator', id: senator } })}
                </span>
                <input
                  type="range"
                  min={0}
                  max={talents}
                  disabled={talents === 0 || ballotOf(draft, voter, 'yes') === 'abstain'}
                  value={bought[senator] ?? 0}
                  onChange={({ target }) => onDraft(withBought(draft, senator, Number(target.value)))}
                />
                <output>
                  {bought[senator] ?? 0}/{talents}
                </output>
              </label>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const ballotNamed = (value: string): Ballot | null => ballotIds.find((ballot) => ballot === value) ?? null
