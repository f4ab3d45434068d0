// Plays campaigns with random answers and prints a line for each: `game seed answers hash eventsHash`. A change that
// only makes code faster or rearranges it must leave every line as it is.
// `node tools/bootstrap/run.mjs tools/hashes.ts [game]`
import type { AnyGame } from '#shared/engine/any-game.ts'
import { createRandom } from '#shared/engine/random.ts'
import { hashText } from '#shared/engine/stable-hash.ts'
import { kits } from '../main/games.ts'

interface Campaigns {
  readonly seeds: number
  optionsOf(seed: number): object
}

/** The campaigns to play, by game. */
const campaigns: Readonly<Record<string, Campaigns>> = {
  invasions: { seeds: 20, optionsOf: (seed) => ({ combat: seed <= 10 ? 'basic' : 'advanced' }) },
  tetrarchia: { seeds: 50, optionsOf: () => ({}) }
}

const [only] = process.argv.slice(2)
if (only !== undefined && !kits.has(only)) {
  process.stderr.write(`there is no game '${only}': use ${[...kits.keys()].join(' | ')}\n`)
  process.exit(2)
}
for (const [id, { game, soakTarget }] of kits) {
  if (only !== undefined && only !== id) continue
  const { seeds, optionsOf } = campaigns[id] ?? { seeds: 10, optionsOf: soakTarget().optionsOf }
  for (let seed = 1; seed <= seeds; seed++) process.stdout.write(`${lineOf(game, seed, optionsOf(seed))}\n`)
}

function lineOf(game: AnyGame, seed: number, options: object): string {
  const random = createRandom(`${seed}/answers`)
  const match = game.begin(options, seed)
  const eventHashes: string[] = []
  while (match.awaited) {
    const { side, number, kind } = match.awaited
    const outcome = match.answer(side, number, match.sample(random))
    if (!outcome.ok) throw new Error(`${kind} refused its own sample: ${outcome.refusal.reason.key}`)
    eventHashes.push(hashText(JSON.stringify(outcome.events)))
  }
  return `${game.id} ${seed} ${match.answers} ${match.hash} ${hashText(eventHashes.join())}`
}
