import { useCommands } from '../../commands/use-commands.ts'
import type { MarchControls } from './march-provider.tsx'
import { nextStack } from './selection.ts'

/** The march by keyboard: next and previous stack, step back, waypoint, end of the moves. */
export function useMarchKeys(march: MarchControls | null): void {
  const go = (by: 1 | -1) => {
    const stack = march && nextStack(march.planner.stacks, march.selection.place, by)
    if (march && stack) march.dispatch({ do: 'select-stack', stack })
  }
  const hasSelection = march !== null && march.selection.place !== null
  useCommands({
    'next-ready': march ? () => go(1) : undefined,
    'previous-ready': march ? () => go(-1) : undefined,
    'step-back': hasSelection ? () => march.dispatch({ do: 'step-back' }) : undefined,
    'mark-way':
      hasSelection && march.selection.pointedAt !== null
        ? () => march.dispatch({ do: 'toggle-waypoint', place: march.selection.pointedAt ?? '' })
        : undefined,
    'end-orders': march && !march.busy ? march.endMoves : undefined
  })
}
