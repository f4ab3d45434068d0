// Finds the parts of a packed app in its folder, on each platform, and lists its archive.
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { product } from '#shared/app/product.ts'

export interface PackedApp {
  /** The folder of the whole app, as installed. */
  readonly folder: string
  readonly program: string
  readonly resources: string
}

/** The first packed app in a folder that electron-builder has written, or that it was installed to. */
export function packedAppIn(output: string, platform: NodeJS.Platform = process.platform): PackedApp {
  for (const folder of [output, ...foldersIn(output)]) {
    const app = layoutOn(platform, folder)
    if (existsSync(app.program)) return app
  }
  throw new Error(`no packed app in ${output}`)
}

function layoutOn(platform: NodeJS.Platform, folder: string): PackedApp {
  if (platform === 'darwin') {
    const contents = join(folder, `${product.name}.app`, 'Contents')
    return {
      folder: dirname(contents),
      program: join(contents, 'MacOS', product.name),
      resources: join(contents, 'Resources')
    }
  }
  const program = platform === 'win32' ? `${product.name}.exe` : product.name.toLowerCase()
  return { folder, program: join(folder, program), resources: join(folder, 'resources') }
}

/** The files in the archive and beside it, without folders. Paths have slashes. */
export function archivedFiles({ resources }: PackedApp): string[] {
  const paths = listPackage(join(resources, 'app.asar'), { isPack: false }).map((path) =>
    path.replaceAll('\\', '/').slice(1)
  )
  const folders = new Set(paths.map((path) => dirname(path)))
  return paths.filter((path) => !folders.has(path)).sort()
}

/** All files under a folder, relative to it, with slashes. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

export function sizeOf(folder: string): number {
  return filesUnder(folder)
    .map((file) => lstatSync(join(folder, file)).size)
    .reduce((sum, size) => sum + size, 0)
}

/** The known fuses that are on in the program. A fuse is a digit in the program file. */
export async function fusesOn({ program }: Pick<PackedApp, 'program'>): Promise<string[]> {
  const wire = await getCurrentFuseWire(program)
  return Object.entries(wire)
    .filter(([fuse, state]) => /^\d+$/.test(fuse) && state === '1'.charCodeAt(0))
    .flatMap(([fuse]) => FuseV1Options[Number(fuse)] ?? [])
    .sort()
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
}
