// `npm run dist`: installers for this platform into release/. Arguments go to electron-builder (`--win`, `--x64`).
import { buildTargets, electronTargets } from './build/targets.ts'
import { runPackage } from './run.ts'
import { downloadElectron, electronProgram } from './start/electron-binary.ts'

process.exitCode = await makeInstallers(process.argv.slice(2))

async function makeInstallers(args: readonly string[]): Promise<number> {
  if (!electronProgram() && !(await downloadElectron())) {
    process.stderr.write(
      'Electron could not be downloaded, and installers cannot be made without it. ' +
        'Run npm run dist on a machine with open access to the internet.\n'
    )
    return 1
  }
  try {
    await buildTargets(electronTargets)
  } catch (error) {
    process.stderr.write(`Build failed: ${error instanceof Error ? error.message : error}\n`)
    return 1
  }
  const code = await runPackage('electron-builder/cli.js', ['--publish=never', ...args])
  process.stderr.write(
    code === 0 ? 'The installers are in release/.\n' : 'electron-builder failed (see above).\n'
  )
  return code ?? 1
}
