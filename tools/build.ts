// `npm run build`: the page and the Electron shell into dist/, whether stale or not.
import { buildTargets, electronTargets } from './build/targets.ts'

try {
  await buildTargets(electronTargets)
} catch (error) {
  process.stderr.write(`Build failed: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
