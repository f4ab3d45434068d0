// `npm run bench [part...] [--json] [--save FILE] [--short]`: measures how fast the parts are, each beside a
// baseline from the same run. Fails if a row misses its goal. docs/performance.md says what each row means.
// `npm run bench -- --ranges FILE...`: prints the ranges of several saved runs as a Markdown table.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Effort } from './bench/effort.ts'
import { benchEngine } from './bench/engine.ts'
import { benchFork } from './bench/fork.ts'
import { benchHost } from './bench/host.ts'
import { benchLibrary } from './bench/library.ts'
import { benchMap } from './bench/map.ts'
import { benchOdds } from './bench/odds.ts'
import { benchConfirm } from './bench/page/confirm.ts'
import { benchIdle } from './bench/page/idle.ts'
import { benchOrders } from './bench/page/orders.ts'
import { benchUpdates } from './bench/page/updates.ts'
import { benchWatching } from './bench/page/watching.ts'
import { benchProjection } from './bench/projection.ts'
import { rangesOf } from './bench/ranges.ts'
import { asTable, type Row } from './bench/row.ts'

const parts: Readonly<Record<string, (effort: Effort) => readonly Row[] | Promise<readonly Row[]>>> = {
  engine: benchEngine,
  fork: benchFork,
  telling: benchProjection,
  host: benchHost,
  library: benchLibrary,
  odds: benchOdds,
  updates: benchUpdates,
  confirm: benchConfirm,
  idle: benchIdle,
  watching: benchWatching,
  map: benchMap,
  orders: benchOrders
}

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    save: { type: 'string' },
    short: { type: 'boolean' },
    ranges: { type: 'boolean' }
  },
  allowPositionals: true
})
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))

if (values.ranges) {
  process.stdout.write(rangesOf(positionals))
} else if (unknown.length > 0) {
  process.stderr.write(`unknown part ${unknown.join(', ')}: use ${Object.keys(parts).join(' | ')}\n`)
  process.exitCode = 2
} else {
  const rows = await measured(positionals, { short: values.short ?? false })
  if (values.save) writeFileSync(values.save, `${JSON.stringify(rows, null, 2)}\n`)
  process.stdout.write(values.json ? `${JSON.stringify(rows, null, 2)}\n` : asTable(rows))
  if (rows.some(({ passes }) => !passes)) process.exitCode = 1
}

async function measured(wanted: readonly string[], effort: Effort): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, bench] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stderr.write(`${name} ...\n`)
    const before = performance.now()
    rows.push(...(await bench(effort)))
    process.stderr.write(`${name}: ${Math.round((performance.now() - before) / 1000)} s\n`)
  }
  return rows
}
