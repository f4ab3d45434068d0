import { expect, test, vi } from 'vitest'
import { contextBridge, ipcRenderer } from './electron/fake-electron.ts'

vi.mock('electron', () => import('./electron/fake-electron.ts'))

interface ExposedBridge {
  send(message: unknown): void
  listen(listener: (message: unknown) => void): () => void
}

function isBridge(value: unknown): value is ExposedBridge {
  return typeof value === 'object' && value !== null && 'send' in value && 'listen' in value
}

test('the page gets two functions and never an Electron object', async () => {
  await import('./preload.ts')
  expect([...contextBridge.exposed.keys()]).toEqual(['bridge'])
  const bridge = contextBridge.exposed.get('bridge')
  if (!isBridge(bridge)) throw new Error('no bridge')
  expect(Object.keys(bridge).sort()).toEqual(['listen', 'send'])

  bridge.send({ ask: 1 })
  expect(ipcRenderer.sent).toEqual([['to-host', { ask: 1 }]])

  const heard: unknown[][] = []
  ipcRenderer.emit('to-page', { sender: 'secret' }, 'before anyone listened')
  const stop = bridge.listen((...args: unknown[]) => heard.push(args))
  ipcRenderer.emit('to-page', { sender: 'secret' }, 'later')
  stop()
  ipcRenderer.emit('to-page', { sender: 'secret' }, 'too late')
  expect(heard).toEqual([['before anyone listened'], ['later']])
})
