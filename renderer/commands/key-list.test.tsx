import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { commandIds, commands } from '#shared/app/commands.ts'
import { commands as labels } from '#shared/app/words/en/commands.ts'
import { KeyList } from './key-list.tsx'

const shown = (hasMenu: boolean) =>
  renderToStaticMarkup(<KeyList dialog={{ current: null }} hasMenu={hasMenu} />)

test('the list names every command that the page hears, and the menu’s own where there is a menu', () => {
  for (const id of commandIds) {
    const label = labels[`command.${id}`]
    expect(shown(true), id).toContain(label)
    expect(shown(false).includes(`<dt>${label}</dt>`), id).toBe(commands[id].keys.length > 0)
  }
})

test('ten digits are told by their ends', () => {
  expect(shown(false)).toContain('<kbd>1</kbd><kbd>2</kbd>…<kbd>0</kbd>')
})
