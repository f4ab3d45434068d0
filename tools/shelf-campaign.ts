// Plays a campaign of four Legates and writes who held the map at the start of each turn, for the picture of the shelf:
// `node tools/bootstrap/run.mjs tools/shelf-campaign.ts [seed]`. The picture shows what can happen, so nobody needs to
// make it again when rules or computer players change.
import { writeFileSync } from 'node:fs'
import { sideIds } from '#shared/invasions/content/ids.ts'
import { factsSchema } from '#shared/invasions/facts-schema.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { invasionsKit } from '#shared/invasions/kit.ts'
import { playCampaign } from '../main/tournament/play-campaign.ts'
import { inRoot } from './root.ts'

type Turn = Invasions['Facts']

const seed = process.argv[2] ?? 'shelf'
const { game } = invasionsKit
const match = game.begin(game.readOptions({}), seed)
const turns: Turn[] = []
const record = () => {
  const { turn, facts } = match.summary(null)
  if (turn > turns.length) turns.push(factsSchema.parse(facts))
}
record()
playCampaign(game, match, Object.fromEntries(sideIds.map((side) => [side, 'legate'])), seed, record)
turns.push({ ...factsSchema.parse(match.summary(null).facts), year: 650 })
const lines = turns.map(({ year, holders }) => `  ${JSON.stringify({ year, holders })}`).join(',\n')
writeFileSync(inRoot('renderer/invasions/library/recorded-campaign.json'), `[\n${lines}\n]\n`)
