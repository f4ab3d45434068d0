import type { CommandId } from '../../commands.ts'
import { english } from '../gaps.ts'

/** What each command is called, in the key list and in the native menu. */
export const commands = english({
  'command.show-keys': 'Keyboard shortcuts',
  'command.open-settings': 'Settings',
  'command.new-campaign': 'New campaign',
  'command.new-window': 'New window',
  'command.import-file': 'Import a campaign file…',
  'command.undo-answer': 'Take back your last answer',
  'command.find-place': 'Find a place on the map',
  'command.show-score': 'Points, and where they came from',
  'command.show-ties': 'Who is bound to whom',
  'command.skip-show': 'Skip what is being shown',
  'command.replay-show': 'Replay what happened',
  'command.next-step': 'Show the next step of a fight',
  'command.choose-option': 'Choose an option by its digit',
  'command.confirm-answer': 'Confirm the answer',
  'command.ask-hint': 'Ask for a hint',
  'command.next-ready': 'Next that can still act',
  'command.previous-ready': 'The one before',
  'command.inspect-place': 'Look into the place pointed at',
  'command.mark-way': 'Go by way of the place looked at',
  'command.step-back': 'One step back',
  'command.end-orders': 'End the orders',
  'command.pan-map': 'Move the map',
  'command.zoom-in': 'Zoom in',
  'command.zoom-out': 'Zoom out',
  'command.whole-map': 'Show the whole map',
  'command.show-place': 'Select a place, or fly to the selected one',
  'command.next-place': 'Next place, once one is selected',
  'command.previous-place': 'Previous place',
  'command.walk-map': 'Neighbour on that side',
  'command.let-go': 'Let go of the selected place'
} satisfies Readonly<Record<`command.${CommandId}`, string>>)
