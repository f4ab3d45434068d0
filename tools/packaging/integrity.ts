// The hash that the program compares its archive with before it loads it. Linux has no such check.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRawHeader } from '@electron/asar'
import { NtExecutable, NtExecutableResource } from 'resedit'
import { z } from 'zod'
import type { PackedApp } from './packed-app.ts'

/** The hash of the archive's header, which lists the files and their own hashes. */
export function archiveHash({ resources }: PackedApp): string {
  const { headerString } = getRawHeader(join(resources, 'app.asar'))
  return createHash('sha256').update(headerString).digest('hex')
}

/** The hash that electron-builder wrote into the program. Null if there is none. */
export function expectedHash(app: PackedApp, platform: NodeJS.Platform = process.platform): string | null {
  if (platform === 'win32') return hashInProgram(readFileSync(app.program))
  if (platform === 'darwin')
    return hashInManifest(readFileSync(join(app.resources, '..', 'Info.plist'), 'utf8'))
  return null
}

const resourceSchema = z.array(z.object({ file: z.literal('resources\\app.asar'), value: z.string() }))

function hashInProgram(program: Buffer): string | null {
  const { entries } = NtExecutableResource.from(NtExecutable.from(program))
  const entry = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR')
  if (!entry) return null
  return resourceSchema.parse(JSON.parse(Buffer.from(entry.bin).toString()))[0]?.value ?? null
}

function hashInManifest(manifest: string): string | null {
  return (
    /<key>Resources\/app\.asar<\/key>[\s\S]*?<key>hash<\/key>\s*<string>(\w+)/.exec(manifest)?.[1] ?? null
  )
}
