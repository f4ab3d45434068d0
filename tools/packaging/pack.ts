import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runPackage } from '../run.ts'
import { builderArguments } from './arguments.ts'
import { type PackedApp, packedAppIn } from './packed-app.ts'
import { gitHere, provenanceOf } from './provenance.ts'

/** Packs the present build with an Electron that is already unpacked. Makes a folder to start, not an installer. */
export async function packWith(electronFolder: string, output: string): Promise<PackedApp> {
  const facts = {
    platform: process.platform,
    env: process.env,
    provenance: provenanceOf(process.env, gitHere),
    givenElectron: electronFolder,
    typed: [`-c.directories.output=${output}`]
  }
  const code = await runPackage('electron-builder/cli.js', builderArguments(facts))
  if (code !== 0) throw new Error('electron-builder failed (see above)')
  const app = packedAppIn(output)
  // electron-builder removes Electron's default app from a download, but not from a given folder.
  rmSync(join(app.resources, 'default_app.asar'), { force: true })
  return app
}
