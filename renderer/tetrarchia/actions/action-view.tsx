import type { OptionKey } from '#shared/engine/option-key.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { ChoiceList } from '../../table/decision/choice-list.tsx'
import { isChosen, withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

type Props = DecisionViewProps<Tetrarchia, Extract<Tetrarchia['Inquiry'], { readonly kind: 'action' }>>

/** The actions of an emperor: local ones first, moves in a fold. */
export function ActionView({ decision, draft, onDraft }: Props) {
  const words = useTetrarchiaWords()
  const { options } = decision.body
  const isMove = ({ key }: (typeof options)[number]) => key.do === 'move'
  const moves = options.filter(isMove).sort((one, other) => (one.price ?? 0) - (other.price ?? 0))
  const choose = (key: OptionKey) => onDraft(withOption(draft, key))
  const isMoving = moves.some(({ key }) => isChosen(draft, key))
  return (
    <>
      <ChoiceList
        label={words.say(decision.prompt)}
        options={options.filter((option) => !isMove(option))}
        chosen={draft.option}
        onChoose={choose}
        digits={false}
      />
      {moves.length > 0 && (
        // Re-created when a move is chosen elsewhere, so that it opens.
        <details key={String(isMoving)} className="option-group" open={isMoving}>
          <summary>
            <span>{words.text('group.move')}</span>
            <span className="option-group__count">{moves.length}</span>
          </summary>
          <div className="option-group__list">
            <ChoiceList
              label={words.text('group.move')}
              options={moves.map(({ group: _, from: __, ...move }) => move)}
              chosen={draft.option}
              onChoose={choose}
              digits={false}
            />
          </div>
        </details>
      )}
    </>
  )
}
