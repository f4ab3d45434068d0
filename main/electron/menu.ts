import type { MenuItemConstructorOptions } from 'electron'
import { type CommandId, chordParts, commandIds, commands, type MenuName } from '#shared/app/commands.ts'
import type { NativeWords } from './native-words.ts'
import type { RecentCampaign } from './recent-campaigns.ts'

export interface MenuContext {
  readonly platform: NodeJS.Platform
  readonly appName: string
  readonly words: NativeWords
  /** Whether to show reload and developer tools. */
  readonly developer: boolean
  readonly recent: readonly RecentCampaign[]
  readonly run: (command: CommandId) => void
  readonly openCampaign: (campaign: string) => void
}

type Item = MenuItemConstructorOptions
type Role = NonNullable<Item['role']>

const SEPARATOR: Item = { type: 'separator' }

/**
 * The native menu. Roles bring the platform's shortcuts and behaviour, and we set only their labels.
 * The app's own items come from the table of commands.
 */
export function menuTemplate(context: MenuContext): Item[] {
  const { words, platform } = context
  const isMac = platform === 'darwin'
  return [
    ...(isMac ? [appMenu(context)] : []),
    fileMenu(context, isMac),
    {
      label: words('edit'),
      submenu: [
        item('undo', words('undo')),
        item('redo', words('redo')),
        SEPARATOR,
        item('cut', words('cut')),
        item('copy', words('copy')),
        item('paste', words('paste')),
        item('delete', words('delete')),
        SEPARATOR,
        item('selectAll', words('selectAll'))
      ]
    },
    {
      label: words('view'),
      submenu: [
        item('resetZoom', words('actualSize')),
        item('zoomIn', words('zoomIn')),
        item('zoomOut', words('zoomOut')),
        SEPARATOR,
        item('togglefullscreen', words('fullScreen')),
        ...(context.developer
          ? [SEPARATOR, item('reload', words('reload')), item('toggleDevTools', words('developerTools'))]
          : [])
      ]
    },
    {
      role: 'window',
      label: words('window'),
      submenu: [
        item('minimize', words('minimize')),
        ...(isMac
          ? [item('zoom', words('zoomWindow')), SEPARATOR, item('front', words('bringToFront'))]
          : [item('close', words('close'))])
      ]
    },
    {
      role: 'help',
      label: words('help'),
      submenu: [...commandsIn('help', context), ...(isMac ? [] : [SEPARATOR, about(context)])]
    }
  ]
}

/** The menu of the Dock icon. */
export function dockTemplate(context: MenuContext): Item[] {
  const wanted: readonly CommandId[] = ['new-campaign', 'new-window']
  return [
    ...recentItems(context),
    SEPARATOR,
    ...wanted.map((id) => ({ label: context.words(`command.${id}`), click: () => context.run(id) }))
  ]
}

function appMenu(context: MenuContext): Item {
  const { words, appName: name } = context
  return {
    label: name,
    submenu: [
      about(context),
      SEPARATOR,
      ...commandsIn('app', context),
      SEPARATOR,
      item('services', words('services')),
      SEPARATOR,
      item('hide', words('hide', { name })),
      item('hideOthers', words('hideOthers')),
      item('unhide', words('unhide')),
      SEPARATOR,
      item('quit', words('quitApp', { name }))
    ]
  }
}

function fileMenu(context: MenuContext, isMac: boolean): Item {
  const { words } = context
  return {
    label: words('file'),
    submenu: [
      ...commandsIn('file', context),
      { label: words('recent'), submenu: recentItems(context) },
      SEPARATOR,
      ...(isMac ? [] : [...commandsIn('app', context), SEPARATOR]),
      isMac ? item('close', words('close')) : item('quit', words('quit'))
    ]
  }
}

function recentItems({ words, recent, openCampaign }: MenuContext): Item[] {
  if (recent.length === 0) return [{ label: words('recentNone'), enabled: false }]
  // A single & would underline the next character.
  return recent.map(({ id, title }) => ({
    label: title.replaceAll('&', '&&'),
    click: () => openCampaign(id)
  }))
}

function commandsIn(menu: MenuName, { words, run }: MenuContext): Item[] {
  return commandIds.flatMap((id) => {
    const place = commands[id].menu
    if (place?.in !== menu) return []
    return [
      { id, label: words(`command.${id}`), accelerator: acceleratorOf(place.key), click: () => run(id) }
    ]
  })
}

/** A chord in Electron's spelling. */
function acceleratorOf(chord: string): string {
  const { modifiers, key } = chordParts(chord)
  return [...modifiers.map((name) => (name === 'Mod' ? 'CommandOrControl' : name)), key.toUpperCase()].join(
    '+'
  )
}

function about({ words, appName: name }: MenuContext): Item {
  return item('about', words('about', { name }))
}

function item(role: Role, label: string): Item {
  return { role, label }
}
