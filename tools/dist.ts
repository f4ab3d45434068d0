// `npm run dist`: makes installers for this platform in release/. Passes its arguments (`--win`) to electron-builder.
import { buildTargets, electronTargets } from './build/targets.ts'
import { builderArguments, dropEmptySecrets } from './packaging/arguments.ts'
import { writeChecksums } from './packaging/checksums.ts'
import { gitHere, provenanceOf } from './packaging/provenance.ts'
import { inRoot } from './root.ts'
import { runPackage } from './run.ts'

process.exitCode = await makeInstallers(process.argv.slice(2))

/** electron-builder downloads the pinned Electron itself, for the platform that it builds for. */
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
