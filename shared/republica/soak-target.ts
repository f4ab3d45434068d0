import { eraseTypes } from '../engine/any-game.ts'
import { createRandom, randomInt } from '../engine/random.ts'
import { InvariantError, type RandomPlayer, type SoakTarget } from '../engine/soak-target.ts'
import { canonicalJson } from '../engine/stable-hash.ts'
import { republicaPlayers } from './bots/index.ts'
import { eraIds } from './content/ids.ts'
import { coverageParts } from './coverage.ts'
import type { DecisionKind } from './decisions/index.ts'
import { republica } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import type { RepublicState } from './state.ts'
import { startLate } from './testing/late-start.ts'

/** A generous bound: no campaign has as many turns. */
const MOST_TURNS = 100

/** How the campaigns begin: those of the late Republic in its late years, so that all cards and provinces appear. */
const soaked: typeof republica = {
  ...republica,
  players: republicaPlayers,
  setUp(options, random) {
    const state = republica.setUp(options, random)
    return options.republic === 'late' ? startLate(state) : state
  }
}

/** A Republic of random senators falls soon, so computer factions play one campaign in so many. */
const COMPUTERS_EVERY = 4

/** Computers win wars but seldom rebel: chance decides it, so that civil wars are fought. */
const REVOLTS: ReadonlySet<string> = new Set<DecisionKind>(['command', 'rebel', 'join-revolt'])

const computers: RandomPlayer = (match, random) => {
  const { side = '', kind = '' } = match.awaited ?? {}
  if (REVOLTS.has(kind)) return match.sample(random, side)
  return match.botReply(side, 'magister', null, `soak ${match.answers}`).answer
}

/** Any number of factions, all options. */
export function republicaSoakTarget(): SoakTarget {
  const points = Object.values(coverageParts).flat()
  const counts = new Map<string, number>(points.map((point) => [point, 0]))
  return {
    game: eraseTypes(soaked),
    optionsOf,
    playerOf: (number) => (number % COMPUTERS_EVERY === COMPUTERS_EVERY - 1 ? computers : null),
    // The soak plays only this game, so states and events have its types.
    inspect: (state, asked) => flawsOf(state as RepublicState, asked),
    follow: () => (event, state) => {
      const { type } = event
      if (counts.has(type)) counts.set(type, (counts.get(type) ?? 0) + 1)
      if ((state as RepublicState).turn > MOST_TURNS) throw new InvariantError('no game runs for ever')
    },
    coverage: () => ({
      counts: Object.fromEntries(counts),
      missing: points.filter((point) => counts.get(point) === 0)
    })
  }
}

/** The first two campaigns have six factions and three, with the usual options; the others are anything. */
function optionsOf(number: number): Record<string, string> {
  if (number < 2) return { factions: number === 0 ? '6' : '3' }
  const random = createRandom(`options/${number}`)
  const pick = <T>(...values: readonly T[]) => values[randomInt(random, values.length)]
  return {
    factions: String(3 + randomInt(random, 4)),
    republic: pick(...eraIds) ?? 'early',
    comparators: pick('printed', 'classic') ?? 'printed',
    officeForConsulForLife: pick('required', 'not-required') ?? 'required',
    approvalVote: pick('recorded', 'modifies-roll') ?? 'recorded',
    knights: pick('off', 'classic') ?? 'off',
    naturalDeathConcessions: pick('to-faction', 'to-forum') ?? 'to-faction',
    counterBribes: pick('both-ways', 'resist-only') ?? 'both-ways'
  }
}

function flawsOf(state: RepublicState, asked: string | null): string[] {
  const broken = brokenInvariants(state, asked).map(({ invariant, detail }) => `${invariant}: ${detail}`)
  const reread = canonicalJson(republica.readState(state)) === canonicalJson(state)
  return reread ? broken : [...broken, 'a stored state is read as it was written']
}
