import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { commandIds, commands } from '#shared/app/commands.ts'
import { commands as labels } from '#shared/app/words/en/commands.ts'
import { KeyList } from './key-list.tsx'

const shown = (hasMenu: boolean) =>
  renderToStaticMarkup(<KeyList dialog={{ current: null }} hasMenu={hasMenu} />)

test('the list names every command with a key, and those of the menu if there is one', () => {
  for (const id of commandIds) {
    const label = labels[`command.${id}`]
    expect(shown(true), id).toContain(label)
    expect(shown(false).includes(`<dt>${label}</dt>`), id).toBe(commands[id].keys.length > 0)
  }
})

test('a row of ten digits is shortened', () => {
  expect(shown(false)).toContain('<kbd>1</kbd><kbd>2</kbd>…<kbd>0</kbd>')
})
