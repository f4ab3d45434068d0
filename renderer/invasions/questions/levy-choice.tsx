import { keyText, type OptionKey } from '#shared/engine/option-key.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { availableCounters } from '#shared/invasions/queries/nations/realm.ts'
import { unitTypeOf } from '#shared/invasions/queries/pieces/unit-types.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { reference } from '#shared/invasions/words/message.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { UnitCounter } from '../pieces/counter.tsx'
import { choiceOptions, OptionCard, OptionCardText } from './option-card.tsx'

type LevyInquiry = InquiryOf<'levy-type'> | InquiryOf<'vassal-levy'>

/** IX.D, XXIX.F: a kind of unit, or a type from which the unit is drawn by lot, with the counters that may come. */
export function LevyChoice(props: DecisionViewProps<Invasions, LevyInquiry>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const { nation } = decision.about
  const reserve = availableCounters(boardOf(table.view), nation).filter(({ people }) => people === undefined)
  const kinds = [...new Set(reserve.map(({ kind }) => kind))]
  // A levy offers types by name. A vassal's levy also offers kinds.
  const comingBy = (key: OptionKey) =>
    kinds.filter((kind) => {
      if (typeof key === 'string') return unitTypeOf(kind) === key
      return 'kind' in key ? kind === key.kind : unitTypeOf(kind) === key.type
    })
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {choiceOptions(decision).map(({ key, label }, index) => (
        <OptionCard key={keyText(key)} value={key} index={index} {...{ decision, draft, onDraft }}>
          <OptionCardText title={words.say(label)} facts={[]}>
            <span className="levy__kinds">
              {comingBy(key).map((kind) => (
                <span key={kind} className="levy__kind">
                  <UnitCounter unit={{ kind, nation, controller: nation }} fate="stands" />
                  {words.text('ground.company', {
                    count: reserve.filter((unit) => unit.kind === kind).length,
                    kind: reference('unit-kind', kind)
                  })}
                </span>
              ))}
            </span>
          </OptionCardText>
        </OptionCard>
      ))}
    </fieldset>
  )
}
