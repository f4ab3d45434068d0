import type { ReactNode } from 'react'
import type { Field, Option } from '#shared/engine/decision.ts'
import { includesKey, keyText } from '#shared/engine/option-key.ts'
import { chosenIn, isChosen, withChosen } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { choiceOptions } from '../questions/option-card.tsx'
import type { OpenQuestion } from './fight-controls.ts'
import { useFightHint } from './fight-hint.tsx'
import { OptionDigit } from './option-digit.tsx'

/** More options than these are shown smaller, so that no answer needs a scroll. */
const FEW = 6

interface PlaceOptionCardsProps {
  readonly question: OpenQuestion
  /** What is known of an option: who stands there, which chance it has. */
  readonly body: (option: Option) => ReactNode
  /** Why its chance is so; beside many options only in the line of explanations. */
  readonly explained?: (option: Option) => ReactNode
  /** The chance of each option, if they differ in it: the best come first, and those without hope are folded. */
  readonly chanceOf?: (option: Option) => number
}

/** Options at places, each with its facts. One click chooses; if the question asks nothing else, it answers. */
export function PlaceOptionCards({ question, body, explained, chanceOf }: PlaceOptionCardsProps) {
  const words = useInvasionsWords()
  const { decision, draft, onDraft, onAnswer, busy } = question
  const fields: readonly Field[] = decision.body.type === 'form' ? decision.body.fields : []
  const field = fields.find((one) => one.field === 'one')
  const options = field?.options ?? choiceOptions(decision)
  const ordered = chanceOf ? options.toSorted((one, other) => chanceOf(other) - chanceOf(one)) : options
  const isHopeless = (option: Option) => chanceOf?.(option) === 0
  const hopeless = ordered.filter(isHopeless)
  const choose = ({ key }: Option) => {
    if (field) onDraft(withChosen(draft, decision, field.name, key))
    else onAnswer({ option: key })
  }
  const isCrowded = options.length > FEW
  const card = (option: Option) => (
    <Site key={keyText(option.key)} explained={isCrowded ? explained?.(option) : null}>
      <button
        type="button"
        className="site__pick"
        aria-pressed={
          field ? includesKey(chosenIn(draft, field.name), option.key) : isChosen(draft, option.key)
        }
        disabled={busy}
        onClick={() => choose(option)}
      >
        <OptionText option={{ label: option.label, ...(option.place ? { place: option.place } : {}) }} />
        {!field && <OptionDigit options={options} option={option} />}
      </button>
      {body(option)}
      {!isCrowded && explained?.(option)}
    </Site>
  )
  return (
    <ul className="sites" data-crowded={isCrowded || undefined}>
      {ordered.filter((option) => !isHopeless(option)).map(card)}
      {hopeless.length > 0 && (
        <li className="sites__hopeless">
          <details>
            <summary>{words.text('fight.hopeless', { count: hopeless.length })}</summary>
            <ul className="sites">{hopeless.map(card)}</ul>
          </details>
        </li>
      )}
    </ul>
  )
}

/** A card. What explains it stands in the line of explanations while the card is hovered or focused. */
function Site({ explained, children }: { readonly explained: ReactNode; readonly children: ReactNode }) {
  const hint = useFightHint(explained)
  return (
    <li className="site" {...(explained ? hint : {})}>
      {children}
    </li>
  )
}
