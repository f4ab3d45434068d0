import type { IpcMain, WebContents } from 'electron'
import type { HostMessage } from '#shared/ipc/contract.ts'
import { TO_HOST, TO_PAGE } from './channels.ts'
import { isTrustedSender } from './security.ts'

/** The host as far as pages need it. */
export interface PageHost {
  connect(send: (message: HostMessage) => void): PageConnection
}

export interface PageConnection {
  receive(message: unknown): void
  close(): void
}

/** Carries messages between the pages and the host: one connection per loaded page, gone with it. */
export class Bridge {
  readonly #host: PageHost
  /** Whether a page is the one that the player looks at. */
  readonly #isInFront: (contents: WebContents) => boolean
  readonly #known = new WeakSet<WebContents>()
  readonly #connections = new Map<WebContents, PageConnection>()
  readonly #untold = new WeakMap<WebContents, HostMessage[]>()

  constructor(host: PageHost, isInFront: (contents: WebContents) => boolean) {
    this.#host = host
    this.#isInFront = isInFront
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

  /** Tells a page what is the shell's own business; one that is still loading hears it once it is there. */
  tell(contents: WebContents, message: HostMessage): void {
    if (this.#connections.has(contents)) contents.send(TO_PAGE, message)
    else this.#untold.set(contents, [...(this.#untold.get(contents) ?? []), message])
  }

  #connectionOf(contents: WebContents): PageConnection {
    const existing = this.#connections.get(contents)
    if (existing) return existing
    const connection = this.#host.connect((message) => {
      if (contents.isDestroyed()) return
      // A campaign that was taken in is shown once, not in every window.
      if ('event' in message && message.event === 'campaign.received' && !this.#isInFront(contents)) return
      contents.send(TO_PAGE, message)
    })
    this.#connections.set(contents, connection)
    for (const message of this.#untold.get(contents) ?? []) contents.send(TO_PAGE, message)
    this.#untold.delete(contents)
    return connection
  }

  #drop(contents: WebContents): void {
    this.#connections.get(contents)?.close()
    this.#connections.delete(contents)
  }
}
