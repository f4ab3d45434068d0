/** Computes a value on the first call and returns it from then on. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Computes a value on the first call with each key and returns it from then on. */
export function memoize<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = make(key)
    known.set(key, value)
    return value
  }
}
