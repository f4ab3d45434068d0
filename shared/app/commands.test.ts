import { describe, expect, test } from 'vitest'
import { type CommandId, chordParts, commandIds, commands, type Scope } from './commands.ts'
import { commands as english } from './words/en/commands.ts'
import { commands as spanish } from './words/es/commands.ts'

/** Each key with the commands of these scopes that hear it. */
function hearers(...within: Scope[]): Map<string, CommandId[]> {
  const found = new Map<string, CommandId[]>()
  for (const id of commandIds.filter((id) => within.includes(commands[id].scope))) {
    const { keys, also = [] } = commands[id]
    for (const key of [...keys, ...also]) found.set(key, [...(found.get(key) ?? []), id])
  }
  return found
}

function clashes(found: Map<string, CommandId[]>): string[] {
  return [...found].flatMap(([key, ids]) => (ids.length > 1 ? [`${key}: ${ids.join(', ')}`] : []))
}

const menuKeys = commandIds.flatMap((id) => commands[id].menu?.key ?? [])

describe('no key means two things', () => {
  test('among the scopes that hold at once', () => {
    expect(clashes(hearers('everywhere', 'table', 'decision'))).toEqual([])
  })

  test('on the map', () => {
    expect(clashes(hearers('map'))).toEqual([])
  })

  test('the map takes no more than Enter and Escape from the rest while it has the focus', () => {
    expect(clashes(hearers('everywhere', 'table', 'decision', 'map'))).toEqual([
      'Enter: confirm-answer, show-place',
      'Escape: step-back, let-go'
    ])
  })

  test('in the native menu, nor there and in the page', () => {
    expect(new Set(menuKeys).size).toBe(menuKeys.length)
    const inPage = hearers('everywhere', 'table', 'decision', 'map')
    for (const id of commandIds) {
      const { menu } = commands[id]
      if (menu) expect(inPage.get(menu.key) ?? [id]).toEqual([id])
    }
  })
})

test('a key of the native menu is no key to type with', () => {
  for (const key of menuKeys) expect(key).toMatch(/^Mod\+|^F\d+$/)
})

test('every command is called for by a key or from the menu, and has a name in both languages', () => {
  for (const id of commandIds) {
    expect(commands[id].keys.length + (commands[id].menu ? 1 : 0), id).toBeGreaterThan(0)
    expect(english[`command.${id}`].trim(), id).not.toBe('')
    expect(spanish[`command.${id}`].trim(), id).not.toBe('')
  }
  expect(Object.keys(english)).toHaveLength(commandIds.length)
})

test('a chord is taken apart, also where its key is a plus', () => {
  expect(chordParts('Mod+Shift+z')).toEqual({ modifiers: ['Mod', 'Shift'], key: 'z' })
  expect(chordParts('Mod++')).toEqual({ modifiers: ['Mod'], key: '+' })
  expect(chordParts('+')).toEqual({ modifiers: [], key: '+' })
  expect(chordParts('?')).toEqual({ modifiers: [], key: '?' })
})
