// `npm run build`: builds the page, browser mode and the Electron shell into dist/, even if they are up to date.
import { appTargets, buildTargets } from './build/targets.ts'

try {
  await buildTargets(appTargets)
} catch (error) {
  process.stderr.write(`Build failed: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
