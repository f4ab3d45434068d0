/**
 * Node's flags for the host. Each answer leaves a few hundred kilobytes of garbage. A small young generation, and a
 * heap that grows only a little between collections, keep the process near its size after the first turn. Otherwise
 * it would double.
 */
export const hostFlags: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=30'
]
