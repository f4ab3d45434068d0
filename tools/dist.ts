// `npm run dist`: installers for this platform into release/. Arguments go to electron-builder (`--win`, `--x64`).
import { buildTargets, electronTargets } from './build/targets.ts'
import { builderArguments, dropEmptySecrets } from './packaging/arguments.ts'
import { writeChecksums } from './packaging/checksums.ts'
import { gitHere, provenanceOf } from './packaging/provenance.ts'
import { inRoot } from './root.ts'
import { runPackage } from './run.ts'

process.exitCode = await makeInstallers(process.argv.slice(2))

/** electron-builder fetches the pinned Electron by itself, for whichever platform it builds. */
async function makeInstallers(typed: readonly string[]): Promise<number> {
  try {
    await buildTargets(electronTargets)
  } catch (error) {
    process.stderr.write(`Build failed: ${error instanceof Error ? error.message : error}\n`)
    return 1
  }
  dropEmptySecrets(process.env)
  const { platform, env } = process
  const provenance = provenanceOf(env, gitHere)
  const givenElectron = env.ELECTRON_OVERRIDE_DIST_PATH || null
  const args = builderArguments({ platform, env, provenance, givenElectron, typed })
  const code = await runPackage('electron-builder/cli.js', args)
  if (code !== 0) {
    process.stderr.write('electron-builder failed (it says why above).\n')
    return 1
  }
  const sums = writeChecksums(inRoot('release'), platform)
  process.stderr.write(
    sums
      ? `The installers are in release/, their sums in ${sums}.\n`
      : 'The app is in release/, unpacked: no installer was made.\n'
  )
  return 0
}
