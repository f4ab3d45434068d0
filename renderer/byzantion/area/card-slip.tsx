import { type CardId, card } from '#shared/byzantion/content/cards/index.ts'
import { cardClass } from '../cards/card-face.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amounts } from '../tokens/token.tsx'
import { TypeIcons } from '../tokens/type-icon.tsx'

interface CardSlipProps {
  readonly id: CardId
  readonly isFaceDown?: boolean
}

/** A card on the table: its name, types and yield. */
export function CardSlip({ id, isFaceDown = false }: CardSlipProps) {
  const words = useByzantionWords()
  if (isFaceDown) {
    return (
      <span className="byz-slip byz-slip--down">
        <span className="byz-slip__title">{words.text('ui.face-down', { card: { ref: 'card', id } })}</span>
      </span>
    )
  }
  return (
    <span className={`byz-slip ${cardClass(id)}`}>
      <span className="byz-slip__title">{words.name('card', id)}</span>
      <span className="byz-slip__facts">
        <TypeIcons types={card(id).types} size={13} />
        <Amounts stuff={card(id).production} size={13} />
      </span>
    </span>
  )
}
