import { useCommands } from '../../commands/use-commands.ts'
import { nextStack } from './hand.ts'
import type { Commanding } from './hand-context.tsx'

/** The march by keyboard: next and previous stack, step back, waypoint, end of the moves. */
export function useHandKeys(commanding: Commanding | null): void {
  const go = (by: 1 | -1) => {
    const stack = commanding && nextStack(commanding.command.stacks, commanding.hand.place, by)
    if (commanding && stack) commanding.act({ do: 'take', stack })
  }
  const isHolding = commanding !== null && commanding.hand.place !== null
  useCommands({
    'next-ready': commanding ? () => go(1) : undefined,
    'previous-ready': commanding ? () => go(-1) : undefined,
    'step-back': isHolding ? () => commanding.act({ do: 'back' }) : undefined,
    'mark-way':
      isHolding && commanding.hand.looked !== null
        ? () => commanding.act({ do: 'mark', place: commanding.hand.looked ?? '' })
        : undefined,
    'end-orders': commanding && !commanding.busy ? commanding.end : undefined
  })
}
