import { keyText } from '#shared/engine/option-key.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import {
  SUPPRESSED_ON,
  suppressionModifiers,
  troopsHere
} from '#shared/invasions/queries/administration/suppression.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { Chance, RollNeeded } from '../fight/chance.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { choiceOptions, OptionCard, OptionCardText } from '../questions/option-card.tsx'
import { AdministrationSheet } from './administration-sheet.tsx'

/** XVI.F: each revolt with the chance of suppressing it, and its modifiers. */
export function RevoltSuppression(props: DecisionViewProps<Invasions, InquiryOf<'suppress-revolt'>>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const board = boardOf(table.view)
  const { nation, revolts } = decision.about
  return (
    <AdministrationSheet {...props} nation={nation}>
      <fieldset className="choices">
        <legend className="realm-hint">{words.text('realm.click-place')}</legend>
        {choiceOptions(decision).map((option, index) => {
          const revolt = revolts.find(({ province }) => province === option.key)
          return (
            <div key={keyText(option.key)} className="revolt">
              <OptionCard value={option.key} index={index} {...{ decision, draft, onDraft }}>
                {revolt ? (
                  <OptionCardText
                    title={words.say(option.label)}
                    note={board.revolts[revolt.province] === '+' ? '+' : undefined}
                    facts={[
                      words.text('realm.units-there', {
                        units: troopsHere(board, nation, revolt.province).length
                      })
                    ]}
                  >
                    <Chance chance={revolt.chance} of={words.text('realm.put-down')} />
                  </OptionCardText>
                ) : (
                  <OptionText option={option} />
                )}
              </OptionCard>
              {revolt && (
                <RollNeeded
                  atLeast={SUPPRESSED_ON}
                  modifiers={suppressionModifiers(board, nation, revolt.province)}
                  rerolls={revolt.rerolls}
                />
              )}
            </div>
          )
        })}
      </fieldset>
      <p className="realm-hint">{words.text('realm.failure-costs')}</p>
    </AdministrationSheet>
  )
}
