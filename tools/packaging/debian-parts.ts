import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { getConfig } from 'app-builder-lib/out/util/config/config.js'
import { type Arch, build, Platform } from 'electron-builder'
import { z } from 'zod'
import { inRoot, root } from '../root.ts'

/** What a Debian package holds, as electron-builder passes it to the program that makes its packages. */
export interface DebianParts {
  /** The options by name, for example `version`. */
  readonly options: ReadonlyMap<string, string>
  /** Each file or folder, and where it goes. */
  readonly files: readonly (readonly [from: string, to: string])[]
  /** The texts of files that electron-builder deletes at its end, by their path. */
  readonly texts: ReadonlyMap<string, string>
  readonly depends: readonly string[]
  readonly recommends: readonly string[]
}

export interface DebianRequest {
  /** The packed app. */
  readonly folder: string
  readonly arch: Arch
  /** Where the package goes. */
  readonly output: string
  readonly homepage: string
  readonly maintainer: string
}

const optionsSchema = z.tuple([z.array(z.string()), z.string()])
const debSchema = z.object({ depends: z.array(z.string()), recommends: z.array(z.string()) })

/** Asks electron-builder for the parts, and stops it before it would download the program that packs them. */
export async function debianParts({
  folder,
  arch,
  output,
  homepage,
  maintainer
}: DebianRequest): Promise<DebianParts> {
  const { deb } = await getConfig(root, 'electron-builder.yml', null)
  const { depends, recommends } = debSchema.parse(deb)
  const seen: DebianParts[] = []
  await build({
    projectDir: root,
    prepackaged: folder,
    targets: Platform.LINUX.createTarget(['deb'], arch),
    publish: 'never',
    config: { directories: { output }, extraMetadata: { homepage }, linux: { maintainer } },
    effectiveOptionComputed: async (computed: unknown) => {
      seen.push({ ...partsOf(optionsSchema.parse(computed)[0]), depends, recommends })
      return true
    }
  })
  const [parts] = seen
  if (!parts) throw new Error('electron-builder made no package')
  return parts
}

function partsOf(args: readonly string[]): Pick<DebianParts, 'options' | 'files' | 'texts'> {
  const options = new Map<string, string>()
  const files: (readonly [string, string])[] = []
  const texts = new Map<string, string>()
  for (let at = 0; at < args.length; at++) {
    const [name = '', value = ''] = args.slice(at)
    if (name.startsWith('--')) {
      options.set(name.slice(2), value)
      if (name.startsWith('--after-')) texts.set(value, readFileSync(value, 'utf8'))
      at += 1
    } else {
      const [from = '', to = ''] = name.split('=')
      files.push([isAbsolute(from) ? from : inRoot(from), to])
      if (from.endsWith('.desktop')) texts.set(from, readFileSync(from, 'utf8'))
    }
  }
  return { options, files, texts }
}
