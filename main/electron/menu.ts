import type { MenuItemConstructorOptions } from 'electron'
import type { MenuLabels } from './menu-labels.ts'

export interface MenuContext {
  readonly platform: NodeJS.Platform
  readonly appName: string
  readonly labels: MenuLabels
  /** Reload and developer tools are for those who build the app. */
  readonly developer: boolean
  readonly openFile: () => void
}

type Item = MenuItemConstructorOptions
type Role = NonNullable<Item['role']>

const SEPARATOR: Item = { type: 'separator' }

/** The native menu. Roles bring the platform's shortcuts and behaviour; only the labels are ours. */
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
    ...(isMac ? [] : [{ role: 'help', label: labels.help, submenu: [about(context)] } satisfies Item])
  ]
}

function appMenu(context: MenuContext): Item {
  const { labels, appName } = context
  return {
    label: appName,
    submenu: [
      about(context),
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

function fileMenu({ labels, openFile }: MenuContext, isMac: boolean): Item {
  return {
    label: labels.file,
    submenu: [
      { label: labels.openFile, accelerator: 'CommandOrControl+O', click: openFile },
      SEPARATOR,
      isMac ? item('close', labels.close) : item('quit', labels.quit)
    ]
  }
}

function about({ labels, appName }: MenuContext): Item {
  return item('about', `${labels.about} ${appName}`)
}

function item(role: Role, label: string): Item {
  return { role, label }
}
