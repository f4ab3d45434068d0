import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readPageFile } from '../../main/page-files.ts'
import { inRoot } from '../root.ts'

/** Builds the map's demo page. */
export async function buildMapDemo(): Promise<void> {
  const { build } = await import('vite')
  await build({ configFile: inRoot('renderer/invasions/map/demo/vite.config.ts'), logLevel: 'warn' })
}

/** Serves the demo page on the loopback address, with the headers that the app sends. */
export async function serveMapDemo(): Promise<{ address: string; close(): Promise<void> }> {
  const folder = inRoot('dist/map-demo')
  const server = createServer((request, response) => {
    const file = readPageFile(folder, request.url ?? '/')
    if (file) response.writeHead(200, file.headers).end(file.body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound: AddressInfo | string | null = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((done) => server.close(() => done()))
  }
}
