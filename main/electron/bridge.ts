import type { IpcMain, WebContents } from 'electron'
import type { CommandId } from '#shared/app/commands.ts'
import type { HostMessage } from '#shared/ipc/contract.ts'
import { TO_HOST, TO_PAGE } from './channels.ts'
import { isTrustedSender } from './security.ts'

/** The host as far as a shell needs it. */
export interface ShellHost {
  connect(send: (message: unknown) => void): PageConnection
  importFile(path: string): void
  close(): void
}

export interface PageConnection {
  receive(message: unknown): void
  close(): void
}

/** Carries messages between the pages and the host: one connection per loaded page, gone with it. */
export class Bridge {
  readonly #host: ShellHost
  readonly #known = new WeakSet<WebContents>()
  readonly #connections = new Map<WebContents, PageConnection>()

  constructor(host: ShellHost) {
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

  /** Tells a page what its player asked for in the native menu. */
  wish(contents: WebContents, command: CommandId): void {
    contents.send(TO_PAGE, { event: 'command.wished', payload: { command } } satisfies HostMessage)
  }

  #connectionOf(contents: WebContents): PageConnection {
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
