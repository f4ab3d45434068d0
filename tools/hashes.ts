// What 20 campaigns of random answers come to, a line each: whatever is made faster must leave it as it is.
// `node tools/bootstrap/run.mjs tools/hashes.ts [games]`
import { boxGame } from '#shared/engine/game-box.ts'
import { createRandom } from '#shared/engine/random.ts'
import { hashText } from '#shared/engine/stable-hash.ts'
import { invasions } from '#shared/invasions/game.ts'

const game = boxGame(invasions)
const games = Number(process.argv[2] ?? 20)

for (let seed = 1; seed <= games; seed++) {
  const random = createRandom(`${seed}/answers`)
  const match = game.begin({}, seed)
  const told: string[] = []
  while (match.awaited) {
    const { side, number } = match.awaited
    const outcome = match.answer(side, number, match.sample(random))
    if (outcome.ok) told.push(hashText(JSON.stringify(outcome.events)))
  }
  process.stdout.write(`${seed} ${match.answers} ${match.hash} ${hashText(told.join())}\n`)
}
