import { eraseTypes } from '../engine/any-game.ts'
import { createRandom, randomInt } from '../engine/random.ts'
import { InvariantError, type RandomPlayer, type SoakTarget } from '../engine/soak-target.ts'
import { canonicalJson } from '../engine/stable-hash.ts'
import { byzantionPlayers } from './bots/index.ts'
import { lengthIds } from './campaign-options.ts'
import type { ByzantionEvent } from './events.ts'
import { byzantion } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import type { ByzantionState } from './state.ts'

/** Outcomes that play should reach sooner or later: events, by kind where one type has several. */
const COVERAGE_POINTS = [
  ...['voted', 'option-chosen', 'tie-broken', 'action-cancelled', 'passed', 'took-discard', 'activated'],
  ...['played/price', 'played/instead', 'sold', 'bought', 'market-renewed', 'bandons-formed', 'lost'],
  ...['intrigue-cancelled', 'vote-flipped', 'votes-shifted', 'card-removed', 'card-flipped', 'goods-split'],
  ...['card-taken', 'units-moved', 'units-placed', 'units-removed', 'event-completed', 'event-cancelled'],
  ...['penalised', 'penalty-avoided', 'challenge-ranked', 'mission-due', 'mission-scored', 'ended'],
  ...['discarded/income', 'discarded/forced', 'discarded/limit', 'solo-revealed', 'reserved', 'event-paid'],
  ...['sealed', 'solo-succeeded', 'solo-failed', 'solo-ended']
] as const

/** Random play seldom completes an event, so the adviser plays one campaign in ten. */
const ADVISER_EVERY = 10

/** A generous bound: no campaign has as many rounds. */
const MOST_ROUNDS = 10

const adviser: RandomPlayer = (match) => {
  const side = match.awaited?.side ?? ''
  if (match.summary(null).turn > MOST_ROUNDS) throw new InvariantError('no game runs for ever')
  return match.botReply(side, byzantionPlayers.adviser, null, `soak ${match.answers}`).answer
}

/** Any number of players, both lengths. */
export function byzantionSoakTarget(): SoakTarget {
  const counts = new Map<string, number>(COVERAGE_POINTS.map((point) => [point, 0]))
  return {
    game: eraseTypes({ ...byzantion, players: byzantionPlayers }),
    optionsOf,
    playerOf: (number) => (number % ADVISER_EVERY === 0 ? adviser : null),
    // The soak plays only this game, so states and events have its types.
    inspect: (state) => flawsOf(state as ByzantionState),
    follow: () => (event) => {
      const point = coveragePointOf(event as ByzantionEvent)
      if (counts.has(point)) counts.set(point, (counts.get(point) ?? 0) + 1)
    },
    coverage: () => ({
      counts: Object.fromEntries(counts),
      missing: COVERAGE_POINTS.filter((point) => counts.get(point) === 0)
    })
  }
}

/** The first two campaigns are a game of four and one alone; the others are anything. */
function optionsOf(number: number): Record<string, string> {
  if (number < 2) return { players: number === 0 ? '4' : '1', length: 'standard' }
  const random = createRandom(`options/${number}`)
  return {
    players: String(1 + randomInt(random, 4)),
    length: lengthIds[randomInt(random, lengthIds.length)] ?? 'standard'
  }
}

function flawsOf(state: ByzantionState): string[] {
  const broken = brokenInvariants(state).map(({ invariant, detail }) => `${invariant}: ${detail}`)
  const reread = canonicalJson(byzantion.readState(state)) === canonicalJson(state)
  return reread ? broken : [...broken, 'a stored state is read as it was written']
}

function coveragePointOf(event: ByzantionEvent): string {
  switch (event.type) {
    case 'played':
      return `played/${event.pay ? 'instead' : 'price'}`
    case 'discarded':
      return `discarded/${event.reason}`
    default:
      return event.type
  }
}
