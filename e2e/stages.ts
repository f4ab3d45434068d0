// Campaigns that wait at decisions of given kinds. All are moments of one random campaign, recorded once per change of
// the rules.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { NewCampaign } from '../main/store/campaign-store.ts'
import { fingerprint } from '../tools/build/fingerprint.ts'
import { compileCache } from '../tools/check/compile-cache.ts'
import { inRoot, root } from '../tools/root.ts'
import { atMoment, type StageRecord } from '../tools/staging/moment.ts'
import { environment } from './process.ts'

const cache = inRoot('dist/stages')
/** When one of these changes, the campaign is recorded again. */
const SOURCES = ['shared', 'main/host/recorder.ts', 'tools/stage.ts', 'tools/staging', 'package-lock.json']

let record: StageRecord | null = null

/** Runs once before all specs: records the campaign if the rules have changed. */
export default async function recordCampaign(): Promise<void> {
  const file = recordFile()
  if (existsSync(file)) return
  await play(file)
  for (const other of readdirSync(cache)) {
    // Removes records of other rules.
    if (join(cache, other) !== file) rmSync(join(cache, other), { recursive: true, force: true })
  }
}

/** Campaigns that wait at decisions of these kinds, named after them. */
export function stagedCampaigns(kinds: readonly string[]): NewCampaign[] {
  record ??= JSON.parse(readFileSync(recordFile(), 'utf8')) as StageRecord
  const { campaign, moments } = record
  return kinds.map((kind) => {
    const moment = moments[kind]
    if (!moment) throw new Error(`the recorded campaign never asks: ${kind}`)
    return atMoment(campaign, moment, kind)
  })
}

function recordFile(): string {
  return join(cache, `${fingerprint(root, SOURCES).slice(0, 16)}.json`)
}

/** Writes to a temporary file and renames it when complete, so that no spec ever reads half a record. */
async function play(file: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const temporary = `${file}.${process.pid}`
  const args = [inRoot('tools/stage.ts'), '--record', temporary, '--seed', 'e2e 7']
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment({ NODE_COMPILE_CACHE: compileCache }),
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the campaign of the specs was not recorded')
  renameSync(temporary, file)
}
