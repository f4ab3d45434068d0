/**
 * What Node is told when it runs the host. An answer leaves a few hundred kilobytes behind that are garbage at once: a
 * small nursery for them holds the process at what it had after the first turn, where a large one would double it.
 */
export const hostFlags: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4'
]
