/** Stand-in until the lead's host is merged: its shape only. */
export interface Connection {
  receive(message: unknown): void
  close(): void
}

export interface Host {
  connect(send: (message: unknown) => void): Connection
  importFile(path: string): void
  close(): void
}

export function createHost(_options: { readonly dataDir: string; readonly appVersion: string }): Host {
  throw new Error('the host is not merged yet')
}
