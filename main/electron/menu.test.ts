import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, test } from 'vitest'
import { commandIds, commands } from '#shared/app/commands.ts'
import { dockTemplate, type MenuContext, menuTemplate } from './menu.ts'
import { nativeWords } from './native-words.ts'

const context: MenuContext = {
  platform: 'linux',
  appName: 'App',
  words: nativeWords('en'),
  developer: false,
  recent: [],
  run: () => {},
  openCampaign: () => {}
}

function menu(platform: NodeJS.Platform, others: Partial<MenuContext> = {}) {
  return menuTemplate({ ...context, platform, ...others })
}

function itemsOf(template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])])
}

function roles(template: readonly MenuItemConstructorOptions[]) {
  return itemsOf(template).flatMap((item) => item.role ?? [])
}

test('macOS starts with the app menu, which has quit', () => {
  const [first] = menu('darwin')
  expect(first?.label).toBe('App')
  expect(roles(first ? [first] : [])).toEqual(['about', 'services', 'hide', 'hideOthers', 'unhide', 'quit'])
})

test.each(['win32', 'linux'] as const)(
  '%s has quit in the file menu and about in the help menu',
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
  expect(roles(menu('linux', { developer: true }))).toContain('toggleDevTools')
})

test('every item that is no separator has a label', () => {
  for (const item of itemsOf(menu('darwin', { developer: true, words: nativeWords('es') }))) {
    if (item.type !== 'separator') expect(item.label).toBeTruthy()
  }
})

test.each(['darwin', 'win32', 'linux'] as const)(
  '%s has every menu command once, with its name and key',
  (platform) => {
    const own = itemsOf(menu(platform, { words: nativeWords('es') })).filter(({ id }) => id !== undefined)
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

test('only macOS has the zoom item', () => {
  expect(roles(menu('darwin'))).toContain('zoom')
  for (const platform of ['win32', 'linux'] as const) expect(roles(menu(platform))).not.toContain('zoom')
})

test('puts the app’s name into the items as each language does', () => {
  const labels = itemsOf(menu('darwin', { words: nativeWords('es') })).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Acerca de App', 'Ocultar App', 'Salir de App']))
})

describe('the latest campaigns', () => {
  const recent = [
    { id: 'aaaaaaaa', title: 'Goths & Huns' },
    { id: 'bbbbbbbb', title: 'Adrianople' }
  ]

  function campaignsIn(template: readonly MenuItemConstructorOptions[]) {
    const list = itemsOf(template).find(({ label }) => label === 'Recent campaigns')?.submenu
    return Array.isArray(list) ? list : []
  }

  test('are opened from the file menu and from the Dock by their titles', () => {
    const [first, second] = campaignsIn(menu('linux', { recent }))
    expect([first?.label, second?.label]).toEqual(['Goths && Huns', 'Adrianople'])
    expect(dockTemplate({ ...context, recent }).map(({ label }) => label)).toEqual([
      'Goths && Huns',
      'Adrianople',
      undefined,
      'New campaign',
      'New window'
    ])
  })

  test('are none at first, and the menu says so', () => {
    expect(campaignsIn(menu('linux'))).toEqual([{ label: 'None yet', enabled: false }])
  })
})
