/** Works out a value when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Works out a value for each key when first asked for it. */
export function remembering<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = make(key)
    known.set(key, value)
    return value
  }
}
