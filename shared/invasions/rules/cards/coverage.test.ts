import { describe, expect, it } from 'vitest'
import { Match } from '../../../engine/match.ts'
import type { EmittedEvent } from '../../../engine/open-match.ts'
import { createRandom } from '../../../engine/random.ts'
import type { Script } from '../../ask.ts'
import { calamityIds } from '../../content/cards/card-schema.ts'
import { eventCards } from '../../content/cards/decks.ts'
import { plunderMarkers } from '../../content/cards/plunder.ts'
import type { Window } from '../../content/cards/vocabulary.ts'
import { invasions } from '../../game.ts'
import { brokenInvariants } from '../../invariants.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { StepId } from '../../sequence.ts'

/** At most: the test stops as soon as it has seen everything. */
const CAMPAIGNS = 60

/** The steps of the Time and Administration Phases: all but the military one, which is the slowest by far. */
const peaceful: readonly StepId[] = [
  'heresies-age',
  'reinforcements',
  'event-cards',
  'raids',
  'caravans',
  'diplomacy',
  'administration-cards',
  'income',
  'purchases',
  'suppression'
]

/** The windows that these steps open. */
const opened: ReadonlySet<Window> = new Set([
  'at-once',
  'raid-declared',
  'caravans',
  'event-played',
  'any-roll',
  'administration-start',
  'income',
  'purchases',
  'revolt-roll',
  'reinforcements',
  'diplomacy-step'
])

/** A campaign without its wars. */
const peace: typeof invasions = {
  ...invasions,
  runTask: (play, task) => (task.task === 'turn' ? quietTurn(play) : invasions.runTask(play, task))
}

function* quietTurn(play: Pick<InvasionsPlay, 'state' | 'schedule'>): Script {
  const { state } = play
  state.thisTurn = {
    ...state.thisTurn,
    effects: [],
    calamities: {},
    bankrupt: [],
    recoveredAreas: [],
    recruited: {}
  }
  const steps =
    state.turn === 1 ? peaceful.filter((step) => step === 'event-cards' || step === 'raids') : peaceful
  play.schedule(...steps.map((step) => ({ task: 'step', step }) as const), { task: 'end-of-turn' })
}

describe('X.B a soak of the cards', () => {
  it(`X.B over ${CAMPAIGNS} campaigns every card, calamity and marker of the open windows is resolved`, () => {
    const seen = new Set<string>()
    const note = (told: readonly EmittedEvent[]) => {
      for (const { event } of told) {
        const fields: Readonly<Record<string, unknown>> = { ...event }
        for (const name of ['card', 'calamity', 'marker', 'outcome'])
          if (typeof fields[name] === 'string') seen.add(`${event.type}/${fields[name]}`)
        seen.add(event.type)
      }
    }
    const events = eventCards.filter(({ plays }) => plays.some(({ window }) => opened.has(window)))
    const wanted = [
      ...events.map(({ id }) => `card-played/${id}`),
      ...calamityIds.map((id) => `calamity/${id}`),
      ...plunderMarkers.map(({ id }) => `plunder/${id}`),
      ...['failed', 'raid-', 'raid+'].map((outcome) => `raid/${outcome}`),
      'raiders-settled',
      'caravan-plundered',
      'caravan-escaped',
      'event-cancelled',
      'events-reshuffled',
      'no-raid'
    ]
    const missing = () => wanted.filter((key) => !seen.has(key))
    for (let campaign = 0; campaign < CAMPAIGNS && missing().length > 0; campaign++) {
      const match = Match.begin(peace, { scenario: '350', combat: 'basic' }, `cards/${campaign}`)
      const random = createRandom(`answers/${campaign}`)
      note(match.takeEvents())
      while (match.awaited) {
        const { side, number, kind } = match.awaited
        const outcome = match.answer(side, number, match.sample(random))
        if (!outcome.ok) throw new Error(`${kind} refused its own sample: ${outcome.refusal.reason.key}`)
        note(outcome.events)
      }
      // Turns without arrivals and battles do not part the halves of the Empire.
      const broken = brokenInvariants(match.state).filter(
        ({ invariant }) => invariant !== 'no enemies side by side'
      )
      expect(broken).toEqual([])
    }
    expect(missing()).toEqual([])
  }, 240_000)
})
