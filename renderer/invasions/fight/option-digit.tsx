import type { Option } from '#shared/engine/decision.ts'

interface OptionDigitProps {
  readonly options: readonly Option[]
  readonly option: Option
}

/** The digit key that chooses an option. The first ten options have one. */
export function OptionDigit({ options, option }: OptionDigitProps) {
  const index = options.indexOf(option)
  return index < 0 || index > 9 ? null : <kbd className="digit">{(index + 1) % 10}</kbd>
}
