import { memo, useCallback, useRef } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { isSeaId } from '#shared/invasions/world/world-queries.ts'
import { withKey } from '../../commands/key-names.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { selectOrEmbark } from './map-input.ts'
import type { ReadyStack } from './march-planner.ts'
import { type MarchControls, useMarch } from './march-provider.tsx'

/** The march question: lists the stacks that can still move, and ends the moves. The player gives the orders on the map. */
export function MarchView({ table }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const march = useMarch()
  const pick = useStackPick(march)
  if (!march) return null
  const { planner, selection, busy, dispatch, endMoves } = march
  const marches = table.view.movement?.marches ?? {}
  const unmoved = planner.stacks.filter(({ pieces }) => pieces.every(({ id }) => !marches[id])).length
  return (
    <div className="orders">
      <p className="orders__hint">{words.text(planner.stacks.length > 0 ? 'hand.hint' : 'hand.no-stacks')}</p>
      <ul className="orders__stacks" aria-label={words.text('hand.stacks')}>
        {planner.stacks.map((stack) => (
          <li key={stack.place}>
            <StackRow
              stack={stack}
              pressed={stack.place === selection.place}
              pointedAt={stack.place === selection.pointedAt}
              onPick={pick}
              dispatch={dispatch}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button--primary orders__end"
        disabled={busy}
        title={withKey(words.text('hand.end'), 'end-orders', words)}
        onClick={endMoves}
      >
        {unmoved > 0 ? words.text('hand.end-unmoved', { count: unmoved }) : words.text('hand.end')}
      </button>
    </div>
  )
}

/** A stable callback that selects a stack with the controls of the latest render. */
function useStackPick(march: MarchControls | null): (stack: ReadyStack) => void {
  const now = useRef(march)
  now.current = march
  return useCallback((stack) => {
    if (now.current) selectOrEmbark(now.current, stack)
  }, [])
}

interface StackRowProps {
  readonly stack: ReadyStack
  readonly pressed: boolean
  readonly pointedAt: boolean
  readonly onPick: (stack: ReadyStack) => void
  readonly dispatch: MarchControls['dispatch']
}

/** A row of the list. Rows are memoized, because there may be dozens and every pointer move renders the list. */
const StackRow = memo(function StackRow({ stack, pressed, pointedAt, onPick, dispatch }: StackRowProps) {
  const words = useInvasionsWords()
  return (
    <button
      type="button"
      className="orders__stack"
      aria-pressed={pressed}
      data-looked={pointedAt || undefined}
      onClick={() => onPick(stack)}
      onPointerEnter={() => dispatch({ do: 'hover-row', place: stack.place })}
      onPointerLeave={() => dispatch({ do: 'hover-row', place: null })}
    >
      <strong>{words.name('place', stack.place)}</strong>
      <Strength stack={stack} />
    </button>
  )
})

function Strength({ stack: { place, pieces } }: { readonly stack: ReadyStack }) {
  const words = useInvasionsWords()
  const count = (sort: 'leader:' | 'horde:') => pieces.filter(({ id }) => id.startsWith(sort)).length
  const [leaders, hordes] = [count('leader:'), count('horde:')]
  const units = pieces.length - leaders - hordes
  const steps = Math.max(0, ...pieces.map((piece) => piece.steps))
  return (
    <span>
      {[
        ...(units > 0
          ? [words.text(isSeaId(place) ? 'hand.fleets' : 'hand.strength', { count: units })]
          : []),
        ...(leaders > 0 ? [words.text('hand.leaders', { count: leaders })] : []),
        ...(hordes > 0 ? [words.text('ground.horde')] : []),
        words.text('hand.steps-left', { count: steps })
      ].join(' · ')}
    </span>
  )
}
