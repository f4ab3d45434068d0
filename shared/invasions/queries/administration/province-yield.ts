import type { Board } from '../../board.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { provinceById as recordOf } from '../../world/world-queries.ts'
import { cityLevel } from '../control/control.ts'
import { controlOf } from '../control/position-of-board.ts'
import { baseWorld } from '../map/world-tables.ts'
import { payingProvinces } from './income.ts'
import { positionForIncome } from './treasury.ts'

/** Why a province pays what it pays. */
export type YieldItem = 'city' | 'sacked' | 'printed' | 'by-area' | 'barbarian' | 'idle' | 'shared'

export interface YieldLine {
  readonly item: YieldItem
  readonly gold: number
  readonly rule: string
}

export interface ProvinceYield {
  /** Null when the province pays nobody. */
  readonly holder: NationId | null
  readonly lines: readonly YieldLine[]
  readonly gold: number
}

/** XIV.B-E, XIV.G: what a province would pay its holder if the Income step came now. */
export function yieldOf(board: Board, id: ProvinceId): ProvinceYield {
  const holder = board.control[id] ?? null
  if (!holder) return { holder, lines: [], gold: 0 }
  const { status } = board.nations[holder]
  if (status === 'barbarian') {
    return { holder, lines: [{ item: 'barbarian', gold: 0, rule: 'XIV.C' }], gold: 0 }
  }
  const position = positionForIncome(board, holder)
  const record = recordOf(id)
  const level = cityLevel(position, record)
  const isSacked = level > 0 && position.sacked.includes(id)
  const lines: YieldLine[] = []
  if (isSacked) lines.push({ item: 'sacked', gold: figures.income.sackedCity, rule: 'XIV.B' })
  else if (level > 0) lines.push({ item: 'city', gold: level, rule: 'XIV.B' })
  lines.push(
    status === 'empire'
      ? { item: 'by-area', gold: 0, rule: 'XIV.E' }
      : { item: 'printed', gold: record.income, rule: 'XIV.D' }
  )
  const whole = lines.reduce((sum, { gold }) => sum + gold, 0)
  const part =
    payingProvinces(position, baseWorld, holder, controlOf(board)).find(({ province }) => province.id === id)
      ?.part ?? 0
  if (part === 0) lines.push({ item: 'idle', gold: -whole, rule: 'XIV.G' })
  else if (part < 1) lines.push({ item: 'shared', gold: whole * part - whole, rule: 'XXVI.B' })
  return { holder, lines, gold: whole * part }
}
