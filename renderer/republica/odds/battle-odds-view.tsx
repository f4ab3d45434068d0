import { useMemo } from 'react'
import type { BattleResult } from '#shared/republica/content/combat-table.ts'
import type { WarId } from '#shared/republica/content/ids.ts'
import { type BattleOdds, battleOdds } from '#shared/republica/queries/combat/battle-odds.ts'
import type { Force } from '#shared/republica/queries/combat/battle-setup.ts'
import { hasEnemyFleet, warStrength } from '#shared/republica/queries/wars.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Mark } from '../marks/mark.tsx'

/** The results, the best first. Each has a pattern of its own. */
const results: readonly BattleResult[] = ['victory', 'stalemate', 'standoff', 'disaster', 'defeat']

interface WarOddsProps {
  readonly view: RepublicView
  readonly war: WarId
  readonly force: Force
}

/** The exact odds of the battle that a force would fight first against a war. */
export function WarOdds({ view, war, force }: WarOddsProps) {
  const words = useRepublicaWords()
  const field = hasEnemyFleet(view, war) ? 'sea' : 'land'
  const { support } = warStrength(view, war)
  const units = field === 'sea' ? force.fleets : force.legions.length
  const odds = useMemo(
    () => (units > 0 ? battleOdds(view, war, field, force) : null),
    [view, war, field, force, units]
  )
  return (
    <section className="rep-odds" aria-label={words.text('ui.odds')}>
      <p className="rep-odds__title">
        <Mark id={field === 'sea' ? 'fleet' : 'legion'} size={16} />
        {words.text(field === 'sea' ? 'ui.sea-battle' : 'ui.land-battle')}
      </p>
      {odds ? <OddsBar odds={odds} /> : <p className="quiet-word">{words.text('ui.no-force')}</p>}
      {force.fleets < support && (
        <p className="rep-odds__warning">
          {words.text('ui.fleets-needed', { count: support, number: force.fleets })}
        </p>
      )}
    </section>
  )
}

/** The chances as a bar, and what a battle costs on average. */
export function OddsBar({ odds }: { readonly odds: BattleOdds }) {
  const words = useRepublicaWords()
  const { chances, legions, fleets, killed, captured } = odds
  return (
    <>
      <div className="rep-odds__bar" aria-hidden="true">
        {results.map((result) => (
          <span
            key={result}
            className={`rep-odds__part rep-odds__part--${result}`}
            style={{ flexGrow: chances[result] }}
          />
        ))}
      </div>
      <ul className="rep-odds__legend">
        {results
          .filter((result) => chances[result] > 0)
          .map((result) => (
            <li key={result}>
              <span className={`rep-odds__key rep-odds__part--${result}`} aria-hidden="true" />
              {words.text(`result.${result}`)} <b>{percent(words, chances[result])}</b>
            </li>
          ))}
      </ul>
      <p className="rep-note">
        {words.text('ui.expected-losses', { legions: oneDigit(legions), fleets: oneDigit(fleets) })}{' '}
        {words.text('ui.commander-risk', { first: rounded(killed), second: rounded(captured) })}
      </p>
    </>
  )
}

const oneDigit = (number: number) => Math.round(number * 10) / 10
const rounded = (chance: number) => Math.round(chance * 100)

/** A chance in percent; a small one is not said to be none. */
export function percent(words: { number(amount: number): string }, chance: number): string {
  const hundredths = chance * 100
  if (hundredths > 0 && hundredths < 1) return '<1 %'
  if (hundredths < 100 && hundredths > 99) return '>99 %'
  return `${words.number(Math.round(hundredths))} %`
}
