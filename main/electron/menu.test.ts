import type { MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import { commandIds, commands } from '#shared/app/commands.ts'
import { menuTemplate } from './menu.ts'
import { menuLabels } from './menu-labels.ts'

function menu(platform: NodeJS.Platform, developer = false, languages = ['en-GB']) {
  const context = { platform, appName: 'App', labels: menuLabels(languages), developer, run: () => {} }
  return menuTemplate(context)
}

function itemsOf(template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])])
}

function roles(template: readonly MenuItemConstructorOptions[]) {
  return itemsOf(template).flatMap((item) => item.role ?? [])
}

test('macOS starts with the menu of the app itself, where it quits from', () => {
  const [first] = menu('darwin')
  expect(first?.label).toBe('App')
  expect(roles(first ? [first] : [])).toEqual(['about', 'services', 'hide', 'hideOthers', 'unhide', 'quit'])
})

test.each(['win32', 'linux'] as const)(
  '%s quits from the file menu and tells about itself in help',
  (platform) => {
    const template = menu(platform)
    expect(template.map((item) => item.label)).toEqual(['File', 'Edit', 'View', 'Window', 'Help'])
    expect(roles(template.slice(0, 1))).toEqual(['quit'])
    expect(roles(template.slice(-1))).toEqual(['help', 'about'])
  }
)

test.each(['darwin', 'win32', 'linux'] as const)('%s has every usual command once', (platform) => {
  const found = roles(menu(platform))
  expect(new Set(found).size).toBe(found.length)
  const usual = ['quit', 'close', 'undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'togglefullscreen']
  expect(found).toEqual(expect.arrayContaining([...usual, 'zoomIn', 'zoomOut', 'resetZoom', 'minimize']))
})

test('developer tools are only for developers', () => {
  expect(roles(menu('linux'))).not.toContain('toggleDevTools')
  expect(roles(menu('linux', true))).toContain('toggleDevTools')
})

test('every item that is no separator has a label', () => {
  for (const item of itemsOf(menu('darwin', true, ['es']))) {
    if (item.type !== 'separator') expect(item.label).toBeTruthy()
  }
})

test.each(['darwin', 'win32', 'linux'] as const)(
  '%s has every command that belongs into the menu once, by its name and key',
  (platform) => {
    const own = itemsOf(menu(platform, false, ['es'])).filter(({ id }) => id !== undefined)
    expect(own.map(({ id }) => id).toSorted()).toEqual(
      commandIds.filter((id) => commands[id].menu).toSorted()
    )
    expect(own).toContainEqual(
      expect.objectContaining({
        id: 'import-file',
        label: 'Importar un archivo de campaña…',
        accelerator: 'CommandOrControl+O'
      })
    )
    expect(own).toContainEqual(expect.objectContaining({ id: 'show-keys', accelerator: 'F1' }))
  }
)

test('the menu speaks the first of the player’s languages that we know', () => {
  expect(menuLabels(['ca', 'es-MX', 'en']).file).toBe('Archivo')
  expect(menuLabels(['en-US', 'es']).file).toBe('File')
  expect(menuLabels(['fi']).file).toBe('File')
  expect(menuLabels([]).file).toBe('File')
})
