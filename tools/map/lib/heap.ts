import { at } from './geometry.ts'

/** Binary heap of numbered items by key, smallest first; equal keys leave in the order of their numbers. */
export class Heap {
  readonly #keys: number[] = []
  readonly #items: number[] = []

  get size(): number {
    return this.#items.length
  }

  push(key: number, item: number): void {
    let i = this.#items.length
    this.#keys.push(key)
    this.#items.push(item)
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (!this.#less(i, parent)) return
      this.#swap(i, parent)
      i = parent
    }
  }

  pop(): { key: number; item: number } | null {
    const size = this.#items.length
    if (size === 0) return null
    const top = { key: at(this.#keys, 0), item: at(this.#items, 0) }
    this.#swap(0, size - 1)
    this.#keys.pop()
    this.#items.pop()
    let i = 0
    for (;;) {
      const left = 2 * i + 1
      if (left >= size - 1) return top
      const child = left + 1 < size - 1 && this.#less(left + 1, left) ? left + 1 : left
      if (!this.#less(child, i)) return top
      this.#swap(child, i)
      i = child
    }
  }

  #less(i: number, j: number): boolean {
    const a = at(this.#keys, i)
    const b = at(this.#keys, j)
    return a < b || (a === b && at(this.#items, i) < at(this.#items, j))
  }

  #swap(i: number, j: number): void {
    const key = at(this.#keys, i)
    const item = at(this.#items, i)
    this.#keys[i] = at(this.#keys, j)
    this.#items[i] = at(this.#items, j)
    this.#keys[j] = key
    this.#items[j] = item
  }
}
