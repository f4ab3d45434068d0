import type { FactionId } from '#shared/republica/campaign-options.ts'
import { consentsFor } from '#shared/republica/queries/senate/consents.ts'
import { currentMotion, isSameProposal, type OpenProposal } from '#shared/republica/queries/senate/session.ts'
import {
  type FactionForecast,
  type VoteForecast as Forecast,
  voteForecast
} from '#shared/republica/queries/senate/vote-forecast.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { reference, references } from '#shared/republica/words/message.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'

interface VoteForecastProps {
  readonly view: RepublicView
  readonly proposal: OpenProposal
  /** Whose proposal it would be. */
  readonly by: FactionId | null
}

/** What is public about a vote: how each faction stands to it, what could still turn it, and whom it needs. */
export function VoteForecast({ view, proposal, by }: VoteForecastProps) {
  const words = useRepublicaWords()
  const motion = currentMotion(view)
  const underWay = motion && isSameProposal(motion.proposal, proposal) ? motion : undefined
  const proposer = underWay?.by ?? by
  if (!proposer) return null
  const forecast = voteForecast(view, proposal, proposer, underWay)
  const needed = consentsFor(view, proposal).filter(
    ({ senator }) => view.senators[senator]?.faction !== proposer
  )
  return (
    <section className="rep-forecast" aria-label={words.text('ui.forecast')}>
      <p className="rep-forecast__title">
        <b>
          {words.text('ui.forecast-sum', { first: forecast.yes, second: forecast.no, left: forecast.open })}
        </b>{' '}
        {words.text(`ui.forecast-${verdictOf(forecast)}`, { talents: forecast.purchasable })}
      </p>
      <div className="rep-forecast__bar">
        {forecast.factions
          .filter(({ votes }) => votes > 0)
          .map((each) => (
            <FactionPart key={each.faction} {...each} />
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

function verdictOf({ isCarried, isSettled }: Forecast) {
  if (isSettled) return isCarried ? 'sure' : 'lost'
  return isCarried ? 'likely' : 'open'
}

function FactionPart({ faction, votes, leaning, because }: FactionForecast) {
  const words = useRepublicaWords()
  const side = reference('side', faction)
  const said = [
    words.text('ui.votes-of', { side, votes }),
    ...(because ? [words.text(`ui.because-${because}`)] : [])
  ].join('. ')
  return (
    <span
      className={`rep-forecast__part ${sideClass(faction)}`}
      style={{ flexGrow: votes }}
      data-lean={leaning ?? undefined}
      title={said}
    >
      <Emblem side={faction} size={13} />
      <b>{votes}</b>
      <span className="rep-forecast__lean" aria-hidden="true">
        {leaning === 'yes' ? 'V' : leaning === 'no' ? 'A' : '?'}
      </span>
      <span className="visually-hidden">{leaning ? words.text(`ui.vote-${leaning}`) : ''}</span>
    </span>
  )
}
