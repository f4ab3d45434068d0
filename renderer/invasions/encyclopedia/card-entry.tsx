import { administrationCards } from '#shared/invasions/content/cards/administration.ts'
import { calamities } from '#shared/invasions/content/cards/calamities.ts'
import type { CalamityId } from '#shared/invasions/content/cards/card-schema.ts'
import type { CardDesign } from '../cards/card-designs.ts'
import { CardFace } from '../cards/card-face.tsx'
import { handOf } from '../cards/hand.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { cardEntry } from './entries.ts'
import { EntryFacts, EntryLink } from './entry-parts.tsx'
import type { EntryProps } from './entry-props.ts'

/** The deck of each kind of card. A calamity has none: it is printed on other cards. */
const DECKS = { event: 'events', diplomacy: 'diplomacy', administration: 'administration' } as const

/** A card: its text, the cards it brings or is brought by, and its deck in this campaign. */
export function CardEntry({ design, view, onEntry }: EntryProps & { readonly design: CardDesign }) {
  const words = useInvasionsWords()
  const related = relatedTo(design)
  const deck = design.kind === 'calamity' ? null : view.decks[DECKS[design.kind]]
  const held = handOf(view).filter((card) => card.design === design)
  return (
    <>
      <CardFace design={design} />
      {related.length > 0 && (
        <section>
          <h4>{words.text(design.kind === 'calamity' ? 'lore.brought-by' : 'lore.brings')}</h4>
          <ul className="lore__links">
            {related.map((other) => (
              <li key={other.id}>
                <EntryLink entry={cardEntry(other)} onEntry={onEntry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {deck && (
        <section>
          <h4>{words.text('lore.now')}</h4>
          <EntryFacts
            facts={[
              ...(design.kind === 'diplomacy'
                ? ([[words.text('lore.copies'), design.copies, 'XXX.A']] as const)
                : []),
              [words.text('lore.in-deck'), deck.left],
              [words.text('lore.discarded'), deck.discarded],
              ...(held.length > 0 ? ([[words.text('lore.held'), held.length]] as const) : [])
            ]}
          />
        </section>
      )}
    </>
  )
}

/** XIII.E: the calamities that an administration card may bring, or the cards that bring a calamity. */
function relatedTo(design: CardDesign): readonly CardDesign[] {
  if (design.kind === 'administration') {
    const brought = calamitiesOf(design)
    return calamities.filter(({ id }) => brought.includes(id))
  }
  if (design.kind !== 'calamity') return []
  return administrationCards.filter((card) => calamitiesOf(card).some((id) => id === design.id))
}

function calamitiesOf({ ages }: (typeof administrationCards)[number]): readonly CalamityId[] {
  return Object.values(ages).flatMap(({ calamity }) => (calamity ? [calamity] : []))
}
