import { copyJson } from '#shared/engine/json.ts'
import { Match } from '#shared/engine/match.ts'
import { invasions } from '#shared/invasions/game.ts'
import { boardgameIoMoves } from './boardgame-io.ts'
import { amount, type Effort } from './effort.ts'
import { cost, round } from './figures.ts'
import { flagGame } from './flag-game.ts'
import { answersAtRandom, answersWanted, playOn } from './random-play.ts'
import { type Row, timesFaster } from './row.ts'

/**
 * Compares our engine with boardgame.io, in processor time of this thread. A round plays one campaign of ours. Then
 * both engines flip as many flags, from a fresh start on the final position. Other load on the machine slows all three
 * alike.
 */
export function benchEngine(effort: Effort): Row[] {
  const rounds = amount(effort, 6, 1)
  const warmUp = amount(effort, 4, 1)
  for (let round = 0; round < warmUp; round++) playRound(`bench/warm-up/${round}`, effort)
  const spent = { decisions: 0, rules: 0, flags: 0, theirs: 0, bytes: 0 }
  for (let round = 0; round < rounds; round++) {
    const played = playRound(`bench/${round}`, effort)
    for (const key of ['decisions', 'rules', 'flags', 'theirs', 'bytes'] as const) spent[key] += played[key]
  }
  const each = (milliseconds: number) => (milliseconds / spent.decisions) * 1000
  const perSecond = (milliseconds: number) => Math.round((spent.decisions / milliseconds) * 1000)
  const also = {
    'decisions/s': perSecond(spent.rules),
    'flags/s': perSecond(spent.flags),
    'boardgame.io moves/s': perSecond(spent.theirs),
    'state kB': round(spent.bytes / rounds / 1000)
  }
  const theirs = each(spent.theirs)
  return [
    timesFaster(
      { what: 'engine, same work as boardgame.io', unit: 'us', ours: each(spent.flags), theirs, also },
      25
    ),
    timesFaster(
      { what: "engine, full rules against boardgame.io's flag", unit: 'us', ours: each(spent.rules), theirs },
      3
    )
  ]
}

type Spent = Readonly<Record<'decisions' | 'rules' | 'flags' | 'theirs' | 'bytes', number>>

function playRound(seed: string, effort: Effort): Spent {
  const begin = () => Match.begin(invasions, invasions.readOptions({}), seed)
  const match = begin()
  const answers = answersAtRandom(begin(), seed, answersWanted(effort))
  const rules = cost(() => playOn(match, answers))
  const { state } = match
  const beginFlags = () => Match.begin(flagGame(state), {}, seed)
  const flagged = beginFlags()
  const touches = answersAtRandom(beginFlags(), seed, answers.length)
  const flags = cost(() => playOn(flagged, touches))
  const theirs = boardgameIoMoves(copyJson(state), Object.keys(state.units), answers.length)
  return { decisions: answers.length, rules, flags, theirs, bytes: JSON.stringify(state).length }
}
