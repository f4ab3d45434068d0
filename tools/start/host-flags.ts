/**
 * What Node is told when it runs the host. An answer leaves a few hundred kilobytes behind that are garbage at once: a
 * small nursery for them, and a heap that grows by little before it is swept, hold the process near what it had after
 * the first turn, where it would double otherwise.
 */
export const hostFlags: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=30'
]
