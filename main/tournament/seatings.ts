/** Every different way to seat these players. */
export function seatingsOf(players: readonly string[]): string[][] {
  if (players.length === 0) return [[]]
  return [...new Set(players)].flatMap((first) => {
    const at = players.indexOf(first)
    const others = players.toSpliced(at, 1)
    return seatingsOf(others).map((rest) => [first, ...rest])
  })
}
