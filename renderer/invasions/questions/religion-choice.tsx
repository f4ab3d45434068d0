import { keyText } from '#shared/engine/option-key.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { holdings } from '#shared/invasions/queries/nations/realm.ts'
import { areaReligion } from '#shared/invasions/queries/religion/religion.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { provinceById } from '#shared/invasions/world/world-queries.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { choiceOptions, OptionCard, OptionCardText } from './option-card.tsx'

/** VII.D: the religion of a young Kingdom, each with how many of its provinces share it. */
export function ReligionChoice(props: DecisionViewProps<Invasions, InquiryOf<'choose-religion'>>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const { nation, religion } = decision.about
  const faiths = holdings(boardOf(table.view), nation).map((id) => areaReligion(provinceById(id).area))
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {choiceOptions(decision).map(({ key, label, preview = [] }, index) => (
        <OptionCard key={keyText(key)} value={key} index={index} {...{ decision, draft, onDraft }}>
          <OptionCardText
            title={words.say(label)}
            note={key === religion ? words.text('realm.faith-now') : undefined}
            facts={[
              words.text('realm.faith-shared', { count: faiths.filter((faith) => faith === key).length }),
              ...preview.map((line) => words.say(line))
            ]}
          />
        </OptionCard>
      ))}
    </fieldset>
  )
}
