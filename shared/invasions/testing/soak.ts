import { Match } from '../../engine/match.ts'
import { createRandom } from '../../engine/random.ts'
import type { InvasionsEvent } from '../events.ts'
import { invasions } from '../game.ts'
import { isProvince } from '../queries/terrain.ts'
import type { InvasionsState } from '../state.ts'
import { isSeaId } from '../world/queries.ts'

/** What a whole random campaign came to. */
export interface Campaign {
  readonly answers: number
  readonly events: ReadonlyMap<string, number>
  readonly state: Readonly<InvasionsState>
}

const MOST_ANSWERS = 20_000

/** Plays a campaign to its end with random legal answers; throws at the first thing that must not be. */
export function playAtRandom(seed: string): Campaign {
  const match = Match.begin(invasions, { scenario: '350', combat: 'basic' }, seed)
  const random = createRandom(`${seed}-answers`)
  const events = new Map<string, number>()
  const count = (told: readonly { readonly event: { readonly type: string } }[]) => {
    for (const { event } of told) events.set(event.type, (events.get(event.type) ?? 0) + 1)
  }
  count(match.takeEvents())
  for (let decision = match.decision; decision; decision = match.decision) {
    if (match.answers > MOST_ANSWERS) throw new Error(`campaign ${seed} does not end`)
    const outcome = match.answer(decision.side, decision.number, match.sample(random))
    if (!outcome.ok) throw new Error(`${decision.kind} refused its own sample: ${outcome.refusal.reason.key}`)
    count(outcome.events)
    const problem = whatIsWrong(match.state)
    if (problem) throw new Error(`after ${decision.kind} in campaign ${seed}: ${problem}`)
  }
  return { answers: match.answers, events, state: match.state }
}

export type CampaignEvent = InvasionsEvent['type']

/** What holds after every answer. */
export function whatIsWrong(state: Readonly<InvasionsState>): string | null {
  for (const unit of Object.values(state.units)) {
    const known = unit.at === 'reserve' || unit.at === 'removed' || isProvince(unit.at) || isSeaId(unit.at)
    if (!known) return `${unit.id} is nowhere (${unit.at})`
  }
  for (const [id, { treasury, age, status, presence, seat }] of Object.entries(state.nations)) {
    if (treasury < 0 || !Number.isInteger(treasury)) return `${id} has ${treasury} gold`
    if (age < 1 || age > (status === 'barbarian' ? 7 : 12)) return `${id} is ${age} as a ${status}`
    if (presence !== 'in-play' && seat) return `${id} is ${presence} and has a seat`
  }
  for (const leader of Object.values(state.leaders)) {
    if ((leader.presence === 'in-play') !== (leader.at !== null)) return `${leader.id} is lost`
    const nation = state.nations[leader.nation]
    if (leader.presence === 'in-play' && nation.presence !== 'in-play') return `${leader.id} has no nation`
  }
  return null
}
