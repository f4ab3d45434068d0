import type { Option } from '#shared/engine/decision.ts'

interface DigitProps {
  readonly options: readonly Option[]
  readonly option: Option
}

/** The key that chooses an option of a question; the first ten have one. */
export function Digit({ options, option }: DigitProps) {
  const index = options.indexOf(option)
  return index < 0 || index > 9 ? null : <kbd className="digit">{(index + 1) % 10}</kbd>
}
