/** Work that can pause and resume: it pauses at each `yield`. */
export type SlicedWork<T> = Generator<void, T>

/** Runs all of the work now. */
export function runToEnd<T>(work: SlicedWork<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Runs at least one step, and further ones until the time `end`. Returns null while there is more to do. */
export function runUntil<T>(
  work: SlicedWork<T>,
  end: number,
  now = () => performance.now()
): { value: T } | null {
  do {
    const step = work.next()
    if (step.done) return { value: step.value }
  } while (now() < end)
  return null
}
