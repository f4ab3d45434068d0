import type { Option } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { isChosen } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { faceOfPiece, PieceCounter } from '../pieces/piece-counter.tsx'
import { unitStats } from '../pieces/unit-stats.ts'
import { choiceOptions, OptionCard, OptionCardText } from './option-card.tsx'

/** One of several units by their counters. Equal units are one option. */
export function CounterChoice({ table, decision, draft, onDraft }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const { view } = table
  const lookOf = ({ key, piece, place }: Option) => {
    const face = piece === undefined ? null : faceOfPiece(view, piece, words)
    return face ? `${face.kind} ${face.damaged} ${place}` : keyText(key)
  }
  const groups = [...Map.groupBy(choiceOptions(decision), lookOf).values()]
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {groups.map((same, index) => {
        const option = same.find(({ key }) => isChosen(draft, key)) ?? same[0]
        if (!option) return null
        const { key, piece, place } = option
        const unit = piece === undefined ? undefined : view.units[piece]
        return (
          <OptionCard
            key={keyText(key)}
            value={key}
            index={index}
            className="choice counter-card"
            {...{ decision, draft, onDraft }}
          >
            {piece === undefined || !unit ? (
              <OptionText option={option} />
            ) : (
              <>
                <PieceCounter view={view} id={piece} />
                <OptionCardText
                  title={faceOfPiece(view, piece, words).name}
                  note={same.length > 1 ? `× ${same.length}` : undefined}
                  facts={[unitStats(unit.kind, words), place === undefined ? '' : words.name('place', place)]}
                />
              </>
            )}
          </OptionCard>
        )
      })}
    </fieldset>
  )
}
