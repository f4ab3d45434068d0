import type { SideId } from '#shared/byzantion/campaign-options.ts'
import { type CardId, isCardId } from '#shared/byzantion/content/cards/index.ts'
import type { MissionId } from '#shared/byzantion/content/missions.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { priceOf } from '#shared/byzantion/queries/costs.ts'
import { missionDoxa } from '#shared/byzantion/queries/scoring.ts'
import { TitleAnnouncedContext } from '../../cards/card-frame.tsx'
import { useAnswering } from '../../table/answering.ts'
import { chosenIn, type Draft, isChosen, withOption, withValue } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { SmallCard } from '../cards/card-face.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { MissionCard } from '../missions/mission-card.tsx'

type Decision = NonNullable<TableOf<Byzantion>['decision']>

/** The cards that a question is about, if it is answered by choosing among them. */
export function spreadOf(decision: Decision | null, hand: readonly CardId[]): Spread | null {
  switch (decision?.kind) {
    case 'draft':
      return { cards: decision.about.pack, most: 1 }
    case 'keep-hand':
      return { cards: decision.about.cards, most: decision.about.keep }
    case 'take-card':
      return { cards: decision.about.hand, most: 1 }
    case 'take-discard':
      return { cards: decision.about.cards, most: 1 }
    case 'robes':
      return { cards: decision.about.cards, most: 1 }
    case 'hand-limit':
      return { cards: hand, most: decision.about.discard }
    case 'discard-mission':
      return { missions: decision.about.missions, most: 1 }
    default:
      return null
  }
}

type Spread =
  | { readonly cards: readonly CardId[]; readonly most: number }
  | { readonly missions: readonly MissionId[]; readonly most: number }

interface CardSpreadProps {
  readonly table: TableOf<Byzantion>
  readonly side: SideId
  readonly decision: Decision
  readonly spread: Spread
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** Cards spread over the table to choose from. A second click on the single chosen one confirms it. */
export function CardSpread({ table, side, decision, spread, draft, onDraft }: CardSpreadProps) {
  const words = useByzantionWords()
  const { answer, busy } = useAnswering()
  const { view } = table
  if ('missions' in spread) {
    return (
      <ul className="byz-spread" aria-label={words.say(decision.prompt)}>
        {spread.missions.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="byz-spread__card byz-spread__card--mission"
              aria-pressed={isChosen(draft, id)}
              onClick={() => onDraft(withOption(draft, id))}
              onDoubleClick={() => !busy && answer({ option: id })}
            >
              <MissionCard id={id} doxa={missionDoxa(view, side, id)} />
            </button>
          </li>
        ))}
      </ul>
    )
  }
  const isForm = decision.body.type === 'form'
  const picked = isForm ? chosenIn(draft, 'cards') : []
  const choose = (id: CardId) => {
    if (isForm) onDraft(withValue(draft, 'cards', withOrWithout(picked.filter(isCardId), id, spread.most)))
    else onDraft(withOption(draft, optionFor(decision, id)))
  }
  return (
    <ul className="byz-spread" aria-label={words.say(decision.prompt)}>
      {spread.cards.map((id) => (
        <li key={id}>
          <button
            type="button"
            className="byz-spread__card"
            aria-label={words.name('card', id)}
            aria-pressed={isForm ? picked.includes(id) : isChosen(draft, optionFor(decision, id))}
            onClick={() => choose(id)}
            onDoubleClick={() => !(busy || isForm) && answer({ option: optionFor(decision, id) })}
          >
            <TitleAnnouncedContext value>
              <SmallCard id={id} price={decision.kind === 'draft' ? null : priceOf(view, side, id)} />
            </TitleAnnouncedContext>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A chosen card is put back; a further one is added while there is room. */
export function withOrWithout(chosen: readonly CardId[], id: CardId, most: number): readonly CardId[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < most ? [...chosen, id] : chosen
}

function optionFor(decision: Decision, card: CardId) {
  return decision.kind === 'robes' ? ({ do: 'play', card, ability: true } as const) : card
}
