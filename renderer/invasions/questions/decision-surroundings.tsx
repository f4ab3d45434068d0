import type { Message } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { invasionsWords } from '#shared/invasions/words/index.ts'
import { type InvasionsKey, message } from '#shared/invasions/words/message.ts'
import type { Suffix } from '#shared/words/dictionary.ts'
import type { DecisionProps, DecisionSurroundings } from '../../table/game/game-client.ts'
import { DiscardView, NationOfCardView, TargetOfEventView } from '../cards/card-question-views.tsx'
import { PlayCardView } from '../cards/play-card-view.tsx'
import { isAnsweredInFightView, isAskedInFightView } from '../fight/fight-content.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { InterruptedMarchView } from '../march/interrupted-march-view.tsx'
import { MarchHint } from '../march/march-hint.tsx'
import { MarchView } from '../march/march-view.tsx'
import { nationsInPlay } from '../nations/nation-facts.ts'
import { PlaceCard } from '../places/place-card.tsx'
import { NationRelationLines } from '../relations/nation-relation-lines.tsx'
import { relationsOf } from '../relations/nation-relations.ts'
import { HitsForm } from './hits-form.tsx'
import { isAnsweredByOnePlace } from './map-choice.ts'
import { questionViews } from './question-views.ts'

type Props = DecisionProps<Invasions>
type OutlookKind = Suffix<InvasionsKey, 'outlook'>

/** The treasury of the nation that decides. */
function TreasuryLine({ table, decision }: Props) {
  const words = useInvasionsWords()
  const treasury = nationsInPlay(table.view).find(({ id }) => id === decision.actor)?.treasury
  if (!treasury) return null
  return <span className="decision__gold">{words.text('decision.gold', { gold: treasury })}</span>
}

/** Above a question: the place it is about, or the relations of the nation that chooses. */
function Above({ table, decision, place, onPlace }: Props) {
  // A question with a view of its own shows its place there.
  if (isAskedInFightView(table.view, decision.kind) || decision.kind in questionViews) return null
  // The roll itself is the subject.
  if (decision.kind === 'play-card' && decision.about.moment.roll) return null
  if (decision.place !== undefined && place !== null) {
    return <PlaceCard table={table} place={place} onPlace={onPlace} />
  }
  if (decision.body.type !== 'choice') return null
  return <NationRelationLines relations={relationsOf(table.view, decision.actor ?? '')} />
}

/** Below a question: the place of the chosen option. */
function Below({ table, decision, place, onPlace }: Props) {
  if (decision.kind in questionViews && !isAnsweredByOnePlace(decision.kind)) return null
  if (decision.place !== undefined || place === null || isAskedInFightView(table.view, decision.kind))
    return null
  return <PlaceCard table={table} place={place} onPlace={onPlace} />
}

/** A sentence about the consequences, for the kinds of question that have one in the dictionary. */
function outlook(kind: string): Message | null {
  return hasOutlook(kind) ? message(`outlook.${kind}`) : null
}

function hasOutlook(kind: string): kind is OutlookKind {
  return Object.hasOwn(invasionsWords.dictionaries.en, `outlook.${kind}`)
}

export const decisionSurroundings: DecisionSurroundings<Invasions> = {
  Head: TreasuryLine,
  Above,
  Below,
  // The panel takes the answer to a question that has a view there, even if the fight view offers it too.
  answeredIn: ({ view }, decision) => {
    if (decision.kind === 'go-on') return 'view'
    return !(decision.kind in questionViews) && isAnsweredInFightView(view, decision) ? 'fight' : 'panel'
  },
  views: {
    march: MarchView,
    'campaign-march': MarchView,
    'go-on': InterruptedMarchView,
    'play-card': PlayCardView,
    'nation-of-card': NationOfCardView,
    'target-of-event': TargetOfEventView,
    'discard-from-hand': DiscardView,
    'take-hits': HitsForm,
    ...questionViews
  },
  hints: { march: MarchHint, 'campaign-march': MarchHint },
  promptNote: outlook
}
