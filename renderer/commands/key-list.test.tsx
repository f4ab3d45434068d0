import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type CommandId, commandIds, commands } from '#shared/app/commands.ts'
import { commands as labels } from '#shared/app/words/en/commands.ts'
import { KeyList } from './key-list.tsx'

const nothing: readonly CommandId[] = []

const shown = (hasMenu: boolean, handled = nothing) =>
  renderToStaticMarkup(
    <KeyList
      dialog={{ current: null }}
      hasMenu={hasMenu}
      dispatcher={{ isHandled: (id) => handled.includes(id), run: () => true }}
    />
  )

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

test('at a table the list leaves out what the game does not have', () => {
  const at = (...handled: CommandId[]) => shown(false, ['fold-panels', ...handled])
  for (const id of ['show-score', 'show-ties', 'show-lore'] as const) {
    const label = `<dt>${labels[`command.${id}`]}</dt>`
    expect(at(), id).not.toContain(label)
    expect(at(id), id).toContain(label)
    expect(shown(false), id).toContain(label)
  }
  expect(at()).toContain(`<dt>${labels['command.undo-answer']}</dt>`)
})

test('the lessons can be read again from the list, where there are any', () => {
  const button = `<button type="button" class="button">${labels['command.show-lessons']}</button>`
  expect(shown(false, ['fold-panels', 'show-lessons'])).toContain(button)
  expect(shown(false, ['fold-panels'])).not.toContain(button)
})
