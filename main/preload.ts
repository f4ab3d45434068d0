// The only bridge into the page. It passes messages both ways and never an Electron object.
import { contextBridge, ipcRenderer } from 'electron'
import { TO_HOST, TO_PAGE } from './electron/channels.ts'

type Listener = (message: unknown) => void

const listeners = new Set<Listener>()
/** Messages that arrived before the page listened. */
const early: unknown[] = []

ipcRenderer.on(TO_PAGE, (_event, message: unknown) => {
  if (listeners.size === 0) early.push(message)
  for (const listener of listeners) listener(message)
})

contextBridge.exposeInMainWorld('bridge', {
  send(message: unknown): void {
    ipcRenderer.send(TO_HOST, message)
  },
  listen(listener: Listener): () => void {
    listeners.add(listener)
    for (const message of early.splice(0)) listener(message)
    return () => {
      listeners.delete(listener)
    }
  }
})
