/** Work that can pause and resume: it pauses at each `yield`. */
export type Slices<T> = Generator<void, T>

/** Runs all of the work now. */
export function atOnce<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Runs at least one step, and further ones until the time `end`. Returns null while there is more to do. */
export function goOn<T>(work: Slices<T>, end: number, now = () => performance.now()): { value: T } | null {
  do {
    const step = work.next()
    if (step.done) return { value: step.value }
  } while (now() < end)
  return null
}
