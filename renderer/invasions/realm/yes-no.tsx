import { useId } from 'react'
import type { InvasionsInquiry } from '#shared/invasions/decisions.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { Words } from '../../i18n/words.tsx'
import { useAnswering } from '../../table/answering.ts'
import { answerOf, withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { Chance } from '../fight/chance.tsx'
import { useInvasionsWords } from '../words.ts'
import { whatFollows, type YesNoKind } from './what-follows.ts'

type Asked = Extract<InvasionsInquiry, { readonly kind: YesNoKind }>

/** Two cards: what follows if yes, what if no, and where a die decides, with which chance. */
export function YesNo({ decision, draft, onDraft, onPlace }: DecisionViewProps<Invasions, Asked>) {
  const words = useInvasionsWords()
  const name = useId()
  const { answer, busy } = useAnswering()
  const follows = whatFollows(decision)
  const given = answerOf(draft, decision)
  const options = decision.body.type === 'choice' ? decision.body.options : []
  return (
    <fieldset className="choices yes-no">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {options.map(({ key, label }, index) => {
        const side = key === 'yes' ? 'yes' : 'no'
        return (
          <label
            key={key}
            className="choice yes-no__card"
            onDoubleClick={() => given && !busy && answer(given)}
          >
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === draft.option}
              onChange={() => onDraft(withOption(draft, key))}
            />
            <span className="option-text">
              <span className="option-text__label">{words.say(label)}</span>
              {follows.chance?.on === side && (
                <Chance chance={follows.chance.value} of={words.text(follows.chance.of)} />
              )}
              <span className="yes-no__lines">
                {follows[side].map((line) => (
                  <span key={line.key}>
                    <Words message={line} onPlace={onPlace} />
                  </span>
                ))}
              </span>
            </span>
            <kbd>{index + 1}</kbd>
          </label>
        )
      })}
    </fieldset>
  )
}
