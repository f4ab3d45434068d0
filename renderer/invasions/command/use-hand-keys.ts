import { useCommands } from '../../commands/use-commands.ts'
import { nextStack } from './hand.ts'
import type { Commanding } from './hand-context.tsx'

/** The march by keyboard: next and previous stack, step back, waypoint, end of the moves. */
export function useHandKeys(march: Commanding | null): void {
  const go = (by: 1 | -1) => {
    const stack = march && nextStack(march.command.stacks, march.hand.place, by)
    if (march && stack) march.act({ do: 'select-stack', stack })
  }
  const hasSelection = march !== null && march.hand.place !== null
  useCommands({
    'next-ready': march ? () => go(1) : undefined,
    'previous-ready': march ? () => go(-1) : undefined,
    'step-back': hasSelection ? () => march.act({ do: 'step-back' }) : undefined,
    'mark-way':
      hasSelection && march.hand.looked !== null
        ? () => march.act({ do: 'toggle-waypoint', place: march.hand.looked ?? '' })
        : undefined,
    'end-orders': march && !march.busy ? march.end : undefined
  })
}
