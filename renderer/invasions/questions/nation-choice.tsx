import { sideOf } from '#shared/invasions/catalogue.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { unitsOf } from '#shared/invasions/queries/nations/realm.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { OptionCard, OptionCardText } from './option-card.tsx'

/** IX.B: one of several nations, each with its side, status and strength. */
export function NationChoice(props: DecisionViewProps<Invasions, InquiryOf<'strongest-neighbour'>>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const board = boardOf(table.view)
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {decision.about.lords.map((lord, index) => (
        <OptionCard key={lord} value={lord} index={index} {...{ decision, draft, onDraft }}>
          <Emblem side={sideOf(lord)} size={18} />
          <OptionCardText
            title={words.name('nation', lord)}
            facts={[
              words.name('status', board.nations[lord].status),
              words.text('ground.units', { count: unitsOf(board, lord).length })
            ]}
          />
        </OptionCard>
      ))}
    </fieldset>
  )
}
