import { sideOf } from '#shared/invasions/catalogue.ts'
import { nationIds } from '#shared/invasions/content/ids.ts'
import { faceOf, hordePiece } from '#shared/invasions/queries/pieces/pieces.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { Counter, UnitCounter } from './counter.tsx'

/** How a piece is named: a unit by its kind, a leader by his name, a horde as such. */
export interface PieceFace {
  /** Equal for pieces that are alike. */
  readonly kind: string
  readonly name: string
  readonly damaged: boolean
}

export function faceOfPiece(view: InvasionsView, id: PieceId, words: InvasionsTranslator): PieceFace {
  const unit = view.units[id]
  if (unit) {
    const kind = faceOf(unit).id
    return { kind: `${kind} ${unit.nation}`, name: words.name('unit-kind', kind), damaged: unit.damaged }
  }
  const leader = leaderOf(view, id)
  if (leader) return { kind: id, name: words.name('leader', leader.id), damaged: false }
  return { kind: id, name: words.text('hand.horde'), damaged: false }
}

function leaderOf(view: InvasionsView, id: PieceId) {
  return id.startsWith('leader:') ? view.leaders[id.slice('leader:'.length)] : undefined
}

/** The counter of a piece. */
export function PieceCounter({ view, id }: { readonly view: InvasionsView; readonly id: PieceId }) {
  const unit = view.units[id]
  if (unit) return <UnitCounter unit={unit} fate={unit.damaged ? 'damaged' : 'stands'} />
  const leader = leaderOf(view, id)
  if (leader) return <Counter side={sideOf(leader.nation)} glyph="leader" />
  const nation = nationIds.find((one) => hordePiece(one) === id)
  return nation ? <Counter side={sideOf(nation)} glyph="horde" /> : null
}
