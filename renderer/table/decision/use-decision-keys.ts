import type { Option } from '#shared/engine/decision.ts'
import type { OptionKey } from '#shared/engine/option-key.ts'
import { useCommands } from '../../commands/use-commands.ts'

/** Digits choose options, Enter confirms, anywhere on the table outside text fields. */
export function useDecisionKeys(
  options: readonly Option[],
  choose: (key: OptionKey) => void,
  confirm: () => void
): void {
  useCommands({
    'choose-option': (digit) => {
      const option = options[(Number(digit) + 9) % 10]
      if (!option) return false
      return choose(option.key)
    },
    'confirm-answer': confirm
  })
}
