import type { ReactNode } from 'react'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { SeaEncounter } from '#shared/invasions/queries/forecast/sea-forecast.ts'
import type { BattleAccount } from '#shared/invasions/queries/odds/battle-account.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { DicePoolLabels, RoundModifierLabels } from '../fight/modifier-labels.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

interface ReckoningProps {
  /** The odds. A click opens what they are computed from. */
  readonly odds: ReactNode
  readonly children: ReactNode
}

export function OddsBreakdown({ odds, children }: ReckoningProps) {
  return (
    <details className="reckoning">
      <summary>{odds}</summary>
      {children}
    </details>
  )
}

/** XX.F, XX.G, XXI.E: the dice or points of both sides, with the rules that give them. */
export function BattleOddsBreakdown({
  odds,
  account
}: {
  readonly odds: ReactNode
  readonly account: BattleAccount
}) {
  const words = useInvasionsWords()
  const { system } = account
  return (
    <OddsBreakdown odds={odds}>
      {([account.attacker, account.defender] as const).map(({ nation, items, rerolls }) => (
        <Share key={nation} nation={nation} rerolls={rerolls}>
          {system === 'basic' && <DicePoolLabels items={items} />}
          {system === 'advanced' &&
            (items.length > 0 ? (
              <RoundModifierLabels items={items} />
            ) : (
              <p className="quiet-word">{words.text('fight.no-modifiers')}</p>
            ))}
        </Share>
      ))}
    </OddsBreakdown>
  )
}

interface NavalReckoningProps {
  readonly odds: ReactNode
  readonly battle: NonNullable<SeaEncounter['battle']>
}

/** XXV.C: a die for each fleet on both sides. */
export function NavalOddsBreakdown({ odds, battle: { own, theirs } }: NavalReckoningProps) {
  return (
    <OddsBreakdown odds={odds}>
      {[own, theirs].map(({ nation, fleets, rerolls }) => (
        <Share key={nation} nation={nation} rerolls={rerolls}>
          <DicePoolLabels items={[{ white: fleets, black: 0, why: 'units', rule: 'XXV.C' }]} />
        </Share>
      ))}
    </OddsBreakdown>
  )
}

interface ShareProps {
  readonly nation: NationId
  readonly rerolls: number
  readonly children: ReactNode
}

/** What one side brings into the battle. */
function Share({ nation, rerolls, children }: ShareProps) {
  const words = useInvasionsWords()
  return (
    <section className="reckoning__share" aria-label={words.name('nation', nation)}>
      <p>
        <Emblem side={sideOf(nation)} size={14} />
        <strong>{words.name('nation', nation)}</strong>
        {rerolls > 0 && (
          <span className="tag tag--gold">{words.text('fight.rerolls', { count: rerolls })}</span>
        )}
      </p>
      {children}
    </section>
  )
}
