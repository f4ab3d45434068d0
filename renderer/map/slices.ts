/** Work that can be laid down and taken up again: it stops wherever it yields. */
export type Slices<T> = Generator<void, T>

/** All of it, now. */
export function atOnce<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Goes on until a time of the clock, and at least one step; null while there is more to do. */
export function goOn<T>(work: Slices<T>, end: number, now = () => performance.now()): { value: T } | null {
  do {
    const step = work.next()
    if (step.done) return { value: step.value }
  } while (now() < end)
  return null
}
