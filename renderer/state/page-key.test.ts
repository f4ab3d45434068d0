import { expect, test } from 'vitest'
import { takePageKey } from './page-key.ts'

function pageAt(hash: string, stored = new Map<string, string>()) {
  const addresses: string[] = []
  const page = {
    location: { hash, pathname: '/' },
    history: {
      replaceState: (_data: null, _unused: string, address: string) => void addresses.push(address)
    },
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value)
    }
  }
  return { page, stored, addresses }
}

test('the key leaves the address, and is there for the next load', () => {
  const { page, stored, addresses } = pageAt('#key=se-cret_1')
  expect(takePageKey(page)).toBe('se-cret_1')
  expect(addresses).toEqual(['/'])
  expect(takePageKey(pageAt('#/new', stored).page)).toBe('se-cret_1')
})

test('an address without a key stays as it is', () => {
  const { page, addresses } = pageAt('#/table/key=x')
  expect(takePageKey(page)).toBe('none')
  expect(addresses).toEqual([])
})
