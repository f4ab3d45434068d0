const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60]
] as const

/** How long ago something was, in words ('yesterday'). */
export function relativeTime(language: string, then: number, now: number): string {
  const seconds = Math.round((then - now) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'minute') === 'this minute' ? 'just now' : format.format(0, 'second')
}
