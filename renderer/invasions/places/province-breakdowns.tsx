import { useMemo } from 'react'
import { yieldOf } from '#shared/invasions/queries/administration/province-yield.ts'
import { controlAccount } from '#shared/invasions/queries/control/control-account.ts'
import { stackedUnits, stackingLimit, stackingParts } from '#shared/invasions/queries/movement/stacking.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { reference } from '#shared/invasions/words/message.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { formatIncome } from '../map/income.ts'
import { Breakdown } from './breakdown.tsx'

interface ProvinceBreakdownProps {
  readonly view: InvasionsView
  readonly province: ProvinceId
}

/** XII.B, XII.C: the numbers that decide who controls a province and its Area. */
export function ControlBreakdown({ view, province }: ProvinceBreakdownProps) {
  const words = useInvasionsWords()
  const account = useMemo(() => controlAccount(boardOf(view), province), [view, province])
  const { forces, area, areaHolder, shares, provinces, cities } = account
  return (
    <Breakdown
      summary={
        areaHolder
          ? words.text('why.area-held', {
              area: reference('area', area),
              nation: reference('nation', areaHolder)
            })
          : words.text('why.area-open', { area: reference('area', area) })
      }
      lines={[
        ...forces.map(({ nation, units, needed }) => ({
          what: words.text('why.units', { nation: reference('nation', nation) }),
          amount: words.text('why.of', { now: units, needed }),
          rule: 'XII.B'
        })),
        ...shares.map(({ nation, provinces: held, cities: towns }) => ({
          what: words.text('why.share', { nation: reference('nation', nation), count: towns, total: cities }),
          amount: words.text('score.of-most', { now: held, most: provinces }),
          rule: 'XII.C'
        }))
      ]}
    />
  )
}

/** XIV: what a province pays, and to whom. */
export function IncomeBreakdown({ view, province }: ProvinceBreakdownProps) {
  const words = useInvasionsWords()
  const { holder, lines, gold } = useMemo(() => yieldOf(boardOf(view), province), [view, province])
  if (!holder) return null
  return (
    <Breakdown
      summary={words.text('why.income', {
        nation: reference('nation', holder),
        what: formatIncome(gold)
      })}
      lines={lines.map(({ item, gold: amount, rule }) => ({
        what: words.text(`why.yield-${item}`),
        amount: `${amount < 0 ? '−' : ''}${formatIncome(Math.abs(amount))}`,
        rule
      }))}
    />
  )
}

/** XVII.B: the stacking limit of each nation in a province, and why. */
export function StackingBreakdown({ view, province }: ProvinceBreakdownProps) {
  const words = useInvasionsWords()
  const board = boardOf(view)
  const nations = [
    ...new Set(Object.values(view.units).flatMap((unit) => (unit.at === province ? [unit.controller] : [])))
  ]
  return nations.map((nation) => (
    <Breakdown
      key={nation}
      summary={words.text('why.room', {
        nation: reference('nation', nation),
        now: stackedUnits(board, nation, province).length,
        most: stackingLimit(board, nation, province)
      })}
      lines={stackingParts(board, nation, province).map(({ why, units, leader }) => ({
        what: leader ? words.name('leader', leader) : words.text(`why.stacking-${why}`),
        amount: why === 'ground' ? String(units) : words.signed(units),
        rule: why === 'cards' ? 'X.B' : 'XVII.B'
      }))}
    />
  ))
}
