export type CoinMetal = 'gold' | 'silver' | 'bronze'

/** Gold is worth ten, silver five, bronze one. */
const worths: readonly (readonly [CoinMetal, number])[] = [
  ['gold', 10],
  ['silver', 5],
  ['bronze', 1]
]

/** As few coins as make up the amount, the largest first. */
export function coinsOf(amount: number): readonly { readonly metal: CoinMetal; readonly many: number }[] {
  let left = Math.max(0, amount)
  return worths.flatMap(([metal, worth]) => {
    const many = Math.floor(left / worth)
    left -= many * worth
    return many > 0 ? [{ metal, many }] : []
  })
}
