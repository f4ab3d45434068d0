import { useEffect, useMemo } from 'react'
import type { Reply } from '#shared/engine/decision.ts'
import { reference } from '#shared/engine/message.ts'
import { sameKey } from '#shared/engine/option-key.ts'
import { movementAnswers } from '#shared/invasions/answers/movement.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { MarchOption } from '#shared/invasions/queries/march-orders/march-options.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { isSeaId } from '#shared/invasions/world/world-queries.ts'
import { ariaKeys } from '../../commands/key-names.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { useAnswering } from '../../table/answering.ts'
import type { HintViewProps } from '../../table/game/game-client.ts'
import { lineOfPieces } from '../fight/force-view.tsx'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import type { MarchPlanner } from './march-planner.ts'
import { useMarch } from './march-provider.tsx'
import type { ProposedOrder } from './selection.ts'

/** Advice on a march: names the stack and its goal, selects both on the map with the arrow, and Enter gives the order. */
export function MarchHint({ table, answer: advised }: HintViewProps<Invasions>) {
  const words = useInvasionsWords()
  const march = useMarch()
  const { answer, busy } = useAnswering()
  const planner = march?.planner
  const proposal = useMemo(() => (planner ? proposalOf(planner, advised) : null), [planner, advised])
  const dispatch = march?.dispatch
  useEffect(() => {
    if (proposal) dispatch?.({ do: 'propose', ...proposal.selection })
  }, [proposal, dispatch])
  const isSelected = proposal !== null && march?.selection.target === proposal.selection.target
  const give = () => answer(advised)
  // A target on the map has its own card, and its button confirms it.
  useCommands({ 'confirm-answer': busy || isSelected ? undefined : give })
  return (
    <div className="hint__head">
      <p>
        {proposal
          ? words.text('hand.advised', {
              what: words.list(forceOf(table.view, proposal.selection, words)),
              from: reference('place', proposal.selection.place),
              to: reference('place', proposal.selection.target),
              notes: words.text(`hand.kind.${proposal.order.kind}`)
            })
          : words.text('hand.advised-end')}
      </p>
      <button
        type="button"
        className="button"
        disabled={busy}
        aria-keyshortcuts={ariaKeys('confirm-answer')}
        onClick={give}
      >
        {words.text(proposal ? 'hand.give-order' : 'hand.end')}
      </button>
    </div>
  )
}

interface Proposal {
  readonly order: MarchOption
  readonly selection: ProposedOrder
}

/** The advised order as the player would select it; null for the end of the moves. */
function proposalOf({ stacks, ordersFor, orderVia }: MarchPlanner, advised: Reply): Proposal | null {
  const { success, data } = movementAnswers.march.safeParse(advised)
  if (!success || data.values.move === 'done') return null
  const { move, pieces, route = [] } = data.values
  const stack = stacks.find((each) => each.pieces.some(({ id }) => pieces.includes(id)))
  const order = [...ordersFor(pieces).values()].flat().find((each) => sameKey(each.move, move))
  if (!stack || !order) return null
  const via = route.slice(0, -1)
  const along = via.length > 0 ? orderVia(pieces, order, via) : null
  return {
    order: along?.ok ? along.value : order,
    selection: { place: stack.place, pieces, via, target: order.to }
  }
}

/** The leaders by name, and how many units go with them. */
function forceOf(
  view: InvasionsView,
  { place, pieces }: { readonly place: string; readonly pieces: readonly PieceId[] },
  words: InvasionsTranslator
): readonly string[] {
  const { units, hordes } = lineOfPieces(view, pieces)
  const leaders = Object.values(view.leaders).filter(({ id }) => pieces.includes(`leader:${id}`))
  return [
    ...leaders.map(({ id }) => words.name('leader', id)),
    ...(units.length > 0
      ? [words.text(isSeaId(place) ? 'hand.fleets' : 'hand.strength', { count: units.length })]
      : []),
    ...(hordes.length > 0 ? [words.text('ground.horde')] : [])
  ]
}
