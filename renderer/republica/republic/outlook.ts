import { landBillIds } from '#shared/republica/content/ids.ts'
import { populationTable } from '#shared/republica/content/tables.ts'
import { figures } from '#shared/republica/figures.ts'
import { droughtEffects, stateCosts } from '#shared/republica/queries/income.ts'
import { highestOfficial } from '#shared/republica/queries/precedence.ts'
import { activeWars, senatorOf } from '#shared/republica/queries/republic.ts'
import { dangersToRome } from '#shared/republica/queries/wars.ts'
import type { RepublicView } from '#shared/republica/view.ts'
/** One item of what the State will receive or pay. */
export interface LedgerLine {
  readonly what: 'annual' | 'wars' | 'units' | 'land-bills'
  readonly count: number
  readonly talents: number
}

export interface Outlook {
  readonly treasury: { readonly now: number; readonly next: number; readonly lines: readonly LedgerLine[] }
  readonly unrest: {
    readonly now: number
    readonly next: number
    readonly droughts: number
    readonly unprosecuted: number
  }
  /** 12.2A, 11.53: active wars, with a rebellion as one. */
  readonly wars: number
  /** 8.2: the chance in percent that the people revolt in the next population phase, if nothing changes. */
  readonly revolt: number
  /** The chance that the mob storms the Senate. */
  readonly mob: number
}

/** What becomes of the Republic if nobody does anything: provincial taxes, which are rolled, are left out. */
export function outlookOf(view: RepublicView): Outlook {
  const lines = ledger(view)
  const unprosecuted = activeWars(view).filter((war) => view.wars[war]?.isUnprosecuted).length
  const droughts = droughtEffects(view)
  const unrest = view.unrest + droughts + unprosecuted
  const speaker = highestOfficial(view)
  const plus = speaker ? senatorOf(view, speaker).popularity : 0
  return {
    treasury: {
      now: view.treasury,
      next: view.treasury + lines.reduce((sum, { talents }) => sum + talents, 0),
      lines
    },
    unrest: { now: view.unrest, next: unrest, droughts, unprosecuted },
    wars: dangersToRome(view),
    revolt: chanceOf((total) => total < LOWEST_ROW, plus - unrest),
    mob: chanceOf((total) => rowOf(total)?.marks.includes('mob') ?? false, plus - unrest)
  }
}

/** 6.2, 6.22: what is certain in the next revenue phase. */
function ledger(view: RepublicView): readonly LedgerLine[] {
  const { annual, war, unit } = figures.state
  const costs = stateCosts(view)
  const certificates = landBillIds.reduce((sum, id) => sum + view.landBills[id], 0)
  const lines: readonly LedgerLine[] = [
    { what: 'annual', count: 1, talents: annual },
    { what: 'wars', count: costs.wars / war, talents: -costs.wars },
    { what: 'units', count: costs.units / unit, talents: -costs.units },
    { what: 'land-bills', count: certificates, talents: -costs.land }
  ]
  return lines.filter(({ talents }) => talents !== 0)
}

const LOWEST_ROW = populationTable.at(-1)?.from ?? 0
const rowOf = (total: number) => populationTable.find(({ from }) => total >= from)

const faces = [1, 2, 3, 4, 5, 6] as const
/** All sums of three dice. */
const sums = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => one + two + three)))

/** The chance in percent that three dice and a modifier come to such a total. */
function chanceOf(isSuch: (total: number) => boolean, modifier: number): number {
  return (100 * sums.filter((sum) => isSuch(sum + modifier)).length) / sums.length
}
