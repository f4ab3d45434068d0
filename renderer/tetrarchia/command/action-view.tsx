import type { Option } from '#shared/engine/decision.ts'
import type { Tetrarchia } from '#shared/tetrarchia/types.ts'
import { ChoiceList } from '../../table/decision/choice-list.tsx'
import { withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useTetrarchiaWords } from '../words.ts'

type Props = DecisionViewProps<Tetrarchia, Extract<Tetrarchia['Inquiry'], { readonly kind: 'action' }>>

/** What an emperor may do: what he does where he stands first, the many places to go to folded away. */
export function ActionView({ decision, draft, onDraft }: Props) {
  const words = useTetrarchiaWords()
  const options: readonly Option[] = decision.body.type === 'choice' ? decision.body.options : []
  const isMove = ({ key }: Option) => key.startsWith('move:')
  const moves = options.filter(isMove).sort((one, other) => (one.price ?? 0) - (other.price ?? 0))
  const choose = (key: string) => onDraft(withOption(draft, key))
  const isMoving = moves.some(({ key }) => key === draft.option)
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
        // Made anew when a move is chosen elsewhere: then it is open.
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
