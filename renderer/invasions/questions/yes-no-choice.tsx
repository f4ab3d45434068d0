import { keyText } from '#shared/engine/option-key.ts'
import type { InvasionsInquiry } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { Words } from '../../i18n/words.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { Chance } from '../fight/chance.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { consequencesOf, type YesNoKind } from './consequences.ts'
import { choiceOptions, OptionCard, OptionCardText } from './option-card.tsx'

type YesNoInquiry = Extract<InvasionsInquiry, { readonly kind: YesNoKind }>

/** Two cards: what follows from yes and from no, and the chance if a die decides. */
export function YesNoChoice({
  table,
  decision,
  draft,
  onDraft,
  onPlace
}: DecisionViewProps<Invasions, YesNoInquiry>) {
  const words = useInvasionsWords()
  const follows = consequencesOf(decision, boardOf(table.view))
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {choiceOptions(decision).map(({ key, label }, index) => {
        const side = key === 'yes' ? 'yes' : 'no'
        return (
          <OptionCard
            key={keyText(key)}
            value={key}
            className="choice yes-no__card"
            index={index}
            {...{ decision, draft, onDraft }}
          >
            <OptionCardText title={words.say(label)} facts={[]}>
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
            </OptionCardText>
          </OptionCard>
        )
      })}
    </fieldset>
  )
}
