import type { IpcMain, WebContents } from 'electron'
import type { Connection } from '../host/connection.ts'
import type { Host } from '../host/host.ts'
import { TO_HOST, TO_PAGE } from './channels.ts'
import { isTrustedSender } from './security.ts'

/** Carries messages between the pages and the host: one connection per loaded page, gone with it. */
export class Bridge {
  readonly #host: Host
  readonly #known = new WeakSet<WebContents>()
  readonly #connections = new Map<WebContents, Connection>()

  constructor(host: Host) {
    this.#host = host
  }

  listen(ipcMain: IpcMain): void {
    ipcMain.on(TO_HOST, (event, message: unknown) => {
      if (!this.#known.has(event.sender) || !isTrustedSender(event)) return
      this.#connectionOf(event.sender).receive(message)
    })
  }

  /** Makes a window's page a partner; a reload starts a new connection. */
  attach(contents: WebContents): void {
    this.#known.add(contents)
    contents.on('did-navigate', () => this.#drop(contents))
    contents.on('dom-ready', () => this.#connectionOf(contents))
    contents.on('render-process-gone', () => this.#drop(contents))
    contents.on('destroyed', () => this.#drop(contents))
  }

  #connectionOf(contents: WebContents): Connection {
    const existing = this.#connections.get(contents)
    if (existing) return existing
    const connection = this.#host.connect((message) => {
      if (!contents.isDestroyed()) contents.send(TO_PAGE, message)
    })
    this.#connections.set(contents, connection)
    return connection
  }

  #drop(contents: WebContents): void {
    this.#connections.get(contents)?.close()
    this.#connections.delete(contents)
  }
}
