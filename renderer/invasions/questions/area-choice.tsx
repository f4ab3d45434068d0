import { keyText } from '#shared/engine/option-key.ts'
import type { InvasionsInquiry } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { holdings } from '#shared/invasions/queries/nations/realm.ts'
import { areaReligion } from '#shared/invasions/queries/religion/religion.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { type Area, areaById, isAreaId, provinceById } from '#shared/invasions/world/world-queries.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { choiceOptions, OptionCard, OptionCardText } from './option-card.tsx'

type AreaInquiry = Extract<InvasionsInquiry, { readonly kind: 'pick-area' | 'end-heresy' }>

/** One of several Areas, each with what the nation holds in it. */
export function AreaChoice(props: DecisionViewProps<Invasions, AreaInquiry>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const held = holdings(boardOf(table.view), decision.about.nation)
  const factOf = ({ id }: Area) =>
    words.text('realm.area-held', {
      count: held.filter((one) => provinceById(one).area === id).length,
      religion: reference('religion', areaReligion(id))
    })
  return (
    <fieldset className="choices">
      <legend className="realm-hint">
        {decision.kind === 'pick-area' && (
          <span className="realm-strikes">{words.text(`realm.strikes.${decision.about.what}`)}</span>
        )}
        {words.text('realm.click-area')}
      </legend>
      {choiceOptions(decision).map(({ key, label }, index) => (
        <OptionCard key={keyText(key)} value={key} index={index} {...{ decision, draft, onDraft }}>
          <OptionCardText
            title={words.say(label)}
            facts={typeof key === 'string' && isAreaId(key) ? [factOf(areaById(key))] : []}
          />
        </OptionCard>
      ))}
    </fieldset>
  )
}
