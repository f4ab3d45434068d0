import { useId } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { withOption } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { faceOfPiece, PieceCounter } from '../command/piece-face.tsx'
import { useInvasionsWords } from '../words.ts'
import { unitStats } from './unit-stats.ts'

/** One of several units, by their counters; those that are as good as one another are one. */
export function CounterChoice({ table, decision, draft, onDraft }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const name = useId()
  const { view } = table
  const options = decision.body.type === 'choice' ? decision.body.options : []
  const lookOf = ({ key, piece, place }: Option) => {
    const face = piece === undefined ? null : faceOfPiece(view, piece, words)
    return face ? `${face.kind} ${face.damaged} ${place}` : key
  }
  const groups = [...Map.groupBy(options, lookOf).values()]
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {groups.map((same) => {
        const option = same.find(({ key }) => key === draft.option) ?? same[0]
        if (!option) return null
        const { key, piece, place } = option
        const unit = piece === undefined ? undefined : view.units[piece]
        return (
          <label key={key} className="choice counter-card">
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === draft.option}
              onChange={() => onDraft(withOption(draft, key))}
            />
            {piece === undefined || !unit ? (
              <OptionText option={option} />
            ) : (
              <>
                <PieceCounter view={view} id={piece} />
                <span className="option-text">
                  <span className="option-text__label">
                    {faceOfPiece(view, piece, words).name}
                    {same.length > 1 && <span className="option-text__note">× {same.length}</span>}
                  </span>
                  <span className="option-text__previews">
                    {[
                      unitStats(unit.kind, words),
                      ...(place === undefined ? [] : [words.name('place', place)])
                    ].join(' · ')}
                  </span>
                </span>
              </>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
