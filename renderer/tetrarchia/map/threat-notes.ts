import type { Board } from '#shared/tetrarchia/board.ts'
import { discAt } from '#shared/tetrarchia/queries/board-queries.ts'
import { type ProvinceThreat, provinceThreats } from '#shared/tetrarchia/queries/threats.ts'
import { reference } from '#shared/tetrarchia/words/message.ts'
import { isEmperorId, isProvinceId } from '#shared/tetrarchia/world/queries.ts'
import type { TetrarchiaTranslator } from '../i18n/tetrarchia-translator.ts'

/** A chance in percent, rounded to a tenth. */
export const percentToTenth = (chance: number): number => Math.round(chance * 1000) / 10

/** What the next barbarian phase may do to a province, for its tooltip. */
export function threatNotes(board: Board, place: string, words: TetrarchiaTranslator): string[] {
  const threat = provinceThreats(board).find(({ province }) => province === place)
  return threat && board.ending === null ? linesOf(threat, words) : []
}

/** The disc in a province. */
export function discNotes(board: Board, place: string, words: TetrarchiaTranslator): string[] {
  const disc = isProvinceId(place) ? discAt(board, place) : null
  if (disc === null) return []
  if (!isEmperorId(disc)) return [words.name('disc', disc)]
  return [words.text('map.disc', { emperor: reference('emperor', disc) })]
}

function linesOf(
  { spread, named, strike, uprising, march }: ProvinceThreat,
  words: TetrarchiaTranslator
): string[] {
  return [
    ...(spread > 0 ? [words.text('threat.spread', { percent: percentToTenth(spread) })] : []),
    ...(named > 0 ? [words.text(`threat.struck-${strike}`, { percent: percentToTenth(named) })] : []),
    ...(uprising > 0 ? [words.text('threat.uprising', { percent: percentToTenth(uprising) })] : []),
    ...(march > 0 ? [words.text('threat.march', { percent: percentToTenth(march) })] : [])
  ]
}
