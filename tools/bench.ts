// `npm run bench`: how fast the parts are, each beside something to compare it with. One JSON document.
import { benchCommand } from './bench/command.ts'
import { benchEngine } from './bench/engine.ts'
import { benchHost } from './bench/host.ts'
import { benchMap } from './bench/map.ts'
import { benchOdds } from './bench/odds.ts'

const parts: Readonly<Record<string, () => unknown>> = {
  engine: benchEngine,
  host: benchHost,
  odds: benchOdds,
  map: benchMap,
  command: benchCommand
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))

if (unknown.length > 0) {
  process.stderr.write(`unknown part ${unknown.join(', ')}: use ${Object.keys(parts).join(' | ')}\n`)
  process.exitCode = 2
} else {
  const results: Record<string, unknown> = {}
  for (const [name, bench] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stderr.write(`${name} ...\n`)
    results[name] = await bench()
  }
  process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
}
