import type { Option } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import type { InvasionsInquiry } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { message } from '#shared/invasions/words/message.ts'
import { languageFor } from '#shared/words/language.ts'
import { ChoiceList } from '../../table/decision/choice-list.tsx'
import { withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { choiceOptions, OptionCard, OptionCardText } from '../questions/option-card.tsx'
import { PlaceChoice } from '../questions/place-choice.tsx'
import { type CardDesign, designByReference } from './card-designs.ts'
import { BriefCardFace } from './card-face.tsx'
import { CardSymbol } from './card-symbol.tsx'

type Kind = 'nation-of-card' | 'target-of-event' | 'discard-from-hand'
type Props<K extends Kind> = DecisionViewProps<Invasions, Extract<InvasionsInquiry, { readonly kind: K }>>

/** Which of the side's nations plays a card: the card, and the treasury of each nation. */
export function NationOfCardView({ table, decision, draft, onDraft }: Props<'nation-of-card'>) {
  const { card, nations } = decision.about
  const withPurse = (option: Option): Option => {
    const nation = nations.find((id) => id === option.key)
    if (!nation) return option
    const purse = message('decision.gold', { gold: table.view.nations[nation].treasury })
    return { ...option, preview: [...(option.preview ?? []), purse] }
  }
  const design = designByReference('event-card', card) ?? designByReference('diplomacy-card', card)
  return <AboutCard decision={decision} draft={draft} onDraft={onDraft} design={design} shown={withPurse} />
}

/** The target of a public event: the card, and its targets here and on the map. */
export function TargetOfEventView(props: Props<'target-of-event'>) {
  const { decision, draft, onDraft } = props
  const design = designByReference('event-card', decision.about.card)
  if (decision.about.targets.every(({ province, nation }) => province && !nation)) {
    return (
      <>
        {design && <BriefCardFace design={design} />}
        <PlaceChoice {...props} />
      </>
    )
  }
  return <AboutCard decision={decision} draft={draft} onDraft={onDraft} design={design} />
}

/** The hand of another side, revealed by spies: each card with its text. The player discards one. */
export function DiscardView({ decision, draft, onDraft }: Props<'discard-from-hand'>) {
  const words = useInvasionsWords()
  const language = languageFor(words.language, [])
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {choiceOptions(decision).map(({ key, label }, index) => {
        const held = decision.about.cards.find((one) => one.key === key)
        const design = held ? designByReference('event-card', held.card) : null
        return (
          <OptionCard
            key={keyText(key)}
            value={key}
            index={index}
            className="choice card-kind--event"
            {...{ decision, draft, onDraft }}
          >
            {design && <CardSymbol design={design} size={26} />}
            <OptionCardText title={words.say(label)} facts={design ? [design.text[language]] : []} />
          </OptionCard>
        )
      })}
    </fieldset>
  )
}

interface AboutCardProps extends Pick<Props<Kind>, 'decision' | 'draft' | 'onDraft'> {
  readonly design: CardDesign | null
  /** Adds to an option what the player should know. */
  readonly shown?: (option: Option) => Option
}

function AboutCard({ decision, draft, onDraft, design, shown = (option) => option }: AboutCardProps) {
  const words = useInvasionsWords()
  const { body } = decision
  if (body.type !== 'choice') return null
  return (
    <>
      {design && <BriefCardFace design={design} />}
      <ChoiceList
        label={words.say(decision.prompt)}
        options={body.options.map(shown)}
        chosen={draft.option}
        onChoose={(key) => onDraft(withOption(draft, key))}
      />
    </>
  )
}
