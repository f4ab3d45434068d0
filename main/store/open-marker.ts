import { readFileSync, renameSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { writePrivateFile } from './private-files.ts'

/** Where a running browser mode takes those who start the app once more. */
export const doorSchema = z.object({ port: z.int().min(1).max(65_535), key: z.string().min(32).max(200) })
export type Door = z.infer<typeof doorSchema>

const markerSchema = z.object({ pid: z.int(), door: doorSchema.optional() })

/** Lies beside a database while it is open; after a crash it lies there still. Only the player can read it. */
export interface OpenMarker extends z.infer<typeof markerSchema> {}

const nameOf = (file: string) => `${file}.open`

export function readOpenMarker(file: string): OpenMarker | null {
  try {
    return markerSchema.parse(JSON.parse(readFileSync(nameOf(file), 'utf8')))
  } catch {
    return null
  }
}

export function writeOpenMarker(file: string, door?: Door): void {
  const beside = `${nameOf(file)}.new`
  writePrivateFile(beside, JSON.stringify({ pid: process.pid, ...(door ? { door } : {}) }))
  renameSync(beside, nameOf(file))
}

export function removeOpenMarker(file: string): void {
  rmSync(nameOf(file), { force: true })
}
