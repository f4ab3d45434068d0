import { sideOf } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import { ASSUMPTIONS } from '#shared/invasions/queries/forecast/assumptions.ts'
import type { FightForecast } from '#shared/invasions/queries/forecast/fight-forecast.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** Tolerance for rounding errors in sums of chances. */
const CERTAIN = 1e-9

/** A chance in whole per cent; 0 and 100 only if the result is certain. */
export function clampedPercent(chance: number): number {
  if (chance < CERTAIN) return 0
  if (chance > 1 - CERTAIN) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

interface OddsBarProps {
  readonly attacker: NationId
  readonly defender: NationId
  readonly attackerWins: number
  readonly defenderWins: number
}

export interface ForecastOddsProps {
  readonly fight: FightForecast
  /** What the forecast assumes of the players. */
  readonly assumes: keyof typeof ASSUMPTIONS
}

/** The odds of a fight that may follow, and what they assume. */
export function ForecastOdds({ fight: { by, order, odds }, assumes }: ForecastOddsProps) {
  const words = useInvasionsWords()
  if (by === 'limes') return <p className="quiet-word">{words.text('fight.limes-alone')}</p>
  return (
    <>
      <OddsBar
        attacker={order.attacker.nation}
        defender={order.defender.nation}
        attackerWins={odds.attackerWins}
        defenderWins={odds.defenderWins}
      />
      <small className="quiet">{words.text(ASSUMPTIONS[assumes])}</small>
    </>
  )
}

/** The current chances of both sides, in numbers and as one bar. */
export function OddsBar({ attacker, defender, attackerWins, defenderWins }: OddsBarProps) {
  const words = useInvasionsWords()
  const left = clampedPercent(attackerWins)
  const right = clampedPercent(defenderWins)
  const draw = Math.max(0, 100 - left - right)
  const labels = [
    words.text('fight.odds-of', { nation: reference('nation', attacker), percent: left }),
    words.text('fight.odds-of', { nation: reference('nation', defender), percent: right }),
    ...(draw > 1 ? [words.text('fight.odds-draw', { percent: draw })] : [])
  ]
  return (
    <div
      className={sideOf(attacker) === sideOf(defender) ? 'odds odds--kin' : 'odds'}
      role="img"
      aria-label={`${words.text('fight.odds')}: ${words.list(labels)}`}
    >
      <span className={`odds__number ${sideClass(sideOf(attacker))}`}>{left}%</span>
      <span className="odds__bar">
        <span className={`odds__part ${sideClass(sideOf(attacker))}`} style={{ inlineSize: `${left}%` }} />
        <span className="odds__label">
          <span>
            {draw > 1
              ? `${words.text('fight.odds')} · ${words.text('fight.odds-draw', { percent: draw })}`
              : words.text('fight.odds')}
          </span>
        </span>
        <span
          className={`odds__part odds__part--end ${sideClass(sideOf(defender))}`}
          style={{ inlineSize: `${right}%` }}
        />
      </span>
      <span className={`odds__number ${sideClass(sideOf(defender))}`}>{right}%</span>
    </div>
  )
}
