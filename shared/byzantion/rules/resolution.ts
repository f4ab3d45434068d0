import { ask, choice, type HeaderOf, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { WindowId } from '../content/effects.ts'
import { type EventId, event as eventRecord } from '../content/events/index.ts'
import type { Goods, Stuff, StuffId, UnitId } from '../content/ids.ts'
import type { EventTask } from '../content/records.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { heroesOn } from '../queries/abilities.ts'
import { entriesOf, has, isEmpty, resourcesIn, shared, times, without } from '../queries/amounts.ts'
import { contributedIn } from '../queries/contributions.ts'
import { eventOf, taskOfRound } from '../queries/events.ts'
import { initiativeOrder, keimelionOf, tieBreaker } from '../queries/seats.ts'
import { supplyOf } from '../queries/units.ts'
import { message, reference } from '../words/message.ts'
import { addDoxa, give, heroesGive, pay, seat } from './changes.ts'
import { contribute } from './contribute.ts'
import { runHeroes } from './effects.ts'
import { openMoment, withAnyTime } from './intrigue.ts'
import { changeUnits } from './intrigue-effects.ts'

/** R: contributions, then the event is completed or cancelled. */
export function* resolve(play: ByzantionPlay): Script {
  const { state, schedule } = play
  state.phase = 'resolution'
  yield* contribute(play)
  const event = eventOf(state)
  const task = taskOfRound(state)
  const { resolution } = state
  if (!event || !task || !resolution) throw new Error('there is no event to resolve')
  resolution.isCompleted = has(contributedIn(state), task.requires)
  const slot = state.events[state.round - 1]
  if (slot) slot.outcome = resolution.isCompleted ? 'completed' : 'cancelled'
  if (resolution.isCompleted) yield* complete(play, event, task)
  else yield* cancel(play, event)
  const isChallenge = resolution.isCompleted && eventRecord(event).kind === 'challenge'
  schedule(...(isChallenge ? [{ task: 'challenge' } as const] : []), { task: 'round-end' })
}

/** R.2, R.3: the victor is rewarded, and the units are placed. */
function* complete(play: ByzantionPlay, event: EventId, task: EventTask): Script {
  const { state, emit } = play
  const victor = yield* nameSide(play, 'most')
  emit({ type: 'event-completed', event, victor })
  const outcome = { named: victor, isAvoided: false, sharers: [] }
  yield* openOutcome(play, true, outcome)
  reward(play, victor, event, outcome.sharers)
  yield* runHeroes(play, victor, heroesOn(seat(state, victor), 'victor'), null)
  placeUnits(play, event, task)
  for (const side of initiativeOrder(state)) heroesGive(play, side, 'event-completed')
}

/** R.2: who gave least, nothing included, suffers the penalty of a cancelled event. */
function* cancel(play: ByzantionPlay, event: EventId): Script {
  const { state, emit } = play
  const defeated = yield* nameSide(play, 'least')
  emit({ type: 'event-cancelled', event, defeated })
  const outcome = { named: defeated, isAvoided: false, sharers: [] }
  yield* openOutcome(play, false, outcome)
  const { named, isAvoided } = outcome
  if (state.resolution) state.resolution.named = named
  // E.2: the robes spare who gave least.
  const isSpared = named === defeated && keimelionOf(state, named) === 'robes'
  if (isAvoided || isSpared) {
    emit({ type: 'penalty-avoided', side: named })
    return
  }
  penalise(play, named, eventRecord(event).penalty)
  heroesGive(play, named, 'defeated')
}

/** R.2: who gave most, or least. The sceptre breaks ties, or else the ring. */
function* nameSide(play: ByzantionPlay, what: 'most' | 'least'): Script<SideId> {
  const { resolution } = play.state
  const contributions = resolution?.contributions ?? []
  const sizes = contributions.map(({ size }) => size)
  const wanted = what === 'most' ? Math.max(...sizes) : Math.min(...sizes)
  const among = contributions.filter(({ size }) => size === wanted).map(({ side }) => side)
  const named = yield* breakTieAmong(play, what, among)
  if (resolution) resolution.named = named
  return named
}

/** E.2 */
export function* breakTieAmong(
  { state, emit }: ByzantionPlay,
  what: 'most' | 'least' | 'challenge',
  among: readonly SideId[]
): Script<SideId> {
  const [only, ...others] = among
  if (!only) throw new Error('nobody is tied')
  if (others.length === 0) return only
  const side = tieBreaker(state)
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'break-tie',
        rule: 'E.2',
        prompt: message(`prompt.break-tie-${what}`),
        about: { for: what, among }
      },
      among.map((id) => ({
        key: id,
        label: message('option.side', { side: reference('side', id) }),
        value: id
      }))
    )
  )
  emit({ type: 'tie-broken', side, for: what })
  return chosen
}

