// Campaigns that wait at decisions of given kinds. All are moments of two random campaigns, recorded once per change of
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

/** Together they ask all that specs want: each alone lacks some kind of question, or asks it in a dull position. */
const RECORDED = [
  ['--seed', 'e2e'],
  ['--seed', 'e2e 11'],
  // People play all sides of this game at one computer. With this seed a card that turns a vote can be cancelled.
  ['--seed', 'e2e 6', '--game', 'byzantion', '--options', '{"players":3}'],
  // Six people at one computer.
  ['--seed', 'b', '--game', 'republica', '--options', '{"factions":6}']
] as const

let records: readonly StageRecord[] | null = null

/** Runs once before all specs: records the campaigns if the rules have changed. */
export default async function recordCampaigns(): Promise<void> {
  const files = recordFiles()
  await Promise.all(files.map((file, number) => existsSync(file) || play(file, RECORDED[number] ?? [])))
  for (const other of readdirSync(cache)) {
    // Removes records of other rules.
    if (!files.includes(join(cache, other))) rmSync(join(cache, other), { recursive: true, force: true })
  }
}

/**
 * Campaigns that wait at decisions of these kinds, named after them. They are of the first recorded campaign that asks
 * the kind, or from the second one on if the name ends with `@2`.
 */
export function stagedCampaigns(names: readonly string[]): NewCampaign[] {
  records ??= recordFiles().map((file) => JSON.parse(readFileSync(file, 'utf8')) as StageRecord)
  return names.map((name) => {
    const [kind = name, number = '1'] = name.split('@')
    for (const { campaign, moments } of records?.slice(Number(number) - 1) ?? []) {
      const moment = moments[kind]
      if (moment) return atMoment(campaign, moment, name)
    }
    throw new Error(`no recorded campaign asks: ${name}`)
  })
}

function recordFiles(): string[] {
  const rules = fingerprint(root, SOURCES).slice(0, 16)
  return RECORDED.map((_, number) => join(cache, `${rules}-${number + 1}.json`))
}

/** Writes to a temporary file and renames it when complete, so that no spec ever reads half a record. */
async function play(file: string, wanted: readonly string[]): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const temporary = `${file}.${process.pid}`
  const args = [inRoot('tools/stage.ts'), '--record', temporary, ...wanted]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment({ NODE_COMPILE_CACHE: compileCache }),
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the campaign of the specs was not recorded')
  renameSync(temporary, file)
}
