import { eraseTypes } from '../engine/any-game.ts'
import { createRandom, pickOne, randomInt } from '../engine/random.ts'
import { InvariantError, type RandomPlayer, type SoakTarget } from '../engine/soak-target.ts'
import { canonicalJson } from '../engine/stable-hash.ts'
import { tetrarchiaPlayers } from './bots/index.ts'
import { levelCodes, type VariantId, variantIds, withVariant } from './campaign-options.ts'
import type { TetrarchiaEvent } from './events.ts'
import { tetrarchia } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { protectedFrontiers } from './queries/board-queries.ts'
import type { TetrarchiaState } from './state.ts'

/** Outcomes that play should reach sooner or later: events, by kind where one type has several. */
const COVERAGE_POINTS = [
  ...['threat-placed', 'army-appeared', 'fleet-placed', 'turn-began', 'caesar-entrusted', 'entered', 'moved'],
  ...['sailed', 'protected', 'subdued', 'discs-added', 'army-destroyed', 'spread', 'rose', 'advanced'],
  ...['battle/victory', 'battle/tie', 'battle/defeat', 'glory/1', 'glory/-1'],
  ...[
    'point-bought',
    'disc-regained',
    'power-used/diocletian',
    'power-used/constantius',
    'power-used/maximian'
  ],
  ...['point-moved/diocletian', 'point-moved/maximian', 'emperor-left/revolt', 'emperor-left/defeat'],
  ...['link-tested/spread', 'link-tested/uprising', 'link-tested/march', 'echo/true', 'echo/false'],
  ...['struck/protected', 'struck/unrest', 'struck/revolt', 'struck/uprising'],
  ...[
    'held-up/link',
    'held-up/army',
    'held-up/power',
    'ended/roma',
    'ended/unrest',
    'ended/revolt',
    'ended/given-up',
    'hopeless',
    'ended/won'
  ]
] as const

/** Random play never wins, so the adviser plays one campaign in 25. */
const ADVISER_EVERY = 25

/** Computer players bring every game to its end: they win, lose, or end what cannot be won. Few last 40 rounds. */
const MOST_ROUNDS = 100

const adviser: RandomPlayer = (match) => {
  const side = match.awaited?.side ?? ''
  if (match.summary(null).turn > MOST_ROUNDS) throw new InvariantError('no game of the adviser runs for ever')
  return match.botReply(side, tetrarchiaPlayers.adviser, null, 'soak').answer
}

/** Any level, any variants, any number of players. */
export function tetrarchiaSoakTarget(): SoakTarget {
  const counts = new Map<string, number>(COVERAGE_POINTS.map((point) => [point, 0]))
  return {
    game: eraseTypes({ ...tetrarchia, players: tetrarchiaPlayers }),
    optionsOf,
    playerOf: (number) => (number % ADVISER_EVERY === 0 ? adviser : null),
    everyState: true,
    // The soak plays only this game, so states and events have its types.
    inspect: (state) => flawsOf(state as TetrarchiaState),
    follow: () => {
      let safe: readonly string[] = []
      return (event, state) => {
        const point = coveragePointOf(event as TetrarchiaEvent)
        counts.set(point, (counts.get(point) ?? 0) + 1)
        const now: readonly string[] = protectedFrontiers(state as TetrarchiaState)
        if (!safe.every((frontier) => now.includes(frontier)))
          throw new InvariantError('a frontier is protected for good')
        safe = now
      }
    },
    coverage: () => ({
      counts: Object.fromEntries(counts),
      missing: COVERAGE_POINTS.filter((point) => counts.get(point) === 0)
    })
  }
}

function optionsOf(number: number): Record<string, string> {
  const random = createRandom(`options/${number}`)
  return {
    level: pickOne(random, levelCodes(4)),
    players: String(1 + randomInt(random, 4)),
    shared: pickOne(random, ['galerius', 'constantius']),
    variants: variantIds
      .reduce<VariantId[]>((chosen, id) => withVariant(chosen, id, randomInt(random, 2) === 1), [])
      .join(',')
  }
}

function flawsOf(state: TetrarchiaState): string[] {
  const broken = brokenInvariants(state).map(({ invariant, detail }) => `${invariant}: ${detail}`)
  const reread = canonicalJson(tetrarchia.readState(state)) === canonicalJson(state)
  return reread ? broken : [...broken, 'a stored state is read as it was written']
}

function coveragePointOf(event: TetrarchiaEvent): string {
  switch (event.type) {
    case 'battle':
      return `battle/${event.result}`
    case 'glory':
      return `glory/${event.change}`
    case 'power-used':
      return `power-used/${event.emperor}`
    case 'point-moved':
      return `point-moved/${event.to}`
    case 'emperor-left':
      return `emperor-left/${event.why}`
    case 'link-tested':
      return `link-tested/${event.passage}`
    case 'echo':
      return `echo/${event.army}`
    case 'struck':
      return `struck/${event.strike}`
    case 'held-up':
      return `held-up/${event.by}`
    case 'ended':
      return `ended/${event.ending.won ? 'won' : event.ending.why}`
    default:
      return event.type
  }
}
