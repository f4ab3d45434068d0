import { type CardId, card } from '#shared/byzantion/content/cards/index.ts'
import type { TypeId } from '#shared/byzantion/content/ids.ts'
import type { EmpireCard } from '#shared/byzantion/content/records.ts'
import type { Price } from '#shared/byzantion/queries/costs.ts'
import { CardFrame } from '../../cards/card-frame.tsx'
import { CardMention } from '../../cards/card-viewer.tsx'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount, Amounts } from '../tokens/token.tsx'
import { TypeIcons, TypeSymbol } from '../tokens/type-icon.tsx'
import { useAbilityText } from './use-ability-text.ts'

interface CardFaceProps {
  readonly id: CardId
  /** What it costs the player now; without it the printed cost is shown. */
  readonly price?: Price | null
}

/** The class that gives a card the colour of its first type; intrigue has its own. */
export function cardClass(id: CardId): string {
  const { kind } = card(id)
  return kind === 'intrigue' ? 'byz-card byz-card--intrigue' : `byz-card byz-type--${mainType(card(id))}`
}

function mainType({ types: [first] }: EmpireCard): TypeId {
  return first?.type ?? 'rustica'
}

/** A card in a hand, in the offer or behind a hero. */
export function SmallCard({ id, price = null }: CardFaceProps) {
  const words = useByzantionWords()
  const text = useAbilityText(id)
  const record = card(id)
  return (
    <CardFrame
      size="small"
      className={cardClass(id)}
      title={words.name('card', id)}
      symbol={<CostBadge record={record} price={price} />}
      kind={
        <span className="byz-card__icons">
          <TypeIcons types={record.types} />
          <Amounts stuff={record.production} size={16} />
        </span>
      }
      text={text}
      footer={<TypeSymbol type={mainType(record)} size={40} />}
    />
  )
}

/** The price, and the printed one struck through where a hero or an ability lowers it. */
function CostBadge({ record, price }: { readonly record: EmpireCard; readonly price: Price | null }) {
  const cost = price?.cost ?? record.cost
  return (
    <span className="byz-card__cost">
      {cost !== record.cost && <s aria-hidden="true">{record.cost}</s>}
      <Amount id="nomismata" count={cost} size={16} />
    </span>
  )
}

/** A card beside a question about it. A click on its name opens it. */
export function BriefCard({ id }: Pick<CardFaceProps, 'id'>) {
  const words = useByzantionWords()
  return (
    <CardFrame
      size="brief"
      className={cardClass(id)}
      symbol={<TypeSymbol type={mainType(card(id))} size={36} />}
      title={<CardMention card={id}>{words.name('card', id)}</CardMention>}
      text={useAbilityText(id)}
    />
  )
}

/** A card to read, with all that is printed on it. */
export function FullCard({ id, price = null }: CardFaceProps) {
  const words = useByzantionWords()
  const text = useAbilityText(id)
  const record = card(id)
  const cost = price && price.cost !== record.cost ? price.cost : null
  const hero = price?.hero ?? null
  return (
    <CardFrame
      className={cardClass(id)}
      symbol={<TypeSymbol type={mainType(record)} size={56} />}
      kind={words.text(`ui.kind-${record.kind}`)}
      title={words.name('card', id)}
      subtitle={<TypeIcons types={record.types} size={22} />}
      rule={<RuleChip rule={record.kind === 'intrigue' ? 'I.1' : 'A.3'} />}
      text={text}
      facts={[
        {
          term: words.text('ui.cost'),
          details: [
            <span key="cost" className="byz-card__cost">
              {cost !== null && <Amount id="nomismata" count={record.cost} struck />}
              <Amount id="nomismata" count={cost ?? record.cost} />
            </span>
          ],
          note: hero && words.name('card', hero)
        },
        ...(Object.keys(record.production).length > 0
          ? [{ term: words.text('ui.yields'), details: [<Amounts key="yield" stuff={record.production} />] }]
          : []),
        ...(record.kind === 'intrigue'
          ? [{ term: words.text('ui.when'), details: [words.name('window', record.window)] }]
          : [])
      ]}
      footer={record.number}
    >
      <p className="byz-note">{words.text(`note.${id}`)}</p>
    </CardFrame>
  )
}
