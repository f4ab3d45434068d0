import { renameSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { readPlainFile } from './plain-file.ts'
import { writePrivateFile } from './private-files.ts'

/** A running browser mode, from which a second start of the app requests an address. */
export const runningInstanceSchema = z.object({
  port: z.int().min(1).max(65_535),
  key: z.string().min(32).max(200)
})
export type RunningInstance = z.infer<typeof runningInstanceSchema>

/** The file calls the running instance `door`, because other versions of the app read it. */
const markerSchema = z.object({ pid: z.int(), door: runningInstanceSchema.optional() })

/** A file beside an open database. After a crash it remains. Only the player can read it. */
export interface OpenMarker extends z.infer<typeof markerSchema> {}

const LARGEST_MARKER = 10_000

const markerFileOf = (file: string) => `${file}.open`

export function readOpenMarker(file: string): OpenMarker | null {
  try {
    return markerSchema.parse(JSON.parse(readPlainFile(markerFileOf(file), LARGEST_MARKER)))
  } catch {
    return null
  }
}

export function writeOpenMarker(file: string, instance?: RunningInstance): void {
  const newFile = `${markerFileOf(file)}.new`
  writePrivateFile(newFile, JSON.stringify({ pid: process.pid, ...(instance ? { door: instance } : {}) }))
  renameSync(newFile, markerFileOf(file))
}

export function removeOpenMarker(file: string): void {
  rmSync(markerFileOf(file), { force: true })
}