/** I.1: intrigue after V or D is named: of the one who is named, and of the others. */
function openOutcome(
  play: ByzantionPlay,
  isCompleted: boolean,
  outcome: { named: SideId; isAvoided: boolean; sharers: SideId[] }
): Script {
  const { state } = play
  const windowsFor = (side: SideId): readonly WindowId[] => {
    if (side === outcome.named) return withAnyTime(isCompleted ? 'victor' : 'defeated')
    return withAnyTime(...(isCompleted ? (['other-victor'] as const) : []))
  }
  return openMoment(
    play,
    {
      sides: initiativeOrder(state),
      windowsFor,
      header: (side, cards, windows): HeaderOf<'react-outcome'> => ({
        side,
        kind: 'react-outcome',
        rule: 'I.1',
        prompt: message(isCompleted ? 'prompt.react-victor' : 'prompt.react-defeated', {
          side: reference('side', outcome.named)
        }),
        about: { windows, cards, named: outcome.named, isCompleted }
      })
    },
    { outcome }
  )
}

/** R.2, E.2: twice as much with the robes; whoever usurps the triumph takes half, rounded up. */
function reward(
  { state, emit }: ByzantionPlay,
  victor: SideId,
  event: EventId,
  sharers: readonly SideId[]
): void {
  const factor = keimelionOf(state, victor) === 'robes' ? figures.keimelion.robes : 1
  let left: Stuff = times(eventRecord(event).reward, factor)
  for (const side of sharers) {
    const half: Partial<Record<StuffId, number>> = {}
    const rest: Partial<Record<StuffId, number>> = {}
    for (const [id, amount] of entriesOf(left)) {
      half[id] = Math.ceil(amount / 2)
      rest[id] = amount - Math.ceil(amount / 2)
    }
    give(state, side, half, 'events')
    emit({ type: 'rewarded', side, stuff: half })
    left = rest
  }
  if (isEmpty(left)) return
  give(state, victor, left, 'events')
  emit({ type: 'rewarded', side: victor, stuff: left })
}

/** R.2: what cannot be paid costs Doxa: one for a resource, one for two Nomismata, rounded down. */
export function penalise({ state, emit }: ByzantionPlay, side: SideId, penalty: Goods): void {
  const paid = shared(seat(state, side).goods, penalty)
  pay(state, side, paid)
  const owed = without(penalty, paid)
  const lost = resourcesIn(owed) + Math.floor((owed.nomismata ?? 0) / figures.contribution.nomismata)
  const doxa = lost > 0 ? -addDoxa(state, side, -lost, 'penalties') : 0
  emit({ type: 'penalised', side, paid, doxa })
}

/** R.3: the printed units in the printed area, as far as the box has them. */
function placeUnits({ state, emit }: ByzantionPlay, event: EventId, task: EventTask): void {
  const { area } = eventRecord(event)
  const placed: Partial<Record<UnitId, number>> = {}
  for (const [unit, wanted] of Object.entries(task.units) as [UnitId, number][]) {
    const count = Math.min(wanted, supplyOf(state, unit))
    if (count === 0) continue
    changeUnits(state, { unit, area }, count)
    placed[unit] = count
  }
  emit({ type: 'event-units', area, units: placed })
}
