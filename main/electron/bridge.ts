import type { IpcMain, WebContents } from 'electron'
import type { HostMessage } from '#shared/ipc/contract.ts'
import { TO_HOST, TO_PAGE } from './channels.ts'
import { isTrustedSender } from './security.ts'

/** The part of the host that pages use. */
export interface PageHost {
  connect(send: (message: HostMessage) => void): PageConnection
}

export interface PageConnection {
  receive(message: unknown): void
  close(): void
}

/** Carries messages between the pages and the host. Each loaded page has one connection, which ends with it. */
export class Bridge {
  readonly #host: PageHost
  /** Whether a page is in the front window. */
  readonly #isInFront: (contents: WebContents) => boolean
  readonly #attached = new WeakSet<WebContents>()
  readonly #connections = new Map<WebContents, PageConnection>()
  readonly #unsent = new WeakMap<WebContents, HostMessage[]>()

  constructor(host: PageHost, isInFront: (contents: WebContents) => boolean) {
    this.#host = host
    this.#isInFront = isInFront
  }

  listen(ipcMain: IpcMain): void {
    ipcMain.on(TO_HOST, (event, message: unknown) => {
      if (!this.#attached.has(event.sender) || !isTrustedSender(event)) return
      this.#connectionOf(event.sender).receive(message)
    })
  }

  /** Accepts messages from a window's page. A reload starts a new connection. */
  attach(contents: WebContents): void {
    this.#attached.add(contents)
    contents.on('did-navigate', () => this.#drop(contents))
    contents.on('dom-ready', () => this.#connectionOf(contents))
    contents.on('render-process-gone', () => this.#drop(contents))
    contents.on('destroyed', () => this.#drop(contents))
  }

  /** Sends a page a message of the shell itself. A page that is still loading gets it afterwards. */
  send(contents: WebContents, message: HostMessage): void {
    if (this.#connections.has(contents)) contents.send(TO_PAGE, message)
    else this.#unsent.set(contents, [...(this.#unsent.get(contents) ?? []), message])
  }

  #connectionOf(contents: WebContents): PageConnection {
    const existing = this.#connections.get(contents)
    if (existing) return existing
    const connection = this.#host.connect((message) => {
      if (contents.isDestroyed()) return
      // Only the front window shows an imported campaign.
      if ('event' in message && message.event === 'campaign.received' && !this.#isInFront(contents)) return
      contents.send(TO_PAGE, message)
    })
    this.#connections.set(contents, connection)
    for (const message of this.#unsent.get(contents) ?? []) contents.send(TO_PAGE, message)
    this.#unsent.delete(contents)
    return connection
  }

  #drop(contents: WebContents): void {
    this.#connections.get(contents)?.close()
    this.#connections.delete(contents)
  }
}
