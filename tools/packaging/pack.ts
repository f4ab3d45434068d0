import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runPackage } from '../run.ts'
import { builderArguments } from './arguments.ts'
import { type PackedApp, packedAppIn } from './packed-app.ts'
import { gitHere, provenanceOf } from './provenance.ts'

/** Packs the project, as it is built now, with an Electron that is already unpacked: a folder to start, no installer. */
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
  // electron-builder takes Electron's own greeting out of a download, but not out of a folder that is given.
  rmSync(join(app.resources, 'default_app.asar'), { force: true })
  return app
}
