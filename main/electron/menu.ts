import type { MenuItemConstructorOptions } from 'electron'
import { type CommandId, chordParts, commandIds, commands, type MenuName } from '#shared/app/commands.ts'
import type { MenuLabels } from './menu-labels.ts'

export interface MenuContext {
  readonly platform: NodeJS.Platform
  readonly appName: string
  readonly labels: MenuLabels
  /** Reload and developer tools are for those who build the app. */
  readonly developer: boolean
  readonly run: (command: CommandId) => void
}

type Item = MenuItemConstructorOptions
type Role = NonNullable<Item['role']>

const SEPARATOR: Item = { type: 'separator' }

/**
 * The native menu. Roles bring the platform's shortcuts and behaviour, and only their labels are ours;
 * what is the app's own comes from the table of commands.
 */
export function menuTemplate(context: MenuContext): Item[] {
  const { labels, platform } = context
  const isMac = platform === 'darwin'
  return [
    ...(isMac ? [appMenu(context)] : []),
    fileMenu(context, isMac),
    {
      label: labels.edit,
      submenu: [
        item('undo', labels.undo),
        item('redo', labels.redo),
        SEPARATOR,
        item('cut', labels.cut),
        item('copy', labels.copy),
        item('paste', labels.paste),
        item('delete', labels.delete),
        SEPARATOR,
        item('selectAll', labels.selectAll)
      ]
    },
    {
      label: labels.view,
      submenu: [
        item('resetZoom', labels.actualSize),
        item('zoomIn', labels.zoomIn),
        item('zoomOut', labels.zoomOut),
        SEPARATOR,
        item('togglefullscreen', labels.fullScreen),
        ...(context.developer
          ? [SEPARATOR, item('reload', labels.reload), item('toggleDevTools', labels.developerTools)]
          : [])
      ]
    },
    {
      role: 'window',
      label: labels.window,
      submenu: [
        item('minimize', labels.minimize),
        item('zoom', labels.zoomWindow),
        ...(isMac ? [SEPARATOR, item('front', labels.bringToFront)] : [item('close', labels.close)])
      ]
    },
    {
      role: 'help',
      label: labels.help,
      submenu: [...commandsIn('help', context), ...(isMac ? [] : [SEPARATOR, about(context)])]
    }
  ]
}

function appMenu(context: MenuContext): Item {
  const { labels, appName } = context
  return {
    label: appName,
    submenu: [
      about(context),
      SEPARATOR,
      ...commandsIn('app', context),
      SEPARATOR,
      item('services', labels.services),
      SEPARATOR,
      item('hide', `${labels.hide} ${appName}`),
      item('hideOthers', labels.hideOthers),
      item('unhide', labels.unhide),
      SEPARATOR,
      item('quit', `${labels.quit} ${appName}`)
    ]
  }
}

function fileMenu(context: MenuContext, isMac: boolean): Item {
  const { labels } = context
  return {
    label: labels.file,
    submenu: [
      ...commandsIn('file', context),
      SEPARATOR,
      ...(isMac ? [] : [...commandsIn('app', context), SEPARATOR]),
      isMac ? item('close', labels.close) : item('quit', labels.quit)
    ]
  }
}

function commandsIn(menu: MenuName, { labels, run }: MenuContext): Item[] {
  return commandIds.flatMap((id) => {
    const place = commands[id].menu
    if (place?.in !== menu) return []
    const label = labels[`command.${id}`]
    return [{ id, label, accelerator: acceleratorOf(place.key), click: () => run(id) }]
  })
}

/** A chord in Electron's spelling. */
function acceleratorOf(chord: string): string {
  const { modifiers, key } = chordParts(chord)
  return [...modifiers.map((name) => (name === 'Mod' ? 'CommandOrControl' : name)), key.toUpperCase()].join(
    '+'
  )
}

function about({ labels, appName }: MenuContext): Item {
  return item('about', `${labels.about} ${appName}`)
}

function item(role: Role, label: string): Item {
  return { role, label }
}
