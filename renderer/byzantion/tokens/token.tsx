import type { Stuff, StuffId } from '#shared/byzantion/content/ids.ts'
import { entriesOf } from '#shared/byzantion/queries/amounts.ts'
import { amountText } from '#shared/byzantion/words/names-in-game.ts'
import { languageFor } from '#shared/words/language.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { tokenDrawings } from './token-drawings.ts'

/** A drawn token: outline, colour and emblem of its kind. */
export function Token({ id, size = 22 }: { readonly id: StuffId; readonly size?: number }) {
  const { outline, emblem } = tokenDrawings[id]
  return (
    <svg
      className={`byz-token byz-token--${id}`}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path className="byz-token__field" d={outline} />
      <path className="byz-token__emblem" d={emblem} />
    </svg>
  )
}

interface AmountProps {
  readonly id: StuffId
  readonly count: number
  readonly size?: number
  /** Struck through, such as a price before its discount. */
  readonly struck?: boolean
}

/** A token with its number, read as '2 Fides'. */
export function Amount({ id, count, size = 20, struck = false }: AmountProps) {
  const said = useAmountText()(id, count)
  return (
    <span className="byz-amount" role="img" aria-label={said} title={said} data-struck={struck || undefined}>
      <b aria-hidden="true">{count}</b>
      <Token id={id} size={size} />
    </span>
  )
}

/** Several amounts in the usual order. */
export function Amounts({ stuff, size = 20 }: { readonly stuff: Stuff; readonly size?: number }) {
  return (
    <span className="byz-amounts">
      {entriesOf(stuff).map(([id, count]) => (
        <Amount key={id} id={id} count={count} size={size} />
      ))}
    </span>
  )
}

/** Returns a function that says an amount: '1 Nomisma'. */
export function useAmountText(): (id: StuffId, count: number) => string {
  const words = useByzantionWords()
  const language = languageFor(words.language, [])
  return (id, count) => amountText(language, id, count)
}
