import type { ReactNode } from 'react'
import { armyIds } from '#shared/tetrarchia/board.ts'
import type { FightSum, FightSums, Odds } from '#shared/tetrarchia/queries/combat.ts'
import { reference } from '#shared/tetrarchia/words/message.ts'
import type { EmperorId } from '#shared/tetrarchia/world/ids.ts'
import { isEmperorId } from '#shared/tetrarchia/world/queries.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

interface FightLinesProps {
  readonly emperor: EmperorId
  readonly sums: FightSums
  readonly odds: Odds
}

/** A battle before its dice: what each side adds to its die, who doubles it, and the exact odds. */
export function FightLines({ emperor, sums, odds }: FightLinesProps) {
  const words = useTetrarchiaWords()
  return (
    <div className="fight-lines">
      <SideSum
        title={words.name('emperor', emperor)}
        mark={<Emblem side={emperor} size={20} />}
        die={words.text('fight.roman-die')}
        sum={sums.roman}
        support="fight.chain"
      />
      <SideSum
        title={words.text('fight.army')}
        mark={<span className="army-mark" aria-hidden="true" />}
        die={words.text('fight.plain-die')}
        sum={sums.barbarian}
        support="fight.revolts"
      />
      <OddsBar odds={odds} />
    </div>
  )
}

interface SideSumProps {
  readonly title: string
  readonly mark: ReactNode
  readonly die: string
  readonly sum: FightSum
  readonly support: 'fight.chain' | 'fight.revolts'
}

function SideSum({ title, mark, die, sum: { chain, helpers, factor }, support }: SideSumProps) {
  const words = useTetrarchiaWords()
  const named = words.list(chain.map((id) => words.name('province', id)))
  return (
    <div className="fight-sum">
      <p className="fight-sum__head">
        {mark}
        <strong>{title}</strong>
        <span className="fight-sum__formula">
          {factor > 1 && '('}
          <abbr title={die}>⚅</abbr> + {chain.length}
          {factor > 1 && `) × ${factor}`}
        </span>
      </p>
      <p className="fight-sum__line">
        {chain.length === 0
          ? words.text('fight.none')
          : `${words.text(support, { count: chain.length })}: ${named}`}
      </p>
      {helpers.map((helper) => (
        <p key={helper} className="fight-sum__line">
          <strong>× 2</strong> <Helper id={helper} />
        </p>
      ))}
    </div>
  )
}

function Helper({ id }: { readonly id: string }) {
  const words = useTetrarchiaWords()
  if (isEmperorId(id)) return words.text('fight.doubled', { emperor: reference('emperor', id) })
  const army = armyIds.find((known) => known === id)
  return army ? words.text('fight.doubled-army', { army: reference('army', army) }) : null
}

const RESULTS = ['victory', 'tie', 'defeat'] as const

/** The 36 rolls by their result for the emperor. */
export function OddsBar({ odds }: { readonly odds: Odds }) {
  const words = useTetrarchiaWords()
  return (
    <section className="chances" aria-label={words.text('fight.odds')}>
      <div className="chances__bar" aria-hidden="true">
        {RESULTS.map((result) => (
          <span
            key={result}
            className={`chances__part chances__part--${result}`}
            style={{ flexGrow: odds[result] * 36 }}
          />
        ))}
      </div>
      <p className="chances__words">
        {RESULTS.map((result) => (
          <span key={result} className={`chances__word chances__word--${result}`}>
            {words.text(`fight.${result}`, { percent: Math.round(odds[result] * 100) })}
          </span>
        ))}
      </p>
    </section>
  )
}
