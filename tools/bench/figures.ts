export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function round(figure: number): number {
  return Math.round(figure * 100) / 100
}

/** The median, and the limits of the slowest 5 and 1 percent. */
export function tails(values: readonly number[]): Readonly<Record<'p50' | 'p95' | 'p99', number>> {
  return {
    p50: round(quantile(values, 0.5)),
    p95: round(quantile(values, 0.95)),
    p99: round(quantile(values, 0.99))
  }
}

/** Processor time of this thread so far, without other processes. The system updates it every few milliseconds. */
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How much processor time of this thread `act` takes, in milliseconds. */
export function cost(act: () => void): number {
  const before = threadMilliseconds()
  act()
  return threadMilliseconds() - before
}
